# පාලර් එක බලාගන්න කෙනාට: විධාන පේළියේ විතරයි.

serve-folder = { $folder } ෆෝල්ඩරය පාවිච්චි කරන්න බැහැ: { $reason }. --data එකෙන් වෙන එකක් තෝරන්න.
serve-in-use = { $folder } ෆෝල්ඩරයේ දැනටමත් සේවාදායකයක් දුවනවා. මුලින්ම ඒක නවත්වන්න, නැත්නම් --data එකෙන් වෙන ෆෝල්ඩරයක් තෝරන්න.
serve-database = දත්ත ගබඩාව අරින්න බැහැ: { $reason }
serve-bad-number = { $setting } ට ඕනේ 0 ඉඳන් අංකයක්; දීලා තියෙන්නේ { $given }.
serve-bad-proxy = "{ $given }" ලිපිනයක්වත් ජාලයක්වත් නෙමෙයි. --proxies ලියන්නේ මෙහෙම: 127.0.0.1,10.0.0.0/8.
admin-no-server = { $folder } ෆෝල්ඩරයේ සේවාදායකයක් දුවන්නේ නැහැ. සේවාදායකය පටන් ගත්තේ මේ ෆෝල්ඩරයෙන්ද? --data එකෙන් ඒක කියන්න.
admin-no-token = { $file } යතුර කියවන්න බැහැ: { $reason }. සේවාදායකය දුවන පරිශීලකයා විදිහට කරන්න.
admin-no-answer = { $address } සේවාදායකයෙන් උත්තරයක් නැහැ: { $reason }
admin-not-allowed = සේවාදායකය යතුර පිළිගත්තේ නැහැ. හැම පාරම පටන් ගන්නකොට අලුත් එකක්: ආයෙත් උත්සාහ කරන්න.
admin-trouble = සේවාදායකය { $code } දෝෂයක් දුන්නා. වැඩි විස්තර ඒකේ ලොග් එකේ.
admin-several-tables = { $table } වලින් පටන් ගන්න මේස { $count }ක් තියෙනවා. නමෙන් තව ටිකක් ලියන්න.
admin-not-banned = { $who } තහනම් කරලා නැහැ. කවුද තහනම් කියලා `parlour admin bans` පෙන්වනවා.
admin-ban-here = { $who } කියන්නේ මේ පරිගණකයම. ප්‍රොක්සියක් පිටිපස්සේ නම් --proxy එක්ක සේවාදායකය පටන් ගන්න, එතකොට අමුත්තන්ගේ ලිපින දැනගන්න පුළුවන්.
admin-ban-takes-in-here = { $who } ඇතුළේ මේ පරිගණකයත් තියෙනවා. ඊට පොඩි ජාලයක් තහනම් කරන්න.
admin-ban-nowhere = { $who } වලින් කාටවත් එන්න බැහැ: එහෙම ලිපිනයක් කිසිම පරිගණකයකට නැහැ. අමුත්තෝ එන්නේ කොහෙන්ද කියලා `parlour admin people` පෙන්වනවා.
admin-ban-host-bits = { $who } ජාලයක් නෙමෙයි. මුළු ජාලයම තහනම් කරන්න { $network } ලියන්න, ඒ ලිපිනය විතරක් නම් { $address } ලියන්න.
admin-ban-nobody = "{ $who }" ලිපිනයක්වත් 192.0.2.0/24 වගේ ජාලයක්වත් නෙමෙයි, මේසවල කාටවත් ඒ id එකවත් නමවත් නැහැ. කවුද ඉන්නේ කියලා `parlour admin people` පෙන්වනවා.
admin-ban-several = මේසවල "{ $who }" කියලා { $count } දෙනෙක් ඉන්නවා. `parlour admin people` පෙන්වන id එකෙන් එක්කෙනෙක් තෝරන්න.
admin-banned-with = { $who } තහනම් වෙලා තියෙන්නේ { $network } ජාලයත් එක්ක. ඒ ජාලයේ තහනම අයින් කරන්න.
admin-unban-several = "{ $who }" කියලා තහනම් වුණ { $count } දෙනෙක් ඉන්නවා. `parlour admin bans` පෙන්වන id එකෙන් එක්කෙනෙක් තෝරන්න.
admin-column-table = මේසය
admin-column-game = ක්‍රීඩාව
admin-column-phase = තත්ත්වය
admin-column-people = මිනිසුන්
admin-column-seats = ආසන
admin-column-connections = සම්බන්ධතා
admin-column-moves = පියවර
admin-column-names = නම්
admin-column-name = නම
admin-column-id = id
admin-column-address = ලිපිනය
admin-column-seat = ආසනය
admin-tables = { $count ->
    [one] එක මේසයයි.
   *[other] මේස { $count }යි.
 }
