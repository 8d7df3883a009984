/** Words after which a bare 周末, 晚上 or 夏天 is what one likes or does again and again, and no time of its own. */
const BEFORE =
  /(?:每个?|逢|喜欢|爱|讨厌|怕|热爱|平时|平常|一般|通常|经常|总是|(?<![周期拜])一到|比|像|整个?|季节是|成日|次|所有|天天|工作日)$/u
const AFTER =
  /^的?(?:都|总|一般|通常|经常|常常|往往|很少|从不|从来|基本|最|很|太|比较|也都|风|味道|生活|时光|代名词|习惯)/u
const REACH = 4

/** Whether the words at `[start, end)`, said without anything that dates them, tell a habit or a taste. */
export const isHabitual = (text: string, start: number, end: number): boolean =>
  BEFORE.test(text.slice(Math.max(0, start - REACH), start)) || AFTER.test(text.slice(end, end + REACH))
