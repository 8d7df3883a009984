import { byName, own } from '@recollect/core/plugin'
import type { Names } from '@recollect/core/plugin'
import type { Subject } from '../text/subject.ts'
import type { FrameOfDomain } from '../frames/index.ts'
import { FRAMES } from '../frames/index.ts'
import { isAsserted } from './asserted.ts'
import { kindOfGadget } from './classes-of-things.ts'
import { holds, suits } from './conditions.ts'
import type { Frame } from './frame.ts'
import { ASIDE, beforeVerb } from './lead.ts'
import { objectOf } from './object.ts'
import type { Object, Place } from './object.ts'
import type { Reading, Said } from './reading.ts'
import type { Scene } from './scene.ts'
import type { Tail } from './tail.ts'
import type { Where } from './where.ts'
import { whereAtEnd } from './where.ts'

const VERBS: ReadonlyMap<string, readonly FrameOfDomain[]> = byVerb()
const LONGEST = Math.max(...[...VERBS.keys()].map((verb) => verb.length))

function byVerb(): Map<string, FrameOfDomain[]> {
  const found = new Map<string, FrameOfDomain[]>()
  for (const entry of FRAMES)
    if (entry.frame.shape === 'verb')
      for (const verb of entry.frame.words) found.set(verb, [...(found.get(verb) ?? []), entry])
  return found
}

/** Reads a clause by the first of its verbs for which all its words are accounted for; null when there is none. */
export function readByVerb(scene: Scene, tail: Tail): Reading | null {
  const { text } = scene
  for (let at = 0; at < tail.rest.length; at++) {
    for (let length = LONGEST; length > 0; length--) {
      const verb = text.slice(at, at + length)
      for (const entry of VERBS.get(verb) ?? []) {
        const reading = readVerb({ scene, text, at, verb, tail }, entry)
        if (reading !== null) return reading
      }
    }
  }
  return null
}

function readVerb(place: Place, { domain, frame }: FrameOfDomain): Reading | null {
  const { scene, text, at, tail } = place
  const { options } = frame
  // 开过一家店 was once.
  if (text.startsWith('过', at + place.verb.length)) return null
  const object = objectOf(place, frame)
  // 住三亚几天 is a stay.
  if (object === null || (object.of === 'home' && tail.duration !== null)) return null
  const before = beforeVerb(frame, text.slice(0, at))
  if (before === null) return null
  const where = options.has('where') ? whereAtEnd(before, tail.done) : null
  if (tail.gone && !options.has('gone') && (where?.moved !== true || where.kind === 'none')) return null
  if (!holds(place, frame, object, where, before)) return null
  const said = where === null ? before : text.slice(0, where.start)
  const lead = said.replace(ASIDE, '')
  // 我弟一家 ends like one.
  const subject = scene.subjectOf(lead) ?? (lead === said ? null : scene.subjectOf(said))
  if (subject === null || !isAsserted(scene.match, subject, options.has('deny'))) return null
  // 小区里，养了一只猫 may be anybody's; 院子里养了 is at home.
  if (object.of === 'animal' && !subject.explicit && lead === before) return null
  if (!suits(place, frame, object, subject, before)) return null
  return { domain, subject, said: saidBy(place, frame, object, where, changeOf(frame, where, subject, tail)) }
}

function saidBy(
  { text, at, verb, tail }: Place,
  frame: Frame,
  object: Object,
  where: Where | null,
  changed: Partial<Said>,
): readonly Said[] {
  const { options } = frame
  // 在北京学的中文 is where it was, once.
  const told = text.startsWith('的', at + verb.length)
  return [
    ...(told ? [] : whereSaid(text, options.get('where'), where).map((said) => ({ ...said, ...changed }))),
    ...objectSaid(frame, object, changed, text),
    ...(options.has('lasts') && tail.duration !== null
      ? [{ slot: 'tenure', start: tail.duration[0], end: tail.duration[1] }]
      : []),
  ]
}

function changeOf({ options }: Frame, where: Where | null, subject: Subject, tail: Tail): Partial<Said> {
  if (options.has('updates') || options.has('changed') || where?.moved === true)
    return { relation: 'updates' }
  return options.has('ends') ? { relation: 'retracts' } : denied(subject, tail)
}

/** What is denied does not hold; with 了 or 不再 it holds no more. */
function denied({ modifiers }: Subject, tail: Tail): Partial<Said> {
  if (!modifiers.negative && !modifiers.over) return {}
  return modifiers.over || tail.done ? { relation: 'retracts' } : { polarity: 'negative' }
}

function objectSaid(
  { slot, options }: Frame,
  { of, ...object }: Object,
  changed: Partial<Said>,
  text: string,
): readonly Said[] {
  if (slot === null) return []
  const facet = options.get('facet') ?? facetOf(of, text.slice(object.start, object.end))
  const polarity = options.has('not') ? ({ polarity: 'negative' } as const) : {}
  const tense = options.has('past') ? ({ tense: 'past' } as const) : {}
  return [{ slot, ...object, ...changed, ...polarity, ...tense, facet }]
}

const facetOf = (of: string, words: string): string | undefined =>
  of === 'gadget' ? kindOfGadget(words) : undefined

/** What the place before a predicate means: 在网易做… where one works, 在三中读… where one learns; else where one lives. */
const SLOTS: Names<Readonly<Record<Where['kind'], string | null>>> = byName({
  work: { place: 'location', organisation: 'employer', school: 'employer', unknown: 'employer', none: null },
  study: { place: 'location', organisation: null, school: 'school', unknown: null, none: null },
  on: { place: null, organisation: 'uses', school: null, unknown: null, none: null },
  home: { place: 'location', organisation: null, school: null, unknown: null, none: null },
})

/** 大卫城, 万达广场: shops are in them. */
const HALL = /(?:[^县省市]城|广场|大厦|大楼|商城|天地|汇|奥莱|步行街)$/u

function whereSaid(text: string, of: string | undefined, where: Where | null): readonly Said[] {
  const kind =
    of === 'work' && where !== null && HALL.test(text.slice(where.from, where.to))
      ? 'organisation'
      : where?.kind
  const slot = of === undefined || kind === undefined ? null : (own(SLOTS, of)?.[kind] ?? null)
  return slot === null || where === null ? [] : [{ slot, start: where.from, end: where.to }]
}
