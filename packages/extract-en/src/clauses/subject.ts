import { HEALTH_ADJECTIVES } from '../lexicon/health/health.ts'
import { NATIONALITIES, RELIGIONS } from '../lexicon/self/nationalities.ts'
import { DIETS } from '../lexicon/grammar/noun-classes.ts'
import { statusOf } from '../lexicon/people/statuses.ts'
import { OWN_POSSESSIVES } from '../lexicon/grammar/grammar.ts'
import { TRAITS } from '../lexicon/self/self-labels.ts'
import { PRONOUN } from '../text/state.ts'
import { isClosed } from './closed.ts'
import { kinAt } from './kin.ts'
import type { Kin } from './kin.ts'
import { nameAt } from './name.ts'
import { namedFirst } from './name-first.ts'
import { phraseAt } from './phrase.ts'
import type { Said } from './said.ts'
import { isParticiple, STATES, verbAt } from './verb.ts'

/** Who a clause is said of. */
export interface Subject {
  readonly entity: string
  readonly end: number
  readonly kin: Kin | null
}

/** ", a retired cop,": what stands between a relative and the verb. */
function afterAside({ words }: Said, at: number): number {
  const phrase = words[at]?.key === ',' ? phraseAt(words, at + 1) : null
  return phrase !== null && /^(?:an?|the)$/u.test(phrase.det) && words[phrase.to]?.key === ','
    ? phrase.to + 1
    : at
}

/** "My friend, who I know from work, opened …": what is said in between is passed over. */
function pastRelative({ words }: Said, at: number): number {
  const who = words[at]?.key === ',' ? at + 1 : at
  if (words[who]?.key !== 'who' || words[who - 1]?.key !== ',') return at
  for (let to = who + 2; to < who + LONGEST_RELATIVE; to++)
    if (words[to]?.key === ',') return verbAt(words, to + 1) && !verbAt(words, who + 1) ? to + 1 : who
  return who
}
const LONGEST_RELATIVE = 12

/** "My neighbour's dentist": somebody else. "My neighbour's retired", "my neighbour's a dentist" say what she is. */
const owns = (next: string): boolean =>
  !isClosed(next) &&
  !isParticiple(next) &&
  !STATES.has(next) &&
  !/^\d|ing$/u.test(next) &&
  ![HEALTH_ADJECTIVES, DIETS, NATIONALITIES, RELIGIONS, TRAITS].some((list) => list.has(next)) &&
  statusOf(next) === null

/** "Me and the missus", "my partner and I": the speaker with another; where it ends, or -1. */
function withSpeaker(said: Said, from: number): number {
  const { words } = said
  const isFirst =
    /^(?:me|i)$/u.test(words[from]?.key ?? '') && /^(?:and|&|n)$/u.test(words[from + 1]?.key ?? '')
  const other = isFirst ? from + 2 : from
  const kin = kinAt(said, other, true)
  const end = kin?.end ?? (isFirst && nameAt(said, other, true) ? other + 1 : -1)
  if (isFirst) return end
  return end > 0 && /^(?:and|&)$/u.test(words[end]?.key ?? '') && words[end + 1]?.key === 'i' ? end + 2 : -1
}

const PRONOUNS = new Set(['he', 'she', 'they', 'it'])

/** The subject that begins here; null for none. */
export function subjectAt(said: Said, from: number): Subject | null {
  const key = said.words[from]?.key ?? ''
  const both = withSpeaker(said, from)
  if (both >= 0) return { entity: 'user', end: both, kin: null }
  if (key === 'i' || key === 'we') return { entity: 'user', end: from + 1, kin: null }
  if (PRONOUNS.has(key)) return { entity: `${PRONOUN}${key}`, end: from + 1, kin: null }
  if (/^(?:both|all|one|some)$/u.test(key)) {
    const of = said.words[from + 1]?.key === 'of' ? from + 2 : from + 1
    return OWN_POSSESSIVES.has(said.words[of]?.key ?? '') ? subjectAt(said, of) : null
  }
  const named = namedFirst(said, from)
  if (named) return { entity: `user.${named.relation}`, end: named.end, kin: named }
  const kin = kinAt(said, from, true)
  if (!kin) return null
  const after = said.words[kin.end]?.key ?? ''
  if (after === "'s" && owns(said.words[kin.end + 1]?.key ?? '')) return null
  const closed = /^[,)]$/u.test(after) && kin.name >= 0 ? kin.end + 1 : kin.end
  const aside = afterAside(said, closed)
  const end = pastRelative(said, aside)
  // "My brother he is engineer", "my aunt who lives in Kyoto".
  const goesOn = /^(?:who|he|she|they)$/u.test(said.words[end]?.key ?? '')
  return { entity: `user.${kin.relation}`, end: goesOn ? end + 1 : end, kin }
}
