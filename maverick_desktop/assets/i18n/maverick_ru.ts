<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>text</name>
    <message>
        <source>NIL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BLIND</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>POSH</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nil</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>posh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your bid is the last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can only pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} has bid {bid}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} may hold one bid between you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} has bid {bid}, and {side} may hold one bid between you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid blind, or look first?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has seen a card yet. Trump and adder are known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blind round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contract round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nil</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Posh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play for the plain points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}’s bid stands for both of you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See your cards, then go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take no trick at all. {partner} plays on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither you nor {partner} takes a trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You and {partner} take more points than they do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You and {partner} take a book: a trick of four adders.|You and {partner} take {count} books: tricks of four adders.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You and {partner} take a trick with an adder.|You and {partner} take {count} tricks with an adder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points as they fall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>× {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: line {line}: {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} cannot be opened and is left as it is; in line {line}, {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: line {line}: it was cut while it was written; the lines before it are sound, and the game goes on from them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is no match record; the game’s own records end in .maverick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the record has format {detail}, which needs a newer Maverick Desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is larger than 4 MB, and no match record is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is empty and holds no match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it was cut while it was written, before the match began</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is no line of a match record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not how a match record is written, so another program changed it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the field “{detail}” is missing, unknown or of the wrong kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the field “{detail}” holds what it cannot hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rules lack an option or contradict themselves: {detail}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the line was changed after it was written, or one before it was</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the line has the wrong number; {detail} is due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it goes back to fact {detail}, which cannot be gone back to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the passed cards have to move before this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the trick has to be counted before this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the hand has to be scored before this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the match was over before this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the passed cards move before all have chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the trick is counted before it is complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the hand is scored before it is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the match ends before anybody has won it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the trick’s winner or points are wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the hand’s score is wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the match’s result is wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is wrong about whether the card was a revoke</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bid belongs to another round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cards chosen are wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another seat has to deal this hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>these are not the cards that the deal number names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the turned cards are equal, which is dealt again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the hand has the wrong number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the trump or the adder suit is wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it comes too late</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this may not happen at this point of a hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another player’s turn it was</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the player does not hold this card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the player has to follow suit and could</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the player has to trump and could</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the player has to overtrump and could</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too many or too few cards are passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the player has chosen already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rules do not allow this bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the side holds a bid already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it goes back where it cannot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the line does not fit the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a field is missing, unknown or of the wrong kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” names no deal; a deal code has 24 letters and digits, in six groups.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” is no deal code; codes hold digits and letters without U alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” has a mistyped letter or digit; compare it with the code you were given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” is no deal number; those go from 1 to 999,999,999,999.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no file {file}; look at its name and its folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may not use {file}; change its permissions or choose another place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is a folder; name a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} lies under a file, not a folder; choose another place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is there already and is left as it is; choose another name or place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk is full and {file} could not be written; free some space and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} lies on a disk that takes no changes; choose another place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk failed at {file}; try again, and check the disk if it happens again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name {file} is too long; choose a shorter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} could not be used (the system says: {system}); try another place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal and passing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points of a trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The English rules: whoever cannot follow has to trump, there are no bids, and the match goes to 100 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Individualist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Russian rules: free discards, revokes that cost 4 points, three bids, and a match to 50 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Russian rules with their loopholes closed: a failed bid never pays, and a revoke spoils one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{low} to {high} or none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who deals the first hand. After each hand the deal moves on clockwise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by lot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first dealer is drawn by lot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>South</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>South deals first, so West leads first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>West</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>West deals first, so North leads first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>North</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>North deals first, so East leads first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>East</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>East deals first, so South leads first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal turned cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What trump and adder are when the two turned cards have the same rank in two suits. It happens in about one deal of eighteen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spades and diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spades are trump and diamonds are the adder suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first card is trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The suit of the first turned card is trump, the suit of the second is the adder suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>higher suit is trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suits rank spades, hearts, diamonds, clubs: the higher one is trump, the other the adder suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deal again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same dealer shuffles and deals again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards to pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many cards each player passes on before play. With 0 nothing is passed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passing direction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who gets the cards you pass. All four players choose first, then the cards move together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards go to the player after you, an opponent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards go to the player before you, an opponent too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>across</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partners exchange cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left in the first hand, then right, then across, then no passing, and so on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unable to follow suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a player may play who holds no card of the suit that was led.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a trump has to be played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player who holds a trump plays one; otherwise any card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a trump, unless partner is winning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player who holds a trump plays one, unless the partner’s card is winning so far.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is forced to trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overtrumping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether a trump played by somebody who cannot follow suit has to beat the trumps already in the trick. It adds no duty to trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any trump will do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Such a trump beats the highest one in the trick if the player can, the partner’s too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revokes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether a player who could follow suit may play another card and have the side pay for it. No other duty can be bought off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>forbidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever can follow suit follows suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>allowed for a price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any card may be played; the side pays for each revoke.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price of a revoke</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a side pays each time it revokes; no bid multiplies it or wipes it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A revoke spoils the bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether a side that has revoked can still make its bid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A revoke costs its price and nothing more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A side that has revoked has failed its bid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trick with adders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a trick with cards of the adder suit is worth.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one and one for each adder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One adder makes 2 points, four adders make 5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one for each adder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One adder makes 1 point, four adders make 4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adders and trumps together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a trick is worth that holds both adders and trumps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as any trick with adders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trumps in a trick with adders do not matter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Such a trick is worth 1, however many adders it holds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trick of four trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a trick is worth whose four cards are all trumps; jokers are trumps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trick with trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a trick is worth with one to three trumps in it and no adder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plain trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a trick is worth with neither trumps nor adders in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bids allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which bids there are: nil, to take no trick; blind, to win the hand without having seen a card; posh, to take tricks made of adders alone. A side holds one bid at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose nil it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who may not take a trick after a bid of nil.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bidder’s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bidder takes no trick; the partner plays on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both partners’</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither partner may take a trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nil made: times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By how much a made nil multiplies the side’s points, if they are above zero.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nil made with points below zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a made nil scores when the side’s tricks came to less than zero.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nil made with no points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a made nil scores when the side’s tricks came to exactly zero.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nil failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value of a nil that failed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blind failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value of a blind bid that failed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A failed nil or blind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the value of a failed nil or blind bid meets the points of the tricks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>replaces the points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The side scores the value alone, even if its tricks were worth less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is added to the points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The side scores its tricks and the value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the worse of the two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The side scores its tricks or the value, whichever is less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blind made: times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By how much a made blind bid multiplies the side’s points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Posh made: times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By how much a made posh bid multiplies the side’s points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a book is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which tricks count as books for a posh bid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four adders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A book is a trick whose four cards are all adders; a hand holds three at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any adder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A book is a trick with at least one adder in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Books for posh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many books a side has to take to make a posh bid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Posh failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a side scores whose posh bid failed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The side scores 0, even if its tricks were worth less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing, or what was lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The side scores 0, or its points where they are below zero.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The total that wins the match. Without one the number of hands ends it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After how many hands the match ends if no side has won by the target.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as many as it takes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the target counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When it is checked whether a side has reached the target.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after each hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hand is always played to its last trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after each trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match ends in mid-hand when a side reaches the target.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both sides reach the target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happens when both sides reach the target in one hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the higher total wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The side with more points wins the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the match goes on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match goes on until one side alone is at the target, or the hands are over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal totals at the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happens when the match would end with equal totals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an extra hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another hand is played, and another, until one leads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the totals on the screen move. It never changes the result.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The total moves with every trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The total moves when the hand is over; until then its points are shown apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small Joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Big Joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{figure} of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clubs were led and you hold clubs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diamonds were led and you hold diamonds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hearts were led and you hold hearts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spades were led and you hold spades.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A joker was led, which is a trump, and you hold trumps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trumps were led and your {card} is a trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no clubs and hold a trump, so a trump has to be played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no diamonds and hold a trump, so a trump has to be played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no hearts and hold a trump, so a trump has to be played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no spades and hold a trump, so a trump has to be played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trump has to beat {card} here, and you hold one that does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} is not in your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of these cards is not in your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass {n} card, no more.|Pass {n} cards, no more, no less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have chosen, and what is chosen stays chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} comes first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trick is complete; wait for the next one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table has moved on; look again and choose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules of this table do not have this bid now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} has bid {bid}, and a side holds one bid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have bid {bid}, and a side holds one bid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next hand has not been dealt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blind bids are made first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards are passed first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bids are made first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards are being played now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{label}” ({name})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no option “{name}”; every set of rules shown as a file lists them all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no option “{name}”; the nearest is {option}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{option} takes {range}, not {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{option} takes {words}, not {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{option} takes any of nil, blind and posh, or none, not {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match would never end: set {first}, {second} or both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} can be “trick” without bids alone: set it to “hand”, or {second} to none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} can be “play_on” only with an end: set {second} too, or choose “higher”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} can be 3 at most while {second} is “all_adders”: lower it, or choose “any_adder”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no rule file; “rules NAME --json” prints one to begin with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule file has format {detail}, which needs a newer Maverick Desktop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A rule file has no field “{detail}”; take it out, or move it into “options”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field “{detail}” is missing; add it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field “name” has to be 1 to 24 characters on one line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field “base” has to be classic, individualist or tournament, not “{detail}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field “options” has to hold options and their values in braces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule file cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is larger than 4 MB, and no rule file is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no rules “{name}”; take {known}, or name a rule file that is there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{word}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mark †</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game has an English and a Russian rule text. Where a sentence has a †, neither of them decides, and the choice is ours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards and players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four people play, South and North against West and East, with 52 cards and two jokers. In each suit the 2 is lowest and the ace highest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In each hand one suit is trump and another the adder suit. Both jokers are trumps: the Small Joker beats the ace of trumps, and the Big Joker beats everything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first dealer is drawn by lot; then the deal moves to the left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} deals the first hand; then the deal moves to the left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody gets 13 cards and the last two are turned face up. The suit of the higher one is trump, the suit of the lower one the adder suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If both are of one suit, or one is a joker, spades are trump and diamonds the adder suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same holds if their ranks are equal: spades are trump, diamonds the adder suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If their ranks are equal, the suit of the first one turned is trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If their ranks are equal, trump is the suit that comes first among spades, hearts, diamonds and clubs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If their ranks are equal, the same dealer shuffles and deals again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blind bids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before anybody looks at their cards each player in turn, from the dealer’s left, bids blind or passes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blind: the side’s tricks come to more than those of the other side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each player picks {n} card for the player to the left.|Each player picks {n} cards for the player to the left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each player picks {n} card for the player to the right.|Each player picks {n} cards for the player to the right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each player picks {n} card for the partner.|Each player picks {n} cards for the partner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each player picks {n} card: in the first hand for the player to the left, then to the right, then for the partner; in the fourth hand nothing is passed, and so on.|Each player picks {n} cards: in the first hand for the player to the left, then to the right, then for the partner; in the fourth hand nothing is passed, and so on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards move when all four have chosen; a card received is not passed on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each player in turn, from the dealer’s left, makes a bid or passes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A side holds one bid at most: after the partner’s bid a player can only pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nil: the bidder takes no trick, while the partner plays on as usual.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nil: neither the bidder nor the partner takes a trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Posh: the side takes at least {n} book.|Posh: the side takes at least {n} books.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A book is a trick of four adders.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A book is a trick with at least one adder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player left of the dealer leads any card, and each player in turn adds one. The highest trump takes the trick, or else the highest card of the suit led; who takes it leads next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever holds a card of the suit led plays one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever holds a card of the suit led plays one, or revokes: any other card may be played, and the side pays {n} point.|Whoever holds a card of the suit led plays one, or revokes: any other card may be played, and the side pays {n} points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever holds none plays a trump; with no trump either, any card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever holds none plays a trump, unless the partner’s card is winning so far; with no trump either, any card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever holds none plays any card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trump played for want of the suit need not beat those before it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trump played for want of the suit has to beat every trump before it, the partner’s too, if the player holds one that does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a trick is worth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With adders in it: +1, and +1 more for each adder, so +2 to +5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With adders in it: +1 for each adder, so +1 to +4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With both adders and trumps in it: +1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four trumps: {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One to three trumps and no adder: {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither trumps nor adders: {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First side to {n} point wins|First side to {n} points wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The higher total after {n} hand wins|The higher total after {n} hands wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First to {target} points, {n} hand at most|First to {target} points, {n} hands at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} · {n} change|{name} · {n} changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} to go|{n} to go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>target reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: {bid}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} point|{n} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side}: {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side}: {points}, {goal}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{total}. This hand {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first}. {bid}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} of 13</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not begun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tricks, {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trick {n}: {points} to {side}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first}; {rest}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>We</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No hand has been scored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} {score}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side}, total {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{bid}, made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{bid}, failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match so far, {n} hand: {totals}|Match so far, {n} hands: {totals}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the score sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The score sheet was not exported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side}, {column}: {figure}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{column}: {figure}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tricks}, together {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The score of a hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A side scores the points of the tricks it took.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each of its revokes costs {n} point, whatever becomes of a bid.|Each of its revokes costs {n} points, whatever becomes of a bid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A side that has revoked can still make its bid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nil made: {n} times its points; {negative} if they are below zero.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nil made with points of zero: {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nil made: {points}, as the side has no trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blind made: {n} times its points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Posh made: {n} times its points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nil failed: {points} in place of its points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nil failed: {points} added to its points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nil failed: {points} or its points, whichever is less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blind failed: {points} in place of its points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blind failed: {points} added to its points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blind failed: {points} or its points, whichever is less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Posh failed: 0 in place of its points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Posh failed: 0 or its points, whichever is less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match ends after the hand in which a side reaches {target} points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match ends with the trick by which a side reaches {target} points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match ends after {n} hand; the side with more points wins.|The match ends after {n} hands; the side with more points wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It ends after {n} hand at the latest; the side with more points wins.|It ends after {n} hands at the latest; the side with more points wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If both sides reach it, the higher total wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If both sides reach it, the match goes on until one of them alone is there, or the hands are over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With equal totals at the end an extra hand is played, and another if need be.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With equal totals at the end the match is a draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>beats all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+1 each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+1 without trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>D</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thinking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>winning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your card goes here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To pass on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trick {n} of {count}: {who}, {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>← → other tricks, Esc or a click closes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>our side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>their side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} trick|{n} tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first}, {second}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trick {n}: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trick {n}: no card yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trump {trump}, adder {adder}; turned: {high} and {low}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last trick: {who}, {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{bid}, key {key}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sentence} Made {made}, failed {failed}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side}: base {base}, penalty {penalty}, score {score}, total {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} {bid} made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} {bid} failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two {of_suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three {of_suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four {of_suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five {of_suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six {of_suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven {of_suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight {of_suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine {of_suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten {of_suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack {of_suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen {of_suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king {of_suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace {of_suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, adder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your hand, {n} card|Your hand, {n} cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Face down, {place} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, {place} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, can be played, {place} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, can be chosen, {place} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, cannot be played: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, cannot be played, {place} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, a revoke, costs {price}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, raised, a revoke, costs {price}: choose it again to play it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A revoke: it costs {n} point|A revoke: it costs {n} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} {card}, winning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} {card}, takes the trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{said}, a revoke, cost {price}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, chosen, {place} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, passed on, {place} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you and {partner}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You &amp; {partner}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{one} and {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{one} &amp; {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer · {level}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Person · network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Club</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>looks first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choosing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: lead any card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You sit left of the dealer and lead to the first trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You took the last trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: follow {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No {led} left: play a trump, {trump}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No {led} left: play any card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}’s {card} is winning.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your {card} is winning.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of your cards can be played.|{count} of your cards can be played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any other card is a revoke: it costs {side} {n} point.|Any other card is a revoke: it costs {side} {n} points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play {card} all the same? It costs {side} {n} point|Play {card} all the same? It costs {side} {n} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click it again to play it, Esc takes it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} is thinking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} leads to trick {n}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take the trick and lead next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} takes the trick and leads next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take the last trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} takes the last trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the table or press Space to go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eleven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twelve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thirteen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose {count} card for {who}|Choose {count} cards for {who}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose {count} more card for {who}|Choose {count} more cards for {who}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} card chosen for {who}|{count} cards chosen for {who}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} gives you {count} at the same moment.|{who} gives you {count} at the same moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click one to take it back. {gives}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your cards wait for {who}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards move when all four have chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass it to {who}|Pass both to {who}|Pass all {count} to {who}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You and {partner}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} adder|{n} adders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} adder: 1 + {n} =|{n} adders: 1 + {n} =</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} adder, 1 each:|{n} adders, 1 each:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>adders and a trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no trump, no adder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} trump, no adder|{n} trumps, no adder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to {side}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} for the revoke</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand {n} is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{us} {ours}, {them} {theirs}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} win the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You and {partner} win the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ours} to {theirs} after {n} hand.|{ours} to {theirs} after {n} hands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open a record…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save a copy…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Score dock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Four-colour deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Last trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;core sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A finished trick &amp;stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until I click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not at all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rules in force</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Maverick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You and your partner against two opponents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>South, you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>North, your partner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leave empty for cards nobody has seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A deal number is 1 to 999999999999, written in digits without a leading zero.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave this match?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is saved as it stands. “Open a record” brings it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Walter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nora</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Emma</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maverick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tricks earn or cost points by the trump and adder suits that two cards decide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match records (*.maverick)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This record cannot be opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The copy was not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last match cannot be resumed. Its file was left as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last line of this record was cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match goes on from the fact before it. A copy of the file is kept beside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is not being saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{problem} You can go on playing: it is tried again with every card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is being saved again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings were written by a newer Maverick: they are read as far as they are known and not changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maverick is already open with this profile: its window was brought to the front.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another Maverick uses the profile {folder} and does not answer: close it, or start with --profile and another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something went wrong in Maverick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is saved as far as it was played. What happened is in {file}; sending it helps to mend the fault.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No display was found: start Maverick from a desktop, or let it play by itself with --demo FOLDER and QT_QPA_PLATFORM=offscreen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Qt needs the system library {library} to open a window: install the package {package}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maverick {version}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A partnership trick-taking game in which two turned-up cards decide the trump and the adder suit. The computer players see only what their seats may see. The cards are our own drawing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move in the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first card of the first to fourth suit in your hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play, choose, go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take back a raised card, a drag or a choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pass, nil, blind, posh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last trick, then ← → through the tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rules in force</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two or four colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>score dock, full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules in force</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} or {second}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first}, {rest}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sentence} †</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
