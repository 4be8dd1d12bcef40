# A first hand that teaches by doing: the page around it.

learn-open = Learn in 4 minutes
learn-title = { $game }: your first hand
learn-coach = Lesson
learn-step = Step { $step } of { $of }
learn-back = Back a step
learn-again = Start over
learn-rules = Rule book
learn-on = Go on
learn-watch = Now watch what the computer does.
learn-well = Well done. Have a look at the table, then we go on with another one.
learn-allowed = That is allowed too, but first let us do what is marked. Nothing has changed.
learn-way-back = In a lesson the arrow at the top takes you back a step.
learn-no-help = The lesson shows you what to do: look for what is marked.
learn-done = That was the lesson. Well played!
learn-sum = What you have learned
learn-first-game = Play the computer (easy)
lesson-missing = There is no such lesson for { $game }.
