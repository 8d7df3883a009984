import { BRANDS, DEVICE_KINDS, PETS, VEHICLES } from '../lexicon/things.ts'
import { COUNTED, oneOf } from '../patterns.ts'
import type { Read } from './class.ts'

/** Classes of things one changes: phones, computers, vehicles. */

const ONE = /^(?:了|的)?(?:一)?(?:[台部辆个款只块架]|新的?|二手的?){0,2}/u
const GADGET = new RegExp(`^(?:${oneOf(BRANDS)}) ?[\\p{Script=Han}a-z0-9+. -]{0,14}$`, 'u')
const VEHICLE = new RegExp(
  `^[\\p{Script=Han}a-z0-9]{0,6}(?:${oneOf(VEHICLES)}|[电三]三?轮(?:车)?)[a-z0-9 ]{0,6}$`,
  'u',
)
const NO_THING = /[我你他她的了过着不没去来]|壳|膜|充电器|数据线|充电宝|票|玩具|模型|轮胎|零件/u

const named =
  (test: RegExp): Read =>
  (words) => {
    const start = ONE.exec(words)?.[0].length ?? 0
    const name = words.slice(start)
    return name.length > 1 && test.test(name) && !NO_THING.test(name) ? [start, words.length] : null
  }

export const gadget = named(GADGET)
export const vehicle = named(VEHICLE)

const PHONE =
  /^(?:iphone|苹果|(?:华为)?(?:mate|pura|nova)|华为|荣耀|小米\d|红米|redmi|oppo|vivo|iqoo|一加|真我|realme|魅族|galaxy|三星s)(?!.*(?:平板|pad|手表|watch|手环|笔记本|book|耳机))/u
/** A model tells what it is. */
export const kindOfGadget = (name: string): string | undefined => (PHONE.test(name) ? 'phone' : undefined)

const DEVICE = new RegExp(
  `^(?<kind>${oneOf(Object.values(DEVICE_KINDS).flat())})(?:一直)?(?:是|用的?是?|:)(?<value>[\\p{Script=Han}a-z0-9+. -]{2,16})$`,
  'u',
)
const KINDS: ReadonlyMap<string, string> = new Map(
  Object.entries(DEVICE_KINDS).flatMap(([facet, words]) =>
    words.map((word): [string, string] => [word, facet]),
  ),
)
/** 手机用的vivo. */
export const gadgetIs: Read = (words) => {
  const value = DEVICE.exec(words)?.groups?.['value']
  return value !== undefined && gadget(value, '') !== null && !/[我你他她谁]/u.test(value)
    ? [words.length - value.length, words.length]
    : null
}
export const facetOfGadget = (words: string): string | undefined =>
  KINDS.get(DEVICE.exec(words)?.groups?.['kind'] ?? '')

const RIDE =
  /^(?:车|座驾|代步车|电动车|电瓶车|摩托车?|自行车|单车|车子|家里的车)(?:是|开的?是?|骑的?是?|:)(?:一?辆|台|个)?(?<value>[\p{Script=Han}a-z0-9 ]{2,12})$/u
const MAKES = new RegExp(
  `^[\\p{Script=Han}]{0,4}(?:${oneOf([...VEHICLES, '雅迪', '爱玛', '台铃', '九号', '小牛', '新日', '绿源', '捷安特', '美利达', '凤凰', '永久'])})[a-z0-9]{0,6}$`,
  'u',
)
/** 电动车是雅迪的. */
export const vehicleIs: Read = (words) => {
  const value = RIDE.exec(words)?.groups?.['value']
  return value !== undefined && MAKES.test(value) && !NO_THING.test(value)
    ? [words.length - value.length, words.length]
    : null
}

const NAMED_TOOL = /^(?:[a-z][a-z0-9+. -]{1,18}|\p{Script=Han}{2,6})$/u
const NO_TOOL = /[我你他她它的了过着不没来去]|心|力|手$|脑|钱|时间|功|完|到|上$|处|这|那|什么|啥|哪|多少/u
/** What one does something with: 随手记, vscode. */
export const tool: Read = (words) =>
  NAMED_TOOL.test(words) && !NO_TOOL.test(words) ? [0, words.length] : null

const ANIMAL = new RegExp(
  `^了?(?:${COUNTED}|[一二两三四五六七八九十几]{1,3}[只条头匹窝缸盆])?(?<value>\\p{Script=Han}{0,3}?${oneOf(PETS)})$`,
  'u',
)
const NO_ANIMAL = /[我你他她的了不没想要会能别]/u
export const animal: Read = (words) => {
  const value = ANIMAL.exec(words)?.groups?.['value']
  return value === undefined || NO_ANIMAL.test(value) ? null : [words.length - value.length, words.length]
}
