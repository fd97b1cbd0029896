<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>text</name>
    <message>
        <source>NIL</source>
        <translation>НУЛЕВАЯ</translation>
    </message>
    <message>
        <source>BLIND</source>
        <translation>ТЁМНАЯ</translation>
    </message>
    <message>
        <source>POSH</source>
        <translation>ШИКАРНАЯ</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>пас</translation>
    </message>
    <message>
        <source>nil</source>
        <translation>нулевая
gen: нулевой
dat: нулевой
acc: нулевую
ins: нулевой
pre: нулевой</translation>
    </message>
    <message>
        <source>blind</source>
        <translation>тёмная
gen: тёмной
dat: тёмной
acc: тёмную
ins: тёмной
pre: тёмной</translation>
    </message>
    <message>
        <source>posh</source>
        <translation>шикарная
gen: шикарной
dat: шикарной
acc: шикарную
ins: шикарной
pre: шикарной</translation>
    </message>
    <message>
        <source>N</source>
        <translation>Н</translation>
    </message>
    <message>
        <source>B</source>
        <translation>Т</translation>
    </message>
    <message>
        <source>P</source>
        <translation>Ш</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>Ваша заявка</translation>
    </message>
    <message>
        <source>Your bid is the last</source>
        <translation>Ваша заявка последняя</translation>
    </message>
    <message>
        <source>You can only pass</source>
        <translation>Остаётся только пас</translation>
    </message>
    <message>
        <source>{who} has bid {bid}.</source>
        <translation>{who} объявляет {bid:acc}.</translation>
    </message>
    <message>
        <source>{side} may hold one bid between you.</source>
        <translation>У {side:gen} одна заявка на двоих.</translation>
    </message>
    <message>
        <source>{who} has bid {bid}, and {side} may hold one bid between you.</source>
        <translation>{who}: {bid}, а у {side:gen} одна заявка на двоих.</translation>
    </message>
    <message>
        <source>Bid blind, or look first?</source>
        <translation>Объявить тёмную или открыть карты?</translation>
    </message>
    <message>
        <source>Nobody has seen a card yet. Trump and adder are known.</source>
        <translation>Карт ещё никто не видел. Козырь и сумматор известны.</translation>
    </message>
    <message>
        <source>Blind round</source>
        <translation>Тёмные заявки</translation>
    </message>
    <message>
        <source>Contract round</source>
        <translation>Круг заявок</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Пас</translation>
    </message>
    <message>
        <source>Look first</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Nil</source>
        <translation>Нулевая</translation>
    </message>
    <message>
        <source>Blind</source>
        <translation>Тёмная</translation>
    </message>
    <message>
        <source>Posh</source>
        <translation>Шикарная</translation>
    </message>
    <message>
        <source>Play for the plain points.</source>
        <translation>Играете просто на очки.</translation>
    </message>
    <message>
        <source>{who}’s bid stands for both of you.</source>
        <translation>Заявка на двоих уже есть: {who}.</translation>
    </message>
    <message>
        <source>See your cards, then go on.</source>
        <translation>Посмотреть карты и играть дальше.</translation>
    </message>
    <message>
        <source>You take no trick at all. {partner} plays on.</source>
        <translation>Вы не берёте взяток. {partner} играет как обычно.</translation>
    </message>
    <message>
        <source>Neither you nor {partner} takes a trick.</source>
        <translation>Ни вы, ни {partner} не берёте взяток.</translation>
    </message>
    <message>
        <source>You and {partner} take more points than they do.</source>
        <translation>Вы и {partner} набираете больше очков, чем соперники.</translation>
    </message>
    <message>
        <source>You and {partner} take a book: a trick of four adders.|You and {partner} take {count} books: tricks of four adders.</source>
        <translation>Вы и {partner} берёте книгу: взятку из четырёх сумматоров.|Вы и {partner} берёте {count:acc} книги: взятки из четырёх сумматоров.|Вы и {partner} берёте {count:acc} книг: взятки из четырёх сумматоров.</translation>
    </message>
    <message>
        <source>You and {partner} take a trick with an adder.|You and {partner} take {count} tricks with an adder.</source>
        <translation>Вы и {partner} берёте взятку с сумматором.|Вы и {partner} берёте {count:acc} взятки с сумматором.|Вы и {partner} берёте {count:acc} взяток с сумматором.</translation>
    </message>
    <message>
        <source>Points as they fall</source>
        <translation>Очки как есть</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Сыграна</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Не сыграна</translation>
    </message>
    <message>
        <source>× {n}</source>
        <translation>× {n}</translation>
    </message>
    <message>
        <source>points {value}</source>
        <translation>очки {value}</translation>
    </message>
    <message>
        <source>at most {value}</source>
        <translation>не выше {value}</translation>
    </message>
    <message>
        <source>{file}: line {line}: {what}.</source>
        <translation>{file}: строка&#xa0;{line}: {what}.</translation>
    </message>
    <message>
        <source>{file} cannot be opened and is left as it is; in line {line}, {what}.</source>
        <translation>{file} не открыть, файл остаётся как есть; строка&#xa0;{line}: {what}.</translation>
    </message>
    <message>
        <source>{file}: line {line}: it was cut while it was written; the lines before it are sound, and the game goes on from them.</source>
        <translation>{file}: строка&#xa0;{line} оборвана при записи; строки до неё целы, и игра продолжается с них.</translation>
    </message>
    <message>
        <source>this is no match record; the game’s own records end in .maverick</source>
        <translation>это не запись игры; имена записей оканчиваются на .maverick</translation>
    </message>
    <message>
        <source>the record has format {detail}, which needs a newer Maverick Desktop</source>
        <translation>запись в формате&#xa0;{detail}, для неё нужен более новый Maverick Desktop</translation>
    </message>
    <message>
        <source>the file is larger than 4 MB, and no match record is</source>
        <translation>файл больше 4&#xa0;МБ, а записи игры такими не бывают</translation>
    </message>
    <message>
        <source>the file is empty and holds no match</source>
        <translation>файл пуст, игры в нём нет</translation>
    </message>
    <message>
        <source>it was cut while it was written, before the match began</source>
        <translation>обрыв при записи, ещё до начала игры</translation>
    </message>
    <message>
        <source>this is no line of a match record</source>
        <translation>это не строка записи игры</translation>
    </message>
    <message>
        <source>this is not how a match record is written, so another program changed it</source>
        <translation>запись игры так не пишется, её изменила другая программа</translation>
    </message>
    <message>
        <source>the field “{detail}” is missing, unknown or of the wrong kind</source>
        <translation>поля «{detail}» нет, оно неизвестно или не того вида</translation>
    </message>
    <message>
        <source>the field “{detail}” holds what it cannot hold</source>
        <translation>в поле «{detail}» значение, которому там не место</translation>
    </message>
    <message>
        <source>the rules lack an option or contradict themselves: {detail}</source>
        <translation>в правилах не хватает пункта или есть противоречие: {detail}</translation>
    </message>
    <message>
        <source>the line was changed after it was written, or one before it was</source>
        <translation>эту строку или одну из прежних изменили после записи</translation>
    </message>
    <message>
        <source>the line has the wrong number; {detail} is due</source>
        <translation>у строки не тот номер; должен быть {detail}</translation>
    </message>
    <message>
        <source>this is a score kept by hand, which the score pad opens</source>
        <translation>это счёт, записанный вручную, его открывает блокнот счёта</translation>
    </message>
    <message>
        <source>it goes back to fact {detail}, which cannot be gone back to</source>
        <translation>возврат к событию&#xa0;{detail}, к которому вернуться нельзя</translation>
    </message>
    <message>
        <source>the passed cards have to move before this</source>
        <translation>до этого должны перейти переданные карты</translation>
    </message>
    <message>
        <source>the trick has to be counted before this</source>
        <translation>до этого должна быть подсчитана взятка</translation>
    </message>
    <message>
        <source>the hand has to be scored before this</source>
        <translation>до этого должна быть подсчитана сдача</translation>
    </message>
    <message>
        <source>the match was over before this</source>
        <translation>игра кончилась ещё до этого</translation>
    </message>
    <message>
        <source>the passed cards move before all have chosen</source>
        <translation>карты переходят раньше, чем выбрали все</translation>
    </message>
    <message>
        <source>the trick is counted before it is complete</source>
        <translation>взятка подсчитана раньше, чем собрана</translation>
    </message>
    <message>
        <source>the hand is scored before it is over</source>
        <translation>сдача подсчитана раньше, чем сыграна</translation>
    </message>
    <message>
        <source>the match ends before anybody has won it</source>
        <translation>игра кончается раньше, чем её кто-то выиграл</translation>
    </message>
    <message>
        <source>the trick’s winner or points are wrong</source>
        <translation>неверно, кто взял взятку или сколько она стоит</translation>
    </message>
    <message>
        <source>the hand’s score is wrong</source>
        <translation>счёт сдачи неверен</translation>
    </message>
    <message>
        <source>the match’s result is wrong</source>
        <translation>итог игры неверен</translation>
    </message>
    <message>
        <source>it is wrong about whether the card was a revoke</source>
        <translation>неверно указано, был ли это ренонс</translation>
    </message>
    <message>
        <source>the bid belongs to another round</source>
        <translation>заявка из другого круга</translation>
    </message>
    <message>
        <source>the cards chosen are wrong</source>
        <translation>выбраны не те карты</translation>
    </message>
    <message>
        <source>the trick’s points are wrong</source>
        <translation>очки взятки неверны</translation>
    </message>
    <message>
        <source>another seat has to deal this hand</source>
        <translation>эту сдачу должен сдавать другой игрок</translation>
    </message>
    <message>
        <source>these are not the cards that the deal number names</source>
        <translation>карты не те, что задаёт номер расклада</translation>
    </message>
    <message>
        <source>the turned cards are equal, which is dealt again</source>
        <translation>открытые карты равны, а тогда пересдают</translation>
    </message>
    <message>
        <source>the hand has the wrong number</source>
        <translation>у сдачи не тот номер</translation>
    </message>
    <message>
        <source>the trump or the adder suit is wrong</source>
        <translation>козырь или сумматор неверен</translation>
    </message>
    <message>
        <source>it comes too late</source>
        <translation>это уже поздно</translation>
    </message>
    <message>
        <source>this may not happen at this point of a hand</source>
        <translation>в этот момент сдачи так нельзя</translation>
    </message>
    <message>
        <source>another player’s turn it was</source>
        <translation>очередь была другого игрока</translation>
    </message>
    <message>
        <source>the player does not hold this card</source>
        <translation>у игрока нет этой карты</translation>
    </message>
    <message>
        <source>the player has to follow suit and could</source>
        <translation>игрок обязан был ходить в масть и мог</translation>
    </message>
    <message>
        <source>the player has to trump and could</source>
        <translation>игрок обязан был бить козырем и мог</translation>
    </message>
    <message>
        <source>the player has to overtrump and could</source>
        <translation>игрок обязан был перебить козырь и мог</translation>
    </message>
    <message>
        <source>too many or too few cards are passed</source>
        <translation>передано больше или меньше карт, чем нужно</translation>
    </message>
    <message>
        <source>the player has chosen already</source>
        <translation>игрок уже выбрал</translation>
    </message>
    <message>
        <source>the rules do not allow this bid</source>
        <translation>правила не разрешают этой заявки</translation>
    </message>
    <message>
        <source>the side holds a bid already</source>
        <translation>у стороны уже есть заявка</translation>
    </message>
    <message>
        <source>it goes back where it cannot</source>
        <translation>возврат туда, куда вернуться нельзя</translation>
    </message>
    <message>
        <source>the line does not fit the rules</source>
        <translation>строка не согласуется с правилами</translation>
    </message>
    <message>
        <source>a field is missing, unknown or of the wrong kind</source>
        <translation>поля нет, оно неизвестно или не того вида</translation>
    </message>
    <message>
        <source>“{text}” names no deal; a deal code has 24 letters and digits, in six groups.</source>
        <translation>«{text}»&#xa0;— не код расклада: в нём 24&#xa0;буквы и цифры, шесть групп.</translation>
    </message>
    <message>
        <source>“{text}” is no deal code; codes hold digits and letters without U alone.</source>
        <translation>«{text}»&#xa0;— не код расклада: в нём только цифры и латинские буквы, кроме&#xa0;U.</translation>
    </message>
    <message>
        <source>“{text}” has a mistyped letter or digit; compare it with the code you were given.</source>
        <translation>В «{text}» опечатка; сверьте с кодом, который вам дали.</translation>
    </message>
    <message>
        <source>“{text}” is no deal number; those go from 1 to 999,999,999,999.</source>
        <translation>«{text}»&#xa0;— не номер расклада: номера идут от 1 до 999&#xa0;999&#xa0;999&#xa0;999.</translation>
    </message>
    <message>
        <source>There is no file {file}; look at its name and its folder.</source>
        <translation>Файла {file} нет; проверьте имя и папку.</translation>
    </message>
    <message>
        <source>You may not use {file}; change its permissions or choose another place.</source>
        <translation>Нет доступа к файлу {file}; измените права или выберите другое место.</translation>
    </message>
    <message>
        <source>{file} is a folder; name a file.</source>
        <translation>{file}&#xa0;— папка; укажите файл.</translation>
    </message>
    <message>
        <source>{file} lies under a file, not a folder; choose another place.</source>
        <translation>На пути к {file} не папка, а файл; выберите другое место.</translation>
    </message>
    <message>
        <source>{file} is there already and is left as it is; choose another name or place.</source>
        <translation>Файл {file} уже есть и не тронут; выберите другое имя или место.</translation>
    </message>
    <message>
        <source>The disk is full and {file} could not be written; free some space and try again.</source>
        <translation>Диск полон, файл {file} не записан; освободите место и повторите.</translation>
    </message>
    <message>
        <source>{file} lies on a disk that takes no changes; choose another place.</source>
        <translation>Файл {file} на диске только для чтения; выберите другое место.</translation>
    </message>
    <message>
        <source>The disk failed at {file}; try again, and check the disk if it happens again.</source>
        <translation>Сбой диска на файле {file}; повторите, а если не поможет&#xa0;— проверьте диск.</translation>
    </message>
    <message>
        <source>The name {file} is too long; choose a shorter.</source>
        <translation>Имя {file} слишком длинное; выберите покороче.</translation>
    </message>
    <message>
        <source>{file} could not be used (the system says: {system}); try another place.</source>
        <translation>С файлом {file} ничего не вышло (система сообщает: {system}); попробуйте другое место.</translation>
    </message>
    <message>
        <source>Deal and passing</source>
        <translation>Сдача и передача</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Розыгрыш</translation>
    </message>
    <message>
        <source>Bids</source>
        <translation>Заявки</translation>
    </message>
    <message>
        <source>Trick points</source>
        <translation>Очки за взятку</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Классика</translation>
    </message>
    <message>
        <source>The English text. To 100, no bids</source>
        <translation>Английская игра до&#xa0;100, без заявок</translation>
    </message>
    <message>
        <source>The English rules: whoever cannot follow has to trump, there are no bids, and the match goes to 100 points.</source>
        <translation>Английские правила: кто без масти, бьёт козырем; заявок нет; игра до 100&#xa0;очков.</translation>
    </message>
    <message>
        <source>Individualist</source>
        <translation>Индивидуалист</translation>
    </message>
    <message>
        <source>The Russian text. To 50, all bids</source>
        <translation>Русская игра до&#xa0;50, все заявки</translation>
    </message>
    <message>
        <source>The Russian rules: free discards, revokes that cost 4 points, three bids, and a match to 50 points.</source>
        <translation>Русские правила: свободный сброс, ренонс за 4&#xa0;очка, три заявки, игра до 50&#xa0;очков.</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Турнир</translation>
    </message>
    <message>
        <source>Individualist, loopholes closed</source>
        <translation>Индивидуалист без лазеек</translation>
    </message>
    <message>
        <source>The Russian rules with their loopholes closed: a failed bid never pays, and a revoke spoils one.</source>
        <translation>Русские правила без лазеек: несыгранная заявка не бывает выгодной, а ренонс губит заявку.</translation>
    </message>
    <message>
        <source>{base} with {n} change|{base} with {n} changes</source>
        <translation>{base}, {n}&#xa0;изменение|{base}, {n}&#xa0;изменения|{base}, {n}&#xa0;изменений</translation>
    </message>
    <message>
        <source>{base}, {n} change|{base}, {n} changes</source>
        <translation>{base}, {n}&#xa0;изменение|{base}, {n}&#xa0;изменения|{base}, {n}&#xa0;изменений</translation>
    </message>
    <message>
        <source>{base}, nothing changed</source>
        <translation>{base} без изменений</translation>
    </message>
    <message>
        <source>My rules</source>
        <translation>Мои правила</translation>
    </message>
    <message>
        <source>Both printed texts decide this point, and they agree.</source>
        <translation>Это решают оба печатных текста, и решают одинаково.</translation>
    </message>
    <message>
        <source>The English text alone decides this point.</source>
        <translation>Это решает только английский текст.</translation>
    </message>
    <message>
        <source>The Russian text alone decides this point.</source>
        <translation>Это решает только русский текст.</translation>
    </message>
    <message>
        <source>Neither printed text decides this point; the default is ours.</source>
        <translation>Ни один печатный текст этого не решает; исходное значение выбрали мы.</translation>
    </message>
    <message>
        <source>Both printed texts decide this point, each in its own way.</source>
        <translation>Это решают оба печатных текста, но по-разному.</translation>
    </message>
    <message>
        <source>was: {value}</source>
        <translation>было: {value}</translation>
    </message>
    <message>
        <source>on</source>
        <translation>да</translation>
    </message>
    <message>
        <source>off</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>What a friend’s computer would have to do is tried from here.</source>
        <translation>Отсюда пробуем то, что пришлось бы делать компьютеру друга.</translation>
    </message>
    <message>
        <source>Trying, which takes a few seconds.</source>
        <translation>Пробуем, это займёт несколько секунд.</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Проверить снова</translation>
    </message>
    <message>
        <source>Copy for a friend</source>
        <translation>Копия для друга</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Что делать</translation>
    </message>
    <message>
        <source>What to tell a friend</source>
        <translation>Что сказать другу</translation>
    </message>
    <message>
        <source>Networks of this computer</source>
        <translation>Сети этого компьютера</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>{address} ({name})</source>
        <translation>{address} ({name})</translation>
    </message>
    <message>
        <source>{address} ({name}, a tunnel)</source>
        <translation>{address} ({name}, туннель)</translation>
    </message>
    <message>
        <source>{address} ({name}, inside this computer)</source>
        <translation>{address} ({name}, внутри этого компьютера)</translation>
    </message>
    <message>
        <source>Your table is open at port {port}.</source>
        <translation>Ваш стол открыт на порту&#xa0;{port}.</translation>
    </message>
    <message>
        <source>A table can be opened, at port {port}.</source>
        <translation>Стол открыть можно, на порту&#xa0;{port}.</translation>
    </message>
    <message>
        <source>A table cannot be opened.</source>
        <translation>Стол открыть нельзя.</translation>
    </message>
    <message>
        <source>Reached at {address}</source>
        <translation>Доступ по адресу {address}</translation>
    </message>
    <message>
        <source>The table answers there.</source>
        <translation>Стол там отвечает.</translation>
    </message>
    <message>
        <source>Nothing answers there, not even to this computer.</source>
        <translation>Там не отвечают даже этому компьютеру.</translation>
    </message>
    <message>
        <source>Joining with a code</source>
        <translation>Вход по коду</translation>
    </message>
    <message>
        <source>It works from this computer.</source>
        <translation>С этого компьютера получается.</translation>
    </message>
    <message>
        <source>It does not work even from this computer.</source>
        <translation>Не получается даже с этого компьютера.</translation>
    </message>
    <message>
        <source>Being found</source>
        <translation>Видимость стола</translation>
    </message>
    <message>
        <source>The announcement comes back from the network.</source>
        <translation>Объявление о столе возвращается из сети.</translation>
    </message>
    <message>
        <source>The announcement does not come back.</source>
        <translation>Объявление о столе не возвращается.</translation>
    </message>
    <message>
        <source>Install the package libssl3 and start Maverick anew: without it nothing can be encrypted.</source>
        <translation>Установите пакет libssl3 и запустите Maverick заново: без него нечем шифровать.</translation>
    </message>
    <message>
        <source>Let Maverick listen at a port: this system or a security program forbids every one.</source>
        <translation>Разрешите Maverick занять порт: система или программа защиты запрещает все.</translation>
    </message>
    <message>
        <source>Join the same Wi-Fi as your friends, or plug in a cable: there is no network yet.</source>
        <translation>Войдите в тот же Wi-Fi, что и друзья, или подключите кабель: сети пока нет.</translation>
    </message>
    <message>
        <source>Join the same Wi-Fi as your friends: only a tunnel and networks inside this computer were found, which friends at home do not reach.</source>
        <translation>Войдите в тот же Wi-Fi, что и друзья: найдены только туннель и сети внутри этого компьютера, а до них друзьям не добраться.</translation>
    </message>
    <message>
        <source>Allow Maverick in this computer’s firewall: it blocks the table’s port even from here.</source>
        <translation>Разрешите Maverick в брандмауэре этого компьютера: порт стола закрыт даже отсюда.</translation>
    </message>
    <message>
        <source>Look whether a security program opens encrypted connections to read along: joining does not work even within this computer.</source>
        <translation>Проверьте, не вскрывает ли программа защиты шифрованные соединения: войти не получается даже внутри этого компьютера.</translation>
    </message>
    <message>
        <source>Tell friends the address: tables are not found here, since this network or a firewall keeps announcements back (UDP, port 5353).</source>
        <translation>Скажите друзьям адрес: столы здесь не видны, потому что сеть или брандмауэр задерживает объявления (UDP, порт&#xa0;5353).</translation>
    </message>
    <message>
        <source>Tell friends the port as well: the usual ones were taken.</source>
        <translation>Скажите друзьям и порт: обычные были заняты.</translation>
    </message>
    <message>
        <source>Nothing is wrong here. If a friend still finds no table, their firewall or the network keeps computers apart, as guest Wi-Fi often does.</source>
        <translation>Здесь всё в порядке. Если друг всё же не видит стола, мешает брандмауэр на том компьютере или сама сеть, как часто бывает с гостевым Wi-Fi.</translation>
    </message>
    <message>
        <source>This computer has the firewall ufw. These commands open it for Maverick:</source>
        <translation>На этом компьютере брандмауэр ufw. Эти команды откроют его для Maverick:</translation>
    </message>
    <message>
        <source>This computer has the firewall firewalld. These commands open it for Maverick:</source>
        <translation>На этом компьютере брандмауэр firewalld. Эти команды откроют его для Maverick:</translation>
    </message>
    <message>
        <source>Windows asks once whether Maverick may use the network: allow it for private networks.</source>
        <translation>Windows один раз спросит, можно ли Maverick в сеть: разрешите для частных сетей.</translation>
    </message>
    <message>
        <source>In the system settings under Network, Firewall, Maverick has to be allowed to take connections.</source>
        <translation>В системных настройках, в разделе «Сеть», «Брандмауэр», разрешите Maverick принимать соединения.</translation>
    </message>
    <message>
        <source>In Maverick choose “Play on the network” in the Game menu. If “{table}” is not in the list, type the address {address} and the port {port}. The code comes by word of mouth.</source>
        <translation>В Maverick откройте «Игра по сети» в меню «Игра». Если «{table}» нет в списке, введите адрес {address} и порт&#xa0;{port}. Код передаётся на словах.</translation>
    </message>
    <message>
        <source>Be on the same Wi-Fi, and in Maverick choose “Play on the network” in the Game menu. My address is {address}.</source>
        <translation>Войдите в тот же Wi-Fi и в Maverick откройте «Игра по сети» в меню «Игра». Мой адрес&#xa0;— {address}.</translation>
    </message>
    <message>
        <source>{value}</source>
        <translation>{value}</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>от&#xa0;{low} до&#xa0;{high}</translation>
    </message>
    <message>
        <source>{low} to {high} or none</source>
        <translation>от&#xa0;{low} до&#xa0;{high} или «нет»</translation>
    </message>
    <message>
        <source>Keep score of real cards</source>
        <translation>Счёт игры настоящими картами</translation>
    </message>
    <message>
        <source>You play with a deck of cards; here each trick is entered with three keys and counted.</source>
        <translation>Вы играете колодой карт; здесь каждая взятка вводится тремя клавишами и считается.</translation>
    </message>
    <message>
        <source>South and North are partners, and so are West and East</source>
        <translation>Юг и Север&#xa0;— партнёры, Запад и Восток тоже</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Первый сдающий</translation>
    </message>
    <message>
        <source>said with the first hand</source>
        <translation>назвать в первой сдаче</translation>
    </message>
    <message>
        <source>{who}, by these rules</source>
        <translation>{who}, по этим правилам</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Имена</translation>
    </message>
    <message>
        <source>They stand so on the score sheet, in every hand.</source>
        <translation>Так они стоят в протоколе, во всех сдачах.</translation>
    </message>
    <message>
        <source>Use these names</source>
        <translation>Взять эти имена</translation>
    </message>
    <message>
        <source>Keys of the score pad</source>
        <translation>Клавиши блокнота счёта</translation>
    </message>
    <message>
        <source>who took the trick; the arrow keys say the same</source>
        <translation>кто взял взятку; стрелки значат то же</translation>
    </message>
    <message>
        <source>its trumps, then its adders: the trick is entered</source>
        <translation>её козыри, потом сумматоры: взятка записана</translation>
    </message>
    <message>
        <source>a bid: then the seat, then N, B or O for nil, blind or posh</source>
        <translation>заявка: потом место, потом N, B или O&#xa0;— нулевая, тёмная или шикарная</translation>
    </message>
    <message>
        <source>a revoke: then the seat</source>
        <translation>ренонс: потом место</translation>
    </message>
    <message>
        <source>the totals of a whole hand, before its first trick</source>
        <translation>суммы за всю сдачу, до её первой взятки</translation>
    </message>
    <message>
        <source>take back what was entered last, as far as you like</source>
        <translation>отменить последний ввод, сколько угодно раз</translation>
    </message>
    <message>
        <source>take back the last key of a trick, or go back</source>
        <translation>отменить последнюю клавишу взятки или вернуться</translation>
    </message>
    <message>
        <source>begin the hand, enter its totals, go on to the next</source>
        <translation>начать сдачу, ввести её суммы, перейти к следующей</translation>
    </message>
    <message>
        <source>print the score sheet, read the rules in force</source>
        <translation>печать протокола, действующие правила</translation>
    </message>
    <message>
        <source>Who deals the first hand. After each hand the deal moves on clockwise.</source>
        <translation>Кто сдаёт первым. Дальше сдают по очереди, по часовой стрелке.</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>по жребию</translation>
    </message>
    <message>
        <source>The first dealer is drawn by lot.</source>
        <translation>Первого сдающего определяет жребий.</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Юг
gen: Юга
dat: Югу
acc: Юг
ins: Югом
pre: Юге</translation>
    </message>
    <message>
        <source>South deals first, so West leads first.</source>
        <translation>Первым сдаёт Юг, поэтому первым заходит Запад.</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Запад
gen: Запада
dat: Западу
acc: Запад
ins: Западом
pre: Западе</translation>
    </message>
    <message>
        <source>West deals first, so North leads first.</source>
        <translation>Первым сдаёт Запад, поэтому первым заходит Север.</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Север
gen: Севера
dat: Северу
acc: Север
ins: Севером
pre: Севере</translation>
    </message>
    <message>
        <source>North deals first, so East leads first.</source>
        <translation>Первым сдаёт Север, поэтому первым заходит Восток.</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Восток
gen: Востока
dat: Востоку
acc: Восток
ins: Востоком
pre: Востоке</translation>
    </message>
    <message>
        <source>East deals first, so South leads first.</source>
        <translation>Первым сдаёт Восток, поэтому первым заходит Юг.</translation>
    </message>
    <message>
        <source>Equal turned cards</source>
        <translation>Равные открытые карты</translation>
    </message>
    <message>
        <source>What trump and adder are when the two turned cards have the same rank in two suits. It happens in about one deal of eighteen.</source>
        <translation>Какими будут козырь и сумматор, если открытые карты одного достоинства, но разных мастей. Так бывает примерно в одной сдаче из восемнадцати.</translation>
    </message>
    <message>
        <source>spades and diamonds</source>
        <translation>пики и бубны</translation>
    </message>
    <message>
        <source>Spades are trump and diamonds are the adder suit.</source>
        <translation>Козырь&#xa0;— пики, сумматор&#xa0;— бубны.</translation>
    </message>
    <message>
        <source>first card is trump</source>
        <translation>козырь по первой карте</translation>
    </message>
    <message>
        <source>The suit of the first turned card is trump, the suit of the second is the adder suit.</source>
        <translation>Масть первой открытой карты&#xa0;— козырь, масть второй&#xa0;— сумматор.</translation>
    </message>
    <message>
        <source>higher suit is trump</source>
        <translation>козырь по старшинству</translation>
    </message>
    <message>
        <source>Suits rank spades, hearts, diamonds, clubs: the higher one is trump, the other the adder suit.</source>
        <translation>По старшинству масти идут так: пики, червы, бубны, трефы; старшая&#xa0;— козырь, другая&#xa0;— сумматор.</translation>
    </message>
    <message>
        <source>deal again</source>
        <translation>пересдача</translation>
    </message>
    <message>
        <source>The same dealer shuffles and deals again.</source>
        <translation>Тот же сдающий тасует и сдаёт заново.</translation>
    </message>
    <message>
        <source>Cards to pass</source>
        <translation>Сколько передавать</translation>
    </message>
    <message>
        <source>How many cards each player passes on before play. With 0 nothing is passed.</source>
        <translation>Сколько карт каждый передаёт перед розыгрышем. При&#xa0;0 передачи нет.</translation>
    </message>
    <message>
        <source>{n} card|{n} cards</source>
        <translation>{n}&#xa0;карта|{n}&#xa0;карты|{n}&#xa0;карт</translation>
    </message>
    <message>
        <source>Passing direction</source>
        <translation>Куда передавать</translation>
    </message>
    <message>
        <source>Who gets the cards you pass. All four players choose first, then the cards move together.</source>
        <translation>Кто получит ваши карты. Сначала выбирают все четверо, потом карты переходят разом.</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>налево</translation>
    </message>
    <message>
        <source>Cards go to the player after you, an opponent.</source>
        <translation>Карты получает тот, кто ходит после вас,&#xa0;— соперник.</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>направо</translation>
    </message>
    <message>
        <source>Cards go to the player before you, an opponent too.</source>
        <translation>Карты получает тот, кто ходит перед вами,&#xa0;— тоже соперник.</translation>
    </message>
    <message>
        <source>across</source>
        <translation>напротив</translation>
    </message>
    <message>
        <source>Partners exchange cards.</source>
        <translation>Партнёры обмениваются картами.</translation>
    </message>
    <message>
        <source>changing</source>
        <translation>по кругу</translation>
    </message>
    <message>
        <source>Left in the first hand, then right, then across, then no passing, and so on.</source>
        <translation>В первой сдаче налево, потом направо, потом напротив, потом без передачи, и снова так же.</translation>
    </message>
    <message>
        <source>With no card of the suit led</source>
        <translation>Если нет масти захода</translation>
    </message>
    <message>
        <source>Bids and penalties</source>
        <translation>Заявки и штрафы</translation>
    </message>
    <message>
        <source>The rest</source>
        <translation>Остальное</translation>
    </message>
    <message>
        <source>With adders (trumps in it do not matter)</source>
        <translation>С сумматорами (козыри не в счёт)</translation>
    </message>
    <message>
        <source>With adders, no trump</source>
        <translation>С сумматорами, без козырей</translation>
    </message>
    <message>
        <source>adders in it</source>
        <translation>число сумматоров</translation>
    </message>
    <message>
        <source>1 + adders in it</source>
        <translation>1 + число сумматоров</translation>
    </message>
    <message>
        <source>With adders and trumps</source>
        <translation>С сумматорами и козырями</translation>
    </message>
    <message>
        <source>Four trumps, no adder</source>
        <translation>Четыре козыря, без сумматоров</translation>
    </message>
    <message>
        <source>One to three trumps, no adder</source>
        <translation>От одного до трёх козырей, без сумматоров</translation>
    </message>
    <message>
        <source>Neither trump nor adder</source>
        <translation>Без козырей и сумматоров</translation>
    </message>
    <message>
        <source>Nil: the bidder takes no trick</source>
        <translation>Нулевая: объявивший без взяток</translation>
    </message>
    <message>
        <source>Nil: neither partner takes a trick</source>
        <translation>Нулевая: оба партнёра без взяток</translation>
    </message>
    <message>
        <source>Blind, before looking: more than the others</source>
        <translation>Тёмная, не глядя: больше очков, чем соперники</translation>
    </message>
    <message>
        <source>Posh: {count} book (trick of four adders)|Posh: {count} books (tricks of four adders)</source>
        <translation>Шикарная: {count} книга (взятка из четырёх сумматоров)|Шикарная: {count} книги (взятки из четырёх сумматоров)|Шикарная: {count} книг (взятки из четырёх сумматоров)</translation>
    </message>
    <message>
        <source>Posh: {count} book (trick with an adder)|Posh: {count} books (tricks with an adder)</source>
        <translation>Шикарная: {count} книга (взятка с сумматором)|Шикарная: {count} книги (взятки с сумматором)|Шикарная: {count} книг (взятки с сумматором)</translation>
    </message>
    <message>
        <source>{made}, or {failed}</source>
        <translation>{made} или {failed}</translation>
    </message>
    <message>
        <source>×{n}</source>
        <translation>×{n}</translation>
    </message>
    <message>
        <source>{value} more</source>
        <translation>ещё {value}</translation>
    </message>
    <message>
        <source>{value} at most</source>
        <translation>не выше {value}</translation>
    </message>
    <message>
        <source>Each revoke</source>
        <translation>Каждый ренонс</translation>
    </message>
    <message>
        <source>{count} card to the left|{count} cards to the left</source>
        <translation>{count} карта налево|{count} карты налево|{count} карт налево</translation>
    </message>
    <message>
        <source>{count} card to the right|{count} cards to the right</source>
        <translation>{count} карта направо|{count} карты направо|{count} карт направо</translation>
    </message>
    <message>
        <source>{count} card across|{count} cards across</source>
        <translation>{count} карта напротив|{count} карты напротив|{count} карт напротив</translation>
    </message>
    <message>
        <source>{count} card, left, right, across, none|{count} cards, left, right, across, none</source>
        <translation>{count} карта: налево, направо, напротив, нет|{count} карты: налево, направо, напротив, нет|{count} карт: налево, направо, напротив, нет</translation>
    </message>
    <message>
        <source>No card of the suit led</source>
        <translation>Нет масти захода</translation>
    </message>
    <message>
        <source>a trump</source>
        <translation>козырь</translation>
    </message>
    <message>
        <source>a trump, unless partner wins</source>
        <translation>козырь, но не на партнёра</translation>
    </message>
    <message>
        <source>replaces the points</source>
        <translation>заменяет очки</translation>
    </message>
    <message>
        <source>is added to the points</source>
        <translation>прибавляется к очкам</translation>
    </message>
    <message>
        <source>counts if it is worse</source>
        <translation>в счёт, если меньше</translation>
    </message>
    <message>
        <source>With adders: {presets}</source>
        <translation>С сумматорами: {presets}</translation>
    </message>
    <message>
        <source>adders</source>
        <translation>число сумматоров</translation>
    </message>
    <message>
        <source>1 + adders</source>
        <translation>1 + число сумматоров</translation>
    </message>
    <message>
        <source>Bids and penalties: {preset}</source>
        <translation>Заявки и штрафы: {preset}</translation>
    </message>
    <message>
        <source>a trump unless partner wins</source>
        <translation>козырь, но не на партнёра</translation>
    </message>
    <message>
        <source>for a price</source>
        <translation>за штраф</translation>
    </message>
    <message>
        <source>A trick with adders</source>
        <translation>Взятка с сумматорами</translation>
    </message>
    <message>
        <source>1 for each, plus 1</source>
        <translation>по&#xa0;1 за каждый и ещё&#xa0;1</translation>
    </message>
    <message>
        <source>1 for each</source>
        <translation>по&#xa0;1 за каждый</translation>
    </message>
    <message>
        <source>trumps do not matter</source>
        <translation>козыри не в счёт</translation>
    </message>
    <message>
        <source>A trick of four trumps</source>
        <translation>Взятка из четырёх козырей</translation>
    </message>
    <message>
        <source>A trick with trumps</source>
        <translation>Взятка с козырями</translation>
    </message>
    <message>
        <source>A plain trick</source>
        <translation>Простая взятка</translation>
    </message>
    <message>
        <source>What a player may play who holds no card of the suit that was led.</source>
        <translation>Что можно положить, если у игрока нет масти, с которой зашли.</translation>
    </message>
    <message>
        <source>A player who holds a trump plays one; otherwise any card.</source>
        <translation>У кого есть козырь, тот бьёт козырем; иначе&#xa0;— любая карта.</translation>
    </message>
    <message>
        <source>A player who holds a trump plays one, unless the partner’s card is winning so far.</source>
        <translation>У кого есть козырь, тот бьёт козырем, если пока берёт не партнёр.</translation>
    </message>
    <message>
        <source>any card</source>
        <translation>любая карта</translation>
    </message>
    <message>
        <source>Nobody is forced to trump.</source>
        <translation>Бить козырем никто не обязан.</translation>
    </message>
    <message>
        <source>Overtrumping</source>
        <translation>Перебивать козыри</translation>
    </message>
    <message>
        <source>Whether a trump played by somebody who cannot follow suit has to beat the trumps already in the trick. It adds no duty to trump.</source>
        <translation>Должен ли козырь, положенный за неимением масти, перебить козыри, которые уже во взятке. Бить козырем это не обязывает.</translation>
    </message>
    <message>
        <source>Any trump will do.</source>
        <translation>Годится любой козырь.</translation>
    </message>
    <message>
        <source>Such a trump beats the highest one in the trick if the player can, the partner’s too.</source>
        <translation>Такой козырь перебивает старший козырь взятки, даже партнёрский, если у игрока есть чем.</translation>
    </message>
    <message>
        <source>Revokes</source>
        <translation>Ренонс</translation>
    </message>
    <message>
        <source>Whether a player who could follow suit may play another card and have the side pay for it. No other duty can be bought off.</source>
        <translation>Можно ли, имея масть захода, положить другую карту за штраф своей стороне. Другие обязанности ничем не откупить.</translation>
    </message>
    <message>
        <source>forbidden</source>
        <translation>запрещён</translation>
    </message>
    <message>
        <source>Whoever can follow suit follows suit.</source>
        <translation>Кто может, тот ходит в масть.</translation>
    </message>
    <message>
        <source>Any card may be played; the side pays for each revoke.</source>
        <translation>Положить можно любую карту; за каждый ренонс сторона платит.</translation>
    </message>
    <message>
        <source>Price of a revoke</source>
        <translation>Штраф за ренонс</translation>
    </message>
    <message>
        <source>What a side pays each time it revokes; no bid multiplies it or wipes it out.</source>
        <translation>Сколько сторона платит за каждый ренонс; заявка не умножает штраф и не отменяет его.</translation>
    </message>
    <message>
        <source>A revoke spoils the bid</source>
        <translation>Ренонс губит заявку</translation>
    </message>
    <message>
        <source>Whether a side that has revoked can still make its bid.</source>
        <translation>Может ли сторона после ренонса ещё сыграть свою заявку.</translation>
    </message>
    <message>
        <source>A revoke costs its price and nothing more.</source>
        <translation>Ренонс стоит штрафа, и только.</translation>
    </message>
    <message>
        <source>A side that has revoked has failed its bid.</source>
        <translation>После ренонса заявка стороны не сыграна.</translation>
    </message>
    <message>
        <source>What a trick with cards of the adder suit is worth.</source>
        <translation>Сколько стоит взятка, в которой есть сумматоры.</translation>
    </message>
    <message>
        <source>One adder makes 2 points, four adders make 5.</source>
        <translation>Один сумматор&#xa0;— 2&#xa0;очка, четыре сумматора&#xa0;— 5.</translation>
    </message>
    <message>
        <source>One adder makes 1 point, four adders make 4.</source>
        <translation>Один сумматор&#xa0;— 1&#xa0;очко, четыре сумматора&#xa0;— 4.</translation>
    </message>
    <message>
        <source>Adders and trumps together</source>
        <translation>Сумматоры вместе с козырями</translation>
    </message>
    <message>
        <source>What a trick is worth that holds both adders and trumps.</source>
        <translation>Сколько стоит взятка, в которой есть и сумматоры, и козыри.</translation>
    </message>
    <message>
        <source>Trumps in a trick with adders do not matter.</source>
        <translation>Козыри во взятке с сумматорами не учитываются.</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1&#xa0;очко</translation>
    </message>
    <message>
        <source>Such a trick is worth 1, however many adders it holds.</source>
        <translation>Такая взятка стоит 1, сколько бы сумматоров в ней ни было.</translation>
    </message>
    <message>
        <source>What a trick is worth whose four cards are all trumps; jokers are trumps.</source>
        <translation>Сколько стоит взятка из одних козырей; джокеры&#xa0;— тоже козыри.</translation>
    </message>
    <message>
        <source>What a trick is worth with one to three trumps in it and no adder.</source>
        <translation>Сколько стоит взятка, в которой от одного до трёх козырей и нет сумматоров.</translation>
    </message>
    <message>
        <source>What a trick is worth with neither trumps nor adders in it.</source>
        <translation>Сколько стоит взятка без козырей и без сумматоров.</translation>
    </message>
    <message>
        <source>Bids allowed</source>
        <translation>Какие заявки есть</translation>
    </message>
    <message>
        <source>Which bids there are: nil, to take no trick; blind, to win the hand without having seen a card; posh, to take tricks made of adders alone. A side holds one bid at most.</source>
        <translation>Какие заявки разрешены: нулевая&#xa0;— не взять ни одной взятки; тёмная&#xa0;— выиграть сдачу, заявив об этом не глядя в карты; шикарная&#xa0;— взять взятки из одних сумматоров. У стороны не больше одной заявки.</translation>
    </message>
    <message>
        <source>Who may not take a trick after a bid of nil.</source>
        <translation>Кому при нулевой нельзя брать взяток.</translation>
    </message>
    <message>
        <source>The bidder takes no trick; the partner plays on.</source>
        <translation>Взяток не берёт объявивший; партнёр играет как обычно.</translation>
    </message>
    <message>
        <source>Neither partner may take a trick.</source>
        <translation>Взяток не берёт ни один из партнёров.</translation>
    </message>
    <message>
        <source>By how much a made nil multiplies the side’s points, if they are above zero.</source>
        <translation>Во сколько раз сыгранная нулевая умножает очки стороны, если они больше нуля.</translation>
    </message>
    <message>
        <source>What a made nil scores when the side’s tricks came to less than zero.</source>
        <translation>Сколько даёт сыгранная нулевая, если взятки стороны вместе стоят меньше нуля.</translation>
    </message>
    <message>
        <source>What a made nil scores when the side’s tricks came to exactly zero.</source>
        <translation>Сколько даёт сыгранная нулевая, если взятки стороны вместе стоят ровно ноль.</translation>
    </message>
    <message>
        <source>The value of a nil that failed.</source>
        <translation>Цена несыгранной нулевой.</translation>
    </message>
    <message>
        <source>The value of a blind bid that failed.</source>
        <translation>Цена несыгранной тёмной.</translation>
    </message>
    <message>
        <source>By how much a made blind bid multiplies the side’s points.</source>
        <translation>Во сколько раз сыгранная тёмная умножает очки стороны.</translation>
    </message>
    <message>
        <source>By how much a made posh bid multiplies the side’s points.</source>
        <translation>Во сколько раз сыгранная шикарная умножает очки стороны.</translation>
    </message>
    <message>
        <source>Which tricks count as books for a posh bid.</source>
        <translation>Какие взятки считаются книгами при шикарной.</translation>
    </message>
    <message>
        <source>four adders</source>
        <translation>четыре сумматора</translation>
    </message>
    <message>
        <source>A book is a trick whose four cards are all adders; a hand holds three at most.</source>
        <translation>Книга&#xa0;— взятка из четырёх сумматоров; в сдаче их не больше трёх.</translation>
    </message>
    <message>
        <source>A book is a trick with at least one adder in it.</source>
        <translation>Книга&#xa0;— взятка, в которой есть хотя бы один сумматор.</translation>
    </message>
    <message>
        <source>How many books a side has to take to make a posh bid.</source>
        <translation>Сколько книг сторона должна взять, чтобы сыграть шикарную.</translation>
    </message>
    <message>
        <source>What a side scores whose posh bid failed.</source>
        <translation>Сколько получает сторона, которая не сыграла шикарную.</translation>
    </message>
    <message>
        <source>The first hand of a match</source>
        <translation>Первая сдача игры</translation>
    </message>
    <message>
        <source>the lot decides</source>
        <translation>решает жребий</translation>
    </message>
    <message>
        <source>{dealer} deals, {leader} leads</source>
        <translation>сдаёт {dealer}, заходит {leader}</translation>
    </message>
    <message>
        <source>These two cards are turned up</source>
        <translation>Открыты эти две карты</translation>
    </message>
    <message>
        <source>trump {trump}, adder {adder}</source>
        <translation>козырь&#xa0;— {trump}, сумматор&#xa0;— {adder}</translation>
    </message>
    <message>
        <source>dealt again</source>
        <translation>пересдача</translation>
    </message>
    <message>
        <source>South passes in the first hand</source>
        <translation>Юг передаёт в первой сдаче</translation>
    </message>
    <message>
        <source>{n} card to {seat}|{n} cards to {seat}</source>
        <translation>{n}&#xa0;карту {seat:dat}|{n}&#xa0;карты {seat:dat}|{n}&#xa0;карт {seat:dat}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>ничего</translation>
    </message>
    <message>
        <source>Who gets South’s cards in hands 1 to 4</source>
        <translation>Кто получает карты Юга в сдачах с&#xa0;1 по&#xa0;4</translation>
    </message>
    <message>
        <source>{seat} each time</source>
        <translation>каждый раз {seat}</translation>
    </message>
    <message>
        <source>{first}, {second}, {third}, {fourth}</source>
        <translation>{first}, {second}, {third}, {fourth}</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>никто</translation>
    </message>
    <message>
        <source>{led} were led, trump is {trump}, these are held</source>
        <translation>Зашли с {led:gen}, козырь&#xa0;— {trump}, на руках эти карты</translation>
    </message>
    <message>
        <source>{led} were led and trumped with {card}, these are held</source>
        <translation>Зашли с {led:gen}, побили {card:ins}, на руках эти карты</translation>
    </message>
    <message>
        <source>any of them</source>
        <translation>любая из них</translation>
    </message>
    <message>
        <source>the trump</source>
        <translation>козырь</translation>
    </message>
    <message>
        <source>the trump, or any if partner is winning</source>
        <translation>козырь или любая, если берёт партнёр</translation>
    </message>
    <message>
        <source>{free}, or {priced} for {n} point|{free}, or {priced} for {n} points</source>
        <translation>{free} или {priced} за {n}&#xa0;очко|{free} или {priced} за {n}&#xa0;очка|{free} или {priced} за {n}&#xa0;очков</translation>
    </message>
    <message>
        <source>This trick; trump {trump}, adder {adder}</source>
        <translation>Эта взятка; козырь&#xa0;— {trump}, сумматор&#xa0;— {adder}</translation>
    </message>
    <message>
        <source>The side scores 0, even if its tricks were worth less.</source>
        <translation>Сторона получает 0, даже если взятки стоили меньше.</translation>
    </message>
    <message>
        <source>The side scores 0, or its points where they are below zero.</source>
        <translation>Сторона получает 0 или свои очки, если они меньше нуля.</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Цель</translation>
    </message>
    <message>
        <source>The total that wins the match. Without one the number of hands ends it.</source>
        <translation>Счёт, с которым выигрывают игру. Без цели игра кончается по числу сдач.</translation>
    </message>
    <message>
        <source>no nil</source>
        <translation>нулевой нет</translation>
    </message>
    <message>
        <source>no blind</source>
        <translation>тёмной нет</translation>
    </message>
    <message>
        <source>no posh</source>
        <translation>шикарной нет</translation>
    </message>
    <message>
        <source>neither nil nor blind</source>
        <translation>нет ни нулевой, ни тёмной</translation>
    </message>
    <message>
        <source>no target</source>
        <translation>без цели</translation>
    </message>
    <message>
        <source>only one side can</source>
        <translation>может только одна сторона</translation>
    </message>
    <message>
        <source>Number of hands</source>
        <translation>Число сдач</translation>
    </message>
    <message>
        <source>After how many hands the match ends if no side has won by the target.</source>
        <translation>После скольких сдач игра кончается, если раньше никто не достиг цели.</translation>
    </message>
    <message>
        <source>When it is checked whether a side has reached the target.</source>
        <translation>Когда проверяют, достигла ли сторона цели.</translation>
    </message>
    <message>
        <source>{first} · {rest}</source>
        <translation>{first} · {rest}</translation>
    </message>
    <message>
        <source>nothing is passed</source>
        <translation>без передачи</translation>
    </message>
    <message>
        <source>one card</source>
        <translation>одна карта</translation>
    </message>
    <message>
        <source>two cards</source>
        <translation>две карты</translation>
    </message>
    <message>
        <source>three cards</source>
        <translation>три карты</translation>
    </message>
    <message>
        <source>four cards</source>
        <translation>четыре карты</translation>
    </message>
    <message>
        <source>{cards} to the left</source>
        <translation>{cards} налево</translation>
    </message>
    <message>
        <source>{cards} to the right</source>
        <translation>{cards} направо</translation>
    </message>
    <message>
        <source>{cards} across</source>
        <translation>{cards} напротив</translation>
    </message>
    <message>
        <source>{cards}, each hand another way</source>
        <translation>{cards} по кругу</translation>
    </message>
    <message>
        <source>{seat} deals first</source>
        <translation>первым сдаёт {seat}</translation>
    </message>
    <message>
        <source>a trump when void</source>
        <translation>нет масти&#xa0;— козырь</translation>
    </message>
    <message>
        <source>a trump when void unless partner wins</source>
        <translation>нет масти&#xa0;— козырь, но не на партнёра</translation>
    </message>
    <message>
        <source>any card when void</source>
        <translation>нет масти&#xa0;— любая карта</translation>
    </message>
    <message>
        <source>overtrump</source>
        <translation>козыри перебивают</translation>
    </message>
    <message>
        <source>no revokes</source>
        <translation>без ренонсов</translation>
    </message>
    <message>
        <source>a revoke costs {n}|a revoke costs {n}</source>
        <translation>ренонс за {n}|ренонс за {n}|ренонс за {n}</translation>
    </message>
    <message>
        <source>adders count 1 each, plus 1</source>
        <translation>сумматоры по&#xa0;1 и ещё&#xa0;1</translation>
    </message>
    <message>
        <source>adders count 1 each</source>
        <translation>сумматоры по&#xa0;1</translation>
    </message>
    <message>
        <source>1 with trumps</source>
        <translation>с козырями&#xa0;1</translation>
    </message>
    <message>
        <source>no bids</source>
        <translation>без заявок</translation>
    </message>
    <message>
        <source>a failed bid replaces the points</source>
        <translation>несыгранная заменяет очки</translation>
    </message>
    <message>
        <source>a failed bid is added</source>
        <translation>несыгранная прибавляется</translation>
    </message>
    <message>
        <source>a failed bid takes the worse</source>
        <translation>за несыгранную меньшее из двух</translation>
    </message>
    <message>
        <source>posh takes {n} book|posh takes {n} books</source>
        <translation>для шикарной {n}&#xa0;книга|для шикарной {n}&#xa0;книги|для шикарной {n}&#xa0;книг</translation>
    </message>
    <message>
        <source>to {target}</source>
        <translation>до&#xa0;{target}</translation>
    </message>
    <message>
        <source>no target · no limit of hands</source>
        <translation>без цели · сдач без предела</translation>
    </message>
    <message>
        <source>{n} hand|{n} hands</source>
        <translation>{n}&#xa0;сдача|{n}&#xa0;сдачи|{n}&#xa0;сдач</translation>
    </message>
    <message>
        <source>{n} hand at most|{n} hands at most</source>
        <translation>не больше {n}&#xa0;сдачи|не больше {n}&#xa0;сдач|не больше {n}&#xa0;сдач</translation>
    </message>
    <message>
        <source>after each hand</source>
        <translation>после каждой сдачи</translation>
    </message>
    <message>
        <source>A hand is always played to its last trick.</source>
        <translation>Сдачу всегда доигрывают до последней взятки.</translation>
    </message>
    <message>
        <source>after each trick</source>
        <translation>после каждой взятки</translation>
    </message>
    <message>
        <source>The match ends in mid-hand when a side reaches the target.</source>
        <translation>Игра кончается посреди сдачи, как только сторона достигла цели.</translation>
    </message>
    <message>
        <source>What happens when both sides reach the target in one hand.</source>
        <translation>Что происходит, если обе стороны достигли цели в одной сдаче.</translation>
    </message>
    <message>
        <source>The side with more points wins the match.</source>
        <translation>Игру выигрывает сторона, у которой больше очков.</translation>
    </message>
    <message>
        <source>What a player may bid, or pass</source>
        <translation>Что может объявить игрок, кроме паса</translation>
    </message>
    <message>
        <source>there are no bids</source>
        <translation>заявок нет</translation>
    </message>
    <message>
        <source>{bids} before the cards are seen</source>
        <translation>{bids}, не глядя в карты</translation>
    </message>
    <message>
        <source>{first}, then {then}</source>
        <translation>{first}, потом {then}</translation>
    </message>
    <message>
        <source>The tricks were worth {points}, with one revoke</source>
        <translation>Взятки стоят {points}, один ренонс</translation>
    </message>
    <message>
        <source>Nil is made, the tricks were worth {points}</source>
        <translation>Нулевая сыграна, взятки стоят {points}</translation>
    </message>
    <message>
        <source>Nil fails, the tricks were worth {points}</source>
        <translation>Нулевая не сыграна, взятки стоят {points}</translation>
    </message>
    <message>
        <source>Blind is made, the tricks were worth {points}</source>
        <translation>Тёмная сыграна, взятки стоят {points}</translation>
    </message>
    <message>
        <source>Blind fails, the tricks were worth {points}</source>
        <translation>Тёмная не сыграна, взятки стоят {points}</translation>
    </message>
    <message>
        <source>Posh is made, the tricks were worth {points}</source>
        <translation>Шикарная сыграна, взятки стоят {points}</translation>
    </message>
    <message>
        <source>Posh fails, the tricks were worth {points}</source>
        <translation>Шикарная не сыграна, взятки стоят {points}</translation>
    </message>
    <message>
        <source>No trick after nil, but one revoke; the partner’s tricks were worth {points}</source>
        <translation>Нулевая без взяток, но с ренонсом; взятки партнёра стоят {points}</translation>
    </message>
    <message>
        <source>No trick after nil; the partner’s tricks were worth {points}</source>
        <translation>Нулевая без взяток; взятки партнёра стоят {points}</translation>
    </message>
    <message>
        <source>Posh, {n} book taken, the tricks were worth {points}|Posh, {n} books taken, the tricks were worth {points}</source>
        <translation>Шикарная, взята {n}&#xa0;книга, взятки стоят {points}|Шикарная, взято {n}&#xa0;книги, взятки стоят {points}|Шикарная, взято {n}&#xa0;книг, взятки стоят {points}</translation>
    </message>
    <message>
        <source>made, {points}</source>
        <translation>сыграна, {points}</translation>
    </message>
    <message>
        <source>failed, {points}</source>
        <translation>не сыграна, {points}</translation>
    </message>
    <message>
        <source>This trick; the adder suit is {adder}</source>
        <translation>Эта взятка; сумматор&#xa0;— {adder}</translation>
    </message>
    <message>
        <source>a book</source>
        <translation>книга</translation>
    </message>
    <message>
        <source>no book</source>
        <translation>не книга</translation>
    </message>
    <message>
        <source>South and North have {ns}, West and East {ew}</source>
        <translation>У Юга и Севера {ns}, у Запада и Востока {ew}</translation>
    </message>
    <message>
        <source>After hand {hand} South and North have {ns}, West and East {ew}</source>
        <translation>После сдачи&#xa0;{hand} у Юга и Севера {ns}, у Запада и Востока {ew}</translation>
    </message>
    <message>
        <source>South and North have {ns}; a trick brings {points}, and the hand ends at {end}</source>
        <translation>У Юга и Севера {ns}; взятка даёт {points}, а к концу сдачи {end}</translation>
    </message>
    <message>
        <source>South and North have {ns}; a trick brings {points}</source>
        <translation>У Юга и Севера {ns}; взятка даёт {points}</translation>
    </message>
    <message>
        <source>{total}, and {points} apart</source>
        <translation>{total} и отдельно {points}</translation>
    </message>
    <message>
        <source>South and North win</source>
        <translation>выигрывают Юг и Север</translation>
    </message>
    <message>
        <source>West and East win</source>
        <translation>выигрывают Запад и Восток</translation>
    </message>
    <message>
        <source>the match goes on</source>
        <translation>игра продолжается</translation>
    </message>
    <message>
        <source>Nil is bid for</source>
        <translation>Чья нулевая</translation>
    </message>
    <message>
        <source>one player</source>
        <translation>одного игрока</translation>
    </message>
    <message>
        <source>both partners</source>
        <translation>обоих партнёров</translation>
    </message>
    <message>
        <source>Nil made multiplies by</source>
        <translation>Нулевая умножает на</translation>
    </message>
    <message>
        <source>Nil made below zero</source>
        <translation>Нулевая при минусе</translation>
    </message>
    <message>
        <source>Nil made at zero</source>
        <translation>Нулевая при нуле</translation>
    </message>
    <message>
        <source>A failed nil</source>
        <translation>Несыгранная нулевая</translation>
    </message>
    <message>
        <source>A failed blind</source>
        <translation>Несыгранная тёмная</translation>
    </message>
    <message>
        <source>A failed bid</source>
        <translation>Несыгранная заявка</translation>
    </message>
    <message>
        <source>What a side scores for a hand in which its nil or blind bid was not kept.</source>
        <translation>Сколько получает сторона за сдачу, если её нулевая или тёмная не сыграна.</translation>
    </message>
    <message>
        <source>replaces</source>
        <translation>заменяет</translation>
    </message>
    <message>
        <source>The bid’s own value counts and the trick points are lost. A bad hand can gain by it.</source>
        <translation>В счёт идёт только цена заявки, а очки за взятки пропадают. С плохими картами это бывает выгодно.</translation>
    </message>
    <message>
        <source>is added</source>
        <translation>прибавляется</translation>
    </message>
    <message>
        <source>The value is added to the trick points.</source>
        <translation>Цена заявки прибавляется к очкам за взятки.</translation>
    </message>
    <message>
        <source>takes the worse</source>
        <translation>меньшее из двух</translation>
    </message>
    <message>
        <source>The smaller of the two counts.</source>
        <translation>В счёт идёт меньшее из двух.</translation>
    </message>
    <message>
        <source>Blind made multiplies by</source>
        <translation>Тёмная умножает на</translation>
    </message>
    <message>
        <source>Posh made multiplies by</source>
        <translation>Шикарная умножает на</translation>
    </message>
    <message>
        <source>A book is</source>
        <translation>Книга</translation>
    </message>
    <message>
        <source>at least one adder</source>
        <translation>хотя бы один сумматор</translation>
    </message>
    <message>
        <source>Posh takes</source>
        <translation>Для шикарной нужно</translation>
    </message>
    <message>
        <source>{n} book|{n} books</source>
        <translation>{n}&#xa0;книга|{n}&#xa0;книги|{n}&#xa0;книг</translation>
    </message>
    <message>
        <source>A failed posh</source>
        <translation>Несыгранная шикарная</translation>
    </message>
    <message>
        <source>scores nothing</source>
        <translation>ноль</translation>
    </message>
    <message>
        <source>scores nothing, or the loss</source>
        <translation>ноль или минус</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>без предела</translation>
    </message>
    <message>
        <source>The target is checked</source>
        <translation>Цель проверяют</translation>
    </message>
    <message>
        <source>When both sides reach it</source>
        <translation>Если цели достигли обе</translation>
    </message>
    <message>
        <source>the higher wins</source>
        <translation>у кого больше</translation>
    </message>
    <message>
        <source>The match goes on until one side alone is at the target, or the hands are over.</source>
        <translation>Игра продолжается, пока у цели не останется одна сторона или не кончатся сдачи.</translation>
    </message>
    <message>
        <source>Equal totals at the end</source>
        <translation>Равный счёт в конце</translation>
    </message>
    <message>
        <source>What happens when the match would end with equal totals.</source>
        <translation>Что происходит, если к концу игры счёт равный.</translation>
    </message>
    <message>
        <source>an extra hand</source>
        <translation>ещё одна сдача</translation>
    </message>
    <message>
        <source>Another hand is played, and another, until one leads.</source>
        <translation>Играют ещё сдачу, и ещё, пока одна из сторон не окажется впереди.</translation>
    </message>
    <message>
        <source>The score moves</source>
        <translation>Счёт меняется</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>ничья</translation>
    </message>
    <message>
        <source>Nobody wins.</source>
        <translation>Победителя нет.</translation>
    </message>
    <message>
        <source>When the totals on the screen move. It never changes the result.</source>
        <translation>Когда меняется счёт на экране. На итог это не влияет.</translation>
    </message>
    <message>
        <source>The total moves with every trick.</source>
        <translation>Счёт меняется с каждой взяткой.</translation>
    </message>
    <message>
        <source>The total moves when the hand is over; until then its points are shown apart.</source>
        <translation>Счёт меняется по окончании сдачи; до этого её очки показаны отдельно.</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>трефы
gen: треф
dat: трефам
acc: трефы
ins: трефами
pre: трефах</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>бубны
gen: бубен
dat: бубнам
acc: бубны
ins: бубнами
pre: бубнах</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>червы
gen: червей
dat: червам
acc: червы
ins: червами
pre: червах</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>пики
gen: пик
dat: пикам
acc: пики
ins: пиками
pre: пиках</translation>
    </message>
    <message>
        <source>Small Joker</source>
        <translation>Малый джокер
gen: Малого джокера
dat: Малому джокеру
acc: Малого джокера
ins: Малым джокером
pre: Малом джокере</translation>
    </message>
    <message>
        <source>Big Joker</source>
        <translation>Большой джокер
gen: Большого джокера
dat: Большому джокеру
acc: Большого джокера
ins: Большим джокером
pre: Большом джокере</translation>
    </message>
    <message>
        <source>{figure} of {suit}</source>
        <translation>{figure} {suit:gen}</translation>
    </message>
    <message>
        <source>Clubs were led and you hold clubs.</source>
        <translation>Зашли с треф, а у вас есть трефы.</translation>
    </message>
    <message>
        <source>Diamonds were led and you hold diamonds.</source>
        <translation>Зашли с бубен, а у вас есть бубны.</translation>
    </message>
    <message>
        <source>Hearts were led and you hold hearts.</source>
        <translation>Зашли с червей, а у вас есть червы.</translation>
    </message>
    <message>
        <source>Spades were led and you hold spades.</source>
        <translation>Зашли с пик, а у вас есть пики.</translation>
    </message>
    <message>
        <source>A joker was led, which is a trump, and you hold trumps.</source>
        <translation>Зашли с джокера, а он козырь, и козыри у вас есть.</translation>
    </message>
    <message>
        <source>Trumps were led and your {card} is a trump.</source>
        <translation>Зашли с козыря, а ваш {card}&#xa0;— козырь.</translation>
    </message>
    <message>
        <source>You have no clubs and hold a trump, so a trump has to be played.</source>
        <translation>Бейте козырем: треф у вас нет, а козырь есть.</translation>
    </message>
    <message>
        <source>You have no diamonds and hold a trump, so a trump has to be played.</source>
        <translation>Бейте козырем: бубен у вас нет, а козырь есть.</translation>
    </message>
    <message>
        <source>You have no hearts and hold a trump, so a trump has to be played.</source>
        <translation>Бейте козырем: червей у вас нет, а козырь есть.</translation>
    </message>
    <message>
        <source>You have no spades and hold a trump, so a trump has to be played.</source>
        <translation>Бейте козырем: пик у вас нет, а козырь есть.</translation>
    </message>
    <message>
        <source>A trump has to beat {card} here, and you hold one that does.</source>
        <translation>Перебейте {card:acc}: козырь для этого у вас есть.</translation>
    </message>
    <message>
        <source>{card} is not in your hand.</source>
        <translation>У вас нет {card:gen}.</translation>
    </message>
    <message>
        <source>One of these cards is not in your hand.</source>
        <translation>Одной из этих карт у вас нет.</translation>
    </message>
    <message>
        <source>Pass {n} card, no more.|Pass {n} cards, no more, no less.</source>
        <translation>Передайте {n}&#xa0;карту, не больше.|Передайте {n}&#xa0;карты, не больше и не меньше.|Передайте {n}&#xa0;карт, не больше и не меньше.</translation>
    </message>
    <message>
        <source>You have chosen, and what is chosen stays chosen.</source>
        <translation>Вы уже выбрали, и менять выбор поздно.</translation>
    </message>
    <message>
        <source>{who} comes first.</source>
        <translation>Сейчас очередь {who:gen}.</translation>
    </message>
    <message>
        <source>The trick is complete; wait for the next one.</source>
        <translation>Взятка собрана; дождитесь следующей.</translation>
    </message>
    <message>
        <source>The table has moved on; look again and choose.</source>
        <translation>За столом уже всё иначе; взгляните ещё раз и выберите.</translation>
    </message>
    <message>
        <source>The rules of this table do not have this bid now.</source>
        <translation>По правилам этого стола такой заявки сейчас нет.</translation>
    </message>
    <message>
        <source>The match is over; undo its last entry if something is to be changed.</source>
        <translation>Игра окончена; чтобы что-то изменить, отмените последнюю запись.</translation>
    </message>
    <message>
        <source>This hand is not over; enter its tricks or its totals first.</source>
        <translation>Эта сдача не окончена; сначала введите её взятки или суммы.</translation>
    </message>
    <message>
        <source>Begin the next hand first.</source>
        <translation>Сначала начните следующую сдачу.</translation>
    </message>
    <message>
        <source>{who} deals this hand, for the deal goes round.</source>
        <translation>Эту сдачу сдаёт {who}: сдают по кругу.</translation>
    </message>
    <message>
        <source>{who} deals first by the rules of this match.</source>
        <translation>По правилам этой игры начинает сдавать {who}.</translation>
    </message>
    <message>
        <source>{card} is named twice, and two different cards are turned.</source>
        <translation>Карта {card} указана дважды, а открывают две разные.</translation>
    </message>
    <message>
        <source>Trump and adder are two different suits.</source>
        <translation>Козырь и сумматор&#xa0;— разные масти.</translation>
    </message>
    <message>
        <source>Two equal ranks were turned, so by the rules of this match the hand is dealt again.</source>
        <translation>Открытые карты равны по достоинству, и по правилам этой игры сдачу пересдают.</translation>
    </message>
    <message>
        <source>The rules of this match do not have this bid.</source>
        <translation>По правилам этой игры такой заявки нет.</translation>
    </message>
    <message>
        <source>{who} has bid {bid}, and a side holds one bid.</source>
        <translation>{who} играет {bid:acc}, а заявка на сторону одна.</translation>
    </message>
    <message>
        <source>A revoke has no price in this match, so it is put right at the table.</source>
        <translation>За ренонс в этой игре не платят, его исправляют за столом.</translation>
    </message>
    <message>
        <source>{who} cannot have revoked once more: a leader and a last card never revoke.</source>
        <translation>Ещё одного ренонса у {who:gen} быть не могло: заходом и последней картой ренонс не сделать.</translation>
    </message>
    <message>
        <source>A trick has four cards, so trumps and adders together are 0 to 4.</source>
        <translation>Во взятке четыре карты, поэтому козырей и сумматоров вместе от&#xa0;0 до&#xa0;4.</translation>
    </message>
    <message>
        <source>Only {n} trump is left in this hand, not {more}.|Only {n} trumps are left in this hand, not {more}.</source>
        <translation>В этой сдаче остался только {n}&#xa0;козырь, а не {more}.|В этой сдаче осталось только {n}&#xa0;козыря, а не {more}.|В этой сдаче осталось только {n}&#xa0;козырей, а не {more}.</translation>
    </message>
    <message>
        <source>All trumps of this hand have fallen.</source>
        <translation>Все козыри этой сдачи уже вышли.</translation>
    </message>
    <message>
        <source>Only {n} adder is left in this hand, not {more}.|Only {n} adders are left in this hand, not {more}.</source>
        <translation>В этой сдаче остался только {n}&#xa0;сумматор, а не {more}.|В этой сдаче осталось только {n}&#xa0;сумматора, а не {more}.|В этой сдаче осталось только {n}&#xa0;сумматоров, а не {more}.</translation>
    </message>
    <message>
        <source>All adders of this hand have fallen.</source>
        <translation>Все сумматоры этой сдачи уже вышли.</translation>
    </message>
    <message>
        <source>This trick holds at least {n} trump or adder, or the tricks after it could not hold the rest.|This trick holds at least {n} trumps and adders, or the tricks after it could not hold the rest.</source>
        <translation>Во взятке не меньше {n}&#xa0;козыря или сумматора, иначе остальные не войдут в следующие взятки.|Во взятке не меньше {n}&#xa0;козырей и сумматоров, иначе остальные не войдут в следующие взятки.|Во взятке не меньше {n}&#xa0;козырей и сумматоров, иначе остальные не войдут в следующие взятки.</translation>
    </message>
    <message>
        <source>The last trick holds all that is left: trumps {trumps}, adders {adders}.</source>
        <translation>В последней взятке всё, что осталось: козырей {trumps}, сумматоров {adders}.</translation>
    </message>
    <message>
        <source>Totals stand for a whole hand, and this one has tricks; enter the others, or undo them.</source>
        <translation>Суммы вводят за всю сдачу, а в этой уже есть взятки; введите остальные или отмените эти.</translation>
    </message>
    <message>
        <source>{side} cannot have {points}, for no tricks of this hand come to that.</source>
        <translation>У {side:gen} не может быть {points}: взятками этой сдачи столько не набрать.</translation>
    </message>
    <message>
        <source>Each of these totals can be, but not both in one hand; look at both again.</source>
        <translation>Порознь такие суммы возможны, но не в одной сдаче; проверьте обе.</translation>
    </message>
    <message>
        <source>{who} has bid {bid}; say whether it was made.</source>
        <translation>{who} играет {bid:acc}; укажите, сыграна ли она.</translation>
    </message>
    <message>
        <source>{side} have no bid in this hand; enter the bid before its end.</source>
        <translation>У {side:gen} нет заявки в этой сдаче; введите её до конца сдачи.</translation>
    </message>
    <message>
        <source>{side} have revoked, so by the rules of this match their bid has failed.</source>
        <translation>У {side:gen} был ренонс, и по правилам этой игры их заявка не сыграна.</translation>
    </message>
    <message>
        <source>Blind is made, with more points than the other side.</source>
        <translation>Тёмная сыграна: очков больше, чем у соперников.</translation>
    </message>
    <message>
        <source>Blind has failed, without more points than the other side.</source>
        <translation>Тёмная не сыграна: очков не больше, чем у соперников.</translation>
    </message>
    <message>
        <source>With these points {who} cannot have made nil.</source>
        <translation>{who}: при таких очках нулевая не сыграна.</translation>
    </message>
    <message>
        <source>With these points {who} cannot have made posh.</source>
        <translation>{who}: при таких очках шикарная не сыграна.</translation>
    </message>
    <message>
        <source>With these points {who} cannot have failed nil.</source>
        <translation>{who}: при таких очках нулевая сыграна.</translation>
    </message>
    <message>
        <source>With these points {who} cannot have failed posh.</source>
        <translation>{who}: при таких очках шикарная сыграна.</translation>
    </message>
    <message>
        <source>With these points the two bids cannot have ended so; look at both again.</source>
        <translation>При таких очках обе заявки не могли кончиться так; проверьте обе.</translation>
    </message>
    <message>
        <source>A name has 1 to 24 letters, without spaces at its ends.</source>
        <translation>В имени от 1 до 24&#xa0;букв, без пробелов по краям.</translation>
    </message>
    <message>
        <source>the hand before this one is not over</source>
        <translation>прошлая сдача не окончена</translation>
    </message>
    <message>
        <source>no hand has begun</source>
        <translation>сдача не начата</translation>
    </message>
    <message>
        <source>one card is turned twice</source>
        <translation>одна карта открыта дважды</translation>
    </message>
    <message>
        <source>trump and adder are the same suit</source>
        <translation>козырь и сумматор&#xa0;— одна масть</translation>
    </message>
    <message>
        <source>the rules have no price for a revoke</source>
        <translation>в правилах нет штрафа за ренонс</translation>
    </message>
    <message>
        <source>the player cannot have revoked so often</source>
        <translation>столько ренонсов у игрока быть не могло</translation>
    </message>
    <message>
        <source>the trick has more trumps and adders than cards, or fewer than none</source>
        <translation>козырей и сумматоров во взятке больше, чем карт, или меньше нуля</translation>
    </message>
    <message>
        <source>the trick has more trumps than are left</source>
        <translation>козырей во взятке больше, чем осталось</translation>
    </message>
    <message>
        <source>the trick has more adders than are left</source>
        <translation>сумматоров во взятке больше, чем осталось</translation>
    </message>
    <message>
        <source>the trick leaves more trumps and adders than the next ones can hold</source>
        <translation>козырей и сумматоров остаётся больше, чем войдёт в следующие взятки</translation>
    </message>
    <message>
        <source>the hand has tricks and is given totals</source>
        <translation>у сдачи есть взятки, а даны суммы</translation>
    </message>
    <message>
        <source>no tricks of the hand come to a total</source>
        <translation>взятками сдачи одной из сумм не набрать</translation>
    </message>
    <message>
        <source>no tricks of the hand come to both totals</source>
        <translation>взятками сдачи обеих сумм не набрать</translation>
    </message>
    <message>
        <source>it does not say whether a bid was made</source>
        <translation>не указано, сыграна ли заявка</translation>
    </message>
    <message>
        <source>a side without a bid cannot make one</source>
        <translation>сторона без заявки не может её сыграть</translation>
    </message>
    <message>
        <source>a side that revoked has failed its bid</source>
        <translation>после ренонса заявка стороны не сыграна</translation>
    </message>
    <message>
        <source>the totals are wrong for a blind bid that ended so</source>
        <translation>с такими суммами тёмная не могла кончиться так</translation>
    </message>
    <message>
        <source>the totals are wrong for bids that ended so</source>
        <translation>с такими суммами заявки не могли кончиться так</translation>
    </message>
    <message>
        <source>the name cannot be one</source>
        <translation>такого имени быть не может</translation>
    </message>
    <message>
        <source>there is nothing to take back</source>
        <translation>отменять нечего</translation>
    </message>
    <message>
        <source>You have bid {bid}, and a side holds one bid.</source>
        <translation>Вы играете {bid:acc}, а заявка на сторону одна.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Отменять нечего.</translation>
    </message>
    <message>
        <source>The next hand has not been dealt.</source>
        <translation>Следующая сдача ещё не роздана.</translation>
    </message>
    <message>
        <source>Blind bids are made first.</source>
        <translation>Сначала тёмные заявки.</translation>
    </message>
    <message>
        <source>Cards are passed first.</source>
        <translation>Сначала передача карт.</translation>
    </message>
    <message>
        <source>Bids are made first.</source>
        <translation>Сначала круг заявок.</translation>
    </message>
    <message>
        <source>Cards are being played now.</source>
        <translation>Сейчас идёт розыгрыш.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Игра окончена.</translation>
    </message>
    <message>
        <source>“{label}” ({name})</source>
        <translation>«{label}» ({name})</translation>
    </message>
    <message>
        <source>There is no option “{name}”; every set of rules shown as a file lists them all.</source>
        <translation>Пункта «{name}» нет; все пункты видны в любых правилах, показанных как файл.</translation>
    </message>
    <message>
        <source>There is no option “{name}”; the nearest is {option}.</source>
        <translation>Пункта «{name}» нет; ближе всего {option}.</translation>
    </message>
    <message>
        <source>{option} takes {range}, not {value}.</source>
        <translation>{option}: можно {range}, но не {value}.</translation>
    </message>
    <message>
        <source>{option} takes {words}, not {value}.</source>
        <translation>{option}: можно {words}, но не {value}.</translation>
    </message>
    <message>
        <source>{option} takes any of nil, blind and posh, or none, not {value}.</source>
        <translation>{option}: можно любые из nil, blind и posh или none, но не {value}.</translation>
    </message>
    <message>
        <source>The match would never end: set {first}, {second} or both.</source>
        <translation>Игра никогда не кончится: задайте {first}, {second} или и то и другое.</translation>
    </message>
    <message>
        <source>{first} can be “trick” without bids alone: set it to “hand”, or {second} to none.</source>
        <translation>{first}: «trick» можно только без заявок; поставьте «hand» или очистите {second}.</translation>
    </message>
    <message>
        <source>{first} can be “play_on” only with an end: set {second} too, or choose “higher”.</source>
        <translation>{first}: «play_on» можно, только если игре задан конец; задайте и {second} или выберите «higher».</translation>
    </message>
    <message>
        <source>{first} can be 3 at most while {second} is “all_adders”: lower it, or choose “any_adder”.</source>
        <translation>{first}: не больше&#xa0;3, пока {second}&#xa0;— «all_adders»; уменьшите число или выберите «any_adder».</translation>
    </message>
    <message>
        <source>{file}: {what}</source>
        <translation>{file}: {what}</translation>
    </message>
    <message>
        <source>This is no rule file; “rules NAME --json” prints one to begin with.</source>
        <translation>Это не файл правил; образец выводит «rules NAME --json».</translation>
    </message>
    <message>
        <source>The rule file has format {detail}, which needs a newer Maverick Desktop.</source>
        <translation>Файл правил в формате&#xa0;{detail}, для него нужен более новый Maverick Desktop.</translation>
    </message>
    <message>
        <source>A rule file has no field “{detail}”; take it out, or move it into “options”.</source>
        <translation>В файле правил не бывает поля «{detail}»; уберите его или перенесите в «options».</translation>
    </message>
    <message>
        <source>The field “{detail}” is missing; add it.</source>
        <translation>Не хватает поля «{detail}»; добавьте его.</translation>
    </message>
    <message>
        <source>The field “name” has to be 1 to 24 characters on one line.</source>
        <translation>В поле «name» должно быть от 1 до 24&#xa0;знаков в одну строку.</translation>
    </message>
    <message>
        <source>The field “base” has to be classic, individualist or tournament, not “{detail}”.</source>
        <translation>В поле «base» должно быть classic, individualist или tournament, а не «{detail}».</translation>
    </message>
    <message>
        <source>The field “options” has to hold options and their values in braces.</source>
        <translation>В поле «options» должны быть пункты и их значения в фигурных скобках.</translation>
    </message>
    <message>
        <source>{file} is no rule file; take one that the rule dialog has exported.</source>
        <translation>{file}&#xa0;— не файл правил; возьмите файл, записанный в окне правил.</translation>
    </message>
    <message>
        <source>The rule file cannot be read.</source>
        <translation>Файл правил не читается.</translation>
    </message>
    <message>
        <source>{file} is larger than 4 MB, and no rule file is.</source>
        <translation>{file} больше 4&#xa0;МБ, а файлы правил такими не бывают.</translation>
    </message>
    <message>
        <source>There are no rules “{name}”; take {known}, or name a rule file that is there.</source>
        <translation>Правил «{name}» нет; возьмите {known} либо укажите файл правил, который есть.</translation>
    </message>
    <message>
        <source>{word}</source>
        <translation>{word}</translation>
    </message>
    <message>
        <source>The mark †</source>
        <translation>Знак&#xa0;†</translation>
    </message>
    <message>
        <source>The game has an English and a Russian rule text. Where a sentence has a †, neither of them decides, and the choice is ours.</source>
        <translation>У игры есть английский и русский тексты правил. Где стоит&#xa0;†, оба они молчат, и выбор сделали мы.</translation>
    </message>
    <message>
        <source>Cards and players</source>
        <translation>Карты и игроки</translation>
    </message>
    <message>
        <source>Four people play, South and North against West and East, with 52 cards and two jokers. In each suit the 2 is lowest and the ace highest.</source>
        <translation>Играют вчетвером, Юг и Север против Запада и Востока; в колоде 52&#xa0;карты и два джокера. В каждой масти младшая карта&#xa0;— двойка, старшая&#xa0;— туз.</translation>
    </message>
    <message>
        <source>In each hand one suit is trump and another the adder suit. Both jokers are trumps: the Small Joker beats the ace of trumps, and the Big Joker beats everything.</source>
        <translation>В каждой сдаче одна масть&#xa0;— козырь, другая&#xa0;— сумматор. Оба джокера&#xa0;— козыри: Малый старше козырного туза, а Большой бьёт всё.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Сдача</translation>
    </message>
    <message>
        <source>The first dealer is drawn by lot; then the deal moves to the left.</source>
        <translation>Первого сдающего определяет жребий; потом сдаёт сосед слева.</translation>
    </message>
    <message>
        <source>{seat} deals the first hand; then the deal moves to the left.</source>
        <translation>Первым сдаёт {seat}; потом сдаёт сосед слева.</translation>
    </message>
    <message>
        <source>Everybody gets 13 cards and the last two are turned face up. The suit of the higher one is trump, the suit of the lower one the adder suit.</source>
        <translation>Каждому сдают 13&#xa0;карт, а две последние открывают. Масть старшей из них&#xa0;— козырь, масть младшей&#xa0;— сумматор.</translation>
    </message>
    <message>
        <source>If both are of one suit, or one is a joker, spades are trump and diamonds the adder suit.</source>
        <translation>Если обе одной масти или среди них есть джокер, козырь&#xa0;— пики, сумматор&#xa0;— бубны.</translation>
    </message>
    <message>
        <source>The same holds if their ranks are equal: spades are trump, diamonds the adder suit.</source>
        <translation>Так же и при равном достоинстве: козырь&#xa0;— пики, сумматор&#xa0;— бубны.</translation>
    </message>
    <message>
        <source>If their ranks are equal, the suit of the first one turned is trump.</source>
        <translation>При равном достоинстве козырь&#xa0;— масть той, что открыта первой.</translation>
    </message>
    <message>
        <source>If their ranks are equal, trump is the suit that comes first among spades, hearts, diamonds and clubs.</source>
        <translation>При равном достоинстве козырь&#xa0;— та масть, которая раньше в ряду: пики, червы, бубны, трефы.</translation>
    </message>
    <message>
        <source>If their ranks are equal, the same dealer shuffles and deals again.</source>
        <translation>При равном достоинстве тот же сдающий тасует и сдаёт заново.</translation>
    </message>
    <message>
        <source>Blind bids</source>
        <translation>Тёмные заявки</translation>
    </message>
    <message>
        <source>Before anybody looks at their cards each player in turn, from the dealer’s left, bids blind or passes.</source>
        <translation>Пока никто не видел своих карт, каждый по очереди, начиная слева от сдающего, объявляет тёмную или пасует.</translation>
    </message>
    <message>
        <source>Blind: the side’s tricks come to more than those of the other side.</source>
        <translation>Тёмная: взятки стороны вместе стоят больше, чем взятки соперников.</translation>
    </message>
    <message>
        <source>Passing</source>
        <translation>Передача карт</translation>
    </message>
    <message>
        <source>Each player picks {n} card for the player to the left.|Each player picks {n} cards for the player to the left.</source>
        <translation>Каждый выбирает {n}&#xa0;карту для соседа слева.|Каждый выбирает {n}&#xa0;карты для соседа слева.|Каждый выбирает {n}&#xa0;карт для соседа слева.</translation>
    </message>
    <message>
        <source>Each player picks {n} card for the player to the right.|Each player picks {n} cards for the player to the right.</source>
        <translation>Каждый выбирает {n}&#xa0;карту для соседа справа.|Каждый выбирает {n}&#xa0;карты для соседа справа.|Каждый выбирает {n}&#xa0;карт для соседа справа.</translation>
    </message>
    <message>
        <source>Each player picks {n} card for the partner.|Each player picks {n} cards for the partner.</source>
        <translation>Каждый выбирает {n}&#xa0;карту для партнёра.|Каждый выбирает {n}&#xa0;карты для партнёра.|Каждый выбирает {n}&#xa0;карт для партнёра.</translation>
    </message>
    <message>
        <source>Each player picks {n} card: in the first hand for the player to the left, then to the right, then for the partner; in the fourth hand nothing is passed, and so on.|Each player picks {n} cards: in the first hand for the player to the left, then to the right, then for the partner; in the fourth hand nothing is passed, and so on.</source>
        <translation>Каждый выбирает {n}&#xa0;карту: в первой сдаче для соседа слева, потом для соседа справа, потом для партнёра; в четвёртой не передают, и снова по кругу.|Каждый выбирает {n}&#xa0;карты: в первой сдаче для соседа слева, потом для соседа справа, потом для партнёра; в четвёртой не передают, и снова по кругу.|Каждый выбирает {n}&#xa0;карт: в первой сдаче для соседа слева, потом для соседа справа, потом для партнёра; в четвёртой не передают, и снова по кругу.</translation>
    </message>
    <message>
        <source>The cards move when all four have chosen; a card received is not passed on.</source>
        <translation>Карты переходят, когда выбрали все четверо; полученную карту дальше не передают.</translation>
    </message>
    <message>
        <source>Each player in turn, from the dealer’s left, makes a bid or passes.</source>
        <translation>Каждый по очереди, начиная слева от сдающего, объявляет заявку или пасует.</translation>
    </message>
    <message>
        <source>A side holds one bid at most: after the partner’s bid a player can only pass.</source>
        <translation>У стороны не больше одной заявки: после заявки партнёра можно только пасовать.</translation>
    </message>
    <message>
        <source>Nil: the bidder takes no trick, while the partner plays on as usual.</source>
        <translation>Нулевая: объявивший не берёт взяток, а партнёр играет как обычно.</translation>
    </message>
    <message>
        <source>Nil: neither the bidder nor the partner takes a trick.</source>
        <translation>Нулевая: ни объявивший, ни партнёр не берут взяток.</translation>
    </message>
    <message>
        <source>Posh: the side takes at least {n} book.|Posh: the side takes at least {n} books.</source>
        <translation>Шикарная: сторона берёт не меньше {n}&#xa0;книги.|Шикарная: сторона берёт не меньше {n}&#xa0;книг.|Шикарная: сторона берёт не меньше {n}&#xa0;книг.</translation>
    </message>
    <message>
        <source>A book is a trick of four adders.</source>
        <translation>Книга&#xa0;— взятка из четырёх сумматоров.</translation>
    </message>
    <message>
        <source>A book is a trick with at least one adder.</source>
        <translation>Книга&#xa0;— взятка хотя бы с одним сумматором.</translation>
    </message>
    <message>
        <source>The player left of the dealer leads any card, and each player in turn adds one. The highest trump takes the trick, or else the highest card of the suit led; who takes it leads next.</source>
        <translation>Игрок слева от сдающего заходит с любой карты, остальные по очереди кладут по одной. Взятку берёт старший козырь, а без козырей&#xa0;— старшая карта масти захода; кто взял, тот и заходит.</translation>
    </message>
    <message>
        <source>Whoever holds a card of the suit led plays one.</source>
        <translation>У кого есть масть захода, тот ходит в масть.</translation>
    </message>
    <message>
        <source>Whoever holds a card of the suit led plays one, or revokes: any other card may be played, and the side pays {n} point.|Whoever holds a card of the suit led plays one, or revokes: any other card may be played, and the side pays {n} points.</source>
        <translation>У кого есть масть захода, тот ходит в масть или делает ренонс: кладёт любую другую карту, а сторона платит {n}&#xa0;очко.|У кого есть масть захода, тот ходит в масть или делает ренонс: кладёт любую другую карту, а сторона платит {n}&#xa0;очка.|У кого есть масть захода, тот ходит в масть или делает ренонс: кладёт любую другую карту, а сторона платит {n}&#xa0;очков.</translation>
    </message>
    <message>
        <source>Whoever holds none plays a trump; with no trump either, any card.</source>
        <translation>У кого её нет, тот бьёт козырем, а без козырей кладёт любую карту.</translation>
    </message>
    <message>
        <source>Whoever holds none plays a trump, unless the partner’s card is winning so far; with no trump either, any card.</source>
        <translation>У кого её нет, тот бьёт козырем, если пока берёт не партнёр; без козырей&#xa0;— любая карта.</translation>
    </message>
    <message>
        <source>Whoever holds none plays any card.</source>
        <translation>У кого её нет, тот кладёт любую карту.</translation>
    </message>
    <message>
        <source>A trump played for want of the suit need not beat those before it.</source>
        <translation>Козырь, положенный за неимением масти, не обязан перебивать прежние.</translation>
    </message>
    <message>
        <source>A trump played for want of the suit has to beat every trump before it, the partner’s too, if the player holds one that does.</source>
        <translation>Козырь, положенный за неимением масти, должен перебить все прежние, даже партнёрский, если у игрока есть чем.</translation>
    </message>
    <message>
        <source>What a trick is worth</source>
        <translation>Сколько стоит взятка</translation>
    </message>
    <message>
        <source>With adders in it: +1, and +1 more for each adder, so +2 to +5.</source>
        <translation>С сумматорами: +1 и ещё +1 за каждый сумматор, то есть от&#xa0;+2 до&#xa0;+5.</translation>
    </message>
    <message>
        <source>With adders in it: +1 for each adder, so +1 to +4.</source>
        <translation>С сумматорами: +1 за каждый сумматор, то есть от&#xa0;+1 до&#xa0;+4.</translation>
    </message>
    <message>
        <source>With both adders and trumps in it: +1.</source>
        <translation>И с сумматорами, и с козырями: +1.</translation>
    </message>
    <message>
        <source>Four trumps: {points}.</source>
        <translation>Четыре козыря: {points}.</translation>
    </message>
    <message>
        <source>One to three trumps and no adder: {points}.</source>
        <translation>От одного до трёх козырей, без сумматоров: {points}.</translation>
    </message>
    <message>
        <source>Neither trumps nor adders: {points}.</source>
        <translation>Ни козырей, ни сумматоров: {points}.</translation>
    </message>
    <message>
        <source>Hand {n}</source>
        <translation>Сдача {n}</translation>
    </message>
    <message>
        <source>First side to {n} point wins|First side to {n} points wins</source>
        <translation>Игра до {n}&#xa0;очка|Игра до {n}&#xa0;очков|Игра до {n}&#xa0;очков</translation>
    </message>
    <message>
        <source>The higher total after {n} hand wins|The higher total after {n} hands wins</source>
        <translation>Кто больше наберёт за {n} сдачу|Кто больше наберёт за {n} сдачи|Кто больше наберёт за {n} сдач</translation>
    </message>
    <message>
        <source>First to {target} points, {n} hand at most|First to {target} points, {n} hands at most</source>
        <translation>Игра до {target}, не больше {n} сдачи|Игра до {target}, не больше {n} сдач|Игра до {target}, не больше {n} сдач</translation>
    </message>
    <message>
        <source>{name} · {n} change|{name} · {n} changes</source>
        <translation>{name} · {n} правка|{name} · {n} правки|{name} · {n} правок</translation>
    </message>
    <message>
        <source>This hand</source>
        <translation>За сдачу</translation>
    </message>
    <message>
        <source>{n} to go|{n} to go</source>
        <translation>ещё {n}|ещё {n}|ещё {n}</translation>
    </message>
    <message>
        <source>target reached</source>
        <translation>цель достигнута</translation>
    </message>
    <message>
        <source>{who}: {bid}</source>
        <translation>{who}: {bid}</translation>
    </message>
    <message>
        <source>{n} point|{n} points</source>
        <translation>{n}&#xa0;очко|{n}&#xa0;очка|{n}&#xa0;очков</translation>
    </message>
    <message>
        <source>{side}: {points}</source>
        <translation>{side}: {points}</translation>
    </message>
    <message>
        <source>{side}: {points}, {goal}</source>
        <translation>{side}: {points}, {goal}</translation>
    </message>
    <message>
        <source>{total}. This hand {points}</source>
        <translation>{total}. За сдачу {points}</translation>
    </message>
    <message>
        <source>{first}. {bid}</source>
        <translation>{first}. {bid}</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Взятки</translation>
    </message>
    <message>
        <source>{n} of 13</source>
        <translation>{n}-я из 13</translation>
    </message>
    <message>
        <source>not begun</source>
        <translation>ещё нет</translation>
    </message>
    <message>
        <source>Tricks, {count}</source>
        <translation>Взятки, {count}</translation>
    </message>
    <message>
        <source>trick {n}: {points} to {side}</source>
        <translation>взятка {n}: {points} {side:dat}</translation>
    </message>
    <message>
        <source>{first}; {rest}</source>
        <translation>{first}; {rest}</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Сдача</translation>
    </message>
    <message>
        <source>We</source>
        <translation>Мы</translation>
    </message>
    <message>
        <source>They</source>
        <translation>Они</translation>
    </message>
    <message>
        <source>Match so far</source>
        <translation>Ход игры</translation>
    </message>
    <message>
        <source>score sheet</source>
        <translation>протокол</translation>
    </message>
    <message>
        <source>en_GB</source>
        <translation>ru_RU</translation>
    </message>
    <message>
        <source>dddd d MMMM yyyy, HH:mm</source>
        <translation>dddd, d MMMM yyyy, HH:mm</translation>
    </message>
    <message>
        <source>Score sheet: {ns} – {ew}</source>
        <translation>Протокол: {ns}&#xa0;— {ew}</translation>
    </message>
    <message>
        <source>{one} – {other}</source>
        <translation>{one}&#xa0;— {other}</translation>
    </message>
    <message>
        <source>computer, {level}</source>
        <translation>компьютер, {level}</translation>
    </message>
    <message>
        <source>random</source>
        <translation>наугад</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>новичок</translation>
    </message>
    <message>
        <source>club</source>
        <translation>любитель</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>мастер</translation>
    </message>
    <message>
        <source>first side to {n} point|first side to {n} points</source>
        <translation>игра до {n}&#xa0;очка|игра до {n}&#xa0;очков|игра до {n}&#xa0;очков</translation>
    </message>
    <message>
        <source>first side to {target}, {n} hand at most|first side to {target}, {n} hands at most</source>
        <translation>игра до&#xa0;{target}, не больше {n}&#xa0;сдачи|игра до&#xa0;{target}, не больше {n}&#xa0;сдач|игра до&#xa0;{target}, не больше {n}&#xa0;сдач</translation>
    </message>
    <message>
        <source>all bids</source>
        <translation>все заявки</translation>
    </message>
    <message>
        <source>played with real cards</source>
        <translation>играли настоящими картами</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>не окончена</translation>
    </message>
    <message>
        <source>undone {n} time|undone {n} times</source>
        <translation>{n}&#xa0;отмена|{n}&#xa0;отмены|{n}&#xa0;отмен</translation>
    </message>
    <message>
        <source>Carried over</source>
        <translation>Перенос</translation>
    </message>
    <message>
        <source>No hand has been scored</source>
        <translation>Сыгранных сдач ещё нет</translation>
    </message>
    <message>
        <source>Turned</source>
        <translation>Открыты</translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>Взятка</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Кто взял</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Score pad</source>
        <translation>Блокнот счёта</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation>&amp;Игра</translation>
    </message>
    <message>
        <source>&amp;Enter</source>
        <translation>&amp;Ввод</translation>
    </message>
    <message>
        <source>&amp;Names…</source>
        <translation>И&amp;мена…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Печать…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Закрыть</translation>
    </message>
    <message>
        <source>A &amp;bid</source>
        <translation>&amp;Заявка</translation>
    </message>
    <message>
        <source>A &amp;revoke</source>
        <translation>&amp;Ренонс</translation>
    </message>
    <message>
        <source>&amp;Totals of the hand</source>
        <translation>&amp;Суммы за сдачу</translation>
    </message>
    <message>
        <source>Revoke</source>
        <translation>Ренонс</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Козыри</translation>
    </message>
    <message>
        <source>Adders</source>
        <translation>Сумматоры</translation>
    </message>
    <message>
        <source>{n} left|{n} left</source>
        <translation>осталось {n}|осталось {n}|осталось {n}</translation>
    </message>
    <message>
        <source>at most {n}|at most {n}</source>
        <translation>не больше {n}|не больше {n}|не больше {n}</translation>
    </message>
    <message>
        <source>Trick {n} of 13</source>
        <translation>Взятка {n} из 13</translation>
    </message>
    <message>
        <source>{who} leads</source>
        <translation>Заходит {who}</translation>
    </message>
    <message>
        <source>Trick {n}: who took it?</source>
        <translation>Взятка {n}: кто взял?</translation>
    </message>
    <message>
        <source>Press S, W, N or E, or an arrow key.</source>
        <translation>Нажмите S, W, N, E или стрелку.</translation>
    </message>
    <message>
        <source>{who} took trick {n}: how many trumps?</source>
        <translation>Взятка {n} за {who:ins}: сколько козырей?</translation>
    </message>
    <message>
        <source>How many trumps are in trick {n}?</source>
        <translation>Сколько козырей во взятке {n}?</translation>
    </message>
    <message>
        <source>Press 0 to 4; a joker is a trump.</source>
        <translation>Нажмите от 0 до 4; джокер&#xa0;— тоже козырь.</translation>
    </message>
    <message>
        <source>How many adders are in trick {n}?</source>
        <translation>Сколько сумматоров во взятке {n}?</translation>
    </message>
    <message>
        <source>Press 0 to 4, and the trick is entered.</source>
        <translation>Нажмите от 0 до 4, и взятка записана.</translation>
    </message>
    <message>
        <source>Who has bid?</source>
        <translation>Кто объявил заявку?</translation>
    </message>
    <message>
        <source>Press S, W, N or E; Esc goes back to the tricks.</source>
        <translation>Нажмите S, W, N или E; Esc&#xa0;— назад к взяткам.</translation>
    </message>
    <message>
        <source>What has {who} bid?</source>
        <translation>{who}: какая заявка?</translation>
    </message>
    <message>
        <source>Press the letter of the bid; Esc goes back.</source>
        <translation>Нажмите букву заявки; Esc&#xa0;— назад.</translation>
    </message>
    <message>
        <source>Who has revoked?</source>
        <translation>Кто сделал ренонс?</translation>
    </message>
    <message>
        <source>It costs the side {n} point; Esc goes back to the tricks.|It costs the side {n} points; Esc goes back to the tricks.</source>
        <translation>Это стоит стороне {n}&#xa0;очко; Esc&#xa0;— назад к взяткам.|Это стоит стороне {n}&#xa0;очка; Esc&#xa0;— назад к взяткам.|Это стоит стороне {n}&#xa0;очков; Esc&#xa0;— назад к взяткам.</translation>
    </message>
    <message>
        <source>Say first who took the trick.</source>
        <translation>Сначала укажите, кто взял взятку.</translation>
    </message>
    <message>
        <source>Turned cards</source>
        <translation>Открытые карты</translation>
    </message>
    <message>
        <source>I only know the suits</source>
        <translation>Известны только масти</translation>
    </message>
    <message>
        <source>I know the cards</source>
        <translation>Карты известны</translation>
    </message>
    <message>
        <source>4S 6C</source>
        <translation>4П 6Т</translation>
    </message>
    <message>
        <source>S D</source>
        <translation>П Б</translation>
    </message>
    <message>
        <source>{who} deals, {leader} leads</source>
        <translation>Сдаёт {who}, заходит {leader}</translation>
    </message>
    <message>
        <source>Begin hand {n}</source>
        <translation>Начать сдачу {n}</translation>
    </message>
    <message>
        <source>Hand {n}: who deals?</source>
        <translation>Сдача {n}: кто сдаёт?</translation>
    </message>
    <message>
        <source>Press an arrow key or click a name, then say which cards were turned.</source>
        <translation>Нажмите стрелку или щёлкните имя, потом укажите открытые карты.</translation>
    </message>
    <message>
        <source>Hand {n}: which two cards were turned?</source>
        <translation>Сдача {n}: какие две карты открыты?</translation>
    </message>
    <message>
        <source>Type them, as in 4S 6C, or click them.</source>
        <translation>Впишите их, например 4П 6Т, или щёлкните по ним.</translation>
    </message>
    <message>
        <source>Hand {n}: which suits are trump and adder?</source>
        <translation>Сдача {n}: какие масти&#xa0;— козырь и сумматор?</translation>
    </message>
    <message>
        <source>Type them, the trump suit first, as in S D, or click them.</source>
        <translation>Впишите их, сначала козырь, например П Б, или щёлкните по ним.</translation>
    </message>
    <message>
        <source>Hand {n}: press Enter to begin</source>
        <translation>Сдача {n}: нажмите Enter, чтобы начать</translation>
    </message>
    <message>
        <source>Trump {trump}, adder {adder}: {why}.</source>
        <translation>Козырь&#xa0;— {trump}, сумматор&#xa0;— {adder}: {why}.</translation>
    </message>
    <message>
        <source>Trump {trump}, adder {adder}.</source>
        <translation>Козырь&#xa0;— {trump}, сумматор&#xa0;— {adder}.</translation>
    </message>
    <message>
        <source>“{text}” names no card; write rank and suit, as in 4S or 10D, and BJ or SJ for a joker.</source>
        <translation>«{text}»&#xa0;— не карта; впишите достоинство и масть, например 4П или 10Б, а джокеров так: БД, МД.</translation>
    </message>
    <message>
        <source>Say first who deals.</source>
        <translation>Сначала укажите, кто сдаёт.</translation>
    </message>
    <message>
        <source>Name both turned cards first.</source>
        <translation>Сначала назовите обе открытые карты.</translation>
    </message>
    <message>
        <source>Name the trump suit and the adder suit first.</source>
        <translation>Сначала назовите козырь и сумматор.</translation>
    </message>
    <message>
        <source>Two cards are turned; take one of them back first.</source>
        <translation>Открывают две карты; сначала уберите одну из них.</translation>
    </message>
    <message>
        <source>Name two suits, trump and adder, and no more.</source>
        <translation>Назовите две масти, козырь и сумматор, и не больше.</translation>
    </message>
    <message>
        <source>{high} is higher than {low}</source>
        <translation>{high} старше, чем {low}</translation>
    </message>
    <message>
        <source>a joker was turned</source>
        <translation>открыт джокер</translation>
    </message>
    <message>
        <source>both cards are of one suit</source>
        <translation>обе карты одной масти</translation>
    </message>
    <message>
        <source>the ranks are equal</source>
        <translation>карты равны по достоинству</translation>
    </message>
    <message>
        <source>equal ranks, and the first one is trump</source>
        <translation>карты равны, козырь по первой</translation>
    </message>
    <message>
        <source>equal ranks, and the higher suit is trump</source>
        <translation>карты равны, козырь по старшинству</translation>
    </message>
    <message>
        <source>equal ranks are dealt again</source>
        <translation>равные карты пересдают</translation>
    </message>
    <message>
        <source>Hand {n}: what did the tricks come to?</source>
        <translation>Сдача {n}: сколько стоят взятки?</translation>
    </message>
    <message>
        <source>Enter each side’s points before bids and penalties; Esc goes back to the tricks.</source>
        <translation>Введите очки каждой стороны без заявок и штрафов; Esc&#xa0;— назад к взяткам.</translation>
    </message>
    <message>
        <source>Enter the hand</source>
        <translation>Записать сдачу</translation>
    </message>
    <message>
        <source>entered by its totals</source>
        <translation>введена суммами</translation>
    </message>
    <message>
        <source>Back to the tricks</source>
        <translation>Назад к взяткам</translation>
    </message>
    <message>
        <source>{who}: {bid}, made by these points</source>
        <translation>{who}: {bid}, по этим очкам сыграна</translation>
    </message>
    <message>
        <source>{who}: {bid}, failed by these points</source>
        <translation>{who}: {bid}, по этим очкам не сыграна</translation>
    </message>
    <message>
        <source>{who}: {bid}, failed by the revoke</source>
        <translation>{who}: {bid}, не сыграна из-за ренонса</translation>
    </message>
    <message>
        <source>no bid</source>
        <translation>без заявки</translation>
    </message>
    <message>
        <source>Write the points of {side} as a number, such as 7 or −2.</source>
        <translation>Впишите очки {side:gen} числом, например 7 или −2.</translation>
    </message>
    <message>
        <source>The disk is full: the score is kept in this window until there is room for it again.</source>
        <translation>Диск полон: счёт хранится в этом окне, пока не освободится место.</translation>
    </message>
    <message>
        <source>The record cannot be written (the system says: {system}): the score is kept in this window and tried again with every entry.</source>
        <translation>Записать не удаётся (система сообщает: {system}): счёт хранится в этом окне, с каждым вводом попытка повторяется.</translation>
    </message>
    <message>
        <source>expert, {ms} ms a card</source>
        <translation>мастер, {ms}&#xa0;мс на карту</translation>
    </message>
    <message>
        <source>revoke</source>
        <translation>ренонс</translation>
    </message>
    <message>
        <source>led</source>
        <translation>заход</translation>
    </message>
    <message>
        <source>won</source>
        <translation>берёт</translation>
    </message>
    <message>
        <source>{one} &amp; {other} win</source>
        <translation>{one} и {other} выиграли</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Ничья</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Не окончена</translation>
    </message>
    <message>
        <source>The match, hand by hand</source>
        <translation>Ход игры по сдачам</translation>
    </message>
    <message>
        <source>target {n}</source>
        <translation>цель&#xa0;{n}</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Заметки</translation>
    </message>
    <message>
        <source>Signed</source>
        <translation>Подписи</translation>
    </message>
    <message>
        <source>{seat}, {name}</source>
        <translation>{seat}, {name}</translation>
    </message>
    <message>
        <source>First deal {code} · every card is in the match record</source>
        <translation>Первый расклад {code} · все карты есть в записи игры</translation>
    </message>
    <message>
        <source>Blank score sheet</source>
        <translation>Чистый протокол</translation>
    </message>
    <message>
        <source>Maverick · blank score sheet</source>
        <translation>Индивидуалист · чистый протокол</translation>
    </message>
    <message>
        <source>Tricks: write each trick’s points as they fall, their sum at the right</source>
        <translation>Взятки: пишите очки каждой взятки по порядку, справа&#xa0;— сумму</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Дата</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Лист</translation>
    </message>
    <message>
        <source>to {gap} points</source>
        <translation>до {gap} очков</translation>
    </message>
    <message>
        <source>{side} {score}</source>
        <translation>{side}: {score}</translation>
    </message>
    <message>
        <source>{side}, total {total}</source>
        <translation>{side}, всего {total}</translation>
    </message>
    <message>
        <source>{bid}, made</source>
        <translation>{bid}, сыграна</translation>
    </message>
    <message>
        <source>{bid}, failed</source>
        <translation>{bid}, не сыграна</translation>
    </message>
    <message>
        <source>Match so far, {n} hand: {totals}|Match so far, {n} hands: {totals}</source>
        <translation>Ход игры, {n} сдача: {totals}|Ход игры, {n} сдачи: {totals}|Ход игры, {n} сдач: {totals}</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Игры</translation>
    </message>
    <message>
        <source>Every match of this profile, the latest first</source>
        <translation>Все игры этого профиля, новые сверху</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Начата</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Состояние</translation>
    </message>
    <message>
        <source>{one} &amp; {partner} against {other} &amp; {last}</source>
        <translation>{one} и {partner}&#xa0;— {other} и {last}</translation>
    </message>
    <message>
        <source>{ours} : {theirs}</source>
        <translation>{ours} : {theirs}</translation>
    </message>
    <message>
        <source>unfinished, {n} hand|unfinished, {n} hands</source>
        <translation>не окончена, {n}&#xa0;сдача|не окончена, {n}&#xa0;сдачи|не окончена, {n}&#xa0;сдач</translation>
    </message>
    <message>
        <source>just begun</source>
        <translation>только начата</translation>
    </message>
    <message>
        <source>{one} &amp; {partner} won</source>
        <translation>выиграли {one} и {partner}</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>ничья</translation>
    </message>
    <message>
        <source>being read</source>
        <translation>читается</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>не читается</translation>
    </message>
    <message>
        <source>real cards · {state}</source>
        <translation>настоящие карты · {state}</translation>
    </message>
    <message>
        <source>There is no match yet: begin one, or keep score of a game with real cards.</source>
        <translation>Игр пока нет: начните новую или ведите счёт игры настоящими картами.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Протокол</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Печать…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Удалить…</translation>
    </message>
    <message>
        <source>Delete this match?</source>
        <translation>Удалить эту игру?</translation>
    </message>
    <message>
        <source>{players}: its record is removed for good.</source>
        <translation>{players}: запись игры будет удалена навсегда.</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Оставить</translation>
    </message>
    <message>
        <source>The match was not deleted</source>
        <translation>Игра не удалена</translation>
    </message>
    <message>
        <source>Export the score sheet</source>
        <translation>Экспорт протокола</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Таблицы (*.csv)</translation>
    </message>
    <message>
        <source>The score sheet was not exported</source>
        <translation>Экспорт протокола не удался</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Сдающий</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Козырь</translation>
    </message>
    <message>
        <source>Adder</source>
        <translation>Сумматор</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Заявка</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Штраф</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Итог</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Счёт</translation>
    </message>
    <message>
        <source>{side}, {column}: {figure}</source>
        <translation>{side}, {column}: {figure}</translation>
    </message>
    <message>
        <source>{column}: {figure}</source>
        <translation>{column}: {figure}</translation>
    </message>
    <message>
        <source>{tricks}, together {points}</source>
        <translation>{tricks}, вместе {points}</translation>
    </message>
    <message>
        <source>The score of a hand</source>
        <translation>Итог сдачи</translation>
    </message>
    <message>
        <source>A side scores the points of the tricks it took.</source>
        <translation>Сторона получает очки своих взяток.</translation>
    </message>
    <message>
        <source>Each of its revokes costs {n} point, whatever becomes of a bid.|Each of its revokes costs {n} points, whatever becomes of a bid.</source>
        <translation>Каждый её ренонс стоит {n}&#xa0;очко, чем бы ни кончилась заявка.|Каждый её ренонс стоит {n}&#xa0;очка, чем бы ни кончилась заявка.|Каждый её ренонс стоит {n}&#xa0;очков, чем бы ни кончилась заявка.</translation>
    </message>
    <message>
        <source>A side that has revoked can still make its bid.</source>
        <translation>После ренонса сторона ещё может сыграть свою заявку.</translation>
    </message>
    <message>
        <source>Nil made: {n} times its points; {negative} if they are below zero.</source>
        <translation>Нулевая сыграна: очки стороны × {n}; если они ниже нуля, то {negative}.</translation>
    </message>
    <message>
        <source>Nil made with points of zero: {points}.</source>
        <translation>Нулевая сыграна при нуле очков: {points}.</translation>
    </message>
    <message>
        <source>Nil made: {points}, as the side has no trick.</source>
        <translation>Нулевая сыграна: {points}, ведь взяток у стороны нет.</translation>
    </message>
    <message>
        <source>Blind made: {n} times its points.</source>
        <translation>Тёмная сыграна: очки стороны × {n}.</translation>
    </message>
    <message>
        <source>Posh made: {n} times its points.</source>
        <translation>Шикарная сыграна: очки стороны × {n}.</translation>
    </message>
    <message>
        <source>Nil failed: {points} in place of its points.</source>
        <translation>Нулевая не сыграна: {points} вместо очков стороны.</translation>
    </message>
    <message>
        <source>Nil failed: {points} added to its points.</source>
        <translation>Нулевая не сыграна: {points} к очкам стороны.</translation>
    </message>
    <message>
        <source>Nil failed: {points} or its points, whichever is less.</source>
        <translation>Нулевая не сыграна: {points} или очки стороны, смотря что меньше.</translation>
    </message>
    <message>
        <source>Blind failed: {points} in place of its points.</source>
        <translation>Тёмная не сыграна: {points} вместо очков стороны.</translation>
    </message>
    <message>
        <source>Blind failed: {points} added to its points.</source>
        <translation>Тёмная не сыграна: {points} к очкам стороны.</translation>
    </message>
    <message>
        <source>Blind failed: {points} or its points, whichever is less.</source>
        <translation>Тёмная не сыграна: {points} или очки стороны, смотря что меньше.</translation>
    </message>
    <message>
        <source>Posh failed: 0 in place of its points.</source>
        <translation>Шикарная не сыграна: 0 вместо очков стороны.</translation>
    </message>
    <message>
        <source>Posh failed: 0 or its points, whichever is less.</source>
        <translation>Шикарная не сыграна: 0 или очки стороны, смотря что меньше.</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>The match ends after the hand in which a side reaches {target} points.</source>
        <translation>Игра кончается после сдачи, в которой счёт стороны дошёл до {target}.</translation>
    </message>
    <message>
        <source>The match ends with the trick by which a side reaches {target} points.</source>
        <translation>Игра кончается на взятке, с которой счёт стороны дошёл до {target}.</translation>
    </message>
    <message>
        <source>The match ends after {n} hand; the side with more points wins.|The match ends after {n} hands; the side with more points wins.</source>
        <translation>Игра кончается после {n} сдачи; побеждает сторона, у которой больше очков.|Игра кончается после {n} сдач; побеждает сторона, у которой больше очков.|Игра кончается после {n} сдач; побеждает сторона, у которой больше очков.</translation>
    </message>
    <message>
        <source>It ends after {n} hand at the latest; the side with more points wins.|It ends after {n} hands at the latest; the side with more points wins.</source>
        <translation>Самое позднее она кончается после {n} сдачи; побеждает сторона, у которой больше очков.|Самое позднее она кончается после {n} сдач; побеждает сторона, у которой больше очков.|Самое позднее она кончается после {n} сдач; побеждает сторона, у которой больше очков.</translation>
    </message>
    <message>
        <source>If both sides reach it, the higher total wins.</source>
        <translation>Если до цели дошли обе стороны, побеждает больший счёт.</translation>
    </message>
    <message>
        <source>If both sides reach it, the match goes on until one of them alone is there, or the hands are over.</source>
        <translation>Если до цели дошли обе стороны, игра идёт, пока за ней не останется одна из них или не кончатся сдачи.</translation>
    </message>
    <message>
        <source>With equal totals at the end an extra hand is played, and another if need be.</source>
        <translation>При равном счёте в конце играется ещё одна сдача, а если нужно, то и следующая.</translation>
    </message>
    <message>
        <source>With equal totals at the end the match is a draw.</source>
        <translation>При равном счёте в конце игра кончается вничью.</translation>
    </message>
    <message>
        <source>beats all</source>
        <translation>бьёт все</translation>
    </message>
    <message>
        <source>+1 each</source>
        <translation>по +1</translation>
    </message>
    <message>
        <source>+1 without trump</source>
        <translation>+1 без козыря</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>трефы</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>бубны</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>червы</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>пики</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Прошлая взятка</translation>
    </message>
    <message>
        <source>D</source>
        <translation>С</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>думает</translation>
    </message>
    <message>
        <source>winning</source>
        <translation>берёт</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>берёт</translation>
    </message>
    <message>
        <source>Your card goes here</source>
        <translation>Место для вашей карты</translation>
    </message>
    <message>
        <source>To pass on</source>
        <translation>На передачу</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Разбор</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Взятки</translation>
    </message>
    <message>
        <source>Trick {n} of {count}: {who}, {points}</source>
        <translation>Взятка {n} из {count}: {who}, {points}</translation>
    </message>
    <message>
        <source>← → other tricks, Esc or a click closes</source>
        <translation>← → другие взятки, Esc или щелчок — закрыть</translation>
    </message>
    <message>
        <source>our side</source>
        <translation>наша сторона</translation>
    </message>
    <message>
        <source>their side</source>
        <translation>их сторона</translation>
    </message>
    <message>
        <source>away</source>
        <translation>нет на связи</translation>
    </message>
    <message>
        <source>person</source>
        <translation>человек</translation>
    </message>
    <message>
        <source>Away · computer</source>
        <translation>Играет компьютер</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>компьютер</translation>
    </message>
    <message>
        <source>Away</source>
        <translation>Нет связи</translation>
    </message>
    <message>
        <source>{who} cannot be reached</source>
        <translation>У {who:gen} нет связи</translation>
    </message>
    <message>
        <source>The match waits until {who} is back.</source>
        <translation>Игра продолжится, когда {who} вернётся.</translation>
    </message>
    <message>
        <source>Without {who} the computer plays on after {n} second.|Without {who} the computer plays on after {n} seconds.</source>
        <translation>Если {who} не вернётся, через {n}&#xa0;секунду играть будет компьютер.|Если {who} не вернётся, через {n}&#xa0;секунды играть будет компьютер.|Если {who} не вернётся, через {n}&#xa0;секунд играть будет компьютер.</translation>
    </message>
    <message>
        <source>{who} deals the next hand.</source>
        <translation>Новую сдачу начнёт {who}.</translation>
    </message>
    <message>
        <source>The next hand is dealt in a moment.</source>
        <translation>Новая сдача сейчас начнётся.</translation>
    </message>
    <message>
        <source>The next hand waits for {who}.</source>
        <translation>Новая сдача ждёт {who:acc}.</translation>
    </message>
    <message>
        <source>Back to the lobby</source>
        <translation>К местам за столом</translation>
    </message>
    <message>
        <source>{who} has lost the connection.</source>
        <translation>У {who:gen} пропала связь.</translation>
    </message>
    <message>
        <source>{who} has lost the connection; the computer plays on in that seat.</source>
        <translation>У {who:gen} пропала связь; играет компьютер.</translation>
    </message>
    <message>
        <source>{who} is back.</source>
        <translation>{who} снова на связи.</translation>
    </message>
    <message>
        <source>{who} has joined the table.</source>
        <translation>За стол садится {who}.</translation>
    </message>
    <message>
        <source>{who} has left; the computer plays on in that seat.</source>
        <translation>{who} выходит из-за стола; играет компьютер.</translation>
    </message>
    <message>
        <source>{who} would like to take back the last decision</source>
        <translation>{who} просит отменить последний ход</translation>
    </message>
    <message>
        <source>It is done if everybody agrees.</source>
        <translation>Его отменят, если согласны все.</translation>
    </message>
    <message>
        <source>The others are asked whether you may take it back.</source>
        <translation>Остальных спрашивают, согласны ли они на отмену.</translation>
    </message>
    <message>
        <source>All agreed: it was taken back.</source>
        <translation>Согласны все: ход отменён.</translation>
    </message>
    <message>
        <source>It stands as it was: not all agreed.</source>
        <translation>Всё остаётся как есть: согласны не все.</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Да</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>The match pauses until {who} is back</source>
        <translation>Игра стоит, пока {who} не вернётся</translation>
    </message>
    <message>
        <source>Your move is on its way</source>
        <translation>Ваш ход ещё в пути</translation>
    </message>
    <message>
        <source>The table has not answered yet.</source>
        <translation>Стол пока не ответил.</translation>
    </message>
    <message>
        <source>The table cannot be reached, trying again</source>
        <translation>Стол не отвечает, пробуем снова</translation>
    </message>
    <message>
        <source>Next try in {n} second. What you have played is not lost.|Next try in {n} seconds. What you have played is not lost.</source>
        <translation>Новая попытка через {n}&#xa0;секунду. Сыгранное не пропадёт.|Новая попытка через {n}&#xa0;секунды. Сыгранное не пропадёт.|Новая попытка через {n}&#xa0;секунд. Сыгранное не пропадёт.</translation>
    </message>
    <message>
        <source>What you have played is not lost.</source>
        <translation>Сыгранное не пропадёт.</translation>
    </message>
    <message>
        <source>You have left the table</source>
        <translation>Вы вышли из-за стола</translation>
    </message>
    <message>
        <source>You have closed the table</source>
        <translation>Вы закрыли стол</translation>
    </message>
    <message>
        <source>The host has closed the table</source>
        <translation>Стол закрыт хозяином</translation>
    </message>
    <message>
        <source>“Host this match again” in the Game menu goes on with it.</source>
        <translation>«Продолжить эту игру по сети» в меню «Игра» вернёт её.</translation>
    </message>
    <message>
        <source>Checked: the deal was fixed before play.</source>
        <translation>Проверено: расклад был задан до розыгрыша.</translation>
    </message>
    <message>
        <source>The host’s program has dealt other cards in hand {n} than it had promised before play.</source>
        <translation>В сдаче&#xa0;{n} программа хозяина раздала не те карты, которые обещала до розыгрыша.</translation>
    </message>
    <message>
        <source>What the host’s program shows of hand {n} does not fit what was played.</source>
        <translation>То, что программа хозяина показала о сдаче&#xa0;{n}, не сходится с тем, что сыграно.</translation>
    </message>
    <message>
        <source>The host’s program promised one deal before hand {n} and another one later.</source>
        <translation>До сдачи&#xa0;{n} программа хозяина обещала один расклад, а потом другой.</translation>
    </message>
    <message>
        <source>The deal was not fair</source>
        <translation>Раздача была нечестной</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Чат</translation>
    </message>
    <message>
        <source>Chat, {n} new|Chat, {n} new</source>
        <translation>Чат, {n}&#xa0;новое|Чат, {n}&#xa0;новых|Чат, {n}&#xa0;новых</translation>
    </message>
    <message>
        <source>{who}: {text}</source>
        <translation>{who}: {text}</translation>
    </message>
    <message>
        <source>Say something to all</source>
        <translation>Сообщение для всех</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Отправить</translation>
    </message>
    <message>
        <source>Close the chat</source>
        <translation>Закрыть чат</translation>
    </message>
    <message>
        <source>Nobody has said anything yet.</source>
        <translation>Сообщений пока нет.</translation>
    </message>
    <message>
        <source>Who is heard</source>
        <translation>Кого слышно</translation>
    </message>
    <message>
        <source>What somebody who is not ticked says is not shown to you.</source>
        <translation>Сообщения тех, кто здесь не отмечен, вам не показываются.</translation>
    </message>
    <message>
        <source>One message a second: wait a moment, then send again.</source>
        <translation>Не больше сообщения в секунду: подождите немного и отправьте снова.</translation>
    </message>
    <message>
        <source>Not sent: the table is out of reach. Send it again once you are back.</source>
        <translation>Не отправлено: нет связи со столом. Отправьте снова, когда она появится.</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>заходит</translation>
    </message>
    <message>
        <source>no tricks</source>
        <translation>взяток нет</translation>
    </message>
    <message>
        <source>{n} trick|{n} tricks</source>
        <translation>{n} взятка|{n} взятки|{n} взяток</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>выбрано</translation>
    </message>
    <message>
        <source>key {key}</source>
        <translation>клавиша {key}</translation>
    </message>
    <message>
        <source>{n} trump|{n} trumps</source>
        <translation>{n}&#xa0;козырь|{n}&#xa0;козыря|{n}&#xa0;козырей</translation>
    </message>
    <message>
        <source>{what}, cannot be</source>
        <translation>{what}, быть не может</translation>
    </message>
    <message>
        <source>{card}, turned</source>
        <translation>{card}, открыто</translation>
    </message>
    <message>
        <source>{side}: points of the tricks</source>
        <translation>{side}: очки за взятки</translation>
    </message>
    <message>
        <source>trump {suit}</source>
        <translation>козырь {suit}</translation>
    </message>
    <message>
        <source>adder {suit}</source>
        <translation>сумматор {suit}</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>сдаёт</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>сейчас ход</translation>
    </message>
    <message>
        <source>{first}, {second}</source>
        <translation>{first}, {second}</translation>
    </message>
    <message>
        <source>Trick {n}: {cards}.</source>
        <translation>Взятка {n}. {cards}.</translation>
    </message>
    <message>
        <source>Trick {n}: no card yet.</source>
        <translation>Взятка {n}, карт ещё нет.</translation>
    </message>
    <message>
        <source>Trump {trump}, adder {adder}; turned: {high} and {low}.</source>
        <translation>Козырь {trump}, сумматор {adder}; открыты {high} и {low}.</translation>
    </message>
    <message>
        <source>Last trick: {who}, {points}</source>
        <translation>Прошлая взятка: {who}, {points}</translation>
    </message>
    <message>
        <source>{bid}, key {key}</source>
        <translation>{bid}, клавиша {key}</translation>
    </message>
    <message>
        <source>{sentence} Made {made}, failed {failed}.</source>
        <translation>{sentence} Сыграна: {made}, не сыграна: {failed}.</translation>
    </message>
    <message>
        <source>{side}: base {base}, penalty {penalty}, score {score}, total {total}</source>
        <translation>{side}: взятки {base}, штраф {penalty}, итог {score}, счёт {total}</translation>
    </message>
    <message>
        <source>{who} {bid} made</source>
        <translation>{who}: {bid} сыграна</translation>
    </message>
    <message>
        <source>{who} {bid} failed</source>
        <translation>{who}: {bid} не сыграна</translation>
    </message>
    <message>
        <source>two {of_suit}</source>
        <translation>двойка {of_suit}
gen: двойки {of_suit}
dat: двойке {of_suit}
acc: двойку {of_suit}
ins: двойкой {of_suit}
pre: двойке {of_suit}</translation>
    </message>
    <message>
        <source>three {of_suit}</source>
        <translation>тройка {of_suit}
gen: тройки {of_suit}
dat: тройке {of_suit}
acc: тройку {of_suit}
ins: тройкой {of_suit}
pre: тройке {of_suit}</translation>
    </message>
    <message>
        <source>four {of_suit}</source>
        <translation>четвёрка {of_suit}
gen: четвёрки {of_suit}
dat: четвёрке {of_suit}
acc: четвёрку {of_suit}
ins: четвёркой {of_suit}
pre: четвёрке {of_suit}</translation>
    </message>
    <message>
        <source>five {of_suit}</source>
        <translation>пятёрка {of_suit}
gen: пятёрки {of_suit}
dat: пятёрке {of_suit}
acc: пятёрку {of_suit}
ins: пятёркой {of_suit}
pre: пятёрке {of_suit}</translation>
    </message>
    <message>
        <source>six {of_suit}</source>
        <translation>шестёрка {of_suit}
gen: шестёрки {of_suit}
dat: шестёрке {of_suit}
acc: шестёрку {of_suit}
ins: шестёркой {of_suit}
pre: шестёрке {of_suit}</translation>
    </message>
    <message>
        <source>seven {of_suit}</source>
        <translation>семёрка {of_suit}
gen: семёрки {of_suit}
dat: семёрке {of_suit}
acc: семёрку {of_suit}
ins: семёркой {of_suit}
pre: семёрке {of_suit}</translation>
    </message>
    <message>
        <source>eight {of_suit}</source>
        <translation>восьмёрка {of_suit}
gen: восьмёрки {of_suit}
dat: восьмёрке {of_suit}
acc: восьмёрку {of_suit}
ins: восьмёркой {of_suit}
pre: восьмёрке {of_suit}</translation>
    </message>
    <message>
        <source>nine {of_suit}</source>
        <translation>девятка {of_suit}
gen: девятки {of_suit}
dat: девятке {of_suit}
acc: девятку {of_suit}
ins: девяткой {of_suit}
pre: девятке {of_suit}</translation>
    </message>
    <message>
        <source>ten {of_suit}</source>
        <translation>десятка {of_suit}
gen: десятки {of_suit}
dat: десятке {of_suit}
acc: десятку {of_suit}
ins: десяткой {of_suit}
pre: десятке {of_suit}</translation>
    </message>
    <message>
        <source>jack {of_suit}</source>
        <translation>валет {of_suit}
gen: валета {of_suit}
dat: валету {of_suit}
acc: валета {of_suit}
ins: валетом {of_suit}
pre: валете {of_suit}</translation>
    </message>
    <message>
        <source>queen {of_suit}</source>
        <translation>дама {of_suit}
gen: дамы {of_suit}
dat: даме {of_suit}
acc: даму {of_suit}
ins: дамой {of_suit}
pre: даме {of_suit}</translation>
    </message>
    <message>
        <source>king {of_suit}</source>
        <translation>король {of_suit}
gen: короля {of_suit}
dat: королю {of_suit}
acc: короля {of_suit}
ins: королём {of_suit}
pre: короле {of_suit}</translation>
    </message>
    <message>
        <source>ace {of_suit}</source>
        <translation>туз {of_suit}
gen: туза {of_suit}
dat: тузу {of_suit}
acc: туза {of_suit}
ins: тузом {of_suit}
pre: тузе {of_suit}</translation>
    </message>
    <message>
        <source>of clubs</source>
        <translation>треф</translation>
    </message>
    <message>
        <source>of diamonds</source>
        <translation>бубен</translation>
    </message>
    <message>
        <source>of hearts</source>
        <translation>червей</translation>
    </message>
    <message>
        <source>of spades</source>
        <translation>пик</translation>
    </message>
    <message>
        <source>{card}, trump</source>
        <translation>{card}, козырь</translation>
    </message>
    <message>
        <source>{card}, adder</source>
        <translation>{card}, сумматор</translation>
    </message>
    <message>
        <source>Your hand, {n} card|Your hand, {n} cards</source>
        <translation>На руках {n} карта|На руках {n} карты|На руках {n} карт</translation>
    </message>
    <message>
        <source>Face down, {place} of {count}</source>
        <translation>Рубашкой вверх, {place} из {count}</translation>
    </message>
    <message>
        <source>{card}, {place} of {count}</source>
        <translation>{card}, {place} из {count}</translation>
    </message>
    <message>
        <source>{card}, can be played, {place} of {count}</source>
        <translation>{card}, можно сыграть, {place} из {count}</translation>
    </message>
    <message>
        <source>{card}, can be chosen, {place} of {count}</source>
        <translation>{card}, можно выбрать, {place} из {count}</translation>
    </message>
    <message>
        <source>{card}, cannot be played: {why}</source>
        <translation>{card}, сыграть нельзя: {why}</translation>
    </message>
    <message>
        <source>{card}, cannot be played, {place} of {count}</source>
        <translation>{card}, сыграть нельзя, {place} из {count}</translation>
    </message>
    <message>
        <source>{card}, a revoke, costs {price}</source>
        <translation>{card}, ренонс, цена {price}</translation>
    </message>
    <message>
        <source>{card}, raised, a revoke, costs {price}: choose it again to play it</source>
        <translation>{card}, карта поднята, ренонс, цена {price}: выберите её ещё раз, чтобы сыграть</translation>
    </message>
    <message>
        <source>A revoke: it costs {n} point|A revoke: it costs {n} points</source>
        <translation>Ренонс: стоит {n}&#xa0;очко|Ренонс: стоит {n}&#xa0;очка|Ренонс: стоит {n}&#xa0;очков</translation>
    </message>
    <message>
        <source>Trick {n}, {who}: {why} {points}</source>
        <translation>Взятка {n}, {who}: {why} {points}</translation>
    </message>
    <message>
        <source>{trick} ({cards})</source>
        <translation>{trick} ({cards})</translation>
    </message>
    <message>
        <source>{who} {card}</source>
        <translation>{who}: {card}</translation>
    </message>
    <message>
        <source>{who} {card}, a revoke</source>
        <translation>{who}: {card}, ренонс</translation>
    </message>
    <message>
        <source>{label}: {figure}.</source>
        <translation>{label}: {figure}.</translation>
    </message>
    <message>
        <source>{sentence}.</source>
        <translation>{sentence}.</translation>
    </message>
    <message>
        <source>{first} {rest}</source>
        <translation>{first} {rest}</translation>
    </message>
    <message>
        <source>{who} {card}, winning</source>
        <translation>{who}: {card}, пока берёт</translation>
    </message>
    <message>
        <source>{who} {card}, takes the trick</source>
        <translation>{who}: {card}, берёт взятку</translation>
    </message>
    <message>
        <source>{said}, a revoke, cost {price}</source>
        <translation>{said}, ренонс, цена {price}</translation>
    </message>
    <message>
        <source>{card}, chosen, {place} of {count}</source>
        <translation>{card}, выбрано, {place} из {count}</translation>
    </message>
    <message>
        <source>{card}, passed on, {place} of {count}</source>
        <translation>{card}, передано, {place} из {count}</translation>
    </message>
    <message>
        <source>{first} – {second}</source>
        <translation>{first}&#xa0;— {second}</translation>
    </message>
    <message>
        <source>zero</source>
        <translation>ноль</translation>
    </message>
    <message>
        <source>one</source>
        <translation>одна
gen: одной
dat: одной
acc: одну
ins: одной
pre: одной</translation>
    </message>
    <message>
        <source>two</source>
        <translation>две
gen: двух
dat: двум
acc: две
ins: двумя
pre: двух</translation>
    </message>
    <message>
        <source>one|one</source>
        <translation>один|один|один</translation>
    </message>
    <message>
        <source>two|two</source>
        <translation>два|два|два</translation>
    </message>
    <message>
        <source>three</source>
        <translation>три
gen: трёх
dat: трём
acc: три
ins: тремя
pre: трёх</translation>
    </message>
    <message>
        <source>four</source>
        <translation>четыре
gen: четырёх
dat: четырём
acc: четыре
ins: четырьмя
pre: четырёх</translation>
    </message>
    <message>
        <source>five</source>
        <translation>пять</translation>
    </message>
    <message>
        <source>six</source>
        <translation>шесть</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>семь</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>восемь</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>девять</translation>
    </message>
    <message>
        <source>alfa</source>
        <translation>A&#xa0;альфа</translation>
    </message>
    <message>
        <source>bravo</source>
        <translation>B&#xa0;браво</translation>
    </message>
    <message>
        <source>charlie</source>
        <translation>C&#xa0;чарли</translation>
    </message>
    <message>
        <source>delta</source>
        <translation>D&#xa0;дельта</translation>
    </message>
    <message>
        <source>echo</source>
        <translation>E&#xa0;эхо</translation>
    </message>
    <message>
        <source>foxtrot</source>
        <translation>F&#xa0;фокстрот</translation>
    </message>
    <message>
        <source>golf</source>
        <translation>G&#xa0;гольф</translation>
    </message>
    <message>
        <source>hotel</source>
        <translation>H&#xa0;хотэл</translation>
    </message>
    <message>
        <source>juliett</source>
        <translation>J&#xa0;джульетт</translation>
    </message>
    <message>
        <source>kilo</source>
        <translation>K&#xa0;кило</translation>
    </message>
    <message>
        <source>mike</source>
        <translation>M&#xa0;майк</translation>
    </message>
    <message>
        <source>november</source>
        <translation>N&#xa0;новембер</translation>
    </message>
    <message>
        <source>papa</source>
        <translation>P&#xa0;папа</translation>
    </message>
    <message>
        <source>quebec</source>
        <translation>Q&#xa0;квебек</translation>
    </message>
    <message>
        <source>romeo</source>
        <translation>R&#xa0;ромео</translation>
    </message>
    <message>
        <source>sierra</source>
        <translation>S&#xa0;сьерра</translation>
    </message>
    <message>
        <source>tango</source>
        <translation>T&#xa0;танго</translation>
    </message>
    <message>
        <source>victor</source>
        <translation>V&#xa0;виктор</translation>
    </message>
    <message>
        <source>whiskey</source>
        <translation>W&#xa0;виски</translation>
    </message>
    <message>
        <source>x-ray</source>
        <translation>X&#xa0;икс-рей</translation>
    </message>
    <message>
        <source>yankee</source>
        <translation>Y&#xa0;янки</translation>
    </message>
    <message>
        <source>zulu</source>
        <translation>Z&#xa0;зулу</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Вы
gen: вас
dat: вам
acc: вас
ins: вами
pre: вас</translation>
    </message>
    <message>
        <source>you and {partner}</source>
        <translation>вы и {partner}
gen: вас с {partner:ins}
dat: вам и {partner:dat}
acc: вас и {partner:acc}
ins: вами и {partner:ins}
pre: вас и {partner:pre}</translation>
    </message>
    <message>
        <source>You &amp; {partner}</source>
        <translation>Вы и {partner}</translation>
    </message>
    <message>
        <source>{one} and {other}</source>
        <translation>{one} и {other}
gen: {one:gen} и {other:gen}
dat: {one:dat} и {other:dat}
acc: {one:acc} и {other:acc}
ins: {one:ins} и {other:ins}
pre: {one:pre} и {other:pre}</translation>
    </message>
    <message>
        <source>{one} &amp; {other}</source>
        <translation>{one} и {other}</translation>
    </message>
    <message>
        <source>Your seat</source>
        <translation>Ваше место</translation>
    </message>
    <message>
        <source>Computer · {level}</source>
        <translation>Компьютер · {level}</translation>
    </message>
    <message>
        <source>Person · network</source>
        <translation>Человек · по сети</translation>
    </message>
    <message>
        <source>network</source>
        <translation>по сети</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>наугад</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>новичок</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>любитель</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>мастер</translation>
    </message>
    <message>
        <source>Expert, {ms} ms a card</source>
        <translation>мастер, {ms}&#xa0;мс на карту</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>пас</translation>
    </message>
    <message>
        <source>looks first</source>
        <translation>смотрит</translation>
    </message>
    <message>
        <source>has chosen</source>
        <translation>выбрано</translation>
    </message>
    <message>
        <source>choosing</source>
        <translation>выбирает</translation>
    </message>
    <message>
        <source>Your turn: lead any card</source>
        <translation>Ваш ход: заходите с любой карты</translation>
    </message>
    <message>
        <source>You sit left of the dealer and lead to the first trick.</source>
        <translation>Вы сидите слева от сдающего: первый заход ваш.</translation>
    </message>
    <message>
        <source>You took the last trick.</source>
        <translation>Прошлую взятку взяли вы.</translation>
    </message>
    <message>
        <source>Your turn: follow {suit}</source>
        <translation>Ваш ход: в масть, {suit}</translation>
    </message>
    <message>
        <source>No {led} left: play a trump, {trump}</source>
        <translation>{led:gen} нет: бейте козырем, {trump}</translation>
    </message>
    <message>
        <source>No {led} left: play any card</source>
        <translation>{led:gen} нет: кладите любую карту</translation>
    </message>
    <message>
        <source>{who}’s {card} is winning.</source>
        <translation>Пока берёт {who}: {card}.</translation>
    </message>
    <message>
        <source>Your {card} is winning.</source>
        <translation>Пока берёте вы: {card}.</translation>
    </message>
    <message>
        <source>One of your cards can be played.|{count} of your cards can be played.</source>
        <translation>Подходит только одна карта.|{count} карты на выбор.|{count} карт на выбор.</translation>
    </message>
    <message>
        <source>Any other card is a revoke: it costs {side} {n} point.|Any other card is a revoke: it costs {side} {n} points.</source>
        <translation>Любая другая карта — ренонс: она стоит {side:dat} {n}&#xa0;очко.|Любая другая карта — ренонс: она стоит {side:dat} {n}&#xa0;очка.|Любая другая карта — ренонс: она стоит {side:dat} {n}&#xa0;очков.</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <translation>{first} {second}</translation>
    </message>
    <message>
        <source>Play {card} all the same? It costs {side} {n} point|Play {card} all the same? It costs {side} {n} points</source>
        <translation>Всё равно сходить {card:ins}? Это −{n} {side:dat}|Всё равно сходить {card:ins}? Это −{n} {side:dat}|Всё равно сходить {card:ins}? Это −{n} {side:dat}</translation>
    </message>
    <message>
        <source>Click it again to play it, Esc takes it back.</source>
        <translation>Щёлкните её ещё раз, чтобы сыграть; Esc вернёт её.</translation>
    </message>
    <message>
        <source>{who} is thinking</source>
        <translation>Ходит {who}</translation>
    </message>
    <message>
        <source>{who} leads to trick {n}.</source>
        <translation>Взятка {n}, заходит {who}.</translation>
    </message>
    <message>
        <source>You take the trick and lead next</source>
        <translation>Взятку берёте вы, вы и заходите</translation>
    </message>
    <message>
        <source>{who} takes the trick and leads next</source>
        <translation>Взятку берёт {who} и заходит дальше</translation>
    </message>
    <message>
        <source>You take the last trick</source>
        <translation>Последнюю взятку берёте вы</translation>
    </message>
    <message>
        <source>{who} takes the last trick</source>
        <translation>Последнюю взятку берёт {who}</translation>
    </message>
    <message>
        <source>Click the table or press Space to go on</source>
        <translation>Продолжить: щелчок по столу или пробел</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ни одной</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Одна</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Две</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Три</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Четыре</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Пять</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>Шесть</translation>
    </message>
    <message>
        <source>Seven</source>
        <translation>Семь</translation>
    </message>
    <message>
        <source>Eight</source>
        <translation>Восемь</translation>
    </message>
    <message>
        <source>Nine</source>
        <translation>Девять</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>Десять</translation>
    </message>
    <message>
        <source>Eleven</source>
        <translation>Одиннадцать</translation>
    </message>
    <message>
        <source>Twelve</source>
        <translation>Двенадцать</translation>
    </message>
    <message>
        <source>Thirteen</source>
        <translation>Тринадцать</translation>
    </message>
    <message>
        <source>Choose {count} card for {who}|Choose {count} cards for {who}</source>
        <translation>Выберите {count:acc} карту для {who:gen}|Выберите {count:acc} карты для {who:gen}|Выберите {count:acc} карт для {who:gen}</translation>
    </message>
    <message>
        <source>Choose {count} more card for {who}|Choose {count} more cards for {who}</source>
        <translation>Выберите ещё {count:acc} карту для {who:gen}|Выберите ещё {count:acc} карты для {who:gen}|Выберите ещё {count:acc} карт для {who:gen}</translation>
    </message>
    <message>
        <source>{count} card chosen for {who}|{count} cards chosen for {who}</source>
        <translation>{count} карта выбрана для {who:gen}|{count} карты выбраны для {who:gen}|{count} карт выбрано для {who:gen}</translation>
    </message>
    <message>
        <source>{who} gives you {count} at the same moment.|{who} gives you {count} at the same moment.</source>
        <translation>Одновременно {who} передаёт вам {count:acc}.|Одновременно {who} передаёт вам {count:acc}.|Одновременно {who} передаёт вам {count:acc}.</translation>
    </message>
    <message>
        <source>Click one to take it back. {gives}</source>
        <translation>Щелчок по карте вернёт её. {gives}</translation>
    </message>
    <message>
        <source>Your cards wait for {who}</source>
        <translation>Ваши карты ждут: выбирает {who}</translation>
    </message>
    <message>
        <source>The cards move when all four have chosen.</source>
        <translation>Карты перейдут, когда выберут все четверо.</translation>
    </message>
    <message>
        <source>Pass it to {who}</source>
        <translation>Передать карту {who:dat}</translation>
    </message>
    <message>
        <source>Pass both to {who}</source>
        <translation>Передать обе {who:dat}</translation>
    </message>
    <message>
        <source>Pass all {count} to {who}</source>
        <translation>Передать все {count:acc} {who:dat}</translation>
    </message>
    <message>
        <source>You and {partner}</source>
        <translation>Вы и {partner}
gen: вас с {partner:ins}
dat: вам и {partner:dat}
acc: вас и {partner:acc}
ins: вами и {partner:ins}
pre: вас и {partner:pre}</translation>
    </message>
    <message>
        <source>{who} dealt, so {leader} led to the first trick.</source>
        <translation>Сдача за {who:ins}, поэтому первый заход за {leader:ins}.</translation>
    </message>
    <message>
        <source>The hand is being played: {n} trick of 13 so far.|The hand is being played: {n} tricks of 13 so far.</source>
        <translation>Сдача ещё идёт: пока {n}&#xa0;взятка из 13.|Сдача ещё идёт: пока {n}&#xa0;взятки из 13.|Сдача ещё идёт: пока {n}&#xa0;взяток из 13.</translation>
    </message>
    <message>
        <source>The match ended with trick {n} of this hand.</source>
        <translation>Игра кончилась на взятке {n} этой сдачи.</translation>
    </message>
    <message>
        <source>The points of this hand were entered as sums, without its tricks.</source>
        <translation>Очки этой сдачи введены суммами, без взяток.</translation>
    </message>
    <message>
        <source>Turned: {first}, then {second}, so trump is {trump} and the adder suit {adder}.</source>
        <translation>Открыты {first}, потом {second}, поэтому козырь&#xa0;— {trump}, сумматор&#xa0;— {adder}.</translation>
    </message>
    <message>
        <source>Trump is {trump} and the adder suit {adder}; the turned cards were not noted.</source>
        <translation>Козырь&#xa0;— {trump}, сумматор&#xa0;— {adder}; открытые карты не записаны.</translation>
    </message>
    <message>
        <source>Points of the tricks</source>
        <translation>Очки за взятки</translation>
    </message>
    <message>
        <source>No trick was taken by {side}.</source>
        <translation>У {side:gen} нет ни одной взятки.</translation>
    </message>
    <message>
        <source>Points of {n} trick|Points of {n} tricks</source>
        <translation>Очки за {n}&#xa0;взятку|Очки за {n}&#xa0;взятки|Очки за {n}&#xa0;взяток</translation>
    </message>
    <message>
        <source>No revoke by {side}.</source>
        <translation>У {side:gen} ренонсов нет.</translation>
    </message>
    <message>
        <source>{who} revoked in trick {n} with {card}</source>
        <translation>{who}: ренонс во взятке {n}, {card}</translation>
    </message>
    <message>
        <source>{n} revoke|{n} revokes</source>
        <translation>{n}&#xa0;ренонс|{n}&#xa0;ренонса|{n}&#xa0;ренонсов</translation>
    </message>
    <message>
        <source>{n} revoke in the trick being played|{n} revokes in the trick being played</source>
        <translation>{n}&#xa0;ренонс в текущей взятке|{n}&#xa0;ренонса в текущей взятке|{n}&#xa0;ренонсов в текущей взятке</translation>
    </message>
    <message>
        <source>So far</source>
        <translation>Пока</translation>
    </message>
    <message>
        <source>The bid of {who} changes this when the hand is over.</source>
        <translation>В конце сдачи это изменит заявка ({who}).</translation>
    </message>
    <message>
        <source>Total before hand {n}</source>
        <translation>Счёт до сдачи&#xa0;{n}</translation>
    </message>
    <message>
        <source>Score of hand {n}</source>
        <translation>Итог сдачи&#xa0;{n}</translation>
    </message>
    <message>
        <source>Hand {n} so far</source>
        <translation>За сдачу&#xa0;{n} пока</translation>
    </message>
    <message>
        <source>{side}: {left}.</source>
        <translation>{side}: {left}.</translation>
    </message>
    <message>
        <source>Review…</source>
        <translation>Разбор…</translation>
    </message>
    <message>
        <source>Hand {n}, reviewed</source>
        <translation>Сдача {n}, разбор</translation>
    </message>
    <message>
        <source>What the cards are judged on</source>
        <translation>По чему оцениваются карты</translation>
    </message>
    <message>
        <source>What you knew</source>
        <translation>Что вы знали</translation>
    </message>
    <message>
        <source>What {who} knew</source>
        <translation>Что знает игрок {who}</translation>
    </message>
    <message>
        <source>All cards seen</source>
        <translation>Все карты открыты</translation>
    </message>
    <message>
        <source>What was known judges each card on deals that fit what its player had seen. All cards seen judges it on the real hands: a card can be right and still lose.</source>
        <translation>«Что вы знали» оценивает карту по раскладам, которые подходят к увиденному. «Все карты открыты» оценивает её по настоящим рукам: верная карта может и проиграть.</translation>
    </message>
    <message>
        <source>Before trick {n} the real hands were too much to solve: there they were played out many times.</source>
        <translation>До взятки {n} настоящие руки слишком сложны для точного решения: там они много раз доиграны.</translation>
    </message>
    <message>
        <source>The real hands were too much to solve: they were played out many times.</source>
        <translation>Настоящие руки слишком сложны для точного решения: они много раз доиграны.</translation>
    </message>
    <message>
        <source>Your card</source>
        <translation>Ваша карта</translation>
    </message>
    <message>
        <source>{who}’s card</source>
        <translation>Карта: {who}</translation>
    </message>
    <message>
        <source>Look from your seat</source>
        <translation>Смотреть с вашего места</translation>
    </message>
    <message>
        <source>Look from {who}’s seat</source>
        <translation>Смотреть с места: {who}</translation>
    </message>
    <message>
        <source>best</source>
        <translation>лучшая</translation>
    </message>
    <message>
        <source>near best</source>
        <translation>почти лучшая</translation>
    </message>
    <message>
        <source>only card</source>
        <translation>без выбора</translation>
    </message>
    <message>
        <source>lost {points}</source>
        <translation>−{points}</translation>
    </message>
    <message>
        <source>lost {points}, best was {card}</source>
        <translation>потеря {points}, лучшая карта: {card}</translation>
    </message>
    <message>
        <source>not judged yet</source>
        <translation>ещё не оценена</translation>
    </message>
    <message>
        <source>trump</source>
        <translation>козырь</translation>
    </message>
    <message>
        <source>adder</source>
        <translation>сумматор</translation>
    </message>
    <message>
        <source>a revoke</source>
        <translation>ренонс</translation>
    </message>
    <message>
        <source>You gave away {points} points in the hand</source>
        <translation>Ваши потери за сдачу: {points}</translation>
    </message>
    <message>
        <source>{who} gave away {points} points in the hand</source>
        <translation>{who}, потери за сдачу: {points}</translation>
    </message>
    <message>
        <source>{who}: {card}</source>
        <translation>{who}: {card}</translation>
    </message>
    <message>
        <source>Trick {n}</source>
        <translation>Взятка&#xa0;{n}</translation>
    </message>
    <message>
        <source>{points} to {side}</source>
        <translation>{points} {side:dat}</translation>
    </message>
    <message>
        <source>You led</source>
        <translation>Вы заходили</translation>
    </message>
    <message>
        <source>{who} led</source>
        <translation>Заход: {who}</translation>
    </message>
    <message>
        <source>{card} was best</source>
        <translation>{card}: лучшая карта</translation>
    </message>
    <message>
        <source>{card} was near best</source>
        <translation>{card}: почти лучшая карта</translation>
    </message>
    <message>
        <source>{card} was the only card</source>
        <translation>{card}: другой карты не было</translation>
    </message>
    <message>
        <source>{card} lost {points}</source>
        <translation>{card}: потеря {points}</translation>
    </message>
    <message>
        <source>{card} is not judged yet</source>
        <translation>{card}: ещё не оценена</translation>
    </message>
    <message>
        <source>The figures are what follows if all four see every card and play their best.</source>
        <translation>Цифры показывают, чем всё кончится, если все четверо видят все карты и играют лучшим образом.</translation>
    </message>
    <message>
        <source>The real hands, played out {n} time from here.|The real hands, played out {n} times from here.</source>
        <translation>Настоящие руки, доигранные отсюда {n} раз.|Настоящие руки, доигранные отсюда {n} раза.|Настоящие руки, доигранные отсюда {n} раз.</translation>
    </message>
    <message>
        <source>{shown} of {n} card|{shown} of {n} cards</source>
        <translation>{shown} из {n} карты|{shown} из {n} карт|{shown} из {n} карт</translation>
    </message>
    <message>
        <source>points to come</source>
        <translation>очки впереди</translation>
    </message>
    <message>
        <source>played</source>
        <translation>сыграна</translation>
    </message>
    <message>
        <source>played, best</source>
        <translation>сыграна, лучшая</translation>
    </message>
    <message>
        <source>Who was ahead in the hand</source>
        <translation>Кто был впереди</translation>
    </message>
    <message>
        <source>points made and still expected, {side} minus {other}</source>
        <translation>набранные и ожидаемые очки, {side} минус {other}</translation>
    </message>
    <message>
        <source>{side} minus {other}</source>
        <translation>{side} минус {other}</translation>
    </message>
    <message>
        <source>after trick {n}: {points}</source>
        <translation>после взятки {n}: {points}</translation>
    </message>
    <message>
        <source>before trick 1: {points}</source>
        <translation>до взятки 1: {points}</translation>
    </message>
    <message>
        <source>{heading}: {rest}</source>
        <translation>{heading}: {rest}</translation>
    </message>
    <message>
        <source>Previous hand</source>
        <translation>Предыдущая сдача</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Следующая ошибка</translation>
    </message>
    <message>
        <source>There is no hand to review</source>
        <translation>Нет сдачи для разбора</translation>
    </message>
    <message>
        <source>A hand can be reviewed once it is over, and on the network once its host has shown its cards.</source>
        <translation>Сдачу можно разобрать, когда она окончена, а по сети — когда хозяин стола открыл её карты.</translation>
    </message>
    <message>
        <source>Judging the cards: {n} of {count}</source>
        <translation>Оценка карт: {n} из {count}</translation>
    </message>
    <message>
        <source>Deal {code}</source>
        <translation>Расклад {code}</translation>
    </message>
    <message>
        <source>{leader} led and {who} took it.</source>
        <translation>Заход за {leader:ins}, взятка за {who:ins}.</translation>
    </message>
    <message>
        <source>{who} led and took it.</source>
        <translation>И заход, и взятка за {who:ins}.</translation>
    </message>
    <message>
        <source>{who} took it.</source>
        <translation>Взятка за {who:ins}.</translation>
    </message>
    <message>
        <source>{who} wins</source>
        <translation>Берёт {who}</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Берёте вы</translation>
    </message>
    <message>
        <source>{n} adder|{n} adders</source>
        <translation>{n} сумматор|{n} сумматора|{n} сумматоров</translation>
    </message>
    <message>
        <source>{n} adder: 1 + {n} =|{n} adders: 1 + {n} =</source>
        <translation>{n} сумматор: 1 + {n} =|{n} сумматора: 1 + {n} =|{n} сумматоров: 1 + {n} =</translation>
    </message>
    <message>
        <source>{n} adder, 1 each:|{n} adders, 1 each:</source>
        <translation>{n} сумматор, по 1:|{n} сумматора, по 1:|{n} сумматоров, по 1:</translation>
    </message>
    <message>
        <source>adders and a trump</source>
        <translation>сумматоры и козырь</translation>
    </message>
    <message>
        <source>no trump, no adder</source>
        <translation>без козырей и сумматоров</translation>
    </message>
    <message>
        <source>{n} trump, no adder|{n} trumps, no adder</source>
        <translation>{n} козырь без сумматоров|{n} козыря без сумматоров|{n} козырей без сумматоров</translation>
    </message>
    <message>
        <source>four trumps</source>
        <translation>четыре козыря</translation>
    </message>
    <message>
        <source>to {side}</source>
        <translation>{side:dat}</translation>
    </message>
    <message>
        <source>{points} for the revoke</source>
        <translation>{points} за ренонс</translation>
    </message>
    <message>
        <source>Hand {n} is over</source>
        <translation>Сдача {n} сыграна</translation>
    </message>
    <message>
        <source>{us} {ours}, {them} {theirs}.</source>
        <translation>{us}: {ours}, {them}: {theirs}.</translation>
    </message>
    <message>
        <source>{side} win the match</source>
        <translation>{side} выиграли игру</translation>
    </message>
    <message>
        <source>You and {partner} win the match</source>
        <translation>Вы с {partner:ins} выиграли игру</translation>
    </message>
    <message>
        <source>The match is drawn</source>
        <translation>Игра закончилась вничью</translation>
    </message>
    <message>
        <source>{ours} to {theirs} after {n} hand.|{ours} to {theirs} after {n} hands.</source>
        <translation>Счёт {ours} : {theirs} после {n} сдачи.|Счёт {ours} : {theirs} после {n} сдач.|Счёт {ours} : {theirs} после {n} сдач.</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Новая сдача</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Новая игра</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Игра</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Стол</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>С&amp;правка</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Новая игра…</translation>
    </message>
    <message>
        <source>&amp;Open a record…</source>
        <translation>&amp;Открыть запись…</translation>
    </message>
    <message>
        <source>&amp;Matches…</source>
        <translation>&amp;Игры…</translation>
    </message>
    <message>
        <source>Play on the net&amp;work…</source>
        <translation>Игра по с&amp;ети…</translation>
    </message>
    <message>
        <source>Host this match a&amp;gain</source>
        <translation>Продолжить эту и&amp;гру по сети</translation>
    </message>
    <message>
        <source>House &amp;rules…</source>
        <translation>&amp;Домашние правила…</translation>
    </message>
    <message>
        <source>Score &amp;pad for real cards…</source>
        <translation>&amp;Блокнот для настоящих карт…</translation>
    </message>
    <message>
        <source>Pr&amp;int the score sheet…</source>
        <translation>&amp;Печать протокола…</translation>
    </message>
    <message>
        <source>&amp;Blank score sheets…</source>
        <translation>&amp;Чистые протоколы…</translation>
    </message>
    <message>
        <source>&amp;Save a copy…</source>
        <translation>&amp;Сохранить копию…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Выход</translation>
    </message>
    <message>
        <source>&amp;Score dock</source>
        <translation>&amp;Панель счёта</translation>
    </message>
    <message>
        <source>&amp;Four-colour deck</source>
        <translation>&amp;Четыре цвета мастей</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Во весь &amp;экран</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Язык</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Как в системе</translation>
    </message>
    <message>
        <source>Letters on &amp;cards</source>
        <translation>Буквы на &amp;картах</translation>
    </message>
    <message>
        <source>As the language</source>
        <translation>По языку</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>&amp;Last trick</source>
        <translation>&amp;Прошлая взятка</translation>
    </message>
    <message>
        <source>Re&amp;view…</source>
        <translation>Раз&amp;бор…</translation>
    </message>
    <message>
        <source>S&amp;core sheet</source>
        <translation>П&amp;ротокол</translation>
    </message>
    <message>
        <source>A finished trick &amp;stays</source>
        <translation>&amp;Задержка взятки</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds}&#xa0;с</translation>
    </message>
    <message>
        <source>{seconds}.{tenths} s</source>
        <translation>{seconds},{tenths}&#xa0;с</translation>
    </message>
    <message>
        <source>until I click</source>
        <translation>до щелчка</translation>
    </message>
    <message>
        <source>not at all</source>
        <translation>без задержки</translation>
    </message>
    <message>
        <source>&amp;Rules in force</source>
        <translation>&amp;Действующие правила</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Клавиши</translation>
    </message>
    <message>
        <source>&amp;About Maverick</source>
        <translation>&amp;О программе Maverick</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>мс</translation>
    </message>
    <message>
        <source>Open your table again?</source>
        <translation>Открыть стол снова?</translation>
    </message>
    <message>
        <source>Your match on the network was interrupted: everyone’s seat is kept, and the hand goes on where it was.</source>
        <translation>Игра по сети прервалась: места остались за теми, кто играл, и сдача продолжится с того же хода.</translation>
    </message>
    <message>
        <source>Your match on the network has ended, but others may not have heard how: they see it once they are back at your table.</source>
        <translation>Игра по сети закончилась, но остальные, возможно, не узнали исход: они увидят его, когда вернутся за ваш стол.</translation>
    </message>
    <message>
        <source>Others were at your table on the network: their seats are kept, and they come back by themselves.</source>
        <translation>За вашим столом в сети сидели другие: места остались за ними, и они вернутся сами.</translation>
    </message>
    <message>
        <source>Open it again</source>
        <translation>Открыть снова</translation>
    </message>
    <message>
        <source>Go back to your seat?</source>
        <translation>Вернуться на место?</translation>
    </message>
    <message>
        <source>You were at the table “{table}” on the network, and your seat there may still be kept.</source>
        <translation>Вы сидели за столом «{table}» в сети, и место там, возможно, ещё за вами.</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Вернуться</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Не сейчас</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>You and your partner against two opponents</source>
        <translation>Вы и ваш партнёр против двух соперников</translation>
    </message>
    <message>
        <source>House rules…</source>
        <translation>Домашние правила…</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>своё время</translation>
    </message>
    <message>
        <source>{seat}: milliseconds to think about a card</source>
        <translation>{seat}: сколько миллисекунд думать над картой</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Места</translation>
    </message>
    <message>
        <source>South, you</source>
        <translation>Юг, вы</translation>
    </message>
    <message>
        <source>North, your partner</source>
        <translation>Север, ваш партнёр</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Номер расклада</translation>
    </message>
    <message>
        <source>leave empty for cards nobody has seen</source>
        <translation>пусто — карты, которых никто не видел</translation>
    </message>
    <message>
        <source>A deal number is 1 to 999999999999, written in digits without a leading zero.</source>
        <translation>Номер расклада — от 1 до 999999999999, цифрами и без нуля впереди.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Начать</translation>
    </message>
    <message>
        <source>for the next match. Matches already begun keep their own.</source>
        <translation>для следующей игры. У начатых игр остаются свои.</translation>
    </message>
    <message>
        <source>in force in this match. They stay as they are until it ends.</source>
        <translation>этой игры. До её конца они не меняются.</translation>
    </message>
    <message>
        <source>What this does</source>
        <translation>Что это значит</translation>
    </message>
    <message>
        <source>Read all the rules of this set, or the option in hand again</source>
        <translation>Прочесть все правила набора или снова выбранный пункт</translation>
    </message>
    <message>
        <source>Close without using these rules</source>
        <translation>Закрыть, не принимая этих правил</translation>
    </message>
    <message>
        <source>Rule sets</source>
        <translation>Наборы правил</translation>
    </message>
    <message>
        <source>Built in</source>
        <translation>Готовые</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Мои</translation>
    </message>
    <message>
        <source>This match</source>
        <translation>Эта игра</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копия</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Новый</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Импорт…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Экспорт…</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Назвать</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Begin a set of your own with the rules shown</source>
        <translation>Начать свой набор с показанных правил</translation>
    </message>
    <message>
        <source>Begin a set of your own with the built-in rules it goes back to</source>
        <translation>Начать свой набор с готовых правил, взятых за основу этого</translation>
    </message>
    <message>
        <source>Take over a rule file that somebody sent you</source>
        <translation>Взять файл правил, который вам прислали</translation>
    </message>
    <message>
        <source>Write the rules shown to a file that can be sent</source>
        <translation>Записать показанные правила в файл, чтобы его послать</translation>
    </message>
    <message>
        <source>Give the set another name (F2)</source>
        <translation>Дать набору другое имя (F2)</translation>
    </message>
    <message>
        <source>Delete the set; you are asked once (Delete)</source>
        <translation>Удалить набор; программа один раз переспросит (Delete)</translation>
    </message>
    <message>
        <source>Built-in rules stay as they are; copy them first.</source>
        <translation>Готовые правила не меняются; сначала сделайте копию.</translation>
    </message>
    <message>
        <source>Name of the rule set</source>
        <translation>Имя набора правил</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Сравнение</translation>
    </message>
    <message>
        <source>no other set</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>{name}, built in: {line}</source>
        <translation>{name}, готовый: {line}</translation>
    </message>
    <message>
        <source>{name}: {line}</source>
        <translation>{name}: {line}</translation>
    </message>
    <message>
        <source>{name}: {line}; it contradicts itself</source>
        <translation>{name}: {line}; есть противоречие</translation>
    </message>
    <message>
        <source>{n} option differs|{n} options differ</source>
        <translation>{n}&#xa0;пункт отличается|{n}&#xa0;пункта отличаются|{n}&#xa0;пунктов отличаются</translation>
    </message>
    <message>
        <source>No option differs</source>
        <translation>Отличий нет</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Пункты</translation>
    </message>
    <message>
        <source>All options</source>
        <translation>Все пункты</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Найти</translation>
    </message>
    <message>
        <source>Find options by their words (Ctrl+F)</source>
        <translation>Найти пункты по словам (Ctrl+F)</translation>
    </message>
    <message>
        <source>Undo all changes</source>
        <translation>Отменить все изменения</translation>
    </message>
    <message>
        <source>Nothing is changed: these are the built-in rules.</source>
        <translation>Изменений нет: это готовые правила.</translation>
    </message>
    <message>
        <source>Both sets have the same rules.</source>
        <translation>В обоих наборах правила одинаковы.</translation>
    </message>
    <message>
        <source>No option has these words; a shorter one finds more.</source>
        <translation>Пунктов с такими словами нет; попробуйте слово короче.</translation>
    </message>
    <message>
        <source>Changed {count}</source>
        <translation>Изменено {count}</translation>
    </message>
    <message>
        <source>Different {count}</source>
        <translation>Отличий {count}</translation>
    </message>
    <message>
        <source>Back to: {value}</source>
        <translation>Вернуть: {value}</translation>
    </message>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}: {value}</translation>
    </message>
    <message>
        <source>{label}: {value}</source>
        <translation>{label}: {value}</translation>
    </message>
    <message>
        <source>{name}</source>
        <translation>{name}</translation>
    </message>
    <message>
        <source>{first}; {second}</source>
        <translation>{first}; {second}</translation>
    </message>
    <message>
        <source>our choice</source>
        <translation>наш выбор</translation>
    </message>
    <message>
        <source>{group}: {line}</source>
        <translation>{group}: {line}</translation>
    </message>
    <message>
        <source>{group}, {n} change: {line}|{group}, {n} changes: {line}</source>
        <translation>{group}, {n}&#xa0;изменение: {line}|{group}, {n}&#xa0;изменения: {line}|{group}, {n}&#xa0;изменений: {line}</translation>
    </message>
    <message>
        <source>{group}, open</source>
        <translation>{group}, раскрыто</translation>
    </message>
    <message>
        <source>{group}, closed</source>
        <translation>{group}, свёрнуто</translation>
    </message>
    <message>
        <source>“{label}” takes {range}, so it stays at {value}.</source>
        <translation>«{label}»: можно {range}, поэтому остаётся {value}.</translation>
    </message>
    <message>
        <source>The option in words</source>
        <translation>Пункт словами</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Пример</translation>
    </message>
    <message>
        <source>The rules in words</source>
        <translation>Правила словами</translation>
    </message>
    <message>
        <source>as it stands now</source>
        <translation>как сейчас</translation>
    </message>
    <message>
        <source>Use these rules</source>
        <translation>Взять эти правила</translation>
    </message>
    <message>
        <source>Play the next match by these rules (Ctrl+Enter)</source>
        <translation>Сыграть следующую игру по этим правилам (Ctrl+Enter)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Leave all rules as they were before</source>
        <translation>Оставить все правила прежними</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Вернуть</translation>
    </message>
    <message>
        <source>Not yet: {why}</source>
        <translation>Пока нельзя: {why}</translation>
    </message>
    <message>
        <source>{why} {n} more contradiction follows.|{why} {n} more contradictions follow.</source>
        <translation>{why} Есть ещё {n}&#xa0;противоречие.|{why} Есть ещё {n}&#xa0;противоречия.|{why} Есть ещё {n}&#xa0;противоречий.</translation>
    </message>
    <message>
        <source>Built-in rules stay as they are, so your change began “{name}”.</source>
        <translation>Готовые правила не меняются, поэтому начат набор «{name}».</translation>
    </message>
    <message>
        <source>{n} change of “{name}” is undone.|{n} changes of “{name}” are undone.</source>
        <translation>Отменено {n}&#xa0;изменение набора «{name}».|Отменено {n}&#xa0;изменения набора «{name}».|Отменено {n}&#xa0;изменений набора «{name}».</translation>
    </message>
    <message>
        <source>“{name}” is now among your sets.</source>
        <translation>«{name}» теперь среди ваших наборов.</translation>
    </message>
    <message>
        <source>You have a set “{wanted}” already, so this one is now called “{name}”.</source>
        <translation>Набор «{wanted}» у вас уже есть, поэтому этот теперь называется «{name}».</translation>
    </message>
    <message>
        <source>“{name}” is written to {file}.</source>
        <translation>Набор «{name}» записан в {file}.</translation>
    </message>
    <message>
        <source>You have a set “{wanted}” already, so this one is called “{name}”.</source>
        <translation>Набор «{wanted}» у вас уже есть, поэтому этот называется «{name}».</translation>
    </message>
    <message>
        <source>Rule files (*.json)</source>
        <translation>Файлы правил (*.json)</translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>Импорт правил</translation>
    </message>
    <message>
        <source>Export rules</source>
        <translation>Экспорт правил</translation>
    </message>
    <message>
        <source>These rules were not imported</source>
        <translation>Эти правила не импортированы</translation>
    </message>
    <message>
        <source>The rules were not exported</source>
        <translation>Правила не экспортированы</translation>
    </message>
    <message>
        <source>The rule set is not saved</source>
        <translation>Набор правил не сохранён</translation>
    </message>
    <message>
        <source>The rule set is still there</source>
        <translation>Набор правил остался на месте</translation>
    </message>
    <message>
        <source>Take back what you changed here?</source>
        <translation>Отменить сделанные здесь изменения?</translation>
    </message>
    <message>
        <source>All rule sets will be as they were when this window was opened.</source>
        <translation>Все наборы станут такими, какими были, когда открылось это окно.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Go on changing</source>
        <translation>Менять дальше</translation>
    </message>
    <message>
        <source>Leave it so</source>
        <translation>Оставить так</translation>
    </message>
    <message>
        <source>Delete “{name}”?</source>
        <translation>Удалить «{name}»?</translation>
    </message>
    <message>
        <source>Its rules are gone then; matches already begun with them keep theirs.</source>
        <translation>Его правила пропадут; у игр, начатых по ним, они останутся.</translation>
    </message>
    <message>
        <source>“{name}” contradicts itself</source>
        <translation>В наборе «{name}» противоречие</translation>
    </message>
    <message>
        <source>It cannot be saved like this: it keeps the last rules that went together.</source>
        <translation>Таким его не сохранить: в нём останутся последние правила без противоречий.</translation>
    </message>
    <message>
        <source>{problem} You can go on: it is tried again with every change.</source>
        <translation>{problem} Можно продолжать: при каждом изменении запись повторится.</translation>
    </message>
    <message>
        <source>Leave this match?</source>
        <translation>Выйти из этой игры?</translation>
    </message>
    <message>
        <source>It is saved as it stands. “Open a record” brings it back.</source>
        <translation>Она сохранена как есть. «Открыть запись» вернёт её на стол.</translation>
    </message>
    <message>
        <source>Play on this network</source>
        <translation>Игра по сети</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Ваше имя</translation>
    </message>
    <message>
        <source>You are {who}</source>
        <translation>Вы&#xa0;— {who}</translation>
    </message>
    <message>
        <source>as the others see it</source>
        <translation>как его увидят другие</translation>
    </message>
    <message>
        <source>Open a table</source>
        <translation>Открыть стол</translation>
    </message>
    <message>
        <source>Friends on this network find it; nobody gets in without its code.</source>
        <translation>Друзья в этой сети его найдут, но без кода никто не войдёт.</translation>
    </message>
    <message>
        <source>Table name</source>
        <translation>Название стола</translation>
    </message>
    <message>
        <source>{who}’s table</source>
        <translation>Стол {who:gen}</translation>
    </message>
    <message>
        <source>Card table</source>
        <translation>Карточный стол</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>Открыть стол</translation>
    </message>
    <message>
        <source>Until then nothing is sent.</source>
        <translation>До этого в сеть ничего не уходит.</translation>
    </message>
    <message>
        <source>Your computer will deal, and so it knows all cards. It shows you none but yours.</source>
        <translation>Сдавать будет ваш компьютер, поэтому он знает все карты. Вам он покажет только ваши.</translation>
    </message>
    <message>
        <source>Your table is open</source>
        <translation>Ваш стол открыт</translation>
    </message>
    <message>
        <source>Tell the others this code. It works until the table closes.</source>
        <translation>Назовите остальным этот код. Он действует, пока стол открыт.</translation>
    </message>
    <message>
        <source>Everybody is here. The code is hidden.</source>
        <translation>Все в сборе. Код скрыт.</translation>
    </message>
    <message>
        <source>The code of your table: {words}</source>
        <translation>Код вашего стола: {words}</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>New code</source>
        <translation>Новый код</translation>
    </message>
    <message>
        <source>The old code lets nobody in from now on. Whoever is here stays.</source>
        <translation>По старому коду больше никто не войдёт. Кто уже здесь, остаётся.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Показать</translation>
    </message>
    <message>
        <source>No seat is free, so nobody needs it now.</source>
        <translation>Свободных мест нет, и код сейчас никому не нужен.</translation>
    </message>
    <message>
        <source>Seen on this network as “{table}”.</source>
        <translation>В этой сети виден как «{table}».</translation>
    </message>
    <message>
        <source>Announcing “{table}” on this network.</source>
        <translation>Объявляем «{table}» в этой сети.</translation>
    </message>
    <message>
        <source>“{table}” cannot be announced here.</source>
        <translation>Объявить «{table}» в сети не удаётся.</translation>
    </message>
    <message>
        <source>Address: {address}, port {port}</source>
        <translation>Адрес: {address}, порт&#xa0;{port}</translation>
    </message>
    <message>
        <source>This computer is on no network.</source>
        <translation>Этот компьютер не подключён к сети.</translation>
    </message>
    <message>
        <source>Every address of this computer:</source>
        <translation>Все адреса этого компьютера:</translation>
    </message>
    <message>
        <source>host · {state}</source>
        <translation>хозяин · {state}</translation>
    </message>
    <message>
        <source>rules agreed</source>
        <translation>согласие</translation>
    </message>
    <message>
        <source>reading the rules</source>
        <translation>читает правила</translation>
    </message>
    <message>
        <source>not connected</source>
        <translation>нет на связи</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>играет</translation>
    </message>
    <message>
        <source>away · computer</source>
        <translation>играет компьютер</translation>
    </message>
    <message>
        <source>free</source>
        <translation>можно сесть</translation>
    </message>
    <message>
        <source>the computer plays for now</source>
        <translation>пока играет компьютер</translation>
    </message>
    <message>
        <source>Open seat</source>
        <translation>Свободно</translation>
    </message>
    <message>
        <source>Computer: {level}</source>
        <translation>бот: {level}</translation>
    </message>
    <message>
        <source>Simon</source>
        <translation>Юрий</translation>
    </message>
    <message>
        <source>waits for a person</source>
        <translation>ждёт игрока</translation>
    </message>
    <message>
        <source>kept for {who}</source>
        <translation>место {who:gen}</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Сменить</translation>
    </message>
    <message>
        <source>{where}: change who sits there</source>
        <translation>{where}: сменить игрока</translation>
    </message>
    <message>
        <source>Sit here</source>
        <translation>Сесть</translation>
    </message>
    <message>
        <source>{where}: {who}, {state}</source>
        <translation>{where}: {who}, {state}</translation>
    </message>
    <message>
        <source>Open; without a person {level} plays</source>
        <translation>Свободно; без человека играет {level}</translation>
    </message>
    <message>
        <source>Only for a person: the start waits</source>
        <translation>Только для человека: начало ждёт</translation>
    </message>
    <message>
        <source>Computer: {level}, for nobody else</source>
        <translation>Компьютер: {level}, место занято</translation>
    </message>
    <message>
        <source>Free the seat of {who}…</source>
        <translation>Освободить место {who:gen}…</translation>
    </message>
    <message>
        <source>Free the seat of {who}?</source>
        <translation>Освободить место {who:gen}?</translation>
    </message>
    <message>
        <source>{who} loses the seat and needs the code to come back. During a match the computer plays on there.</source>
        <translation>{who} теряет место и сможет вернуться только по коду. Во время игры там играет компьютер.</translation>
    </message>
    <message>
        <source>Free the seat</source>
        <translation>Освободить место</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Выйти</translation>
    </message>
    <message>
        <source>{name} · {goal} · {bids}</source>
        <translation>{name} · {goal} · {bids}</translation>
    </message>
    <message>
        <source>{name} · {goal}</source>
        <translation>{name} · {goal}</translation>
    </message>
    <message>
        <source>{agreed} of {n} person has agreed to these rules|{agreed} of {n} people have agreed to these rules</source>
        <translation>Согласие с правилами: {agreed} из&#xa0;{n}|Согласие с правилами: {agreed} из&#xa0;{n}|Согласие с правилами: {agreed} из&#xa0;{n}</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>Правила…</translation>
    </message>
    <message>
        <source>Table settings…</source>
        <translation>Настройки стола…</translation>
    </message>
    <message>
        <source>Check the network</source>
        <translation>Проверить сеть</translation>
    </message>
    <message>
        <source>Close table</source>
        <translation>Закрыть стол</translation>
    </message>
    <message>
        <source>Start the match</source>
        <translation>Начать игру</translation>
    </message>
    <message>
        <source>Go on with the match</source>
        <translation>Продолжить игру</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>Вернуться к игре</translation>
    </message>
    <message>
        <source>{where} waits for a person.</source>
        <translation>{where} ждёт человека.</translation>
    </message>
    <message>
        <source>{who} has not agreed to the rules yet.</source>
        <translation>{who} ещё читает правила.</translation>
    </message>
    <message>
        <source>{who} is not connected.</source>
        <translation>У {who:gen} нет связи.</translation>
    </message>
    <message>
        <source>Agree to the rules first.</source>
        <translation>Сначала согласитесь с правилами.</translation>
    </message>
    <message>
        <source>Join a table</source>
        <translation>Сесть за стол</translation>
    </message>
    <message>
        <source>The host tells you the code.</source>
        <translation>Код вам назовёт хозяин стола.</translation>
    </message>
    <message>
        <source>Joining one of these closes your own.</source>
        <translation>Сев за один из них, вы закроете свой.</translation>
    </message>
    <message>
        <source>{n} of 4 seats taken|{n} of 4 seats taken</source>
        <translation>занято {n}&#xa0;место из&#xa0;4|занято {n}&#xa0;места из&#xa0;4|занято {n}&#xa0;мест из&#xa0;4</translation>
    </message>
    <message>
        <source>{n} of 4</source>
        <translation>{n} из&#xa0;4</translation>
    </message>
    <message>
        <source>no seat is free</source>
        <translation>мест нет</translation>
    </message>
    <message>
        <source>same rules as yours</source>
        <translation>правила те же, что у вас</translation>
    </message>
    <message>
        <source>rules shown before you agree</source>
        <translation>правила увидите до согласия</translation>
    </message>
    <message>
        <source>Compare rules</source>
        <translation>Сравнить правила</translation>
    </message>
    <message>
        <source>needs version {theirs}, you have {yours}</source>
        <translation>нужна версия&#xa0;{theirs}, у вас&#xa0;{yours}</translation>
    </message>
    <message>
        <source>your seat is kept</source>
        <translation>ваше место ждёт вас</translation>
    </message>
    <message>
        <source>Go back to your seat</source>
        <translation>Вернуться на место</translation>
    </message>
    <message>
        <source>{table}, {rules}, {seats}, {note}</source>
        <translation>{table}, {rules}, {seats}, {note}</translation>
    </message>
    <message>
        <source>{table}, {seats}</source>
        <translation>{table}, {seats}</translation>
    </message>
    <message>
        <source>Looking for tables.</source>
        <translation>Ищем столы.</translation>
    </message>
    <message>
        <source>Still looking. Not in the list? Type its address.</source>
        <translation>Ищем дальше. Нет в списке? Введите адрес стола.</translation>
    </message>
    <message>
        <source>Tables cannot be looked for on this computer. Type the address of one.</source>
        <translation>Искать столы на этом компьютере нельзя. Введите адрес стола.</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Адрес</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Порт</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Код</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Войти</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Прервать</translation>
    </message>
    <message>
        <source>Look on, without a seat</source>
        <translation>Смотреть, не садясь</translation>
    </message>
    <message>
        <source>Going to {where}.</source>
        <translation>Подключаемся: {where}.</translation>
    </message>
    <message>
        <source>Nobody finds your table? “Check the network” says what is blocked and what to tell your friends.</source>
        <translation>Ваш стол никто не находит? «Проверить сеть» покажет, что мешает и что сказать друзьям.</translation>
    </message>
    <message>
        <source>A table is missing? “Check the network” says what is blocked and what to tell your friends.</source>
        <translation>Стола не видно? «Проверить сеть» покажет, что мешает и что сказать друзьям.</translation>
    </message>
    <message>
        <source>Close your own table?</source>
        <translation>Закрыть свой стол?</translation>
    </message>
    <message>
        <source>You can be at one table only. Whoever sits at yours is told that it closes.</source>
        <translation>Сидеть можно только за одним столом. Кто сидит за вашим, узнает, что он закрылся.</translation>
    </message>
    <message>
        <source>Close it and join</source>
        <translation>Закрыть и войти</translation>
    </message>
    <message>
        <source>Close the table in the middle of the match?</source>
        <translation>Закрыть стол посреди игры?</translation>
    </message>
    <message>
        <source>Everybody is told. The match is saved as it stands; “Host this match again” in the Game menu takes it up.</source>
        <translation>Об этом узнают все. Игра сохранится как есть; «Продолжить эту игру по сети» в меню «Игра» вернёт её на стол.</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>Закрыть стол</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Играть дальше</translation>
    </message>
    <message>
        <source>Whoever sits at it is told that it closes.</source>
        <translation>Всем, кто за ним сидит, будет сказано, что он закрывается.</translation>
    </message>
    <message>
        <source>Go away from this table?</source>
        <translation>Отойти от этого стола?</translation>
    </message>
    <message>
        <source>Your seat is kept: “Play on the network” in the Game menu brings you back to it.</source>
        <translation>Место остаётся за вами: «Игра по сети» в меню «Игра» вернёт вас на него.</translation>
    </message>
    <message>
        <source>Go away</source>
        <translation>Отойти</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Остаться</translation>
    </message>
    <message>
        <source>You are at “{table}”</source>
        <translation>Вы за столом «{table}»</translation>
    </message>
    <message>
        <source>{who} is the host and starts the match. The host’s computer deals and knows all cards.</source>
        <translation>Хозяин стола, {who}, начинает игру. Компьютер хозяина сдаёт и знает все карты.</translation>
    </message>
    <message>
        <source>The match starts when all have agreed. The host’s computer deals and knows all cards.</source>
        <translation>Игра начнётся, когда согласятся все. Компьютер хозяина сдаёт и знает все карты.</translation>
    </message>
    <message>
        <source>You look on: you see what is on the table, no hand.</source>
        <translation>Вы зритель: вы видите то, что на столе, но не карты на руках.</translation>
    </message>
    <message>
        <source>The table cannot be reached, trying again.</source>
        <translation>Стол не отвечает, пробуем снова.</translation>
    </message>
    <message>
        <source>The rules of this table</source>
        <translation>Правила этого стола</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>В сравнении с</translation>
    </message>
    <message>
        <source>Nothing is different from “{name}”.</source>
        <translation>Отличий от набора «{name}» нет.</translation>
    </message>
    <message>
        <source>{n} point is different from “{name}”:|{n} points are different from “{name}”:</source>
        <translation>{n}&#xa0;отличие от набора «{name}»:|{n}&#xa0;отличия от набора «{name}»:|{n}&#xa0;отличий от набора «{name}»:</translation>
    </message>
    <message>
        <source>here: {value}</source>
        <translation>здесь: {value}</translation>
    </message>
    <message>
        <source>yours: {value}</source>
        <translation>у вас: {value}</translation>
    </message>
    <message>
        <source>Show all rules…</source>
        <translation>Все правила…</translation>
    </message>
    <message>
        <source>Whoever loses the connection is waited for.</source>
        <translation>Если у кого-то пропала связь, его ждут.</translation>
    </message>
    <message>
        <source>While somebody has lost the connection the match pauses.</source>
        <translation>Пока у кого-то нет связи, игра стоит.</translation>
    </message>
    <message>
        <source>For whoever loses the connection the computer plays after {n} second.|For whoever loses the connection the computer plays after {n} seconds.</source>
        <translation>Если у кого-то пропала связь, через {n}&#xa0;секунду играет компьютер.|Если у кого-то пропала связь, через {n}&#xa0;секунды играет компьютер.|Если у кого-то пропала связь, через {n}&#xa0;секунд играет компьютер.</translation>
    </message>
    <message>
        <source>A decision may take {n} second.|A decision may take {n} seconds.</source>
        <translation>На решение даётся {n}&#xa0;секунда.|На решение даётся {n}&#xa0;секунды.|На решение даётся {n}&#xa0;секунд.</translation>
    </message>
    <message>
        <source>Agree to these rules</source>
        <translation>Согласиться с правилами</translation>
    </message>
    <message>
        <source>You have agreed</source>
        <translation>Вы согласны</translation>
    </message>
    <message>
        <source>You look on</source>
        <translation>Вы зритель</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Выйти из-за стола</translation>
    </message>
    <message>
        <source>Leave the table in the middle of the match?</source>
        <translation>Выйти из-за стола посреди игры?</translation>
    </message>
    <message>
        <source>The computer plays on in your seat. To come back you need the code and a free seat.</source>
        <translation>На вашем месте будет играть компьютер. Чтобы вернуться, нужны код и свободное место.</translation>
    </message>
    <message>
        <source>Waiting for {who} to start the match.</source>
        <translation>Игру начинает {who}, ждём.</translation>
    </message>
    <message>
        <source>Waiting for the match to start.</source>
        <translation>Ждём начала игры.</translation>
    </message>
    <message>
        <source>Table settings</source>
        <translation>Настройки стола</translation>
    </message>
    <message>
        <source>When somebody loses the connection</source>
        <translation>При потере связи</translation>
    </message>
    <message>
        <source>wait for them</source>
        <translation>ждать</translation>
    </message>
    <message>
        <source>the computer plays on</source>
        <translation>играет компьютер</translation>
    </message>
    <message>
        <source>pause the match</source>
        <translation>остановить игру</translation>
    </message>
    <message>
        <source>after</source>
        <translation>через</translation>
    </message>
    <message>
        <source>Time for a decision</source>
        <translation>Время на решение</translation>
    </message>
    <message>
        <source>Whoever takes longer has a card that is allowed played for them.</source>
        <translation>За того, кто не успевает, кладут одну из разрешённых карт.</translation>
    </message>
    <message>
        <source>when you deal it</source>
        <translation>когда вы начнёте</translation>
    </message>
    <message>
        <source>{n} s</source>
        <translation>{n}&#xa0;с</translation>
    </message>
    <message>
        <source>Chat at the table</source>
        <translation>Чат за столом</translation>
    </message>
    <message>
        <source>People with the code may look on; they see no hand</source>
        <translation>По коду можно войти и зрителем; карт на руках зрители не видят</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>Ten wrong codes were tried, so nobody new gets in until you unlock the table.</source>
        <translation>Введено десять неверных кодов: новых не пускают, пока вы не снимете запрет.</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Снять запрет</translation>
    </message>
    <message>
        <source>Two programs took the seat of {who} from each other. It is locked for half a minute; free the seat if this goes on.</source>
        <translation>Две программы отбирали друг у друга место {who:gen}. Оно закрыто на полминуты; если это повторится, освободите место.</translation>
    </message>
    <message>
        <source>The table cannot be opened: this system lets Maverick listen at no port.</source>
        <translation>Стол открыть нельзя: система не даёт Maverick ни одного порта.</translation>
    </message>
    <message>
        <source>You are no longer at the table</source>
        <translation>Вас больше нет за столом</translation>
    </message>
    <message>
        <source>This match cannot be hosted</source>
        <translation>Эту игру по сети не продолжить</translation>
    </message>
    <message>
        <source>It has ended. Open a table for a new one.</source>
        <translation>Она окончена. Для новой откройте стол.</translation>
    </message>
    <message>
        <source>It has a deal number, and with that anybody could look its cards up.</source>
        <translation>У неё задан номер расклада, а по нему любой мог бы узнать её карты.</translation>
    </message>
    <message>
        <source>A finished hand was taken back in it, so some cards are known already.</source>
        <translation>В ней отменяли оконченную сдачу, и часть карт уже известна.</translation>
    </message>
    <message>
        <source>Open its record first: “Matches” in the Game menu has those that were played here.</source>
        <translation>Сначала откройте её запись: в меню «Игра» есть «Игры», сыгранные здесь.</translation>
    </message>
    <message>
        <source>It goes on from the last hand that was finished. Everybody agrees anew.</source>
        <translation>Она пойдёт с последней оконченной сдачи. Все соглашаются заново.</translation>
    </message>
    <message>
        <source>Walter</source>
        <translation>Вера</translation>
    </message>
    <message>
        <source>Nora</source>
        <translation>Нина</translation>
    </message>
    <message>
        <source>Emma</source>
        <translation>Егор</translation>
    </message>
    <message>
        <source>Maverick</source>
        <translation>Индивидуалист</translation>
    </message>
    <message>
        <source>Tricks earn or cost points by the trump and adder suits that two cards decide.</source>
        <translation>Цена взятки зависит от козыря и сумматора, а их называют две открытые карты.</translation>
    </message>
    <message>
        <source>Match records (*.maverick)</source>
        <translation>Записи игр (*.maverick)</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>Открыть запись</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Сохранить копию</translation>
    </message>
    <message>
        <source>This record cannot be opened</source>
        <translation>Эту запись открыть нельзя</translation>
    </message>
    <message>
        <source>No hand of this match is over yet: the others’ cards are not known here until then.</source>
        <translation>Ни одна сдача этой игры ещё не окончена: до этого чужие карты здесь не известны.</translation>
    </message>
    <message>
        <source>The copy was not saved</source>
        <translation>Копия не сохранена</translation>
    </message>
    <message>
        <source>The last match cannot be resumed. Its file was left as it is.</source>
        <translation>Последнюю игру продолжить нельзя. Её файл не изменён.</translation>
    </message>
    <message>
        <source>The last line of this record was cut</source>
        <translation>Последняя строка записи обрезана</translation>
    </message>
    <message>
        <source>The match goes on from the fact before it. A copy of the file is kept beside it.</source>
        <translation>Игра продолжится с предыдущего события. Копия файла лежит рядом с ним.</translation>
    </message>
    <message>
        <source>The match is not being saved</source>
        <translation>Игра не сохраняется</translation>
    </message>
    <message>
        <source>{problem} You can go on playing: it is tried again with every card.</source>
        <translation>{problem} Играть можно дальше: с каждой картой попытка повторяется.</translation>
    </message>
    <message>
        <source>The match is being saved again.</source>
        <translation>Игра снова сохраняется.</translation>
    </message>
    <message>
        <source>The settings were written by a newer Maverick: they are read as far as they are known and not changed.</source>
        <translation>Настройки записаны более новой версией Maverick: прочитано то, что знакомо, сам файл не меняется.</translation>
    </message>
    <message>
        <source>Maverick is already open with this profile: its window was brought to the front.</source>
        <translation>Maverick с этим профилем уже открыт: его окно вышло вперёд.</translation>
    </message>
    <message>
        <source>Another Maverick uses the profile {folder} and does not answer: close it, or start with --profile and another folder.</source>
        <translation>Профиль {folder} занят другой программой Maverick, и она не отвечает: закройте её или укажите --profile и другую папку.</translation>
    </message>
    <message>
        <source>Something went wrong in Maverick</source>
        <translation>В программе Maverick случилась ошибка</translation>
    </message>
    <message>
        <source>The match is saved as far as it was played. What happened is in {file}; sending it helps to mend the fault.</source>
        <translation>Игра сохранена до последнего хода. Что случилось, записано в {file}: пришлите этот файл, он поможет исправить ошибку.</translation>
    </message>
    <message>
        <source>No display was found: start Maverick from a desktop, or let it play by itself with --demo FOLDER and QT_QPA_PLATFORM=offscreen.</source>
        <translation>Экран не найден: запустите Maverick с рабочего стола или дайте ему играть без окна с --demo ПАПКА и QT_QPA_PLATFORM=offscreen.</translation>
    </message>
    <message>
        <source>Qt needs the system library {library} to open a window: install the package {package}.</source>
        <translation>Чтобы открыть окно, Qt нужна системная библиотека {library}: установите пакет {package}.</translation>
    </message>
    <message>
        <source>Maverick {version}</source>
        <translation>Maverick {version}</translation>
    </message>
    <message>
        <source>A partnership trick-taking game in which two turned-up cards decide the trump and the adder suit. The computer players see only what their seats may see. The cards are our own drawing.</source>
        <translation>«Индивидуалист» — игра на взятки пара на пару, в которой козырь и сумматор определяют две открытые карты. Компьютер видит только то, что положено видеть с его места. Карты нарисованы нами.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>move in the hand</source>
        <translation>переход по картам</translation>
    </message>
    <message>
        <source>first card of the first to fourth suit in your hand</source>
        <translation>первая карта 1-й … 4-й масти на руках</translation>
    </message>
    <message>
        <source>play, choose, go on</source>
        <translation>ход, выбор, дальше</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>отмена хода</translation>
    </message>
    <message>
        <source>take back a raised card, a drag or a choice</source>
        <translation>вернуть карту: поднятую, взятую мышью, выбранную</translation>
    </message>
    <message>
        <source>pass, nil, blind, posh</source>
        <translation>пас, нулевая, тёмная, шикарная</translation>
    </message>
    <message>
        <source>hint; again: the reason (not at a network table)</source>
        <translation>подсказка; ещё раз — почему (за столом по сети её нет)</translation>
    </message>
    <message>
        <source>why a computer player did that; then ← → to other cards</source>
        <translation>почему компьютер так сыграл; дальше ← → по картам</translation>
    </message>
    <message>
        <source>last trick, then ← → through the tricks</source>
        <translation>прошлая взятка, дальше ← → по взяткам</translation>
    </message>
    <message>
        <source>rules in force</source>
        <translation>действующие правила</translation>
    </message>
    <message>
        <source>print the score sheet</source>
        <translation>печать протокола</translation>
    </message>
    <message>
        <source>review the hands that are over</source>
        <translation>разбор сыгранных сдач</translation>
    </message>
    <message>
        <source>keep score of a game with real cards</source>
        <translation>счёт игры настоящими картами</translation>
    </message>
    <message>
        <source>two or four colours</source>
        <translation>два или четыре цвета</translation>
    </message>
    <message>
        <source>score dock, full screen</source>
        <translation>панель счёта, весь экран</translation>
    </message>
    <message>
        <source>Rules in force</source>
        <translation>Действующие правила</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} и {second}
