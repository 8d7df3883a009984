import { PASTIMES } from '../lexicon/pastimes/pastimes.ts'
import { oneOf } from '../text/patterns.ts'
import type { Read } from './class.ts'

const DOING =
  '(?:打|玩|踢|下|学|自学|练|弹|拉|吹|跳|画|写|唱|游|跑|骑|爬|钓|追|看|听|养|做|坚持|断断续续学|跟着老师学)'
const PRACTISED = new RegExp(
  `^(?<value>${oneOf(PASTIMES)})(?:这东西|这玩意儿?|我|呢|嘛)?(?:从\\p{Script=Han}{2,5})?(?:也|都|一直|断断续续|前前后后)?(?:${DOING})(?:了)?$`,
  'u',
)
/** 吉他自学, lol打了, before how long. */
export const practised: Read = (words) => {
  const value = PRACTISED.exec(words)?.groups?.['value']
  return value === undefined ? null : [0, value.length]
}

const GOOD = new RegExp(
  `^(?<value>${oneOf(PASTIMES)})(?:打|踢|玩|弹|画|唱|跳|写|下|游|跑|拉|吹|做|说|讲)?得(?:还|也|都|真|是真|特别|非常|很|挺|巨|贼|超|超级|相当|可|老)?(?:行|不错|好|强|厉害|溜|牛|可以|6|棒|专业|拿手|有两下子)$`,
  'u',
)
/** 羽毛球打得巨强. */
export const goodAt: Read = (words) => {
  const value = GOOD.exec(words)?.groups?.['value']
  return value === undefined ? null : [0, value.length]
}

const BAD = new RegExp(
  `^(?<value>${oneOf(PASTIMES)}|数学|物理|化学|语文|文科|理科|方向感|口语|听力|普通话|英文|电脑|体育|厨艺|记性|酒量)(?:打|踢|玩|弹|画|唱|跳|写|下|游|跑|做|说|讲)?(?:得)?(?:也|都|真|真的|一直|从小就?|实在|特别|非常|很|太|比较){0,2}(?:不行|不好|不太行|不太好|差|烂|稀烂|稀碎|不咋地|拿不出手|不灵|菜|菜得很|拉胯|一塌糊涂)$`,
  'u',
)
/** 英语不行. */
export const badAt: Read = (words) => {
  const value = BAD.exec(words)?.groups?.['value']
  return value === undefined ? null : [0, value.length]
}

const SHIFT =
  /^(?:的是|的)?(?<value>(?:长)?(?:夜|早|白|中|晚|日|大夜|小夜|行政|两头|倒)班|大夜|小夜|三班|两班)(?:制)?$/u
export const shift: Read = (words) => {
  const value = SHIFT.exec(words)?.groups?.['value']
  return value === undefined ? null : [words.lastIndexOf(value), words.lastIndexOf(value) + value.length]
}
