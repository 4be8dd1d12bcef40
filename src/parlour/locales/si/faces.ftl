## මුහුණු: පුද්ගලයන්ගේ රූප, පරිගණක ක්‍රීඩකයන්ගේ නම්, සහ ඔවුන් විටින් විට කියන දේ

faces-yours = ඔබේ රූපය
faces-yours-words = මේසයේ සිටින සියල්ලන්ට ඔබේ අසුන, ඔබේ කාඩ් සහ ඔබේ පේළි එයින් හඳුනාගත හැක.
faces-avatar = රූපය
faces-colour = පාට
faces-remarks = පරිගණකවල කතා
faces-computer = පරිගණකය

faces-avatar-fox = හිවලා
faces-avatar-hare = හාවා
faces-avatar-cat = පූසා
faces-avatar-bear = වලසා
faces-avatar-owl = බකමූණා
faces-avatar-frog = ගෙම්බා
faces-avatar-badger = බැජරය
faces-avatar-fish = මාළුවා
faces-avatar-moon = හඳ
faces-avatar-sun = ඉර
faces-avatar-leaf = කොළය
faces-avatar-acorn = ඕක් ගෙඩිය
faces-avatar-mushroom = හතු
faces-avatar-lantern = ලන්තෑරුම
faces-avatar-teapot = තේ පෝච්චිය
faces-avatar-boat = ඔරුව

faces-colour-brass = පිත්තල පාට, රවුම
faces-colour-wine = තද රතු, පලිහ
faces-colour-leaf = කොළ, ෂඩස්‍රය
faces-colour-teal = නිල් කොළ, ආරුක්කුව
faces-colour-night = නිල්, අෂ්ටාස්‍රය
faces-colour-plum = දම්, මල
faces-colour-rust = මලකඩ පාට, ටිකට් පත
faces-colour-slate = අළු, පංචාස්‍රය

faces-name-easy-1 = පිප්
faces-name-easy-2 = ඩොට්
faces-name-easy-3 = මෝමෝ
faces-name-easy-4 = ටෝටෝ
faces-name-easy-5 = නිබ්
faces-name-medium-1 = මොස්
faces-name-medium-2 = ෆර්න්
faces-name-medium-3 = සොරල්
faces-name-medium-4 = ක්ලෝවර්
faces-name-medium-5 = රීඩ්
faces-name-hard-1 = ෆ්ලින්ට්
faces-name-hard-2 = ඔනික්ස්
faces-name-hard-3 = බැසෝල්ට්
faces-name-hard-4 = ඇගේට්
faces-name-hard-5 = කොබෝල්ට්
faces-name-expert-1 = වේගා
faces-name-expert-2 = ඔරායන්
faces-name-expert-3 = ලයිරා
faces-name-expert-4 = ඇල්ටෙයාර්
faces-name-expert-5 = සිරියස්

faces-say-easy-steal-1 = දැන් මගේ. සමාවෙන්න!
faces-say-easy-steal-2 = ෂා, තෑග්ගක්.
faces-say-easy-robbed-1 = අනේ, මම ඒකට කැමතියි.
faces-say-easy-bust-1 = අපොයි. මට ගණන් වැරදුණා.
faces-say-easy-opening-1 = මමත් ආවා!
faces-say-easy-stroke-1 = දැක්කද?
faces-say-easy-stroke-2 = මුල් වාසනාව!
faces-say-easy-win-1 = මම දිනුවද? දිනුවා!
faces-say-easy-lose-1 = විනෝදයි. තව වතාවක්?

faces-say-medium-steal-1 = මේක මම බලාගන්නම්.
faces-say-medium-steal-2 = බොහොම ස්තුතියි.
faces-say-medium-robbed-1 = ඒක එච්චර හොඳ එකක් නෙවෙයි.
faces-say-medium-bust-1 = එකක් වැඩි වුණා.
faces-say-medium-opening-1 = එහෙනම් පටන් ගමු.
faces-say-medium-stroke-1 = ඒක හොඳට හරි ගියා.
faces-say-medium-stroke-2 = හෙමින් හෙමින්.
faces-say-medium-win-1 = හොඳ තරගයක්. ස්තුතියි.
faces-say-medium-lose-1 = හොඳට සෙල්ලම් කළා.

faces-say-hard-steal-1 = මේක ඔබට වඩා මට ඕනෑ.
faces-say-hard-steal-2 = තරහක් නෑ.
faces-say-hard-robbed-1 = මම ඒක මතක තියාගන්නම්.
faces-say-hard-bust-1 = ආයේ එහෙම වෙන්නේ නෑ.
faces-say-hard-opening-1 = දැන් තමයි නියම වැඩේ.
faces-say-hard-stroke-1 = සැලසුම් කළ විදිහටමයි.
faces-say-hard-stroke-2 = දැන් ඔබේ වාරය.
faces-say-hard-win-1 = පුදුම වෙන්න දෙයක් නෑ.
faces-say-hard-lose-1 = ඒ ජය ඔබට හිමියි.

faces-say-expert-steal-1 = මම බලාපොරොත්තු වුණු කාඩ් එකමයි.
faces-say-expert-steal-2 = ඒක නැති පාඩුවක් දැනෙන්නේ නෑ. දැනට.
faces-say-expert-robbed-1 = රසවත් තේරීමක්.
faces-say-expert-bust-1 = හිතලාම ගත්ත අවදානමක්.
faces-say-expert-opening-1 = පටන් ගමුද?
faces-say-expert-stroke-1 = ඉතා සරලයි.
faces-say-expert-stroke-2 = තිබුණේ එකම මඟයි.
faces-say-expert-win-1 = හැමදාම වගේ සතුටක්.
faces-say-expert-lose-1 = ලස්සනට සෙල්ලම් කළා.
