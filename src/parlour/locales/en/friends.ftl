# Friends, recent players, invitations, blocks and reports.

people-no-such-person = There is no such person here. They may have deleted their data.
people-yourself = That is you. Choose somebody else.
people-too-many-friends = Too many requests are waiting. Wait for an answer, or withdraw one.
people-too-many-blocked = You have already blocked { $most } people. Unblock one first.
people-invite-stranger = You can invite friends and people you have played with recently. Send anyone else the link to your table.
people-too-many-invitations = { $most } of your invitations are still waiting. Wait for an answer first.
people-invite-elsewhere = You can only invite people to a table where you have a seat and the game has not begun.
people-too-many-reports = The host has not yet read { $most } of your reports. Wait until they are closed.
people-not-there = This person is not at that table. Report them from their own page instead.
people-name-refused = The host of this parlour does not allow this name. Choose another one.

friends-title = People
friends-friends = Friends
friends-none = No friends yet. Play a game with somebody, and add them here.
friends-recent = Recent players
friends-recent-none = Nobody yet. Here you will find the people you finish a game with.
friends-blocked = Blocked
friends-asks = wants to be friends
friends-asked = has not answered yet
friends-last = { $game }, { $date }
friends-add = Add as a friend
friends-accept = Accept
friends-decline = Decline
friends-take-back = Withdraw the request
friends-remove = Remove from friends
friends-invite = Invite
friends-invite-again = Play again
friends-invited = Invited
friends-block = Block
friends-unblock = Unblock
friends-block-sure = Block { $name }?
friends-block-words = They can no longer invite you, ask to be friends, or talk to you, and they no longer find you in their lists. They are not told.
friends-more = More about { $name }
friends-invitations = Invitations
friends-invitation = { $name } invites you to { $game }
friends-join = Join
friends-report = Report
friends-report-title = Report { $name }
friends-report-why = What is wrong?
friends-reason-talk = What they say
friends-reason-name = Their name
friends-reason-play = How they play
friends-reason-other = Something else
friends-report-text = More for the host (optional)
friends-report-words = The host sees your name and, from a table, the last lines of its chat.
friends-report-send = Send the report
friends-reported = Thank you. The host will look at it.
friends-at-table = Friends, block, report
friends-at-table-none = There is nobody here to add, block or report.
friends-invite-here = Invite somebody you know

# A person's page.

profile-own = Your page
profile-own-open = Look at your page
profile-yours = This is your page. You see everything; others see what you share.
profile-share-words = Anyone who has played with you can open your page. It shows your name and what leaderboards list. You decide about the rest:
profile-share-ratings = Show all ratings and how they changed
profile-share-achievements = Show achievements
profile-share-games = Show my last games, without who else played
profile-nothing = This person does not share anything else.
profile-together = Played together
profile-place = Place { $place }
profile-curve = { $last } now, { $low } to { $high } in { $count ->
    [one] one game
   *[other] { $count } games
 }
profile-achievements = Achievements
profile-no-achievements = None yet.
profile-achieved-games-1 = First game
profile-achieved-games-10 = Ten games
profile-achieved-games-100 = A hundred games
profile-achieved-wins-1 = First win
profile-achieved-wins-10 = Ten wins
profile-achieved-wins-100 = A hundred wins
profile-achieved-row = Three wins in a row
profile-achieved-people = First win against people
profile-achieved-every = A win in every game

# The puzzle of the day.

puzzle-streak = { $count ->
    [one] one day
   *[other] { $count } days in a row
 }
puzzle-streak-now = { $count ->
    [one] That is the first day of a new streak.
   *[other] That is { $count } days in a row. Your longest streak: { $longest }.
 }
puzzle-share = Copy the result
puzzle-share-text = Puzzle of the day, { $date }: { $game } solved{ $count ->
    [0] {""}
    [one] {""}
   *[other] , { $count } days in a row
 }.
