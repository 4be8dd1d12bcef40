# For admins, and only on the command line.

serve-folder = The folder { $folder } cannot be used: { $reason }. Choose another with --data.
serve-in-use = A server is already running on the folder { $folder }. Stop it first, or choose another folder with --data.
serve-database = The database cannot be opened: { $reason }
serve-bad-number = { $setting } must be a number from 0; { $given } was given.
serve-bad-proxy = "{ $given }" is not an address or a network. Write --proxies like this: 127.0.0.1,10.0.0.0/8.
admin-no-server = No server is running on the folder { $folder }. Use --data to name the folder that the server was started with.
admin-no-token = The token { $file } cannot be read: { $reason }. Run this command as the user that the server runs as.
admin-no-answer = The server at { $address } does not respond: { $reason }
admin-not-allowed = The server rejected the token. It changes at every start, so try again.
admin-trouble = The server responded with error { $code }. Its log has the details.
admin-several-tables = { $count } tables have ids that begin with { $table }. Write more of the id.
admin-not-banned = { $who } is not banned. `parlour admin bans` lists the bans.
admin-ban-here = { $who } is this machine itself. If the server is behind a proxy, start it with --proxy, so that it knows guests by their own addresses.
admin-ban-takes-in-here = { $who } includes this machine itself. Ban a smaller network.
admin-ban-nowhere = Nobody can come from { $who }: no machine has such an address. `parlour admin people` shows the addresses of guests.
admin-ban-host-bits = { $who } is not a network. Write { $network } to ban the whole network, or { $address } to ban only that address.
admin-ban-nobody = "{ $who }" is neither an address nor a network such as 192.0.2.0/24, and nobody at the tables has this id or name. `parlour admin people` lists everybody at the tables.
admin-ban-several = { $count } people at the tables are called "{ $who }". Ban one of them by the id that `parlour admin people` shows.
admin-banned-with = { $who } is banned as part of the network { $network }. Lift that ban instead.
admin-unban-several = { $count } people called "{ $who }" are banned. Name one of them by the id that `parlour admin bans` shows.
admin-column-table = table
admin-column-game = game
admin-column-phase = phase
admin-column-people = people
admin-column-seats = seats
admin-column-connections = connected
admin-column-moves = moves
admin-column-names = names
admin-column-name = name
admin-column-id = id
admin-column-address = address
admin-column-seat = seat
admin-tables = { $count ->
    [one] One table.
   *[other] { $count } tables.
 }
admin-people = { $count ->
    [0] Nobody is at a table.
    [one] One person.
   *[other] { $count } people.
 }
admin-closed = Table { $table } is closed.
admin-banned = { $who } is banned.
admin-unbanned = { $who } is no longer banned.
admin-bans = { $count ->
    [0] Nobody is banned.
    [one] One ban.
   *[other] { $count } bans.
 }
admin-column-report = report
admin-column-date = date
admin-column-reason = reason
admin-column-about = person
admin-column-by = reported by
admin-reason-talk = talk
admin-reason-name = name
admin-reason-play = play
admin-reason-other = other
admin-reports = { $count ->
    [0] No reports are open.
    [one] One open report.
   *[other] { $count } open reports.
 }
admin-report-closed = Report { $report } is closed.
admin-no-such-report = There is no report { $report }. `parlour admin reports list` lists the open ones.
admin-told = { $connections ->
    [0] Nobody is connected.
    [one] Sent to one connection.
   *[other] Sent to { $connections } connections.
 }
admin-no-database = There is no database in the folder { $folder }. Name the folder with --data.
admin-there-already = { $file } already exists. --overwrite replaces it.
admin-no-backup = No backup was made: { $reason }
admin-copied = Backed up and checked: { $file } ({ $bytes } bytes).
admin-no-restore = Nothing was changed: { $reason }
admin-restored = { $file } is in place. { $aside ->
    [none] There was no database before.
   *[other] The previous database is kept in { $aside }.
 }
admin-no-check = The database cannot be read: { $reason }
admin-check-file = The file is damaged: { $reason }
admin-check-log = Table { $table }: its log cannot be replayed from entry { $seq } on ({ $reason }).
admin-check-newer = Table { $table }: entry { $seq } ({ $kind }) was written by a newer version of this program. Install that version to open the table.
admin-check-result = Table { $table }, game { $game }: the record leads to a different result.
admin-check-deal = Table { $table }, game { $game }: the cards were not dealt as promised.
admin-checked = { $tables } tables, { $entries } entries, { $games } finished games: { $troubles ->
    [0] no problems.
    [one] one problem.
   *[other] { $troubles } problems.
 }
serve-damaged = The database { $file } is damaged: { $reason }. Restore a backup with `parlour admin restore FILE --data { $folder }`, or move the file away to start with an empty database.
serve-bad-database = --database takes the address of a PostgreSQL server, postgresql://USER@HOST/NAME; { $given } was given. Without it, SQLite in the data folder is used.
admin-no-copy = Nothing was copied: { $reason }
admin-copied-all = Copied { $source } to { $target }: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $entries } log entries. Start the server there; games go on where they were.
serve-bad-node = --node takes a name of small letters, digits and hyphens, at most 32 of them; "{ $given }" was given.
serve-node-alone = { $setting } is for several servers on one PostgreSQL database. Name that database with --database, or leave { $setting } out.
serve-bad-node-url = { $setting } takes the address of a server without a path, such as http://10.0.0.5:8000; { $given } was given.
serve-bad-smtp = --smtp takes smtp://HOST:PORT or smtps://HOST:PORT, with USER:PASSWORD@ before the host if it needs them, not { $given }.
serve-mail-needs = --smtp needs two more settings: --mail-from, the sender’s address, and --url, the address at which people reach the server.
serve-node-taken = Another server on this database is called { $node }. Give each server its own name with --node.
admin-drain-alone = There is no other node that could take the tables over. `parlour admin nodes` lists the nodes.
admin-drained = { $tables ->
    [one] 1 table has been handed over to the other nodes.
   *[other] { $tables } tables have been handed over to the other nodes.
  } You can stop this node now.
admin-resumed = Tables are opened on this node again.
admin-column-node = node
admin-column-state = state
admin-column-tables = tables
admin-column-version = version
admin-column-seconds = seconds
