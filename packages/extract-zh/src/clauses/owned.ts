import type { RuleMatch } from '@recollect/core/extraction'
import { subjectOf } from '../text/subject.ts'
import { SHOPS } from '../lexicon/work/shops.ts'
import { BRANDS, VEHICLES } from '../lexicon/things/things.ts'
import { oneOf } from '../text/patterns.ts'
import { isAsserted } from './asserted.ts'
import { kindOfGadget } from './classes-of-things.ts'
import type { Reading } from './reading.ts'

/** 我这红米Note12卡得要命, 我家那五金店在路口: a thing of one's own that something is said of. */
const LEAD =
  '(?:对了|其实|因为|话说)?(?:(?:我|俺|咱)们?(?:家|家里)?(?:的)?(?:这|那|现在用的|现在开的|开的|用的)|(?:我|俺|咱)们?家(?:的)?)(?:台|部|辆|个|家|间|款)?(?:老|破|旧|新|小|二手)?(?:的)?'
const GADGET = new RegExp(
  `^(?<lead>${LEAD})(?:手机|电脑|笔记本|平板)?(?:是)?(?<value>(?:${oneOf(BRANDS)})(?: ?[a-z0-9+]{1,8}){0,3}(?:笔记本|平板|手机)?)(?<rest>.*)$`,
  'u',
)
const VEHICLE = new RegExp(
  `^(?<lead>${LEAD})(?<value>(?:${oneOf(VEHICLES.filter((name) => name.length > 1))})(?: ?[a-z0-9]{1,6})?)(?<rest>.*)$`,
  'u',
)
const SHOP = new RegExp(
  `^(?<lead>${LEAD})(?<value>\\p{Script=Han}{1,4}?(?:${oneOf(SHOPS.filter((name) => !/^(?:公司|厂|工厂|幼儿园|加油站)$/u.test(name)))}))(?<rest>(?:开|在|生意|刚|现在|最近|主要|才|就|今年|房租|门口|隔壁|对面|是|也|里|招|做|,|$).*)$`,
  'u',
)
/** 我这手机壳, 我家楼下的店: something else, or not one's own. */
const OTHER = /^(?:的(?!$)|壳|膜|充电|店里|专柜|客服|官网|维修)/u
const NOT_OWN = /楼[上下]|隔壁|附近|旁边|对面|门口|小区|[这那]/u

const KINDS = [
  { slot: 'device', pattern: GADGET },
  { slot: 'vehicle', pattern: VEHICLE },
  { slot: 'owns', pattern: SHOP },
] as const

/** Reads a thing of the speaker's own at the head of a clause; null when there is none. */
export function readOwned(match: RuleMatch): Reading | null {
  if (!/^.{0,3}[我俺咱]/u.test(match.text)) return null
  for (const { slot, pattern } of KINDS) {
    const { lead = '', value, rest = '' } = pattern.exec(match.text)?.groups ?? {}
    if (value === undefined || OTHER.test(rest) || NOT_OWN.test(value)) continue
    const subject = subjectOf(match, '我', 'chat')
    if (subject === null || !isAsserted(match, subject)) return null
    const start = match.text.indexOf(value, lead.length)
    const facet = slot === 'device' ? kindOfGadget(value) : undefined
    return { domain: 'things', subject, said: [{ slot, start, end: start + value.length, facet }] }
  }
  return null
}
