/** What people take so much of a day, when they get up, and their best results. */
export const DOINGS = `
每 天天 一天 一周 一星期 一个 早上 晚上 中午 睡前 饭后 一年 | is: dose | habit | own
pb pr 最 纪录 极限 | is: best | record | own
点 : | is: hours | habit | own
过 考过 考下 考下来 考出 考出来 拿下 | obj: exam | record | updates
`

/** What one likes past reason. */
export const TASTES = `
迷 痴迷 酷爱 钟爱 热爱 | obj: passion | likes
`
