import {
  ANEW,
  DELETE,
  FORMER,
  GO_ON_KEEPING,
  NO_LONGER,
  NOT_TO,
  SLIP_MIND,
  UNLEARN,
} from '../lexicon/requests/request-words.ts'
import { oneOf } from '../text/patterns.ts'
import { meantBy, namesKnown } from './object.ts'
import type { Found, Place, Reader } from './said.ts'
import { LEAD, TAIL, asksWhether, isOrder, markOf, wholeSpan } from './said.ts'

const VERB = `(?<verb>${oneOf([...UNLEARN, ...SLIP_MIND, ...DELETE])})`
const KEEPING = `(?<stop>${oneOf(NOT_TO)})(?:再|继续|老是?|总是?|一直){0,2}(?:${oneOf(GO_ON_KEEPING)})`
/** 从你的记忆里, and other places things are taken out of. */
const OUT_OF = '(?<from>从(?:[^,。]{1,10}?)(?:里面?|中|上|里头)(?:给|都)?)?'
const ALTOGETHER =
  '(?:请|你|您|就|可以|也|都|全都?|全部|通通|统统|一并|一起|给我|给|帮我|麻烦|彻底|先|从此){0,4} ?'
const OBJECT = '(?<object>[^,。]{1,60}?)'

/** 忘掉X, 删除X. */
const PLAIN = new RegExp(`^${LEAD}${OUT_OF}(?:${VERB}|${KEEPING}) ?${OBJECT}${TAIL}$`, 'u')
/** 把X忘掉. */
const DISPOSED = new RegExp(
  `^${LEAD}(?:(?<stop>${oneOf(NOT_TO)})(?:再|继续|老|总){0,2})?[把将] ?${OBJECT} ?${OUT_OF}${ALTOGETHER}(?:${VERB}|(?:${oneOf(GO_ON_KEEPING)}))${TAIL}$`,
  'u',
)
/** X都删了吧, X别再记着了. */
const FRONTED = new RegExp(
  `^(?<lead>)${OBJECT} ?(?<mid>${OUT_OF}${ALTOGETHER})(?:${VERB}|${KEEPING})${TAIL}$`,
  'u',
)
/** 当我没说过X, 就当没听过X. */
const UNSAID = new RegExp(
  `^${LEAD}(?:就|权)?当(?:作|做)?(?:我|[你您])?(?:从)?没(?:有)?(?:说|讲|提|告诉[你您]|听(?:我说|说)?|见)(?:过|到|见)?(?<verb>) ?${OBJECT}${TAIL}$`,
  'u',
)
const UNSAID_BEFORE = new RegExp(
  `^(?<object>[^,。]{1,40}?)的?(?:[你您]?就)?当(?:作|做)?(?:我|[你您])?(?:从)?没(?:有)?(?:说|讲|提|听)(?:过|到|见)?${TAIL}$`,
  'u',
)
/** …，这个忘了吧; 关于我的…，请全部删除. */
const OF_BEFORE = new RegExp(
  `^${LEAD}(?<this>这个|这件事|这事|这条|这一点|这点|这些|那件事)?${ALTOGETHER}(?:${VERB}|${KEEPING})${TAIL}$`,
  'u',
)
/** 全部清空，重新来过: with a new beginning, all that is known. */
const CLEARED = new RegExp(
  `^${LEAD}(?:全都?|全部|通通|统统|所有的?|一切)(?:给我|都){0,2}${VERB}${TAIL}$`,
  'u',
)
const BEGINS_ANEW = new RegExp(`^(?:我们|咱们?|让我们|一切)?(?:${oneOf(ANEW)})(?:吧|啊|好了)?$`, 'u')
/** 我那个旧手机号不用了，删了吧. */
const HAS_ENDED = new RegExp(
  `^(?<object>我[^,。]{2,20}?)(?:已经|早就|早|都|现在){0,2}(?:${oneOf(NO_LONGER)})$`,
  'u',
)
const OF_OLD = new RegExp(`^我(?:的)?${oneOf(FORMER)}`, 'u')
const TOPIC = /^(?:关于|有关|对于)/u
const OF_MEMORY = /记忆|档案|脑|memory/u
const MIND = new Set<string>([...UNLEARN, ...SLIP_MIND])
const SLIPS = new Set<string>(SLIP_MIND)
const STORED = /记忆|[你您]|关于我/u

const OF_EARLIER = /^(?:我?刚|上)/u

type Groups = Readonly<Record<string, string | undefined>>