admin-people = { $count ->
    [0] මේසවල කවුරුත් නැහැ.
    [one] එක් කෙනයි.
   *[other] { $count } දෙනයි.
 }
admin-closed = { $table } මේසය වැහුවා.
admin-banned = { $who }ට තවත් ඇතුළට එන්න බැහැ.
admin-unbanned = { $who }ට ආයෙත් ඇතුළට එන්න පුළුවන්.
admin-bans = { $count ->
    [0] කවුරුත් තහනම් කරලා නැහැ.
    [one] එක තහනමයි.
   *[other] තහනම් { $count }යි.
 }
admin-column-report = පැමිණිල්ල
admin-column-date = දිනය
admin-column-reason = හේතුව
admin-column-about = පුද්ගලයා
admin-column-by = පැමිණිලි කළේ
admin-reason-talk = කතාබහ
admin-reason-name = නම
admin-reason-play = සෙල්ලම
admin-reason-other = වෙනත්
admin-reports = { $count ->
    [0] විවෘත පැමිණිලි නැහැ.
    [one] විවෘත පැමිණිලි එකයි.
   *[other] විවෘත පැමිණිලි { $count }යි.
 }
admin-report-closed = { $report } පැමිණිල්ල වැහුවා.
admin-no-such-report = { $report } කියලා පැමිණිල්ලක් නැහැ. විවෘත ඒවා `parlour admin reports list` පෙන්වනවා.
admin-told = { $connections ->
    [0] කවුරුත් සම්බන්ධ වෙලා නැහැ.
    [one] එක සම්බන්ධතාවකට කිව්වා.
   *[other] සම්බන්ධතා { $connections }කට කිව්වා.
 }
admin-no-database = { $folder } ෆෝල්ඩරයේ දත්ත ගබඩාවක් නැහැ. --data එකෙන් ෆෝල්ඩරය කියන්න.
admin-there-already = { $file } දැනටමත් තියෙනවා. --overwrite එකෙන් ඒක අලුත් කරනවා.
admin-no-backup = පිටපතක් හැදුණේ නැහැ: { $reason }
admin-copied = පිටපත් කරලා බැලුවා: { $file } (බයිට් { $bytes }).
admin-no-restore = මොකුත් වෙනස් වුණේ නැහැ: { $reason }
admin-restored = { $file } දැන් තැනේ තියෙනවා. { $aside ->
    [none] කලින් දත්ත ගබඩාවක් තිබුණේ නැහැ.
   *[other] කලින් තිබුණ එක තියෙන්නේ { $aside } එකේ.
 }
