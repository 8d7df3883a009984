import type { Clause, RuleMatch } from '@recollect/core'
import { mayBeOwn } from '../frame/own-rule.ts'
import type { Subject } from '../frame/subject.ts'
import { subjectOf } from '../frame/subject.ts'
import { FRAMES } from '../frames/index.ts'
import type { Domain } from '../frames/index.ts'
import { CLASSES } from './classes.ts'
import type { Frame, WhereOf } from './frame.ts'
import { tailOf } from './tail.ts'
import type { Tail } from './tail.ts'
import type { Where } from './where.ts'
import { whereAtEnd } from './where.ts'

/** Something a clause says of its subject, by the place of its words in the clause. */
export interface Said {
  readonly slot: string
  readonly start: number
  readonly end: number
  readonly facet?: string | undefined
}

/** A clause as a frame reads it. */
export interface Reading {
  readonly domain: Domain
  readonly subject: Subject
  readonly said: readonly Said[]
  readonly tail: Tail
}

interface Verb {
  readonly domain: Domain
  readonly frame: Frame
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

const readings = new WeakMap<Clause, Reading | null>()

/** Reads a clause by the first of its verbs for which all its words are accounted for; null when there is none. */
export function readClause(match: RuleMatch): Reading | null {
  const known = readings.get(match.clause)
  if (known !== undefined) return known
  const reading = firstReading(match, match.text)
  readings.set(match.clause, reading)
  return reading
}

function firstReading(match: RuleMatch, text: string): Reading | null {
  const tail = tailOf(text)
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

interface Place {
  readonly match: RuleMatch
  readonly text: string
  readonly at: number
  readonly verb: string
  readonly tail: Tail
}

/** Between a verb and what it takes: 学的会计, 做着微商, 选的是物理类. */
const ASPECT = /^(?:着|的就?是|的(?=.)|上(?=.))/u

function readVerb(place: Place, { domain, frame }: Verb): Reading | null {
  const { match, text, at, tail } = place
  const object = objectOf(place, frame)
  if (object === null) return null
  const before = text.slice(0, at)
  const where = frame.where === undefined ? null : whereAtEnd(before)
  const told = text.startsWith('的', at + place.verb.length)
  if (!isLasting(frame, where, tail.de || told)) return null
  const subject = subjectOf(match, where === null ? before : text.slice(0, where.start), 'chat')
  if (subject === null || !isAsserted(match, subject) || isNobodys(frame, subject)) return null
  return {
    domain,
    subject,
    tail,
    said: [
      // 在北京学的中文 is where it was, once.
      ...(told ? [] : whereSaid(frame.where, where)),
      { slot: frame.slot, ...object, facet: frame.facet },
      ...(frame.lasts === true && tail.duration !== null
        ? [{ slot: 'tenure', start: tail.duration[0], end: tail.duration[1] }]
        : []),
    ],
  }
}

/** 才上三年级 is said of a child that is not named, 那时我上初二 of a time. */
const isNobodys = ({ takes }: Frame, { explicit, entity, modifiers }: Subject): boolean =>
  takes === 'stage' && ((!explicit && entity === 'user') || modifiers.past || modifiers.ago)

/** One character names no level of study by itself: 读研. */
const needsVerb = (frame: Frame, words: number) =>
  frame.whole === true && (frame.takes !== 'stage' || words === 1)

function objectOf({ text, at, verb, tail }: Place, frame: Frame): { start: number; end: number } | null {
  const end = at + verb.length
  if (frame.takes === undefined) return end === tail.rest.length ? { start: at, end } : null
  const aspect = ASPECT.exec(text.slice(end, tail.rest.length))?.[0].length ?? 0
  const from = end + aspect
  const value =
    from < tail.rest.length ? CLASSES[frame.takes](text.slice(from, tail.rest.length), verb) : null
  if (value === null) return null
  return needsVerb(frame, value[1] - value[0]) && aspect === 0
    ? { start: at, end: from + value[1] }
    : { start: from + value[0], end: from + value[1] }
}

function isLasting({ only }: Frame, where: Where | null, de: boolean): boolean {
  if (only === undefined) return true
  return (where !== null && only !== 'de') || (de && only !== 'where')
}

/** Said to be so, of somebody it can be said of. */
function isAsserted(match: RuleMatch, { modifiers, ...subject }: Subject): boolean {
  if (modifiers.negative || modifiers.twiceDenied || modifiers.over) return false
  if (modifiers.when !== null && TO_COME.test(modifiers.when)) return false
  return subject.entity !== 'user' || mayBeOwn(match, { ...subject, modifiers, negative: false, over: false })
}
const TO_COME =
  /明[天年日早晚]|(?<!以)后[天年]|下(?:个|周|月|星期|学期|半年|礼拜|次)|将来|未来|今后|即将|马上/u

const SLOTS: Readonly<Record<WhereOf, Readonly<Record<Where['kind'], string | null>>>> = {
  work: { place: 'location', organisation: 'employer', school: 'employer', none: null },
  study: { place: 'location', organisation: null, school: 'school', none: null },
  home: { place: 'location', organisation: null, school: null, none: null },
}

function whereSaid(of: WhereOf | undefined, where: Where | null): readonly Said[] {
  const slot = of === undefined || where === null ? null : SLOTS[of][where.kind]
  return slot === null || where === null ? [] : [{ slot, start: where.from, end: where.to }]
}
