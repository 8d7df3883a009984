import type { RuleMatch } from '@recollect/core'
import type { Subject } from '../frame/subject.ts'
import { subjectOf } from '../frame/subject.ts'
import type { Domain } from '../frames/index.ts'
import { FRAMES } from '../frames/index.ts'
import { BODY_PARTS } from '../lexicon/illnesses.ts'
import { oneOf } from '../patterns.ts'
import { isAsserted } from './asserted.ts'
import { CLASSES } from './classes.ts'
import { kindOfGadget } from './classes-of-things.ts'
import type { Frame, WhereOf } from './frame.ts'
import type { Reading, Said } from './reading.ts'
import type { Tail } from './tail.ts'
import type { Where } from './where.ts'
import { whereAtEnd } from './where.ts'

interface Verb {
  readonly domain: Domain
  readonly frame: Frame
}

/** A verb where it stands in a clause. */
interface Place {
  readonly match: RuleMatch
  readonly text: string
  readonly at: number
  readonly verb: string
  readonly tail: Tail
}

const VERBS: ReadonlyMap<string, readonly Verb[]> = byVerb()
const LONGEST = Math.max(...[...VERBS.keys()].map((verb) => verb.length))

function byVerb(): Map<string, Verb[]> {
  const found = new Map<string, Verb[]>()
  for (const [domain, frames] of FRAMES)
    for (const frame of frames)
      for (const verb of frame.verbs.split(' '))
        found.set(verb, [...(found.get(verb) ?? []), { domain, frame }])
  return found
}

/** Reads a clause by the first of its verbs for which all its words are accounted for; null when there is none. */
export function readByVerb(match: RuleMatch, tail: Tail): Reading | null {
  const { text } = match
  for (let at = 0; at < tail.rest.length; at++) {
    for (let length = LONGEST; length > 0; length--) {
      const verb = text.slice(at, at + length)
      for (const entry of VERBS.get(verb) ?? []) {
        const reading = readVerb({ match, text, at, verb, tail }, entry)
        if (reading !== null) return reading
      }
    }
  }
  return null
}

/** Between a verb and what it takes: 学的会计, 做着微商, 选的是物理类. */
const ASPECT = /^(?:着|的就?是|的(?=.)|上(?=.)|(?:出来)?(?:了|是|为)(?=.))/u
/** For whom or with whom, at home: 给人搞装修, 跟人合伙开店, 院子里养鸡. */
const FOR_OTHERS =
  /(?:[给帮替]人家?|给别人|[跟和](?:人|朋友|别人|亲戚|同学)(?:合伙|一起)?|(?:院子|后院|家|屋|阳台|店|厂)里?上?|英语|日语|普通话|(?:本科|研究生|大学|硕士|博士)(?:时|阶段|期间)?)$/u
const OF_BODY = new RegExp(`(?:左|右)?(?:${oneOf(BODY_PARTS)})(?:被|也)?$`, 'u')

/** What it is for, in two or three characters: 记账, 写代码. */
const PURPOSE =
  /(?:写|画|记|剪|修|做|拍|看|听|导|背|学|练|跑|开|打|买|炒|查|订|录|编|存)(?:[^,我你他她的了是在用不没]{1,3})?(?:我|我都|主要|一般|平时|都|就|一直)?$/u

/** The words before a verb that may be its subject; null where it lacks what it is for. */
function beforeVerb({ ofBody, forWhat }: Frame, before: string): string | null {
  if (ofBody === true) return before.replace(OF_BODY, '')
  if (forWhat !== true) return before
  const purpose = PURPOSE.exec(before)
  return purpose === null ? null : before.slice(0, purpose.index) + (purpose[0].includes('我') ? '我' : '')
}