gen: {first:gen} и {second:gen}
dat: {first:dat} и {second:dat}
acc: {first:acc} и {second:acc}
ins: {first:ins} и {second:ins}
pre: {first:pre} и {second:pre}</translation>
    </message>
    <message>
        <source>{first} or {second}</source>
        <translation>{first} или {second}
gen: {first:gen} или {second:gen}
dat: {first:dat} или {second:dat}
acc: {first:acc} или {second:acc}
ins: {first:ins} или {second:ins}
pre: {first:pre} или {second:pre}</translation>
    </message>
    <message>
        <source>{first}, {rest}</source>
        <translation>{first}, {rest}
gen: {first:gen}, {rest:gen}
dat: {first:dat}, {rest:dat}
acc: {first:acc}, {rest:acc}
ins: {first:ins}, {rest:ins}
pre: {first:pre}, {rest:pre}</translation>
    </message>
    <message>
        <source>{sentence} †</source>
        <translation>{sentence} †</translation>
    </message>
    <message>
        <source>“No target” and “no limit of hands” cannot go together.</source>
        <translation>«Без цели» и «сдач без предела» несовместимы.</translation>
    </message>
    <message>
        <source>“Bids allowed” and “checked after each trick” cannot go together.</source>
        <translation>Заявки и «цель проверяют после каждой взятки» несовместимы.</translation>
    </message>
    <message>
        <source>“The match goes on” and “no limit of hands” cannot go together.</source>
        <translation>«Игра продолжается» и «сдач без предела» несовместимы.</translation>
    </message>
    <message>
        <source>“Posh takes {n} book” and “a book is four adders” cannot go together.|“Posh takes {n} books” and “a book is four adders” cannot go together.</source>
        <translation>«Для шикарной нужна {n}&#xa0;книга» и «книга: четыре сумматора» несовместимы.|«Для шикарной нужно {n}&#xa0;книги» и «книга: четыре сумматора» несовместимы.|«Для шикарной нужно {n}&#xa0;книг» и «книга: четыре сумматора» несовместимы.</translation>
    </message>
    <message>
        <source>Nothing would ever end the match.</source>
        <translation>Такая игра никогда не кончится.</translation>
    </message>
    <message>
        <source>With bids a hand’s score is known only at its end.</source>
        <translation>С заявками счёт сдачи известен только в её конце.</translation>
    </message>
    <message>
        <source>Two sides at the target might stay there, and the match would never end.</source>
        <translation>Обе стороны могли бы остаться у цели, и игра никогда бы не кончилась.</translation>
    </message>
    <message>
        <source>A hand holds three such books at most.</source>
        <translation>В сдаче таких книг не больше трёх.</translation>
    </message>
    <message>
        <source>Check after each hand</source>
        <translation>Проверять после сдачи</translation>
    </message>
    <message>
        <source>Allow no bids</source>
        <translation>Убрать заявки</translation>
    </message>
    <message>
        <source>The higher wins</source>
        <translation>Выиграет больший</translation>
    </message>
    <message>
        <source>Let one adder make a book</source>
        <translation>Книга с одним сумматором</translation>
    </message>
    <message>
        <source>Play to {n} point|Play to {n} points</source>
        <translation>Играть до {n}&#xa0;очка|Играть до {n}&#xa0;очков|Играть до {n}&#xa0;очков</translation>
    </message>
    <message>
        <source>Play {n} hand|Play {n} hands</source>
        <translation>Играть {n}&#xa0;сдачу|Играть {n}&#xa0;сдачи|Играть {n}&#xa0;сдач</translation>
    </message>
    <message>
        <source>Take {n} book|Take {n} books</source>
        <translation>Брать {n}&#xa0;книгу|Брать {n}&#xa0;книги|Брать {n}&#xa0;книг</translation>
    </message>
    <message>
        <source>{option}: {value}</source>
        <translation>{option}: {value}</translation>
    </message>
    <message>
        <source>BIG</source>
        <translation>БОЛЬШОЙ</translation>
    </message>
    <message>
        <source>SMALL</source>
        <translation>МАЛЫЙ</translation>
    </message>
    <message>
        <source>BIG JOKER</source>
        <translation>БОЛЬШОЙ ДЖОКЕР</translation>
    </message>
    <message>
        <source>SMALL JOKER</source>
        <translation>МАЛЫЙ ДЖОКЕР</translation>
    </message>
    <message>
        <source>Page preview</source>
        <translation>Просмотр страниц</translation>
    </message>
    <message>
        <source>Blank score sheets</source>
        <translation>Чистые протоколы</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Бумага</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Detail</source>
        <translation>Подробно</translation>
    </message>
    <message>
        <source>A row a hand</source>
        <translation>Строка на сдачу</translation>
    </message>
    <message>
        <source>Every trick</source>
        <translation>Каждая взятка</translation>
    </message>
    <message>
        <source>Every card</source>
        <translation>Каждая карта</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>any, to be ticked</source>
        <translation>любые, отметить на листе</translation>
    </message>
    <message>
        <source>Sheets on a page</source>
        <translation>Листов на странице</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Сохранить в PDF…</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Файлы PDF (*.pdf)</translation>
    </message>
    <message>
        <source>score-sheet</source>
        <translation>протокол</translation>
    </message>
    <message>
        <source>The pages did not fit into {file}; see whether its disk is full, or choose another place.</source>
        <translation>Страницы не поместились в {file}; проверьте, не полон ли диск, или выберите другое место.</translation>
    </message>
    <message>
        <source>Page {page} of {count}</source>
        <translation>Страница {page} из {count}</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Предыдущая страница</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Следующая страница</translation>
    </message>
    <message>
        <source>The PDF was not saved</source>
        <translation>PDF не сохранён</translation>
    </message>
    <message>
        <source>The score sheet was not printed</source>
        <translation>Протокол не напечатан</translation>
    </message>
    <message>
        <source>This computer knows no printer; “Save as PDF” makes a file to print elsewhere.</source>
        <translation>На этом компьютере нет принтера; «Сохранить в PDF» создаст файл, который можно напечатать на другом.</translation>
    </message>
    <message>
        <source>The printer “{printer}” did not take the pages; see whether it is on, or save them as a PDF.</source>
        <translation>Принтер «{printer}» не принял страницы; проверьте, включён ли он, или сохраните их в PDF.</translation>
    </message>
    <message>
        <source>These rules have no bids.</source>
        <translation>В этих правилах заявок нет.</translation>
    </message>
    <message>
        <source>No bid by {side}.</source>
        <translation>У {side:gen} нет заявки.</translation>
    </message>
    <message>
        <source>{who} bid {bid}; it is settled when the hand is over.</source>
        <translation>{who}: {bid}; исход решится в конце сдачи.</translation>
    </message>
    <message>
        <source>{who} bid {bid} and made it.</source>
        <translation>{who}: {bid}, сыграна.</translation>
    </message>
    <message>
        <source>{who} bid {bid} and failed.</source>
        <translation>{who}: {bid}, не сыграна.</translation>
    </message>
    <message>
        <source>Tricks taken by {who}: {n}.</source>
        <translation>Взяток у {who:gen}: {n}.</translation>
    </message>
    <message>
        <source>Points of tricks: {ours} for {us}, {theirs} for {them}.</source>
        <translation>Очки за взятки: у {us:gen} {ours}, у {them:gen} {theirs}.</translation>
    </message>
    <message>
        <source>Books taken by {side}: {n} of {needed}.</source>
        <translation>Книг у {side:gen}: {n} из {needed}.</translation>
    </message>
    <message>
        <source>Without the revoke it would have been made.</source>
        <translation>Без ренонса она была бы сыграна.</translation>
    </message>
    <message>
        <source>{points} of tricks, {bid} made by {who}: {n} × {base}</source>
        <translation>{points} за взятки, {bid} сыграна ({who}): {n} × {base}</translation>
    </message>
    <message>
        <source>{points} of tricks, {bid} made by {who}: with zero it scores</source>
        <translation>{points} за взятки, {bid} сыграна ({who}): за ноль даётся</translation>
    </message>
    <message>
        <source>{points} of tricks, {bid} made by {who}: below zero it scores</source>
        <translation>{points} за взятки, {bid} сыграна ({who}): за минус даётся</translation>
    </message>
    <message>
        <source>{points} of tricks, {bid} failed by {who}: in their place</source>
        <translation>{points} за взятки, {bid} не сыграна ({who}): вместо них</translation>
    </message>
    <message>
        <source>{points} of tricks, {bid} failed by {who}: with {value} added</source>
        <translation>{points} за взятки, {bid} не сыграна ({who}): вместе с {value}</translation>
    </message>
    <message>
        <source>{points} of tricks, {bid} failed by {who}: the lesser of {base} and {value}</source>
        <translation>{points} за взятки, {bid} не сыграна ({who}): меньшее из {base} и {value}</translation>
    </message>
    <message>
        <source>you</source>
        <translation>вы
