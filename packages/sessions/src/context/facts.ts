import type { Hit, MemoryCard } from '@recollect/core'
import { byValidity } from '@recollect/core/plugin'
import { GROUP } from './candidate.ts'
import type { Candidate } from './candidate.ts'
import { contestedPart, factPart, groupsOf, WISH } from './fact-line.ts'
import type { FactGroups, Wording } from './fact-line.ts'
import { FIRST } from './relevance.ts'
import type { Relevance, Weight } from './relevance.ts'

/** What the facts of a context are chosen from. */
export interface FactMaterial {
  /** Facts that hold, and those of the answer. */
  readonly active: readonly MemoryCard[]
  /** All versions of the facts sources disagree about. */
  readonly history: readonly MemoryCard[]
  readonly hits: readonly Hit[]
  readonly relevance: Relevance
}

/** Facts as they may be shown, each list most important first. */
export interface FactCandidates {
  readonly wishes: readonly Candidate[]
  /** What bears on the message, what could hurt, and who the user is. */
  readonly first: readonly Candidate[]
  /** Of the first, those that bear on the message themselves. */
  readonly bearing: readonly Candidate[]
  readonly others: readonly Candidate[]
}

/**
 * Wishes; what bears on the message, most first, past facts that the recall found among them, allergies, illnesses and diets not behind
 * what bears on it little, then who the user is; the others by when and how often they were said. Pure.
 */
export function factCandidates(material: FactMaterial, wording: Wording): FactCandidates {
  const { relevance } = material
  const facts = factsIn(material, wording).map((card) => ({ card, ...relevance(card) }))
  const rest = facts.filter(({ card }) => !isWish(card))
  const first = rest.filter(({ weight }) => weight >= FIRST)
  const others = rest.filter(({ weight }) => weight < FIRST)
  const groups = new Map<string, FactGroups>()
  const groupsIn = (card: MemoryCard): FactGroups => {
    const known = groups.get(card.versionKey) ?? groupsOf(card, wording)
    groups.set(card.versionKey, known)
    return known
  }
  const made = new Map(facts.map(({ card }) => [card, candidate(card, groupsIn(card), material, wording)]))
  const candidates = (list: readonly Ranked[]) => list.flatMap(({ card }) => made.get(card) ?? [])
  return {
    wishes: candidates(facts.filter(({ card }) => isWish(card)).toSorted(byRecency)),
    first: candidates(first.toSorted(byWeight)),
    bearing: candidates(first.filter(({ bears }) => bears)),
    others: candidates(others.toSorted(byWeight)),
  }
}

interface Ranked extends Weight {
  readonly card: MemoryCard
}

const isWish = ({ slot, entity, active }: MemoryCard): boolean => slot === WISH && entity === 'user' && active

const byWeight = (a: Ranked, b: Ranked): number => b.weight - a.weight || byRecency(a, b)

/** Said last first; of those said at one time what was said oftener. */
const byRecency = ({ card: a }: Ranked, { card: b }: Ranked): number =>
  b.lastSeenAt - a.lastSeenAt || b.seenAt.length - a.seenAt.length || b.seq - a.seq

/** Each once: what holds, and what the recall found of the past. */
function factsIn({ active, hits }: FactMaterial, { now }: Wording): readonly MemoryCard[] {
  const disputed = new Set(active.filter(({ contested }) => contested).map(({ versionKey }) => versionKey))
  // What rivals of a fact say stands in its line.
  const isInLine = ({ contested, active: holds, versionKey }: MemoryCard) =>
    contested && !holds && disputed.has(versionKey)
  const found = hits.flatMap(({ card }) => (card && !isInLine(card) ? card : []))
  const all = new Map([...active, ...found].map((card) => [card.id, card]))
  return [...all.values()].filter((card) => !isGone(card, now))
}

/** Of no use to anybody: it has expired, was never so, says only that something ended, or has no value. */
const isGone = (card: MemoryCard, now: number): boolean =>
  (card.expiresAt !== null && card.expiresAt <= now) ||
  card.correctedBy !== null ||
  card.relation === 'retracts'

function candidate(
  card: MemoryCard,
  groups: FactGroups,
  { history }: FactMaterial,
  wording: Wording,
): Candidate {
  const rivals = card.contested
    ? byValidity(history.filter((other) => isRival(other, card) && !isGone(other, wording.now)))
    : []
  // What is over is there for the message only.
  const group = isWish(card) ? GROUP.wishes : card.active ? GROUP.facts : GROUP.past
  return {
    data: { section: isWish(card) ? 'wishes' : 'facts', card },
    place: [group, placeOf(card, groups), card.entity, card.slot, card.valueKey, card.seq],
    ...groups,
    line: (most) =>
      rivals.length > 1 ? contestedPart(rivals, most, wording) : factPart(card, most, wording),
  }
}

/** The user's line, then slot by slot, then the others. */
function placeOf({ entity, slot }: MemoryCard, { groups, alone }: FactGroups): number {
  if (entity !== 'user' || /^(?:family|relation)\./u.test(slot)) return 2
  return groups === alone ? 0 : 1
}

const isRival = (other: MemoryCard, card: MemoryCard): boolean =>
  other.contested && other.versionKey === card.versionKey && other.validFrom === card.validFrom
