import { BRANDS, VEHICLES } from '../lexicon/things.ts'
import { oneOf } from '../patterns.ts'
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
