# The calm table, and the line that tells the story of a game.

life-calm = Calm table
life-calm-how = Cards still travel, but there are no deals, shuffles or celebrations, and the result comes at once.
life-story-won = { $name ->
    [you] You won after { $moves ->
        [one] one move
       *[other] { $moves } moves
     }. Well played!
   *[other] { $name } won after { $moves ->
        [one] one move
       *[other] { $moves } moves
     }. A good game.
 }
life-story-shared = After { $moves ->
    [one] one move
   *[other] { $moves } moves
 }, there was nothing between them: the win is shared.
life-story-draw = After { $moves ->
    [one] one move
   *[other] { $moves } moves
 }, nobody gave way: a draw.
