import type { Licence } from './found.ts'
import type { Scene } from './scene.ts'
import { markAt, wordAt } from './scene.ts'

/** What the words before a time do with it. */
export interface Prefix {
  readonly does: 'at' | 'since' | 'until' | 'before' | 'after' | 'for' | 'in' | 'within' | 'from' | 'between'
  readonly licence: Licence
  /** "Since June" and "back in June" are the last one, whatever else the text tells. */
  readonly lean?: 'past'
  /** After the words that only loosen it ("about") and the article. */
  readonly next: number
  /** Right after the preposition. */
  readonly raw: number
}

type Kind = Omit<Prefix, 'next' | 'raw'>

const does = (kind: Prefix['does'], licence: Licence): Kind => ({ does: kind, licence })

const SINCE: Kind = { ...does('since', 'any'), lean: 'past' }

const PREPOSITIONS: ReadonlyMap<string, Kind> = new Map([
  ['in', does('in', 'in')],
  ['on', does('at', 'on')],
  ['at', does('at', 'at')],
  ['@', does('at', 'at')],
  ['during', does('at', 'in')],
  ['over', does('at', 'in')],
  ['throughout', does('at', 'in')],
  ['around', does('at', 'any')],
  ['circa', does('at', 'any')],
  ['about', does('at', '')],
  ['since', SINCE],
  ['until', does('until', 'any')],
  ['untill', does('until', 'any')],
  ['till', does('until', 'any')],
  ['til', does('until', 'any')],
  ['through', does('until', 'in')],
  ['by', does('until', 'any')],
  ['before', does('before', 'any')],
  ['after', does('after', 'any')],
  ['for', does('for', 'for')],
  ['within', does('within', '')],
  ['from', does('from', 'from')],
  ['between', does('between', 'any')],
  ['the', does('at', '')],
])

const PHRASES: ReadonlyMap<string, Kind> = new Map([
  ['ever since', SINCE],
  ['as of', does('since', 'any')],
  ['starting in', does('since', 'any')],
  ['starting on', does('since', 'any')],
  ['starting from', does('since', 'any')],
  ['beginning in', does('since', 'any')],
  ['beginning on', does('since', 'any')],
  ['up to', does('until', '')],
  ['up until', does('until', 'any')],
  ['up till', does('until', 'any')],
  ['prior to', does('before', 'any')],
  ['back in', { ...does('in', 'in'), lean: 'past' }],
  ['back on', { ...does('at', 'on'), lean: 'past' }],
  ['back at', does('at', 'at')],
  ['back around', { ...does('at', 'any'), lean: 'past' }],
  ['sometime in', does('in', 'in')],
  ['sometime around', does('at', 'any')],
  ['sometime during', does('at', 'in')],
  ['sometime on', does('at', 'on')],
  ['later in', does('in', 'in')],
  ['later on', does('at', 'on')],
  ['earlier in', does('in', 'in')],
])

/** Words of a point that begin as a preposition does: "starting next week". */
const OPENING = /^(?:starting|beginning|effective|sometime)$/u

export const PREFIX_STARTS: ReadonlySet<string> = new Set([
  ...PREPOSITIONS.keys(),
  ...[...PHRASES.keys()].map((phrase) => phrase.split(' ')[0] ?? ''),
  'starting',
  'beginning',
  'effective',
  'sometime',
])

export function prefixAt(scene: Scene, at: number): Prefix | null {
  const word = wordAt(scene, at) || markAt(scene, at)
  const phrase = PHRASES.get(`${word} ${wordAt(scene, at + 1)}`)
  const known = phrase ?? PREPOSITIONS.get(word) ?? (OPENING.test(word) ? opening(word) : undefined)
  const raw = at + (phrase ? 2 : 1)
  return known ? { ...known, raw, next: loose(scene, raw) } : null
}

const opening = (word: string): Kind =>
  word === 'sometime' ? does('at', '') : does('since', word === 'effective' ? 'any' : '')

const LOOSE =
  /^(?:about|around|roughly|approximately|approx|maybe|probably|like|circa|exactly|just|back|sometime|say)$/u
/** "Since about 2010", "until around the end of", "by the". */
function loose(scene: Scene, at: number): number {
  let next = at
  while (next < at + 2 && LOOSE.test(wordAt(scene, next))) next += 1
  if (next > at && /^(?:in|on)$/u.test(wordAt(scene, next))) next += 1
  return wordAt(scene, next) === 'the' ? next + 1 : next
}
