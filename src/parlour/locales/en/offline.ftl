# Playing on this device, without a connection.

offline-play = Play here against the computer
offline-play-how = Everything needed for this is on this device. These games are not rated.
offline-begin = Deal the cards
offline-starting = Setting up the table…
offline-continue = Back to your game of { $game }
offline-strength = Strength of the computer
offline-levels = The stronger players think on the server, so they are not here.
offline-needs-server = This needs the server: without a connection nobody can work it out.
offline-none = To play here without a connection, keep the games on this device the next time you are connected: Settings, “Without a connection”.
offline-broken = The table could not be set up on this device. Reload the page; if that does not help, keep the games again when you are connected.
offline-title = Without a connection
offline-keep = Keep for playing without a connection ({ $size } MB)
offline-keep-how = Downloads the four games with computer players once. After that you can play against the computer here even when there is no network.
offline-keeping = Downloading: { $percent } %
offline-kept = The games are on this device. When there is no network, open this page and play.
offline-try = Play here now
offline-cannot = This browser keeps nothing for this page, so it cannot be played without a connection. A secure address (https) or another browser may help.
offline-keep-failed = The download did not get through. What has arrived is kept: try again.
offline-here = This table is on this device alone. Nobody else can see it, it is not rated, and there are no hints or reviews: these need the server.
