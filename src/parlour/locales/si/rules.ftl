# Rule books, in the drawer of a table and on pages of their own.

rules-of = { $game }: නීති
rules-contents = පටුන
rules-search = නීතිවල හොයන්න
rules-clear = සෙවීම මකන්න
rules-found = { $count ->
    [0] මේ වචන ඔක්කොම තියෙන තැනක් නැහැ.
    [one] එක තැනක්
   *[other] තැන් { $count }ක්
 }
rules-none = මේ ක්‍රීඩාවට මෙතන නීති පොතක් නැහැ.
rules-print = මුද්‍රණය කරන්න
rules-sources = මූලාශ්‍ර, විකල්ප සහ පියවර ලියන විදිය පෙන්නන්න
rules-option = “{ $name }”

# The legend: what the marks at every table mean, and those of several games.

rules-marks = සලකුණුවල තේරුම
rules-mark-new = රන් පාට තිත: මේ කාඩ් එක අතට ආවේ දැන්.
rules-mark-advised = කඩින් කඩ රන් පාට ඉර: පරිගණකයේ යෝජනාව.
rules-mark-count = කාඩ් ගොඩක් ළඟ අංකය: එතන තියෙන කාඩ් ගාණ.
rules-mark-laid = රන් පාට ඉර: අන්තිම පියවරෙන් එතනට ආපු කාඩ් එක.
rules-mark-ready = කාඩ් ගොඩක් වටේ රන් පාට රාමුව: ඒක දැන් පාවිච්චි කරන්න පුළුවන්.
rules-mark-meaning = රන් පාට ලේබලය: මේ කාඩ් එක තියෙන්නේ මොකක් වෙනුවටද කියලා.
rules-mark-seen = ඔයාගේ කාඩ් එකේ ඇහැක්: ඒක ඔයා ළඟ තියෙනවා කියලා අනිත් අය දන්නවා.
rules-mark-known = වෙන ක්‍රීඩකයෙක් ළඟ මුහුණ පේන කාඩ් එක: ඒක හැමෝම දන්නවා.
