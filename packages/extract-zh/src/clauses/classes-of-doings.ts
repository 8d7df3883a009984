import { BESTS, CONTESTS, MEASURES } from '../lexicon/daily.ts'
import { oneOf } from '../patterns.ts'
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

/** 每天两杯美式, 一天一包烟. */
export const dose: Read = (words) => (DOSE.test(words) && !NO_DOSE.test(words) ? [0, words.length] : null)

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
