# People without passwords.

people-unknown = අපි ඔබව තාම දන්නේ නැහැ. මුලින් ඔබේ නම කියන්න.
people-no-such-code = මේ කෝඩ් එක වැඩ කරන්නේ නැහැ. ඒක වැඩ කරන්නේ එක පාරයි, විනාඩි දහයයි: අනෙක් උපාංගයෙන් අලුත් එකක් ගන්න.
people-too-many-codes = කෝඩ් වැඩියි. විනාඩි කිහිපයකින් උත්සාහ කරන්න.
people-too-many-bots = ඔබට දැනටමත් වැඩසටහන් { $most }ක් තියෙනවා. මුලින් එකක් මකන්න.
people-bots-have-no-bots = වැඩසටහනකට තමන්ගේම වැඩසටහන් තියාගන්න බැහැ.
people-no-such-bot = එහෙම වැඩසටහනක් ඔබට නැහැ.