admin-no-check = දත්ත ගබඩාව කියවන්න බැහැ: { $reason }
admin-check-file = ගොනුව හානි වෙලා: { $reason }
admin-check-log = { $table } මේසය: { $seq } සටහනේ ඉඳන් ලොග් එක ආයෙත් ධාවනය කරන්න බැහැ ({ $reason }).
admin-check-newer = { $table } මේසය: { $seq } සටහන ({ $kind }) ලියලා තියෙන්නේ මේ වැඩසටහනේ අලුත් අනුවාදයකින්. මේසය අරින්න ඒ අනුවාදය දාන්න.
admin-check-result = { $table } මේසය, ක්‍රීඩාව { $game }: වාර්තාවෙන් එන්නේ වෙන ප්‍රතිඵලයක්.
admin-check-deal = { $table } මේසය, ක්‍රීඩාව { $game }: කාඩ් බෙදුවේ පොරොන්දු වුණ විදිහට නෙමෙයි.
admin-checked = මේස { $tables }, සටහන් { $entries }, ඉවර වුණ ක්‍රීඩා { $games }: { $troubles ->
    [0] ඔක්කොම හොඳයි.
    [one] එක ප්‍රශ්නයක්.
   *[other] ප්‍රශ්න { $troubles }ක්.
 }
serve-damaged = { $file } දත්ත ගබඩාව හානි වෙලා: { $reason }. `parlour admin restore පිටපත --data { $folder }` එකෙන් පිටපතක් ආයෙත් දාන්න, නැත්නම් ගොනුව වෙන තැනකට අරගෙන හිස් එකකින් පටන් ගන්න.
serve-bad-database = --database ට ඕනේ PostgreSQL සේවාදායකයක ලිපිනයක්, postgresql://USER@HOST/NAME; දීලා තියෙන්නේ { $given }. ඒක නැත්නම් දත්ත ෆෝල්ඩරයේ SQLite පාවිච්චි වෙනවා.
admin-no-copy = මොකුත් පිටපත් වුණේ නැහැ: { $reason }
admin-copied-all = { $source } ඉඳන් { $target } ට පිටපත් කළා: මේස { $tables }, සටහන් { $entries }. සේවාදායකය එතන පටන් ගන්න; ක්‍රීඩා නැවතුණු තැන ඉඳන් යනවා.
serve-bad-node = --node ට ඕනේ පොඩි ඉංග්‍රීසි අකුරු, ඉලක්කම්, හයිෆන් තියෙන නමක්, වැඩිම 32යි; දීලා තියෙන්නේ "{ $given }".
serve-node-alone = { $setting } තියෙන්නේ එක PostgreSQL දත්ත ගබඩාවක සේවාදායක කිහිපයකට. --database එකෙන් ඒ ගබඩාව කියන්න, නැත්නම් { $setting } අයින් කරන්න.
serve-bad-node-url = { $setting } ට ඕනේ http://10.0.0.5:8000 වගේ, පාරක් නැති සේවාදායක ලිපිනයක්; දීලා තියෙන්නේ { $given }.
serve-bad-smtp = --smtp එකට ඕන smtp://HOST:PORT නැත්නම් smtps://HOST:PORT, ඕන නම් HOST එකට කලින් USER:PASSWORD@. { $given } වැඩ කරන්නේ නැහැ.
serve-mail-needs = --smtp එකට තව සැකසුම් දෙකක් ඕන: යවන කෙනාගේ ලිපිනය --mail-from, සේවාදායකය තියෙන ලිපිනය --url.
serve-node-taken = මේ දත්ත ගබඩාවේ { $node } කියලා වෙන සේවාදායකයක් දුවනවා. --node එකෙන් හැම සේවාදායකයකටම තමන්ගේම නමක් දෙන්න.
admin-drain-alone = මේස බාරගන්න වෙන නෝඩ් එකක් නැහැ. `parlour admin nodes` එකෙන් නෝඩ් පෙන්නනවා.
admin-drained = අනිත් නෝඩ් වලට මේස { $tables }ක් බාරදුන්නා. දැන් මේ නෝඩ් එක නවත්වන්න පුළුවන්.
admin-resumed = මේ නෝඩ් එකේ ආයෙත් මේස අරිනවා.
admin-column-node = නෝඩ්
admin-column-state = තත්ත්වය
admin-column-tables = මේස
admin-column-version = සංස්කරණය
admin-column-seconds = තත්පර
