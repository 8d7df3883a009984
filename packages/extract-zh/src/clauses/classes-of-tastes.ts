import { ACTIVITIES } from '../lexicon/pastimes/actions.ts'
import { FOODS } from '../lexicon/tastes/foods.ts'
import { LEISURE_VERBS, PASTIME_WORDS } from '../lexicon/pastimes/leisure.ts'
import { PASTIMES } from '../lexicon/pastimes/pastimes.ts'
import { oneOf } from '../text/patterns.ts'
import type { Read } from './class.ts'

/** Classes of what one eats, and does for pleasure. */

const FOOD = new RegExp(
  `^(?:吃|喝|点|口|碗|一口|那口|这口)?(?<value>(?:我妈|我奶奶|我外婆|我姥姥|妈妈|奶奶|食堂|楼下|老家|家里|路边摊|北京|四川|重庆|广东|湖南|东北|西北|新疆|云南)?(?:做的|包的|腌的|炖的|烤的|的)?${oneOf(FOODS)}(?:[、和跟]${oneOf(FOODS)}){0,3})(?:这口|这一口|这东西|这玩意儿?|之类的?|什么的)?$`,
  'u',
)
/** 臭豆腐, 我妈包的饺子, 香菜和葱. */
export const food: Read = (words) => {
  const value = FOOD.exec(words)?.groups?.['value']
  if (value === undefined) return null
  const start = words.indexOf(value)
  return [start, start + value.length]
}

const NAMES = oneOf([...PASTIMES, ...PASTIME_WORDS, ...ACTIVITIES])
const PASTIME = new RegExp(
  `^(?:了|上了?|一点儿?|点儿?|一?个|一?门|那个|这个)?(?<value>${NAMES}(?:课|班|团课|私教课?|社|队|训练|培训|游戏)?)$`,
  'u',
)
/** 瑜伽, 羽毛球课. */
export const pastime: Read = (words) => {
  const value = PASTIME.exec(words)?.groups?.['value']
  return value === undefined ? null : [words.length - value.length, words.length]
}

const DOING = new RegExp(
  `^(?<value>(?:${oneOf(LEISURE_VERBS)}|学|游|登|下|上)?(?:过)?${NAMES}|(?:打|踢)球|跑步|弹琴|健身|游泳)$`,
  'u',
)
/** 弹吉他, 打球. */
export const doing: Read = (words) => (DOING.test(words) ? [0, words.length] : null)
