import type { Change, EpochMs, MemoryCard, MemoryItem } from '@recollect/core'
import type { SeqSpan } from '@recollect/core/store'

/** What a look must know of a scope beyond the cards of one version key. */
export interface Surroundings {
  readonly cards: ReadonlySet<string>
  readonly items: ReadonlySet<string>
  /** Whether something is known to have been written at about a moment. */
  wroteAt(at: EpochMs): boolean
  /** When something was first written. */
  readonly firstWrite: EpochMs
  /** The log tells of the write that made the card. */
  isLogged(card: MemoryCard): boolean
  /** Cards may have been forgotten since it was written. */
  mayHaveLost(card: MemoryCard): boolean
}

/** A change is stamped when it is committed, its cards when it begins. */
const LONGEST_WRITE = 60_000

/** `changes`: the whole log. */
export function surroundingsOf(
  cards: readonly MemoryCard[],
  items: readonly MemoryItem[],
  changes: readonly Change[],
): Surroundings {
  const written = [...cards, ...items].map(({ recordedAt }) => recordedAt)
  const moments = [...written, ...changes.map(({ at }) => at)].sort((a, b) => a - b)
  const made = changes
    .filter(({ kind }) => kind !== 'import')
    .flatMap((change) => (change.cards === null ? [] : [change.cards]))
  const lostBefore = lastLoss(changes)
  return {
    cards: new Set(cards.map(({ id }) => id)),
    items: new Set(items.map(({ id }) => id)),
    wroteAt: (at) => isNear(at, moments),
    firstWrite: moments[0] ?? -Infinity,
    isLogged: ({ seq }) => isWithin(seq, made),
    mayHaveLost: ({ seq }) => seq <= lostBefore,
  }
}

/** The newest card there was when something was last forgotten; what is imported may have been forgotten from where it was. */
function lastLoss(changes: readonly Change[]): number {
  const losses = changes.filter(({ kind }) => kind === 'forget' || kind === 'import')
  const last = losses.reduce((most, { seq }) => Math.max(most, seq), 0)
  const before = changes.filter(({ seq }) => seq <= last)
  return before.reduce((most, change) => Math.max(most, change.cards?.[1] ?? 0), 0)
}

const isNear = (at: EpochMs, moments: readonly EpochMs[]): boolean =>
  moments.some((moment) => Math.abs(moment - at) <= LONGEST_WRITE)

const isWithin = (seq: number, spans: readonly SeqSpan[]): boolean =>
  spans.some(([first, last]) => first <= seq && seq <= last)
