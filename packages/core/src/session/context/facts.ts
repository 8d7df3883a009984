import type { Hit } from '../../api/recall.ts'
import { byValidity } from '../../facts/order.ts'
import type { MemoryCard } from '../../types/card.ts'
import type { EpochMs } from '../../types/item.ts'
import { GROUP } from './candidate.ts'
import type { Candidate } from './candidate.ts'
import { contestedLine, factLine } from './fact-line.ts'
import type { Wording } from './fact-line.ts'

/** Facts of a context, most important first. */
export interface FactMaterial {
  /** Facts that hold, and those of the answer. */
  readonly active: readonly MemoryCard[]
  /** All versions of the facts sources disagree about. */
  readonly history: readonly MemoryCard[]
  readonly hits: readonly Hit[]
  readonly now: EpochMs
}

/** Those the recall found, best first, past ones among them; then the others, those said last first. Pure. */
export function factCandidates(material: FactMaterial, wording: Wording): readonly Candidate[] {
  const { active, hits, now } = material
  const disputed = new Set(active.filter(({ contested }) => contested).map(({ versionKey }) => versionKey))
  // What rivals of a fact say stands in its line.
  const isToldOf = ({ contested, active: holds, versionKey }: MemoryCard) =>
    contested && !holds && disputed.has(versionKey)
  const found = hits.flatMap(({ card }) => (card && !isGone(card, now) && !isToldOf(card) ? card : []))
  const others = active
    .filter((card) => !isGone(card, now))
    .toSorted((a, b) => b.lastSeenAt - a.lastSeenAt || b.seq - a.seq)
  const cards = new Map([...others, ...found].map((card) => [card.id, card]))
  const ids = new Set([...found, ...others].map(({ id }) => id))
  return [...ids].flatMap((id) => {
    const card = cards.get(id)
    return card ? candidate(card, material, wording) : []
  })
}

/** Of no use to anybody: it has expired, was never so, or says only that something ended. */
const isGone = (card: MemoryCard, now: EpochMs): boolean =>
  (card.expiresAt !== null && card.expiresAt <= now) ||
  card.correctedBy !== null ||
  card.relation === 'retracts'

function candidate(card: MemoryCard, { history, now }: FactMaterial, wording: Wording): Candidate {
  const rivals = card.contested
    ? byValidity(history.filter((other) => isRival(other, card) && !isGone(other, now)))
    : []
  return {
    data: { section: 'facts', card },
    // What is over is there for the message only.
    place: [card.active ? GROUP.facts : GROUP.past, card.versionKey, card.valueKey, card.seq],
    line: (most) =>
      rivals.length > 1 ? contestedLine(rivals, most, wording) : factLine(card, most, wording),
  }
}

const isRival = (other: MemoryCard, card: MemoryCard): boolean =>
  other.contested && other.versionKey === card.versionKey && other.validFrom === card.validFrom
