"""Score sheets on paper: pages painted in millimetres, the same on screen, in a PDF and printed."""
