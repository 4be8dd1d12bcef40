# The lesson page: a first hand that teaches by doing.

learn-open = Learn in 4 minutes
learn-title = { $game }: your first hand
learn-coach = Lesson
learn-step = Step { $step } of { $of }
learn-back = Back a step
learn-again = Start over
learn-rules = Rule book
learn-on = Continue
learn-watch = Now watch what the computer does.
learn-well = Well done. Take a look at the table, then we move on to another one.
learn-allowed = That is allowed too, but first do what is marked. Nothing has changed.
learn-way-back = In a lesson, use the arrow at the top to go back a step.
learn-no-help = The lesson shows you what to do: look for what is marked.
learn-done = That was the lesson. Well played!
learn-sum = What you have learned
learn-first-game = Play the computer (easy)
lesson-missing = There is no such lesson for { $game }.
