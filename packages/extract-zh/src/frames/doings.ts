/** What people take so much of a day, when they get up, and their best results. */
export const DOINGS = `
每 天天 一天 一周 一星期 一个 早上 晚上 中午 睡前 饭后 一年 | is: dose | habit | own
pb pr 最 纪录 极限 | is: best | record | own
点 : | is: hours | habit | own
年 月 辈子 | is: practised | hobby | own lasts
绩点 gpa 均分 雅思 托福 gre 六级 四级 高考 中考 考研 模考 期末 月考 | is: score | record | own
打 踢 练 玩 学 | obj: pastime | hobby | only=de whole
得 | is: goodAt | skill | own
不 差 烂 稀 菜 拉胯 | is: badAt | skill | own not
上 倒 值 | obj: shift | habit | whole
三班倒 两班倒 四班三倒 四班两倒 做六休一 上四休三 上一休一 上二休一 上24休48 单休 双休 大小周 996 007 朝九晚五 弹性工作 | none | habit | lasting
过 考过 考下 考下来 考出 考出来 拿下 | obj: exam | record | updates
`

/** What one likes past reason. */
export const TASTES = `
迷 痴迷 酷爱 钟爱 热爱 | obj: passion | likes
`
