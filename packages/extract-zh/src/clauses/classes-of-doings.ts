import { BESTS, CONTESTS, MEASURES } from '../lexicon/habits/daily.ts'
import { oneOf } from '../text/patterns.ts'
import type { Read } from './class.ts'

/** Classes of what people do: so many a day, so fast at best. */

const COUNT = '(?:\\d{1,4}|[一两二三四五六七八九十半俩仨]{1,3}|[一两三五七八][两三五六八九])'
const HOW_OFTEN =
  '(?:每天|天天|一天|每周|一周|每星期|一星期|每个?礼拜|一个礼拜|每个?月|一个月|每晚|每早|每顿|早上|早晨|晚上|中午|睡前|饭后|每年|一年)'
const DOSE = new RegExp(
  `^(?:每天|平时|平常)?${HOW_OFTEN}(?:早上|晚上|中午|下午|睡前|饭后|起床)?(?:雷打不动|固定|至少|起码|最少|都?要|都得|得|必须?|大概|差不多|也就|就|只|喝|吃|抽|来|跑|走|做|看|读|听){0,3}${COUNT}${MEASURES}(?:半)?\\p{Script=Han}{1,6}(?:${COUNT}${MEASURES}?\\p{Script=Han}{1,4})?$`,
  'u',
)
const NO_DOSE = /[钱元万千]|块$|工资|收入|[我你您他她它了过着吗]|作业|会议?$|问题|消息|电话/u

/** How much one smokes or drinks stands with whether one does. */
export const viceIn = (words: string): string | undefined =>
  /烟$/u.test(words) ? 'smoking' : /酒$/u.test(words) ? 'drinking' : undefined

/** 二甲双胍一天两次. */
const MEDICINE = new RegExp(
  `^\\p{Script=Han}{2,6}(?:每天|一天|一日|每周|一周|每晚|每早)${COUNT}(?:片|粒|颗|支|针|次|勺|袋|滴)$`,
  'u',
)
/** 每周二四晚上有瑜伽课. */
const FIXED =
  /^每(?:周|星期|礼拜)[一二三四五六日天]{1,4}(?:早上|上午|中午|下午|晚上)?(?:都|固定)?有\p{Script=Han}{0,6}(?:课|局|班|训练|例会|活动|彩排|门诊|比赛|讲座)$/u

/** 每天两杯美式, 一天一包烟. */
export const dose: Read = (words) =>
  (DOSE.test(words) || MEDICINE.test(words) || FIXED.test(words)) && !NO_DOSE.test(words)
    ? [0, words.length]
    : null

const RESULT =
  '(?:[\\d一二两三四五六七八九十百零.:]{1,6}(?:个?小时|分钟|分|秒|公斤|kg|斤|个|米|次|下|级|名|段|公里)?半?(?:\\d{1,2}(?:分|秒)?)?(?:\\d{1,2}秒?)?)'
const BEST = new RegExp(
  `^(?<what>(?:${oneOf(CONTESTS)})|\\p{Script=Han}{2,4}(?=pb|pr))(?:的)?(?:${BESTS})(?:成绩)?(?:是|:|在|到|跑到|进|:)? ?(?<value>${RESULT})$`,
  'u',
)
/** 全马pb 3小时41. */
export const best: Read = (words) => {
  const value = BEST.exec(words)?.groups?.['value']
  return value === undefined ? null : [words.length - value.length, words.length]
}
export const contestOf = (words: string): string | undefined => BEST.exec(words)?.groups?.['what']

const PART_OF_DAY = '(?:早上|早晨|清晨|凌晨|上午|中午|下午|傍晚|晚上|夜里|半夜)'
const CLOCK = '(?:\\d{1,2}(?:点半?|:\\d{2})|[一二两三四五六七八九十]{1,3}点(?:半|一刻|多)?)'
const HOUR = `${PART_OF_DAY}?${CLOCK}(?:多|左右|准时|就|才)?(?:起床?|睡觉?|醒|上床|出门|上班|下班|到家|出摊|收摊|开门|关门|开工|收工)`
const HOURS = new RegExp(`^(?:每天|平时)?${HOUR}[和、 ]?${HOUR}$`, 'u')
/** 晚上十点睡早上五点起. */
export const hours: Read = (words) => (HOURS.test(words) ? [0, words.length] : null)

const EXAM =
  /^了?(?:英语|日语|普通话)?(?<value>[四六]级|专[四八]|n[1-5]|托业|雅思\d(?:\.\d)?|cpa|注会|法考|司考|一建|二建|教资|教师资格证|初级会计|中级会计|中级职称|软考|计算机二级|二甲|一乙|科目[一二三四]|驾照|导游证|护士证|执业医师|执业药师|社工证|营养师证|健身教练证|电工证|焊工证)$/u
/** 过了六级. */
export const exam: Read = (words) => {
  const value = EXAM.exec(words)?.groups?.['value']
  return value === undefined ? null : [words.length - value.length, words.length]
}

const PASSION = /^(?:上了?)?(?<value>\p{Script=Han}{2,6}?)(?:迷得.{1,4}|得不行|得要命|得很)?$/u
const NO_PASSION = /^[路失惑糊茫信恋人你我他她]|[我你他她的了不没]/u
/** 迷京剧, 迷奥特曼迷得不行. */
export const passion: Read = (words) => {
  const value = PASSION.exec(words)?.groups?.['value']
  if (value === undefined || NO_PASSION.test(value)) return null
  const start = words.indexOf(value)
  return [start, start + value.length]
}

const PLOT =
  /^(?:[\d一二两三四五六七八九十几百]{1,4}(?:来|多)?亩(?:半)?(?:地|田|果园|大棚|茶园|鱼塘|水田|旱地|山地|林地|菜地|苞谷|玉米|水稻|小麦|果树|葡萄|橘子|苹果|药材)|一?(?:片|块|点儿?|小块)(?:地|田|菜地|果园|茶园|林子)|[一两二三几](?:个|座|栋)大棚)$/u
/** 三亩地, 两个大棚. */
export const plot: Read = (words) => (PLOT.test(words) ? [0, words.length] : null)

const SCORE =
  /^(?:上次|去年|今年|这次|首战|二战|裸考)?(?:绩点|gpa|均分|平均分|加权|雅思|托福|gre|gmat|sat|六级|四级|专四|专八|托业|高考|中考|考研|省考|国考|行测|申论|模考|一模|二模|三模|期末|月考|日语n[12])(?:总分|成绩|裸分|英语|数学|政治|专业课)?(?:考了|考|是|才|只有|只考了|也就|有|刷到|到|拿了|差不多|大概){0,2}(?<value>[\d一二三四五六七八九十百零]{1,5}(?:\.\d{1,2})?分?(?:多)?)$/u
/** 绩点3.2, 高考考了六百二. */
export const score: Read = (words) => {
  const value = SCORE.exec(words)?.groups?.['value']
  return value === undefined ? null : [words.length - value.length, words.length]
}