function readVerb(place: Place, { domain, frame }: Verb): Reading | null {
  const { match, text, at, tail } = place
  // 开过一家店 was once.
  if (text.startsWith('过', at + place.verb.length)) return null
  const object = objectOf(place, frame)
  // 住三亚几天 is a stay.
  if (object === null || (frame.takes === 'home' && tail.duration !== null)) return null
  const before = beforeVerb(frame, text.slice(0, at))
  if (before === null) return null
  const where = frame.where === undefined ? null : whereAtEnd(before)
  // Only what is clearly a job makes an unknown name one of a firm: 在阳台种花 does not.
  if (where?.kind === 'unknown' && frame.takes !== 'work') return null
  const told = text.startsWith('的', at + place.verb.length)
  if (
    !isLasting(frame, where, tail.de || told) ||
    ((frame.updates === true || isGoing(where, before)) && !isDone(place))
  )
    return null
  const lead = (where === null ? before : text.slice(0, where.start)).replace(FOR_OTHERS, '')
  const subject = subjectOf(match, lead, 'chat')
  if (subject === null || !isAsserted(match, subject) || isNobodys(frame, subject)) return null
  // 小区里，养了一只猫 may be anybody's; 院子里养了 is at home.
  if (frame.takes === 'animal' && !subject.explicit && lead === before) return null
  const changed = frame.updates === true || where?.moved === true ? ({ relation: 'updates' } as const) : {}
  return {
    domain,
    subject,
    said: [
      // 在北京学的中文 is where it was, once.
      ...(told ? [] : whereSaid(frame.where, where).map((said) => ({ ...said, ...changed }))),
      ...objectSaid(frame, { ...object, ...changed }, text),
      ...(frame.lasts === true && tail.duration !== null
        ? [{ slot: 'tenure', start: tail.duration[0], end: tail.duration[1] }]
        : []),
    ],
  }
}

/** 去深圳做外贸 may be a plan. */
const isGoing = (where: Where | null, before: string): boolean =>
  where?.moved === true && !before.slice(where.start).includes('了')

function objectSaid(frame: Frame, object: Omit<Said, 'slot'>, text: string): readonly Said[] {
  const { slot } = frame
  return slot === undefined
    ? []
    : [{ slot, ...object, facet: facetOf(frame, text.slice(object.start, object.end)) }]
}

const facetOf = ({ takes }: Frame, words: string): string | undefined =>
  takes === 'gadget' ? kindOfGadget(words) : undefined

const isDone = ({ text, at, verb, tail }: Place): boolean =>
  tail.done || /^[了的]/u.test(text.slice(at + verb.length))

/** 才上三年级 is said of a child that is not named, 那时我上初二 of a time. */
const isNobodys = ({ takes }: Frame, { explicit, entity, modifiers }: Subject): boolean =>
  takes === 'stage' && ((!explicit && entity === 'user') || modifiers.past || modifiers.ago)

/** One character names no level of study by itself: 读研. */
const needsVerb = (frame: Frame, words: number) =>
  frame.whole === true && (frame.takes !== 'stage' || words === 1)

function objectOf(
  { text, at, verb, tail }: Place,
  frame: Frame,
): Pick<Said, 'start' | 'end' | 'value'> | null {
  const end = at + verb.length
  if (frame.takes === undefined) return end === tail.rest.length ? { start: at, end } : null
  const aspect = ASPECT.exec(text.slice(end, tail.rest.length))?.[0].length ?? 0
  const from = end + aspect
  const value =
    from < tail.rest.length ? CLASSES[frame.takes](text.slice(from, tail.rest.length), verb) : null
  if (value === null) return null
  const words = { start: from + value[0], end: from + value[1] }
  if (!needsVerb(frame, value[1] - value[0])) return words
  return words.start === end
    ? { start: at, end: words.end }
    : { ...words, value: `${verb}${text.slice(words.start, words.end)}` }
}

function isLasting({ only }: Frame, where: Where | null, de: boolean): boolean {
  if (only === undefined) return true
  return (where !== null && only !== 'de') || (de && only !== 'where')
}

const SLOTS: Readonly<Record<WhereOf, Readonly<Record<Where['kind'], string | null>>>> = {
  work: { place: 'location', organisation: 'employer', school: 'employer', unknown: 'employer', none: null },
  study: { place: 'location', organisation: null, school: 'school', unknown: null, none: null },
  home: { place: 'location', organisation: null, school: null, unknown: null, none: null },
}

function whereSaid(of: WhereOf | undefined, where: Where | null): readonly Said[] {
  const slot = of === undefined || where === null ? null : SLOTS[of][where.kind]
  return slot === null || where === null ? [] : [{ slot, start: where.from, end: where.to }]
}
