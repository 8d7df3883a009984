import { isEnding, isMistake } from '../facts/keys.ts'
import { moments, saidAt, timeOf } from '../facts/order.ts'
import type { TimedDraft, VersionState } from '../plugin/versioner.ts'
import type { MemoryCard } from '../types/card.ts'
import type { EpochMs } from '../types/item.ts'

/** Something said of a fact, with its place in the order: event time, then the time it was said, then insertion. */
export interface Statement {
  /** The card that tells it; null for the draft. */
  readonly card: MemoryCard | null
  readonly says: MemoryCard | TimedDraft
  readonly versionKey: string
  readonly valueKey: string
  readonly session: string | null
  readonly at: EpochMs
  readonly said: EpochMs
  readonly order: number
  /** When it began to hold, or ended. */
  readonly began: EpochMs
  /** `gap`: nothing told of the end of a card that is closed: what did was forgotten. */
  readonly role: 'states' | 'ends' | 'gap'
}

/** One for every moment a card speaks of. What was said by mistake says nothing. */
export function statementsOf(card: MemoryCard, order = card.seq): readonly Statement[] {
  if (isMistake(card)) return []
  const { versionKey, valueKey, session } = card
  const role = isEnding(card) ? 'ends' : 'states'
  const base = { card, says: card, versionKey, valueKey, session, order, role } as const
  return moments(card).map((at, i) => ({
    ...base,
    at,
    said: i === 0 ? saidAt(card, at) : at,
    began: i === 0 ? Math.min(at, begunAt(card, at)) : at,
  }))
}

/** The card whose statements a version that goes on repeats: of one moment they come in the order of that one. */
export const resumedFrom = ({ extra }: MemoryCard): string | null => {
  const id = extra?.[RESUMES]
  return typeof id === 'string' ? id : null
}

export const RESUMES = 'resumes'

/** What moved the beginning of a dated card, another version, may be moved itself. */
function begunAt(card: MemoryCard, at: EpochMs): EpochMs {
  const began = isEnding(card) ? (card.validTo ?? at) : timeOf(card)
  const told = card.eventDate?.from ?? null
  return began < at && told !== null ? Math.min(told, began) : began
}

/** An ending is of no chain until it is known what it ends. */
export function statementOf(draft: TimedDraft, { versionKey, valueKey, session }: VersionState): Statement {
  const { eventAt, beganAt } = draft
  const role = isOver(draft) ? 'ends' : 'states'
  const began = draft.tense === 'past' ? eventAt : beganAt
  const base = { card: null, says: draft, versionKey, valueKey, session, role } as const
  return { ...base, at: eventAt, said: draft.saidAt, order: Infinity, began }
}

export const isOver = (draft: Pick<TimedDraft, 'relation' | 'tense'>): boolean =>
  draft.relation === 'retracts' || draft.tense === 'past'

/** The end of a card that nothing known tells of. */
export const gapAfter = (card: MemoryCard, at: EpochMs): Statement => {
  const { versionKey, valueKey, session, seq } = card
  const base = { card: null, says: card, versionKey, valueKey, session, role: 'gap' } as const
  return { ...base, at, said: at, began: at, order: seq }
}

export const inOrder = (statements: readonly Statement[]): readonly Statement[] =>
  [...statements].sort(
    (a, b) => a.at - b.at || a.said - b.said || (a.order === b.order ? 0 : a.order - b.order),
  )