/** 忘掉我住在长沙这件事, 把我的电话删掉, 别再记着我的地址了, 清空你的记忆. */
export const readForget: Reader = (place) =>
  readAs(place, PLAIN, isPlain) ??
  readAs(place, DISPOSED, isDisposed) ??
  readAs(place, FRONTED, isFronted) ??
  readAs(place, UNSAID, () => true) ??
  cleared(place) ??
  beforeIt(place)

function readAs(place: Place, pattern: RegExp, fits: (groups: Groups) => boolean): Found | null {
  const groups = pattern.exec(place.part.text)?.groups
  if (!groups) return null
  const { lead = '', tail = '', verb = '', from, object = '' } = groups
  if (asksWhether(lead, tail, markOf(place)) || (from !== undefined && !OF_MEMORY.test(from))) return null
  if (!fits(groups)) return null
  const meant = meantBy(object, verb === '' || MIND.has(verb))
  if (meant === null || (meant.of === 'everything' && !isClearing(groups))) return null
  const at = place.part.start + offsetOf(place.part.text, groups)
  const about = meant.of === 'words' ? { start: at + meant.start, end: at + meant.end } : null
  return { kind: 'forget', of: meant.of, about, span: wholeSpan(place) }
}

function cleared(place: Place): Found | null {
  const { sentence, part } = place
  const next = sentence.parts.find(({ start }) => start > part.end)
  const anew = next !== undefined && BEGINS_ANEW.test(next.text)
  if (!anew || part !== sentence.parts[0] || !CLEARED.test(part.text)) return null
  return { kind: 'forget', of: 'everything', about: null, span: { start: part.start, end: sentence.close } }
}

/** What the clause before it names. */
function beforeIt(place: Place): Found | null {
  const { text, sentence, part } = place
  const unsaid = UNSAID_BEFORE.exec(part.text)?.groups?.['object']
  if (unsaid !== undefined && meantBy(unsaid, true)?.of === 'last')
    return { kind: 'forget', of: 'last', about: null, span: wholeSpan(place) }
  const groups = OF_BEFORE.exec(part.text)?.groups
  const before = sentence.parts.findLast(({ end }) => end <= part.start)
  if (!groups || before === undefined) return null
  const { lead = '', tail = '', verb = '' } = groups
  const points = groups['this'] !== undefined && (!SLIPS.has(verb) || isOrder(lead, tail))
  const ended = SLIPS.has(verb) ? undefined : HAS_ENDED.exec(before.text)?.groups?.['object']
  if (!points && ended === undefined && !TOPIC.test(before.text)) return null
  if (asksWhether(lead, tail, markOf(place))) return null
  const said = ended ?? text.slice(before.start, before.end)
  const meant = meantBy(said, true)
  if (meant?.of !== 'words') return null
  const about = { start: before.start + meant.start, end: before.start + meant.end }
  return { kind: 'forget', of: 'words', about, span: { ...wholeSpan(place), start: before.start } }
}

/** Where the object stands in the clause: before the verb, or after it. */
function offsetOf(text: string, { lead = '', object = '' }: Groups): number {
  return text.indexOf(object, lead.length)
}

/** 忘了X tells of a slip as often: an order has a sign of one, or names what is known. */
function isPlain({ lead = '', tail = '', verb = '', stop, object = '' }: Groups): boolean {
  if (stop !== undefined) return true
  if (!SLIPS.has(verb)) return !/^了/u.test(tail) || isOrder(lead, tail)
  return isOrder(lead, tail) || (namesKnown(object) && tail === '') || /^(?:关于|有关|我刚)/u.test(object)
}

/** 你把我的生日忘了 is a reproach. */
const isDisposed = ({ lead = '', tail = '', verb = '', stop }: Groups): boolean =>
  stop !== undefined || (verb !== '' && (!SLIPS.has(verb) || !/[你您]/u.test(lead) || isOrder(lead, tail)))

/** 我的微信删了 tells what was done: an order has a sign of one, or names what is known. */
function isFronted({ mid = '', tail = '', verb = '', stop, object = '' }: Groups): boolean {
  if (stop !== undefined) return true
  if (SLIPS.has(verb) && !OF_EARLIER.test(object)) return isOrder(mid, tail)
  if (/全|都|一并|通通|统统/u.test(mid) && STORED.test(object)) return true
  return (
    isOrder(mid, tail) ||
    (namesKnown(object) && tail === '') ||
    OF_EARLIER.test(object) ||
    OF_OLD.test(object)
  )
}

/** Everything goes only where what goes is plainly what is known of one: not 忘掉一切. */
const isClearing = ({ verb = '', stop, object = '' }: Groups): boolean =>
  stop !== undefined || DELETES.has(verb) || MIND.has(verb) || STORED.test(object)
const DELETES = new Set<string>(DELETE)
