goal = Only your lowest line counts: keep it above the other side’s.

## chapters

chapters-worth = Lesson 1: What lines are worth
chapters-both = Lesson 2: Watch both sides

## lesson

lesson-sides-title = The rows are yours
lesson-sides-text = You own the five rows, the other player the five columns. The number at the end of each line is what it’s worth.
lesson-lay-title = Play a card
lesson-lay-text = A card goes on an empty cell next to another card. Choose a 3 from your hand and a green cell, then press Play card.
lesson-lay-done = The card counts in its row and in its column. A value that a line has only once is worth just that.
lesson-lay-missed = Choose a card and a green cell.
lesson-pair-title = Make a pair
lesson-pair-text = Two equal cards in a line are worth 10 times their value. Put a second 4 into row 3.
lesson-pair-done = 40 for two 4s and 1 for the single 1: row 3 is worth 41.
lesson-pair-missed = Row 3 has one 4 and one 1. It needs a second 4.
lesson-triple-title = Make three of a kind
lesson-triple-text = Three equal cards are worth 100, whatever their value. Row 2 has two 0s, worth nothing: add the third.
lesson-triple-done = 100 for three 0s! A fourth or fifth card of a value counts on as a single or a pair.
lesson-triple-missed = That wasn’t the third 0. Put it into row 2.
lesson-lowest-title = Your lowest line counts
lesson-lowest-text = In the end only your lowest row is compared with their lowest column. Yours is row 2, worth 5: make it a pair of 5s.
lesson-lowest-done = Row 2 is worth 50 now. Your lowest row is row 5 with 21, so that is what counts next.
lesson-lowest-missed = Row 2 is still your lowest. Put the 5 into it.
lesson-watch-title = Who is ahead?
lesson-watch-text = Here you see both sides’ lowest lines. Yours is row 2 with 5, theirs column d with 12: right now they’re ahead.
lesson-cross-title = Pick the right cell
lesson-cross-text = Each card also counts for the other player. A 5 makes row 2 worth 50 on d2 or e2. Choose the cell that doesn’t help column d.
lesson-cross-done = Column e is worth 100 now, but that doesn’t help them: their lowest column is still worth 12.
lesson-cross-missed = Put the 5 on e2. On d2 it raises column d, their lowest.
lesson-spoil-title = Fill the gap
lesson-spoil-text = Column d has one empty cell left. A 1 or a 2 there would raise it to 30 or more. Fill it with a card that adds nothing.
lesson-spoil-done = Column d is full and stays at 12. And for you, three 0s and two 5s make row 2 worth 150.
lesson-spoil-missed = Column d should stay at 12. Put the 0 on d2.
lesson-end-title = That’s it
lesson-end-text = The last card goes on e1, and you win 33 to 12. If the lowest lines are equal, the second lowest decide, and so on.

## rules

rules-goal-title = The goal
rules-goal-text = You fill a grid of 5×5 cells together. One player owns the five rows, the other the five columns. Only the lowest line of each side counts, and the higher one wins.
rules-turn-title = A turn
rules-turn-text = There are 36 cards: the values 0 to 5, six of each. One lies in the centre, and each player has 12; nobody sees the rest. In your turn you play one card on an empty cell that shares an edge with a card. You can’t pass.
rules-worth-title = What a line is worth
rules-worth-text = A value that a line has once counts as it is. Two equal cards count 10 times their value, three count 100, whatever the value. A fourth card adds its value, a fourth and a fifth add a pair. A line is worth the sum of all this.
rules-both-title = Each card counts twice
rules-both-text = Each card lies in a row and in a column, so it always counts for both players. Its cell decides which of your lines it raises, and which of theirs.
rules-lowest-title = The lowest line
rules-lowest-text = High lines don’t make up for a low one. Raise your lowest line, and fill their lowest line with cards that add little. All worths are shown next to the grid, and a flag marks the lowest lines.
rules-end-title = The end
rules-end-text = When all 25 cells are filled, the lowest lines are compared. If they’re equal, the second lowest decide, and so on. If all five are equal, it’s a draw.
rules-match-title = Best of three or five
rules-match-text = A match can also be the best of three or five games. You swap rows and columns after each game, and a draw counts for neither player.

## boards

boards-lay = A card goes next to one that lies there.
boards-single = Single cards: 1 + 4 + 3 make 8.
boards-pair = A pair of 4s makes 40, and the single 1 makes it 41.
boards-triple = Three 0s make 100.
boards-more = Four 3s make 100 + 3.
boards-cross = The 4 makes a pair in row 4, but not in column d.
boards-lowest = The 5 raises row 2 from 5 to 50, and column d stays the lowest.
boards-end = The last card: the rows win 33 to 12.
