## Faces: the avatars of people, the names of computer players, and what they say now and then

faces-yours = Your avatar
faces-yours-words = It marks your seat, your cards and your lines for everybody at the table.
faces-avatar = Avatar
faces-colour = Colour
faces-remarks = Computers’ remarks
faces-computer = computer

faces-avatar-fox = Fox
faces-avatar-hare = Hare
faces-avatar-cat = Cat
faces-avatar-bear = Bear
faces-avatar-owl = Owl
faces-avatar-frog = Frog
faces-avatar-badger = Badger
faces-avatar-fish = Fish
faces-avatar-moon = Moon
faces-avatar-sun = Sun
faces-avatar-leaf = Leaf
faces-avatar-acorn = Acorn
faces-avatar-mushroom = Mushroom
faces-avatar-lantern = Lantern
faces-avatar-teapot = Teapot
faces-avatar-boat = Boat

faces-colour-brass = Brass, round
faces-colour-wine = Wine red, shield
faces-colour-leaf = Green, hexagon
faces-colour-teal = Teal, arch
faces-colour-night = Blue, octagon
faces-colour-plum = Purple, flower
faces-colour-rust = Rust, ticket
faces-colour-slate = Grey, pentagon

faces-name-easy-1 = Pip
faces-name-easy-2 = Dot
faces-name-easy-3 = Momo
faces-name-easy-4 = Toto
faces-name-easy-5 = Nib
faces-name-medium-1 = Moss
faces-name-medium-2 = Fern
faces-name-medium-3 = Sorrel
faces-name-medium-4 = Clover
faces-name-medium-5 = Reed
faces-name-hard-1 = Flint
faces-name-hard-2 = Onyx
faces-name-hard-3 = Basalt
faces-name-hard-4 = Agate
faces-name-hard-5 = Cobalt
faces-name-expert-1 = Vega
faces-name-expert-2 = Orion
faces-name-expert-3 = Lyra
faces-name-expert-4 = Altair
faces-name-expert-5 = Sirius

faces-say-easy-steal-1 = Mine now. Sorry!
faces-say-easy-steal-2 = Ooh, a present.
faces-say-easy-robbed-1 = Hey, I liked that one.
faces-say-easy-bust-1 = Oops. I can't count.
faces-say-easy-opening-1 = I'm in!
faces-say-easy-stroke-1 = Did you see that?
faces-say-easy-stroke-2 = Beginner's luck!
faces-say-easy-win-1 = I won? I won!
faces-say-easy-lose-1 = That was fun. Again?

faces-say-medium-steal-1 = I'll look after this one.
faces-say-medium-steal-2 = Thank you kindly.
faces-say-medium-robbed-1 = It wasn't a good one anyway.
faces-say-medium-bust-1 = One too many.
faces-say-medium-opening-1 = Here we go.
faces-say-medium-stroke-1 = That worked out nicely.
faces-say-medium-stroke-2 = Slow and steady.
faces-say-medium-win-1 = A good game. Thank you.
faces-say-medium-lose-1 = Well played.

faces-say-hard-steal-1 = I need this more than you do.
faces-say-hard-steal-2 = Nothing personal.
faces-say-hard-robbed-1 = I'll remember that.
faces-say-hard-bust-1 = That won't happen twice.
faces-say-hard-opening-1 = Now it gets serious.
faces-say-hard-stroke-1 = As planned.
faces-say-hard-stroke-2 = Your move.
faces-say-hard-win-1 = No surprises there.
faces-say-hard-lose-1 = You earned that one.

faces-say-expert-steal-1 = Just the card I expected.
faces-say-expert-steal-2 = You won't miss it. For a while.
faces-say-expert-robbed-1 = Interesting choice.
faces-say-expert-bust-1 = A calculated risk.
faces-say-expert-opening-1 = Shall we begin?
faces-say-expert-stroke-1 = Elementary.
faces-say-expert-stroke-2 = There was only one way.
faces-say-expert-win-1 = A pleasure, as always.
faces-say-expert-lose-1 = Beautifully played.
