import { isKnownPlace } from '../text/places.ts'
import { BODY_PARTS, ILLNESS_ENDS, INJURIES } from '../lexicon/health/illnesses.ts'
import { CONDITIONS } from '../lexicon/pastimes/actions.ts'
import { STUDY_FIELDS } from '../lexicon/study/studies.ts'
import { TRAITS } from '../lexicon/self/traits.ts'
import { oneOf } from '../text/patterns.ts'
import { kindOf } from './where.ts'
import type { Read } from './class.ts'

/** Classes of what is said of people: where they come from, how they are, what they have. */

const NATIVE =
  /^(?<place>\p{Script=Han}{2,6}?)(?:本地)?(?:人|妹子|姑娘|小伙子?|汉子|女孩|男孩|女生|男生|娃|伢子?|崽|仔|大哥|大姐|老乡)$/u
export const native: Read = (words) => {
  const place = NATIVE.exec(words)?.groups?.['place']
  return place !== undefined && isKnownPlace(place) ? [0, place.length] : null
}

const TRAIT = new RegExp(
  `^(?:人|性格|脾气|性子)?(?:很|挺|特别|有点儿?|比较|超级|还|也|蛮|非常)?(?<trait>${oneOf(TRAITS)}|(?:脾气|性子|说话|嘴|心|做事|手脚|心眼)(?:很|挺|特别|有点儿?|比较|蛮|也)?(?:急|冲|爆|臭|暴|火爆|慢|直|软|细|硬|毒|碎|麻利|利索|好|大|倔|犟|温和|善))$`,
  'u',
)
export const trait: Read = (words) => {
  const found = TRAIT.exec(words)?.groups?.['trait']
  return found === undefined ? null : [words.length - found.length, words.length]
}

const HAS = new RegExp(
  `^(?:(?:左|右|两)?(?:边|侧|只)?${oneOf(BODY_PARTS)}(?=有|得了|查出))?(?:这个?|老)?(?:查出来?了?|确诊了?|得了|患有|有|落下了?|是|为|犯|一直有)?(?:点儿?|一点儿?|些|轻微的?|轻度的?|中度|重度的?|严重的?|很严重的?|先天性?的?|慢性|家族性|遗传性?的?)?`,
  'u',
)
const ILLNESS = new RegExp(
  `^(?:${oneOf([...CONDITIONS, ...ILLNESS_ENDS.filter((word) => word.length > 1)])}|\\p{Script=Han}{1,8}(?:${oneOf(ILLNESS_ENDS)}))$`,
  'u',
)
const NO_ILLNESS =
  /^家|.有|^(?:猫|狗|狗子|猫咪|狗狗|兔子|仓鼠|鹦鹉|乌龟)|[我你他她它就都也和跟说想要去把被让给了过着]|^[没不毛心通弊语].?$|时候|毛病$|看病|得病|拖延|强迫症$|^[的这那挺很太好有点最没不在]|^(?:焦虑|抑郁|生病|痴呆)$|选择困难|公主病|懒癌|直男癌|神经病|感冒|发烧|相思|中二|出血$(?<!脑出血|胃出血)|治|防|研究|关于|什么|怎/u

/** 有胃病. */
export const havingIllness: Read = (words) =>
  /^(?:就是|一直|常年|从小就?|天生|还|也|都)?(?:有|患有|得了|确诊了?|查出了?|落下了?)/u.test(words)
    ? illness(words.replace(/的(?:老)?毛病$/u, ''), '')
    : null

export const illness: Read = (words) => {
  const start = HAS.exec(words)?.[0].length ?? 0
  const name = words.slice(start)
  return isIllness(name) ? [start, words.length] : null
}
const isIllness = (name: string): boolean => ILLNESS.test(name) && !NO_ILLNESS.test(name)

const SUFFERER =
  /^(?:身为|作为|我(?:作为|身为|是))?一?个(?:有|患有|得了)?(?<value>\p{Script=Han}{2,8}?)的?(?:人|患者|病人|人士|选手|星人)$/u
/** 身为一个乳糖不耐的人. */
export const sufferer: Read = (words) => {
  const value = SUFFERER.exec(words)?.groups?.['value']
  if (value === undefined || !isIllness(value)) return null
  const start = words.lastIndexOf(value)
  return [start, start + value.length]
}

const INJURED = new RegExp(
  `^(?:左|右)?(?:${oneOf(BODY_PARTS)}){1,2}(?:这块|这里|上|里)?(?:一直|老|总|也)?(?:有|落下了?|长了|留了|打了|装了|放了|里有)(?:点|个|块|过|两个|几个|一块)?(?:${oneOf(INJURIES)})$`,
  'u',
)
export const injury: Read = (words) => (INJURED.test(words) ? [0, words.length] : null)

const LEVEL =
  /^(?:本科|硕士|研究生|博士|大学|大专|中专|高中|初中)(?:阶段|时候)?(?:是|在|(?:念|读|上)的(?:就?是)?)?/u
/** 政大广告: a school and what one reads there. */
function schoolIn(words: string): number {
  if (kindOf(words) === 'school') return words.length
  const end = [5, 4, 3, 2].find((length) => kindOf(words.slice(0, length)) === 'school')
  return end !== undefined && STUDY_FIELDS.includes(words.slice(end)) ? end : 0
}

/** 本科合工大: the school of a level. */
export const alma: Read = (words) => {
  const start = LEVEL.exec(words)?.[0].length ?? 0
  const school = words.slice(start).replace(/(?:读|念|上|毕业)$/u, '')
  const end = schoolIn(school)
  return start > 0 && end > 0 && !LEVEL.test(school) ? [start, start + end] : null
}

const SIGHT =
  /^(?:眼睛|左眼|右眼|近视)(?:都)?[\d一二两三四五六七八九十百]{2,5}(?:来|多|几)?度$|^(?:眼睛|左眼|右眼|两只眼睛?)?(?:都)?(?:近视|散光|远视)?[\d一二两三四五六七八九十百]{2,5}(?:来|多|几)?度(?:的)?(?:近视|散光|远视)$/u
/** 眼睛四百多度近视. */
export const sight: Read = (words) => (SIGHT.test(words) && !words.includes('不') ? [0, words.length] : null)

const SCHOOLED =
  /^(?<value>(?:小学|初中|高中|中专|大专|职高|技校|本科)(?:没读完|没念完|没毕业|毕业|肄业|辍学|文化|学历))(?:就.{1,8})?$/u
/** 初中毕业就出来了. */
export const schooled: Read = (words) => {
  const value = SCHOOLED.exec(words)?.groups?.['value']
  return value === undefined ? null : [0, value.length]
}

const STATE =
  /^(?:(?:头胎|二胎|三胎)(?:怀孕|怀上)|(?:血压|血糖|血脂|尿酸|胆固醇|转氨酶)(?:有点|偏|一直|比较)?(?:高|低))$/u
/** 血压高, 二胎怀孕. */
export const bodily: Read = (words) => (STATE.test(words) ? [0, words.length] : null)
