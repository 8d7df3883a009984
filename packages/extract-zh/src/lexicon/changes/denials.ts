/** Words that deny what follows in their clause, or nearly so; what is missed so is affirmed (很少不…, 从不缺席). */
export const DENIES =
  /(?:很少|极少|甚少|不怎么|没怎么|几乎不|几乎没|基本不|从不|从来不|从来没|从没|从未|不常|不咋|不算|谈不上|算不上|称不上|不大)(?!不|会?(?:缺席|迟到|缺|错过|落下|间断|断|停|忘|后悔|厌|腻|离))[^,，]{0,6}$|最[^,，]{1,10}(?:不是|并不是|可不是)$/u

/** Words that say neither the one nor the other. */
export const NEITHER =
  /(?:不算(?:是|很|太|特别)?|谈不上|算不上|称不上|说不上)(?:有多|多|很|特别)?(?:喜欢|爱|讨厌|怕|反感)?$/u
