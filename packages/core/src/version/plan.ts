import type { Closing, TimedDraft, VersionPlan, Versioner, VersionState } from '../plugin/versioner.ts'
import type { MemoryCard } from '../types/card.ts'
import type { EpochMs } from '../types/item.ts'
import type { SlotSpec } from '../types/slot.ts'
import { isDenial } from '../facts/keys.ts'
import { isLater, timeOf } from '../facts/order.ts'
import { matchForm } from '../util/normalize.ts'

/**
 * The version plan of DESIGN §6. Pure: newest event time wins; the same value reinforces; a new value of a single slot updates; a
 * multi slot extends; an opposite value is retired; a retraction leaves the fact unknown; what arrives late is filed into the past.
 */
export const defaultVersioner: Versioner = {
  plan(state, draft, slot) {
    if (draft.relation === 'retracts' || draft.tense === 'past') return end(state, draft)
    const same = state.rivals.find((card) => isInChain(card, state) && sameValue(card, draft, slot))
    if (same) return reinforce(same, 'the same value is active already')
    if (isLate(state, draft)) return fileLate(state, draft, slot)
    return establish(state, draft, slot)
  },
}

const nextVersion = (state: VersionState) => (state.latest?.version ?? 0) + 1

const isInChain = (card: MemoryCard, { versionKey, valueKey }: VersionState): boolean =>
  card.versionKey === versionKey && card.valueKey === valueKey

/** In a multi slot the value key is the value, so one chain is one value; in a single slot the normal forms decide: 5月3号 is 05月03日. */
const sameValue = (card: MemoryCard, draft: TimedDraft, slot: SlotSpec): boolean =>
  slot.cardinality === 'multi' || isDenial(draft) || formOf(card) === formOf(draft)

const formOf = ({ normal, value }: Pick<MemoryCard, 'normal' | 'value'>) => fold(normal ?? value)

/** Spaces and punctuation do not make another value, except inside numbers, addresses and names like C#. */
const fold = (value: string) =>
  matchForm(value).replaceAll(/(?<!\d)\s|\s(?!\d)|(?<![a-z\d])(?!#)\p{P}|(?!#)\p{P}(?![a-z\d])/gu, '')

const isLate = (state: VersionState, draft: TimedDraft): boolean =>
  [...(state.head ? [state.head] : []), ...state.rivals, ...state.chain].some((card) => isLater(card, draft))

function reinforce(card: MemoryCard, reason: string): VersionPlan {
  return { action: 'reinforces', close: [], reinforce: card, insert: null, reason }
}

function establish(state: VersionState, draft: TimedDraft, slot: SlotSpec): VersionPlan {
  const closed = state.rivals
  const began = notBefore([...closed, ...(state.head ? [state.head] : [])], draft)
  const parent = state.latest ?? closed.find((card) => card.versionKey === state.versionKey) ?? null
  const action = closed.length > 0 ? 'updates' : slot.cardinality === 'multi' ? 'extends' : 'sets'
  return {
    action,
    close: [...closed.map((card) => ({ card, validTo: began })), ...outdatedEnd(state)],
    reinforce: null,
    insert: {
      active: true,
      valueKey: state.valueKey,
      version: nextVersion(state),
      parentId: parent?.id ?? null,
      validFrom: began,
      validTo: draft.validTo,
    },
    reason: closed[0] ? `replaces "${closed[0].value}"` : 'no active value stood against it',
  }
}

/** When it began or ended, but not before what it follows: versions of one fact do not overlap. */
const notBefore = (cards: readonly MemoryCard[], { beganAt, eventAt }: TimedDraft): EpochMs =>
  Math.min(eventAt, Math.max(beganAt, ...cards.map(timeOf)))

/** A retraction that something follows is no longer the last word; its times stay. */
const outdatedEnd = ({ head }: VersionState): Closing[] =>
  head && !head.active && head.relation === 'retracts' && head.supersededAt === null
    ? [{ card: head, validTo: head.validTo ?? timeOf(head) }]
    : []

/** Closes what it names; the tombstone continues the closed card's chain, so history shows the end and its source. */
function end(state: VersionState, draft: TimedDraft): VersionPlan {
  const closed = state.rivals.filter((card) => !isLater(card, draft))
  const ended = closed[0]
  if (!ended) return filePast(state, draft)
  const endedAt = notBefore(closed, {
    ...draft,
    beganAt: draft.tense === 'past' ? draft.eventAt : draft.beganAt,
  })
  return {
    action: 'retracts',
    close: closed.map((card) => ({ card, validTo: endedAt })),
    reinforce: null,
    insert: {
      active: false,
      valueKey: ended.valueKey,
      version: isInChain(ended, state) ? nextVersion(state) : ended.version + 1,
      parentId: ended.id,
      validFrom: endedAt,
      validTo: endedAt,
    },
    reason: `"${ended.value}" no longer holds`,
  }
}

/** Nothing it names holds, or what holds began later: kept as history, which nothing that holds is touched by. */
function filePast(state: VersionState, draft: TimedDraft): VersionPlan {
  if (state.latest && sameDates(state.latest, draft))
    return reinforce(state.latest, 'known to be over already')
  return {
    action: 'files',
    close: [],
    reinforce: null,
    insert: {
      active: false,
      valueKey: state.valueKey,
      version: nextVersion(state),
      parentId: state.latest?.id ?? null,
      validFrom: draft.validFrom,
      validTo: draft.validTo ?? draft.eventAt,
    },
    reason: 'said to be over: kept as history',
  }
}

const sameDates = (card: MemoryCard, draft: TimedDraft): boolean =>
  card.validFrom === draft.validFrom && (draft.validTo === null || card.validTo === draft.validTo)

/** An older statement that arrives late: valid until the next version began; the version it falls into ends where it begins. */
function fileLate(state: VersionState, draft: TimedDraft, slot: SlotSpec): VersionPlan {
  const dated = state.chain.filter((card) => card.validFrom !== null)
  const before = dated.filter((card) => timeOf(card) <= draft.eventAt).at(-1)
  const covered = before !== undefined && (before.validTo ?? Infinity) > draft.eventAt
  const replaced = state.rivals.filter((card) => !isLater(card, draft))
  if (covered && sameValue(before, draft, slot)) {
    const others = replaced.filter((card) => card.id !== before.id)
    const close = others.map((card) => ({ card, validTo: draft.eventAt }))
    return { ...reinforce(before, 'known for that time already'), close }
  }
  const ended = covered && !before.active ? [before, ...replaced] : replaced
  const known = state.head ? [...dated, ...state.rivals, state.head] : [...dated, ...state.rivals]
  const later = known.map(timeOf).filter((time) => time > draft.eventAt)
  return {
    action: 'files',
    close: ended.map((card) => ({ card, validTo: draft.eventAt })),
    reinforce: null,
    insert: {
      active: false,
      valueKey: state.valueKey,
      version: nextVersion(state),
      parentId: state.latest?.id ?? null,
      validFrom: draft.eventAt,
      validTo: later.length > 0 ? Math.min(...later) : draft.eventAt,
    },
    reason: 'older than what is known: filed into the past',
  }
}
