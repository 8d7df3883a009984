import type { Closing, TimedDraft, VersionPlan, Versioner, VersionState } from '../plugin/versioner.ts'
import type { MemoryCard } from '../types/card.ts'
import type { SlotSpec } from '../types/slot.ts'
import { isDenial } from '../facts/keys.ts'

/**
 * The version plan of DESIGN §6. Pure: newest event time wins; the same value reinforces; a new value of a single slot updates; a
 * multi slot extends; an opposite value is retired; a retraction leaves the fact unknown; what arrives late is filed into the past.
 */
export const defaultVersioner: Versioner = {
  plan(state, draft, slot) {
    if (draft.relation === 'retracts') return retract(state, draft)
    if (draft.tense === 'past') return filePast(state, draft)
    const same = state.rivals.find((card) => card.valueKey === state.valueKey && sameValue(card, draft, slot))
    if (same) return reinforce(same)
    if (isLate(state, draft)) return fileLate(state, draft)
    return establish(state, draft, slot)
  },
}

const timeOf = (card: MemoryCard): number => card.validFrom ?? card.recordedAt
const nextVersion = (state: VersionState) => (state.latest?.version ?? 0) + 1

/** In a multi slot the value key is the value, so one chain is one value; in a single slot the words decide. */
const sameValue = (card: MemoryCard, draft: TimedDraft, slot: SlotSpec): boolean =>
  slot.cardinality === 'multi' || isDenial(draft) || fold(card.value) === fold(draft.value)

const fold = (value: string) =>
  value
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\p{P}]/gu, '')

const isLate = (state: VersionState, draft: TimedDraft): boolean => {
  const current = state.rivals.find((card) => card.valueKey === state.valueKey) ?? state.latest
  return current !== null && draft.eventAt < timeOf(current)
}

function reinforce(card: MemoryCard): VersionPlan {
  return {
    action: 'reinforces',
    close: [],
    reinforce: card,
    insert: null,
    reason: 'the same value is active already',
  }
}

function establish(state: VersionState, draft: TimedDraft, slot: SlotSpec): VersionPlan {
  const closed = state.rivals.filter((card) => timeOf(card) <= draft.eventAt)
  const parent = state.latest ?? closed.find((card) => card.versionKey === state.versionKey) ?? null
  const action = closed.length > 0 ? 'updates' : slot.cardinality === 'multi' ? 'extends' : 'sets'
  return {
    action,
    close: [...closed.map((card) => ({ card, validTo: draft.eventAt })), ...outdatedEnd(state)],
    reinforce: null,
    insert: {
      active: true,
      valueKey: state.valueKey,
      version: nextVersion(state),
      parentId: parent?.id ?? null,
      validFrom: draft.eventAt,
      validTo: draft.validTo,
    },
    reason: closed[0] ? `replaces "${closed[0].value}"` : 'no active value stood against it',
  }
}

/** A retraction that a new value follows is no longer the last word; its times stay. */
const outdatedEnd = ({ latest }: VersionState): Closing[] =>
  latest && !latest.active && latest.relation === 'retracts' && latest.supersededAt === null
    ? [{ card: latest, validTo: latest.validTo ?? timeOf(latest) }]
    : []

/** Closes what it names; the tombstone continues the closed card's chain, so history shows the end and its source. */
function retract(state: VersionState, draft: TimedDraft): VersionPlan {
  const closed = state.rivals.filter((card) => timeOf(card) <= draft.eventAt)
  const ended = closed[0]
  const chainEnd = ended ?? state.latest
  return {
    action: 'retracts',
    close: closed.map((card) => ({ card, validTo: draft.eventAt })),
    reinforce: null,
    insert: {
      active: false,
      valueKey: ended?.valueKey ?? state.valueKey,
      version: (ended?.version ?? state.latest?.version ?? 0) + 1,
      parentId: chainEnd?.id ?? null,
      validFrom: draft.eventAt,
      validTo: draft.eventAt,
    },
    reason: ended ? `"${ended.value}" no longer holds` : 'nothing active to end; kept as history',
  }
}

/** "I used to live in X": kept as history; when X is what is active now, it ends it. */
function filePast(state: VersionState, draft: TimedDraft): VersionPlan {
  if (state.rivals.length > 0) return retract(state, draft)
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

/** An older statement that arrives late: valid until the next version began; the version it falls into ends where it begins. */
function fileLate(state: VersionState, draft: TimedDraft): VersionPlan {
  const before = state.chain.filter((card) => timeOf(card) <= draft.eventAt).at(-1)
  const after = state.chain.find((card) => timeOf(card) > draft.eventAt)
  const cut = before && !before.active && (before.validTo ?? Infinity) > draft.eventAt ? [before] : []
  return {
    action: 'files',
    close: cut.map((card) => ({ card, validTo: draft.eventAt })),
    reinforce: null,
    insert: {
      active: false,
      valueKey: state.valueKey,
      version: nextVersion(state),
      parentId: state.latest?.id ?? null,
      validFrom: draft.eventAt,
      validTo: after ? timeOf(after) : draft.eventAt,
    },
    reason: 'older than what is known: filed into the past',
  }
}
