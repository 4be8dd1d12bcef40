# සාද: තරග කිහිපයක් පුරා එකට සිටින මිතුරන්.

party-title = සාදය
party-title-field = සාදයේ නම
party-title-save = සුරකින්න
party-open = සාදයක් අරඹන්න
party-open-words = මුළු සවසටම එක සබැඳියක්: තරග කිහිපයක්, එක ලකුණු පුවරුවක්.
party-yours = ඔබේ සාද
party-only-you = තවම ඔබ පමණයි
party-playing = දැන් { $game } ක්‍රීඩා කරයි
party-share = බෙදාගන්න
party-invite = මිතුරන්ට ආරාධනා කරන්න
party-invite-words = මෙම සබැඳිය හෝ කේතය ඇති ඕනෑම අයෙකුට එක් විය හැක. සෑම තරගයකටම එය එකමයි.
party-join = සාදයට එක් වන්න
party-join-words = කාඩ් සෙල්ලම් සවසකට ඔබට ආරාධනා කර ඇත. නමක් පමණක් ප්‍රමාණවත්.
party-members = මිතුරන්
party-you = ඔබ
party-host = සත්කාරක
party-away = ඉවත්ව සිටී
party-remove = ඉවත් කරන්න
party-remove-words = { $name } හට මෙම සබැඳියෙන් තවදුරටත් පැමිණිය නොහැක. දැනට යන තරගයේ පරිගණකය ඉදිරියට ක්‍රීඩා කරයි.
party-keep = තබාගන්න
party-make-host = සත්කාරක කරන්න
party-make-host-who = { $name } සත්කාරක කරන්න
party-take-host = සත්කාරක වන්න
party-take-host-words = සත්කාරක ඉවත්ව සිටී. ඕනෑම අයෙකුට භාර ගත හැක.
party-leave = සාදයෙන් ඉවත් වන්න
party-leave-words = ඔබේ ප්‍රතිඵල ලකුණු පුවරුවේ රැඳේ. එම සබැඳියෙන්ම ආපසු පැමිණිය හැක.
party-stay = රැඳෙන්න
party-next = ඊළඟ තරගය
party-who-plays = ක්‍රීඩා කරන්නේ කවුද
party-watch-only = මම දැනට නරඹමි
party-watch-only-words = ඔබ වෙනස් කරන තුරු ඔබට කාඩ් නොබෙදේ.
party-who-watches = { $count ->
    [one] නරඹන්නේ { $names }.
   *[other] නරඹන්නේ { $names }.
}
party-seats = ආසන
party-computers = { $count ->
    [0] පරිගණක නැත
    [one] පරිගණකයක් ද ක්‍රීඩා කරයි
   *[other] පරිගණක { $count }ක් ද ක්‍රීඩා කරයි
}
party-begin = { $game } අරඹන්න
party-too-many-players = { $game } සඳහා ඇත්තේ උපරිම ආසන { $most }ක්. කවුරුන් හෝ නරඹන්නෙකු විය යුතුය.
party-nobody-plays = ක්‍රීඩා කරන අය තෝරන්න.
party-another-words = මේසයේ තරගය තවම අවසන් නැත.
party-another = වෙනත් තරගයක් අරඹන්න
party-wait = ඊළඟ තරගය තෝරන්නේ { $name }.
party-wait-nobody = තවම සත්කාරකයෙක් නැත.
party-now = මේසය මත
party-to-table = මේසයට
party-watch = නරඹන්න
party-score = සවසේ ලකුණු
party-score-words = ස්ථානයකට ලැබෙන්නේ ඊට පසුපස සිටින සෑම ආසනයකටම එක් ලකුණක්.
party-score-empty = පළමු තරගය තවම ක්‍රීඩා කර නැත.
party-name = නම
party-games = තරග
party-wins = ජය
party-points = ලකුණු
party-played = මෙතෙක් තරග
party-not-counted = ගණන් නොගැනේ
party-won-by = ජය { $names }
party-arrived = { $name } පැමිණියා
party-went = { $name } ගියා
party-new-host = දැන් සත්කාරක { $name }
party-you-host = දැන් සත්කාරක ඔබයි
party-begun = { $game } ඇරඹේ
party-back = සාදයට ආපසු
party-to-next = ඊළඟ තරගය තෝරන්න
party-take = මෙම ආසනය ගන්න: { $name }
party-take-words = පරිගණකයක් වෙනුවට ඔබට ඉදිරියට ක්‍රීඩා කළ හැක. එතැන් සිට එහි කාඩ් ඔබට පෙනේ.
party-take-wait = වාරය අවසන් වන තෙක් …
party-watches = නරඹයි
party-preview-title = ඔබට සාදයකට ආරාධනා කර ඇත
party-preview-words = මිතුරන් අතර කාඩ් සෙල්ලම් සවසක්: එක සබැඳියක්, තරග කිහිපයක්, එක ලකුණු පුවරුවක්. ගිණුමක් හෝ ස්ථාපනයක් අවශ්‍ය නැත.
party-preview-table = { $game } මේසයක්
party-preview-table-words = ක්‍රීඩා කිරීමට හෝ නැරඹීමට ඔබට ආරාධනා කර ඇත. ගිණුමක් හෝ ස්ථාපනයක් අවශ්‍ය නැත.
party-preview-picture = කොළ රෙද්ද මත කාඩ්

party-none = එවැනි සාදයක් නැත. මිතුරන්ගෙන් සබැඳිය නැවත ඉල්ලන්න.
party-closed = මෙම සාදය අවසන්: බොහෝ කලක් තරගයක් නොවීය. අලුත් එකක් අරඹන්න.
party-removed = සත්කාරක ඔබව මෙම සාදයෙන් ඉවත් කර ඇත.
party-not-member = ඔබ මෙම සාදයේ නැත. පළමුව එක් වන්න.
party-host-only = මෙය කළ හැක්කේ සාදයේ සත්කාරකට පමණි.
party-no-such-member = මෙම පුද්ගලයා තවදුරටත් සාදයේ නැත.
party-full = මෙම සාදය පිරී ඇත: සාමාජිකයන් { $most }.
party-too-many = ඔබ දැනටමත් සාද { $most }ක සත්කාරකයි. පළමුව එකකින් ඉවත් වන්න.
party-too-many-games = මෙම සාදයේ තරග { $most }ක් ක්‍රීඩා කර ඇත. අලුත් එකක් අරඹන්න.
party-not-yourself = ඔබම යාමට සාදයෙන් ඉවත් වන්න.
party-stale = මේ අතර සාදය වෙනස් වී ඇත. නැවත බලන්න.
party-bad-players = මෙහි මිතුරන් එක් අයෙකු සිට { $seats } දක්වා ක්‍රීඩා කළ හැක.
party-only-watches = { $name } දැනට නරඹන්නේ පමණයි. වෙනත් අයෙකු හෝ පරිගණකයක් තෝරන්න.
party-people-only = සාදය මිනිසුන් සඳහාය, වැඩසටහන් සඳහා නොවේ.
table-knows-cards = ඔබ මෙම තරගයේ ආසනයක සිටි නිසා එහි කාඩ් කිහිපයක් දනී. ඊළඟ තරගය තෙක් නරඹන්න.
table-not-to-take = මෙම ආසනය ගත නොහැක. ඊළඟ තරගය තෙක් නරඹන්න.
table-seat-on-turn = මෙම ආසනයේ වාරයයි. වාරය අවසන් වූ පසු නැවත උත්සාහ කරන්න.
