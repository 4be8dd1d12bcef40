# සම්බන්ධතාවක් නැති වෙලාවට පිටුව කියන දේ, සහ කාඩ් යන වේගය.

web-motion-calm = හෙමින්
web-motion-normal = සාමාන්‍ය
web-motion-fast = වේගෙන්
web-motion-off = නැහැ

web-card-place = { $count }න් { $place } වෙනි එක

web-offline-title = සම්බන්ධතාවක් නැහැ
web-offline = දැන් කාඩ් ශාලාවට යන්න බැහැ. පුළුවන් වුණු ගමන් මේ පිටුව ඉබේම ඉස්සරහට යනවා.
web-offline-works = එතකන් ඔයාට නීති පොත් කියවන්නයි සැකසුම් වෙනස් කරන්නයි පුළුවන්.
web-offline-try = ආයෙත් උත්සාහ කරන්න
web-offline-books = නීති පොත්
web-offline-no-book = මේ නීති පොත තාම මේ උපාංගයේ නැහැ. සම්බන්ධතාවක් තියෙද්දී ඊළඟ වතාවේ ආවම ඒක මෙතන තියාගන්නවා.