gen: вас
dat: вам
acc: вас
ins: вами
pre: вас</translation>
    </message>
    <message>
        <source>{who}’s {card}</source>
        <translation>{card} {who:gen}
gen: {card:gen} {who:gen}
acc: {card:acc} {who:gen}</translation>
    </message>
    <message>
        <source>your {card}</source>
        <translation>ваша карта {card}
gen: вашей карты {card}
acc: вашу карту {card}</translation>
    </message>
    <message>
        <source>your {joker}</source>
        <translation>ваш {joker}
gen: вашего {joker:gen}
acc: вашего {joker:acc}</translation>
    </message>
    <message>
        <source>the {card}</source>
        <translation>{card}</translation>
    </message>
    <message>
        <source>The {card}</source>
        <translation>{card}</translation>
    </message>
    <message>
        <source>{whole}.{tenths}</source>
        <translation>{whole},{tenths}</translation>
    </message>
    <message>
        <source>No other card may be played.</source>
        <translation>Другую карту положить нельзя.</translation>
    </message>
    <message>
        <source>It is the last card.</source>
        <translation>Это последняя карта.</translation>
    </message>
    <message>
        <source>Any other card would be a revoke.</source>
        <translation>Любая другая карта — ренонс.</translation>
    </message>
    <message>
        <source>All the cards that follow do the same.</source>
        <translation>Все карты в масть здесь равны.</translation>
    </message>
    <message>
        <source>All the cards that may be played do the same.</source>
        <translation>Все карты, которые можно положить, здесь равны.</translation>
    </message>
    <message>
        <source>Takes the trick: {why}, {points} to {side}.</source>
        <translation>Берёт взятку: {why}, {points} {side:dat}.</translation>
    </message>
    <message>
        <source>The trick goes to {who}: {why}, {points} to {side}.</source>
        <translation>Взятка за {who:ins}: {why}, {points} {side:dat}.</translation>
    </message>
    <message>
        <source>Leaves the trick to {who}: {why}, {points} to {side}.</source>
        <translation>Отдаёт взятку {who:dat}: {why}, {points} {side:dat}.</translation>
    </message>
    <message>
        <source>Makes the trick worth {points} instead of {instead}.</source>
        <translation>С ней взятка стоит {points} вместо {instead}.</translation>
    </message>
    <message>
        <source>Goes above {whose}.</source>
        <translation>Бьёт {whose:acc}.</translation>
    </message>
    <message>
        <source>Trumps {whose}.</source>
        <translation>Бьёт козырем {whose:acc}.</translation>
    </message>
    <message>
        <source>So far {whose} is winning.</source>
        <translation>Пока берёт {whose}.</translation>
    </message>
    <message>
        <source>Does not beat {whose}.</source>
        <translation>Не бьёт {whose:acc}.</translation>
    </message>
    <message>
        <source>No card that may be played beats {whose}.</source>
        <translation>Побить {whose:acc} нечем.</translation>
    </message>
    <message>
        <source>Only a revoke would beat {whose}.</source>
        <translation>Побить {whose:acc} можно только ренонсом.</translation>
    </message>
    <message>
        <source>With an adder the trick is worth less.</source>
        <translation>С сумматором взятка стоит меньше.</translation>
    </message>
    <message>
        <source>Stays under {whose} by choice.</source>
        <translation>Нарочно не бьёт {whose:acc}.</translation>
    </message>
    <message>
        <source>Adds an adder for {who}.</source>
        <translation>Подкладывает сумматор {who:dat}.</translation>
    </message>
    <message>
        <source>Gives {who} no adder.</source>
        <translation>Не даёт {who:dat} сумматора.</translation>
    </message>
    <message>
        <source>No opponent still to play can beat that.</source>
        <translation>Соперникам, которым ещё ходить, перебить это нечем.</translation>
    </message>
    <message>
        <source>The trick hardly ever goes to {side}.</source>
        <translation>Взятка почти никогда не достаётся {side:dat}.</translation>
    </message>
    <message>
        <source>The trick nearly always goes to {side}.</source>
        <translation>Взятка почти всегда достаётся {side:dat}.</translation>
    </message>
    <message>
        <source>The trick goes to {side} in {n} deal of 10.|The trick goes to {side} in {n} deals of 10.</source>
        <translation>Взятка достаётся {side:dat} в {n} раскладе из 10.|Взятка достаётся {side:dat} в {n} раскладах из 10.|Взятка достаётся {side:dat} в {n} раскладах из 10.</translation>
    </message>
    <message>
        <source>On average the trick brings {side} {points} points.</source>
        <translation>В среднем взятка приносит {side:dat} {points}&#xa0;очка.</translation>
    </message>
    <message>
        <source>On average the trick costs {side} {points} points.</source>
        <translation>В среднем взятка обходится {side:dat} в {points}&#xa0;очка.</translation>
    </message>
    <message>
        <source>Four trumps are worth {points} to whoever takes them.</source>
        <translation>Четыре козыря стоят {points} тому, кто их возьмёт.</translation>
    </message>
    <message>
        <source>Keeps the trick from being four trumps.</source>
        <translation>Не даёт сложиться взятке из четырёх козырей.</translation>
    </message>
    <message>
        <source>Makes a book for the posh bid.</source>
        <translation>Складывается книга для шикарной.</translation>
    </message>
    <message>
        <source>Keeps the trick from being a book.</source>
        <translation>Не даёт взятке стать книгой.</translation>
    </message>
    <message>
        <source>Stays under {whose}: nil takes no trick.</source>
        <translation>Не бьёт {whose:acc}: нулевой взятки не нужны.</translation>
    </message>
    <message>
        <source>It is the highest card that loses here.</source>
        <translation>Это старшая из карт, которые здесь не берут.</translation>
    </message>
    <message>
        <source>Goes above {whose}, so that the nil takes no trick.</source>
        <translation>Бьёт {whose:acc}, чтобы нулевая не взяла взятку.</translation>
    </message>
    <message>
        <source>Goes ahead, so that {who} need not take the trick.</source>
        <translation>Идёт вперёд, чтобы {who:dat} не пришлось брать взятку.</translation>
    </message>
    <message>
        <source>Lets {whose} win: a trick breaks the nil.</source>
        <translation>Не бьёт {whose:acc}: взятка сорвёт нулевую.</translation>
    </message>
    <message>
        <source>Breaks the nil: {whose} takes the trick.</source>
        <translation>Срывает нулевую: берёт {whose}.</translation>
    </message>
    <message>
        <source>Low, so that {who} may have to go above it: a trick breaks the nil.</source>
        <translation>Пониже, чтобы {who:dat} пришлось бить: взятка сорвёт нулевую.</translation>
    </message>
    <message>
        <source>Leaves no {suit} in the hand.</source>
        <translation>На руках не остаётся {suit:gen}.</translation>
    </message>
    <message>
        <source>Leaves no {suit} in the hand: trumps can be played on them.</source>
        <translation>На руках не остаётся {suit:gen}: их можно бить козырем.</translation>
    </message>
    <message>
        <source>Leaves one card of {suit} in the hand.</source>
        <translation>На руках остаётся одна карта {suit:gen}.</translation>
    </message>
    <message>
        <source>Without {suit}: a card to throw off.</source>
        <translation>На руках нет {suit:gen}: это сброс.</translation>
    </message>
    <message>
        <source>Thrown off, so that no trump is spent.</source>
        <translation>Это сброс: козырь не потрачен.</translation>
    </message>
    <message>
        <source>Keeps {card}: now it would be {by} points worse.</source>
        <translation>Бережёт {card:acc}: сейчас это хуже на {by}&#xa0;очка.</translation>
    </message>
    <message>
        <source>It is the lowest card of its suit.</source>
        <translation>Это младшая карта масти.</translation>
    </message>
    <message>
        <source>A high card out of the way of {who}.</source>
        <translation>Старшая карта уходит, чтобы не мешать {who:dat}.</translation>
    </message>
    <message>
        <source>Draws trumps.</source>
        <translation>Выбивает козыри.</translation>
    </message>
    <message>
        <source>Leads {suit}.</source>
        <translation>Заход с {suit:gen}.</translation>
    </message>
    <message>
        <source>A revoke: pays {n} point for it.|A revoke: pays {n} points for it.</source>
        <translation>Ренонс: за него платят {n}&#xa0;очко.|Ренонс: за него платят {n}&#xa0;очка.|Ренонс: за него платят {n}&#xa0;очков.</translation>
    </message>
    <message>
        <source>A revoke, which costs nothing here.</source>
        <translation>Ренонс, здесь он ничего не стоит.</translation>
    </message>
    <message>
        <source>A revoke: pays {n} point to gain {gain} over the best card that follows.|A revoke: pays {n} points to gain {gain} over the best card that follows.</source>
        <translation>Ренонс: {n}&#xa0;очко штрафа ради {gain}&#xa0;очка выгоды против лучшей карты в масть.|Ренонс: {n}&#xa0;очка штрафа ради {gain}&#xa0;очка выгоды против лучшей карты в масть.|Ренонс: {n}&#xa0;очков штрафа ради {gain}&#xa0;очка выгоды против лучшей карты в масть.</translation>
    </message>
    <message>
        <source>A revoke with {card} would cost {n} point and end {loss} points worse.|A revoke with {card} would cost {n} points and end {loss} points worse.</source>
        <translation>Ренонс {card:ins} стоил бы {n}&#xa0;очко и был бы хуже на {loss}&#xa0;очка.|Ренонс {card:ins} стоил бы {n}&#xa0;очка и был бы хуже на {loss}&#xa0;очка.|Ренонс {card:ins} стоил бы {n}&#xa0;очков и был бы хуже на {loss}&#xa0;очка.</translation>
    </message>
    <message>
        <source>No higher card of {suit} is out.</source>
        <translation>Старше в {suit:pre} уже ничего нет.</translation>
    </message>
    <message>
        <source>Only {cards} is higher.|Only {cards} are higher.</source>
        <translation>Старше только {cards}.|Старше только {cards}.|Старше только {cards}.</translation>
    </message>
    <message>
        <source>{n} higher card of {suit} is out.|{n} higher cards of {suit} are out.</source>
        <translation>Старше в {suit:pre} ещё {n} карта.|Старше в {suit:pre} ещё {n} карты.|Старше в {suit:pre} ещё {n} карт.</translation>
    </message>
    <message>
        <source>{who} showed out of {suit} in trick {trick}.</source>
        <translation>Взятка {trick} показала: у {who:gen} нет {suit:gen}.</translation>
    </message>
    <message>
        <source>{who} can trump {suit}.</source>
        <translation>У {who:gen} нет {suit:gen}: можно бить козырем.</translation>
    </message>
    <message>
        <source>You have still to play.</source>
        <translation>Вам ещё ходить.</translation>
    </message>
    <message>
        <source>{who} has still to play.</source>
        <translation>Ещё ходит {who}.</translation>
    </message>
    <message>
        <source>{side} have no trumps left.</source>
        <translation>У {side:gen} козырей не осталось.</translation>
    </message>
    <message>
        <source>No other hand has {suit} left.</source>
        <translation>У других {suit:gen} не осталось.</translation>
    </message>
    <message>
        <source>You passed {card} to {who}.</source>
        <translation>{card} у {who:gen}: вы передали эту карту.</translation>
    </message>
    <message>
        <source>{giver} passed {card} to {who}.</source>
        <translation>{card} у {who:gen}: это карта из передачи ({giver}).</translation>
    </message>
    <message>
        <source>Only {who} can hold {card}.</source>
        <translation>{card} может быть только у {who:gen}.</translation>
    </message>
    <message>
        <source>Only {who} can hold {cards}.</source>
        <translation>{cards} могут быть только у {who:gen}.</translation>
    </message>
    <message>
        <source>Totals</source>
        <translation>Суммы</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Сдачи</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Экспорт</translation>
    </message>
    <message>
        <source>CSV, a row a hand…</source>
        <translation>CSV, строка на сдачу…</translation>
    </message>
    <message>
        <source>CSV, a row a trick…</source>
        <translation>CSV, строка на взятку…</translation>
    </message>
    <message>
        <source>JSON…</source>
        <translation>JSON…</translation>
    </message>
    <message>
        <source>PDF…</source>
        <translation>PDF…</translation>
    </message>
    <message>
        <source>Page preview…</source>
        <translation>Просмотр страниц…</translation>
    </message>
    <message>
        <source>JSON files (*.json)</source>
        <translation>Файлы JSON (*.json)</translation>
    </message>
    <message>
        <source>The score sheet is empty</source>
        <translation>Протокол пуст</translation>
    </message>
    <message>
        <source>No hand has been played yet, so there is nothing to export or to print.</source>
        <translation>Ни одна сдача ещё не сыграна, выводить и печатать нечего.</translation>
    </message>
    <message>
        <source>Dealer, lead</source>
        <translation>Сдающий, заход</translation>
    </message>
    <message>
        <source>Bid, cards</source>
        <translation>Заявка, карты</translation>
    </message>
    <message>
        <source>How it came about</source>
        <translation>Откуда это</translation>
    </message>
    <message>
        <source>Choose a figure to see how it came about.</source>
        <translation>Выберите число, чтобы увидеть, откуда оно.</translation>
    </message>
    <message>
        <source>The rules in force</source>
        <translation>Действующие правила</translation>
    </message>
    <message>
        <source>{side} win the match, {more} to {less}</source>
        <translation>{side} выиграли игру, {more} : {less}</translation>
    </message>
    <message>
        <source>The match is drawn, {one} to {other}</source>
        <translation>Игра закончилась вничью, {one} : {other}</translation>
    </message>
    <message>
        <source>That is not the table’s code. Ask the host to read it to you again.</source>
        <translation>У стола другой код. Попросите хозяина назвать его ещё раз.</translation>
    </message>
    <message>
        <source>Somebody at your address is trying a code right now. Try again in a moment.</source>
        <translation>С вашего адреса сейчас уже вводят код. Повторите чуть позже.</translation>
    </message>
    <message>
        <source>That was too soon after the last try. Wait a second.</source>
        <translation>Прошлая попытка была только что. Подождите секунду.</translation>
    </message>
    <message>
        <source>Too many wrong codes were tried. Ask the host to unlock the table.</source>
        <translation>Введено слишком много неверных кодов. Попросите хозяина снять запрет.</translation>
    </message>
    <message>
        <source>No seat is free. Ask the host to open one.</source>
        <translation>Свободных мест нет. Попросите хозяина освободить одно.</translation>
    </message>
    <message>
        <source>The match has begun and no seat is open. Ask the host to open one.</source>
        <translation>Игра уже идёт, и свободных мест нет. Попросите хозяина освободить одно.</translation>
    </message>
    <message>
        <source>Another match is played at this table now. Join it anew with its code.</source>
        <translation>За этим столом теперь другая игра. Войдите заново, по её коду.</translation>
    </message>
    <message>
        <source>Your seat was given to somebody else. Join anew with the code.</source>
        <translation>Ваше место отдано другому игроку. Войдите заново, по коду.</translation>
    </message>
    <message>
        <source>Two programs take this seat from each other. Close the other one and come back in half a minute.</source>
        <translation>Две программы отбирают друг у друга это место. Закройте другую и вернитесь через полминуты.</translation>
    </message>
    <message>
        <source>The host has freed your seat. Join anew with the code.</source>
        <translation>Ваше место освобождено хозяином. Войдите заново, по коду.</translation>
    </message>
    <message>
        <source>The table could not read what this program said. Are both of the same version?</source>
        <translation>Стол не понимает эту программу. Версии у вас одинаковые?</translation>
    </message>
    <message>
        <source>Nobody looks on at this table. Ask the host to allow it in the table settings.</source>
        <translation>За этим столом зрителей нет. Попросите хозяина разрешить их в настройках стола.</translation>
    </message>
    <message>
        <source>Play on the network needs the system library libssl3: install the package libssl3 and start Maverick anew.</source>
        <translation>Для игры по сети нужна системная библиотека libssl3: установите пакет libssl3 и запустите Maverick заново.</translation>
    </message>
    <message>
        <source>No computer is called {where} here. Type its address in numbers.</source>
        <translation>Компьютера с именем {where} здесь нет. Введите его адрес цифрами.</translation>
    </message>
    <message>
        <source>There is no way to {where}. Are both computers on the same network?</source>
        <translation>Пути к {where} нет. Оба компьютера в одной сети?</translation>
    </message>
    <message>
        <source>No table is open at {where}. Compare the port with the host’s.</source>
        <translation>По адресу {where} нет открытого стола. Сверьте порт с хозяином.</translation>
    </message>
    <message>
        <source>{where} does not answer. Ask the host to look at “Check the network”: a firewall may block it.</source>
        <translation>{where} не отвечает. Попросите хозяина открыть «Проверить сеть»: мешать может брандмауэр.</translation>
    </message>
    <message>
        <source>What answers at {where} is no card table.</source>
        <translation>По адресу {where} отвечает не карточный стол.</translation>
    </message>
    <message>
        <source>The connection broke before you had a seat. Try again.</source>
        <translation>Связь оборвалась раньше, чем вы сели. Попробуйте ещё раз.</translation>
    </message>
    <message>
        <source>This table needs version {theirs}, you have {yours}: the host has to update Maverick.</source>
        <translation>Столу нужна версия&#xa0;{theirs}, у вас&#xa0;{yours}: обновить Maverick должен хозяин.</translation>
    </message>
    <message>
        <source>This table needs version {theirs}, you have {yours}: update Maverick to join it.</source>
        <translation>Столу нужна версия&#xa0;{theirs}, у вас&#xa0;{yours}: обновите Maverick, чтобы войти.</translation>
    </message>
    <message>
        <source>This is not the table you sat at: it does not show the same certificate. Your seat’s key was not sent.</source>
        <translation>Это не тот стол, за которым вы сидели: сертификат у него другой. Ключ вашего места не отправлен.</translation>
    </message>
    <message>
        <source>Whoever answers does not know the code. Somebody on this network may be in between: nothing was told to them.</source>
        <translation>Тот, кто отвечает, не знает кода. Возможно, кто-то в этой сети встал между вами и столом: ему ничего не сообщено.</translation>
    </message>
    <message>
        <source>The table sent something unreadable, so the connection was ended.</source>
        <translation>Стол прислал что-то непонятное, и связь прервана.</translation>
    </message>
    <message>
        <source>Your seat was taken up by another window of yours. This one looks no further.</source>
        <translation>Ваше место теперь у другого вашего окна. Это окно больше не на связи.</translation>
    </message>
    <message>
        <source>The host has closed the table.</source>
        <translation>Стол закрыт хозяином.</translation>
    </message>
    <message>
        <source>A code has six letters and digits, such as 7K4 – M2Q.</source>
        <translation>В коде шесть латинских букв и цифр, например 7K4 – M2Q.</translation>
    </message>
    <message>
        <source>An address looks like 192.168.1.31, fe80::1%eth0 or anna-pc.local.</source>
        <translation>Адрес выглядит так: 192.168.1.31, fe80::1%eth0 или anna-pc.local.</translation>
    </message>
    <message>
        <source>A port is a number from 1 to 65535.</source>
        <translation>Порт&#xa0;— число от&#xa0;1 до&#xa0;65535.</translation>
    </message>
    <message>
        <source>Type your name first: the others see it at your seat.</source>
        <translation>Сначала введите своё имя: другие видят его у вашего места.</translation>
    </message>
    <message>
        <source>A low adder for {who} to follow with.|Low adders for {who} to follow with.</source>
        <translation>Младший сумматор для {who:gen}: его придётся класть в масть.|Младшие сумматоры для {who:gen}: их придётся класть в масть.|Младшие сумматоры для {who:gen}: их придётся класть в масть.</translation>
    </message>
    <message>
        <source>They go to {who}, and what they take counts for both.</source>
        <translation>Их получает партнёр ({who}): что они возьмут, считается обоим.</translation>
    </message>
    <message>
        <source>Keeps its only trump.|Keeps its {n} trumps.</source>
        <translation>Оставляет себе {n} козырь.|Оставляет себе {n} козыря.|Оставляет себе {n} козырей.</translation>
    </message>
    <message>
        <source>Keeps {card}, the highest adder.</source>
        <translation>Оставляет себе {card:acc}, старший сумматор.</translation>
    </message>
    <message>
        <source>Only low cards of the side suits go.</source>
        <translation>Уходят только младшие карты боковых мастей.</translation>
    </message>
    <message>
        <source>Keeps every ace, king and joker.</source>
        <translation>Все тузы, короли и джокеры остаются.</translation>
    </message>
    <message>
        <source>{who} bid {bid}, and a side holds one bid.</source>
        <translation>{who}: {bid}, а у стороны одна заявка.</translation>
    </message>
    <message>
        <source>{bid} would be made in about {n} deal of 100.|{bid} would be made in about {n} deals of 100.</source>
        <translation>{bid} выходит примерно в {n} раскладе из 100.|{bid} выходит примерно в {n} раскладах из 100.|{bid} выходит примерно в {n} раскладах из 100.</translation>
    </message>
    <message>
        <source>{bid} promises {by} points more than a pass.</source>
        <translation>{bid} обещает на {by}&#xa0;очка больше, чем пас.</translation>
    </message>
    <message>
        <source>{bid} promises {by} points less than a pass.</source>
        <translation>{bid} обещает на {by}&#xa0;очка меньше, чем пас.</translation>
    </message>
    <message>
        <source>{bid} promises {by} points more than a pass, too little for the risk.</source>
        <translation>{bid} обещает лишь на {by}&#xa0;очка больше, чем пас: риск не окупается.</translation>
    </message>
    <message>
        <source>The hand holds no ace, king or joker.</source>
        <translation>На руках ни туза, ни короля, ни джокера.</translation>
    </message>
    <message>
        <source>High cards in the hand: {cards}.</source>
        <translation>Старшие карты на руках: {cards}.</translation>
    </message>
    <message>
        <source>Promises to take no trick.</source>
        <translation>Обещает не брать взяток.</translation>
    </message>
    <message>
        <source>Promises more points than the other side, before any card was seen.</source>
        <translation>Обещает больше очков, чем у соперников, ещё не видя карт.</translation>
    </message>
    <message>
        <source>Promises {n} book.|Promises {n} books.</source>
        <translation>Обещает {n}&#xa0;книгу.|Обещает {n}&#xa0;книги.|Обещает {n}&#xa0;книг.</translation>
    </message>
    <message>
        <source>{cards} would be {by} points worse.</source>
        <translation>{cards}: хуже на {by}&#xa0;очка.</translation>
    </message>
    <message>
        <source>{cards} would be about as good.</source>
        <translation>{cards}: примерно так же хорошо.</translation>
    </message>
    <message>
        <source>{cards} would be {by} points better.</source>
        <translation>{cards}: лучше на {by}&#xa0;очка.</translation>
    </message>
    <message>
        <source>{cards} would do the same.</source>
        <translation>{cards}: то же самое.</translation>
    </message>
    <message>
        <source>This hand may end the match, and that counts too.</source>
        <translation>Сдача может кончить игру, и это тоже идёт в счёт.</translation>
    </message>
    <message>
        <source>Judged by {n} deal that fits what was seen.|Judged by {n} deals that fit what was seen.</source>
        <translation>Оценено по {n} раскладу, который согласен с увиденным.|Оценено по {n} раскладам, которые согласны с увиденным.|Оценено по {n} раскладам, которые согласны с увиденным.</translation>
    </message>
    <message>
        <source>Worked out to the last card in {n} deal that fits what was seen.|Worked out to the last card in {n} deals that fit what was seen.</source>
        <translation>Просчитано до последней карты в {n} раскладе, который согласен с увиденным.|Просчитано до последней карты в {n} раскладах, которые согласны с увиденным.|Просчитано до последней карты в {n} раскладах, которые согласны с увиденным.</translation>
    </message>
    <message>
        <source>The computer players think slowly here: the part of Maverick that is made for each kind of computer is missing.</source>
        <translation>Компьютер думает здесь медленно: нет той части Maverick, которую собирают для каждого вида компьютеров отдельно.</translation>
    </message>
    <message>
        <source>The computer players pass cards on and bid by values that were measured once and fitted to the rules, not learned for each set: the part of Maverick that is made for each kind of computer is missing.</source>
        <translation>Передачу и заявки компьютер оценивает по числам, измеренным один раз и подогнанным к правилам, а не выученным для каждого набора: нет той части Maverick, которую собирают для каждого вида компьютеров отдельно.</translation>
    </message>
    <message>
        <source>Install Maverick again: what the computer players have learned cannot be read ({file}), and they go by rules of thumb.</source>
        <translation>Установите Maverick заново: то, чему компьютер научился, не читается ({file}), и он играет по простым правилам.</translation>
    </message>
    <message>
        <source>Install Maverick again: what the computer players have learned is missing ({file}), and they go by rules of thumb.</source>
        <translation>Установите Maverick заново: нет того, чему компьютер научился ({file}), и он играет по простым правилам.</translation>
    </message>
    <message>
        <source>Install Maverick again: what the computer players have learned is damaged ({file}), and they go by rules of thumb.</source>
        <translation>Установите Maverick заново: то, чему компьютер научился, испорчено ({file}), и он играет по простым правилам.</translation>
    </message>
    <message>
        <source>Install Maverick again: what the computer players have learned belongs to another version ({file}), and they go by rules of thumb.</source>
        <translation>Установите Maverick заново: то, чему компьютер научился, — от другой версии ({file}), и он играет по простым правилам.</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Подсказка</translation>
    </message>
    <message>
        <source>What a strong player would do (H). At a network table there are no hints.</source>
        <translation>Как сыграл бы сильный игрок (H). За столом по сети подсказок нет.</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>По&amp;дсказка</translation>
    </message>
    <message>
        <source>&amp;Why did they do that?</source>
        <translation>Почему &amp;так сыграно?</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Почему?</translation>
    </message>
    <message>
        <source>Why a computer player did that (W).</source>
        <translation>Почему компьютер так сыграл (W).</translation>
    </message>
    <message>
        <source>{name}, hint</source>
        <translation>{name}, подсказка</translation>
    </message>
    <message>
        <source>Hint: play {card}</source>
        <translation>Подсказка: ходите {card:ins}</translation>
    </message>
    <message>
        <source>Hint: pass {cards} to {who}</source>
        <translation>Подсказка: передать {cards:acc}, получит {who}</translation>
    </message>
    <message>
        <source>Hint: bid {bid}</source>
        <translation>Подсказка: {bid}</translation>
    </message>
    <message>
        <source>Hint: pass</source>
        <translation>Подсказка: пас</translation>
    </message>
    <message>
        <source>Hint: look first</source>
        <translation>Подсказка: сначала посмотреть</translation>
    </message>
    <message>
        <source>H again tells why, Esc takes it back.</source>
        <translation>Ещё раз H — почему, Esc — убрать.</translation>
    </message>
    <message>
        <source>Esc hides the reasons, then the hint.</source>
        <translation>Esc — убрать причины, потом подсказку.</translation>
    </message>
    <message>
        <source>Thinking of a hint.</source>
        <translation>Подсказка обдумывается.</translation>
    </message>
    <message>
        <source>No hint came in time: ask again with H.</source>
        <translation>Подсказка не успела: нажмите H ещё раз.</translation>
    </message>
    <message>
        <source>Why play {card}?</source>
        <translation>Почему {card}?</translation>
    </message>
    <message>
        <source>Why pass {cards}?</source>
        <translation>Почему передать {cards:acc}?</translation>
    </message>
    <message>
        <source>Why bid {bid}?</source>
        <translation>Почему {bid}?</translation>
    </message>
    <message>
        <source>Why pass?</source>
        <translation>Почему пас?</translation>
    </message>
    <message>
        <source>Why look first?</source>
        <translation>Почему сначала посмотреть?</translation>
    </message>
    <message>
        <source>Why did {who} play {card}?</source>
        <translation>Почему {who} ходит {card:ins}?</translation>
    </message>
    <message>
        <source>Why did {who} pass {cards}?</source>
        <translation>Почему {who} передаёт {cards:acc}?</translation>
    </message>
    <message>
        <source>Why did {who} bid {bid}?</source>
        <translation>Почему {who} объявляет {bid:acc}?</translation>
    </message>
    <message>
        <source>Why did {who} pass?</source>
        <translation>Почему {who} пасует?</translation>
    </message>
    <message>
        <source>Why did {who} look first?</source>
        <translation>Почему {who} сначала смотрит?</translation>
    </message>
    <message>
        <source>More when the hand is over: it would tell of hidden cards.</source>
        <translation>Остальное — после сдачи: это выдало бы закрытые карты.</translation>
    </message>
    <message>
        <source>At a network table no more is told than all can see.</source>
        <translation>За столом по сети сказано лишь то, что видят все.</translation>
    </message>
    <message>
        <source>Thinking it through again</source>
        <translation>Компьютер обдумывает это заново</translation>
    </message>
    <message>
        <source>Thought through again: what was thought at the table is not remembered.</source>
        <translation>Обдумано заново: о чём компьютер думал за столом, не сохранилось.</translation>
    </message>
    <message>
        <source>It could not be thought through again: this is what all can see.</source>
        <translation>Обдумать это заново не удалось: сказано то, что видят все.</translation>
    </message>
    <message>
        <source>What all can see does not explain it.</source>
        <translation>По тому, что видят все, этого не объяснить.</translation>
    </message>
    <message>
        <source>Esc closes</source>
        <translation>Esc — закрыть</translation>
    </message>
    <message>
        <source>← → others, Esc closes</source>
        <translation>← → другие, Esc — закрыть</translation>
    </message>
</context>
</TS>
