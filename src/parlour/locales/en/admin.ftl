# For whoever runs the house: on the command line alone.

serve-folder = The folder { $folder } cannot be used: { $reason }. Choose another with --data.
serve-in-use = A server runs on the folder { $folder } already. Stop it first, or choose another folder with --data.
serve-database = The database cannot be opened: { $reason }
serve-bad-number = { $setting } takes a number from 0 on; { $given } was given.
serve-bad-proxy = "{ $given }" is no address or network. Write --proxies such as 127.0.0.1,10.0.0.0/8.
admin-no-server = No server runs on the folder { $folder }. Is it the folder that the server was started with? Name it with --data.
admin-no-token = The token { $file } cannot be read: { $reason }. Be the user that the server runs as.
admin-no-answer = The server at { $address } does not answer: { $reason }
admin-not-allowed = The server did not take the token. It is a new one after every start: try again.
admin-trouble = The server has answered with error { $code }. Its log says more.
admin-several-tables = { $count } tables begin with { $table }. Write more of the id.
admin-not-banned = { $who } is not banned. `parlour admin bans` shows who is.
admin-ban-here = { $who } is this machine itself. Behind a proxy start the server with --proxy, to know guests by their own address.
admin-ban-takes-in-here = { $who } takes in this machine itself. Ban a smaller network.
admin-ban-nowhere = Nobody can come from { $who }: no machine has such an address. `parlour admin people` shows where guests come from.
admin-ban-host-bits = { $who } is no network. Write { $network } to ban the whole network, or { $address } to ban that address alone.
admin-ban-nobody = "{ $who }" is no address, no network such as 192.0.2.0/24, and nobody at the tables has this id or name. `parlour admin people` shows who is there.
admin-ban-several = { $count } people at the tables are called "{ $who }". Ban one by the id that `parlour admin people` shows.
admin-banned-with = { $who } is banned with the network { $network }. Lift that ban instead.
admin-unban-several = { $count } people called "{ $who }" are banned. Name one by the id that `parlour admin bans` shows.
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
admin-banned = { $who } may not come in any more.
admin-unbanned = { $who } may come in again.
admin-bans = { $count ->
    [0] Nobody is banned.
    [one] One ban.
   *[other] { $count } bans.
 }
admin-told = { $connections ->
    [0] Nobody is connected.
    [one] One connection was told.
   *[other] { $connections } connections were told.
 }
admin-no-database = There is no database in the folder { $folder }. Name the folder with --data.
admin-there-already = { $file } is there already. --overwrite replaces it.
admin-no-backup = No copy was made: { $reason }
admin-copied = Copied and checked: { $file } ({ $bytes } bytes).
admin-no-restore = Nothing was changed: { $reason }
admin-restored = { $file } is in place. { $aside ->
    [none] There was no database before.
   *[other] What was there before is kept in { $aside }.
 }
admin-no-check = The database cannot be read: { $reason }
admin-check-file = The file is damaged: { $reason }
admin-check-log = Table { $table }: its log cannot be played from entry { $seq } on ({ $reason }).
admin-check-newer = Table { $table }: entry { $seq } ({ $kind }) was written by a newer version of this program. Install that version to open the table.
admin-check-result = Table { $table }, game { $game }: the record leads to another result.
admin-check-deal = Table { $table }, game { $game }: the cards were not dealt as promised.
admin-checked = { $tables } tables, { $entries } entries, { $games } finished games: { $troubles ->
    [0] everything is well.
    [one] one trouble.
   *[other] { $troubles } troubles.
 }
serve-damaged = The database { $file } is damaged: { $reason }. Put a copy back with `parlour admin restore COPY --data { $folder }`, or move the file away to begin with an empty one.
