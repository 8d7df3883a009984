const DIGITS = '[一二两三四五六七八九十几百廿卅]'

/** A length of time that says how long something has been so: 整整八年, 快满两年, 廿几年, 三个半月, 大半辈子. No days, weeks or hours. */
export const LONG = `(?:快(?:要)?满?|刚满|将近|差不多|大概|整整|足足|有|近|超过|满|小|成|前后|至少|少说也?有?|不到){0,2}(?:(?:\\d{1,2}|${DIGITS}{1,4}|好几|好多|很多|多|大半|半)(?:多|来)?(?:年(?:(?:零)?(?:\\d|${DIGITS}{1,2})个月)?|个(?:多|半|来)?月|个?学期|载|个年头)(?:多|半|有余|出头|以上)?|(?:大?半|一)辈子)`

/** 第七个年头, 第三年. */
export const NTH_YEAR = `第(?:\\d{1,2}|n|${DIGITS}{1,3})(?:个年头|年)`

/** Particles that may close a span: 了, 啦, 了呢, 了哈. */
export const SPAN_END = '(?:的时间|的样子|左右)?(?:了|啦|咯|喽){0,2}(?:吧|呢|啊|哈|呀|哦){0,2}$'
