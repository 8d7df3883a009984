import type { Amendment, Closing, TimedDraft, VersionPlan, VersionState } from '../plugin/versioner.ts'
import type { MemoryCard } from '../types/card.ts'
import type { SlotSpec } from '../types/slot.ts'
import { denialKey } from '../facts/keys.ts'
import { isOpenRival } from '../facts/card-time.ts'
import { isOfChain } from './lay.ts'
import { sameValue } from './restated.ts'

/**
 * A correction puts a value in the place of one said by mistake: no version is added. In a multi slot it goes to the chain of its own
 * value. Where the right value holds already, the mistake is only set aside.
 */
export function correct(
  state: VersionState,
  mistake: MemoryCard,
  draft: TimedDraft,
  slot: SlotSpec,
): VersionPlan {
  const inPlace = isOfChain(mistake, state)
  if (inPlace && sameValue(mistake, draft, slot)) {
    const reason = `"${mistake.value}" is what was said`
    return { action: 'reinforces', close: [], reinforce: mistake, insert: null, reason }
  }
  const close = mistake.active ? settled(state, mistake, draft) : []
  const reason = `"${mistake.value}" was said by mistake`
  const base = { action: 'corrects', close, corrected: mistake, reason } as const
  const right = state.known.find((card) => card.active && card !== mistake && isOfChain(card, state))
  if (right && (!inPlace || (isOpenRival(mistake) && sameValue(right, draft, slot)))) {
    return { ...base, amend: agreed(state, mistake, right), reinforce: right, insert: null }
  }
  const { active, supersededAt, validFrom, validTo } = mistake
  const { latest, valueKey } = state
  const place = inPlace
    ? { version: mistake.version, parentId: mistake.parentId }
    : { version: (latest?.version ?? 0) + 1, parentId: latest?.id ?? parentOutside(mistake) }
  const contested = mistake.contested && !active
  const superseded = supersededAt !== null
  const insert = { active, superseded, contested, valueKey, ...place, validFrom, validTo }
  return { ...base, reinforce: null, insert }
}

/** What the first of a chain follows is of another one. */
const parentOutside = ({ version, parentId }: MemoryCard) => (version === 1 ? parentId : null)

/** What stands against the right value: what rivals said, a denial of it, its opposite. */
const settled = (state: VersionState, mistake: MemoryCard, draft: TimedDraft): Closing[] =>
  state.known
    .filter((card) => card.id !== mistake.id && (isRival(card, mistake) || standsAgainst(card, state, draft)))
    .map((card) => ({ card, validTo: Math.max(card.validFrom ?? draft.saidAt, draft.saidAt) }))

const isRival = (card: MemoryCard, mistake: MemoryCard): boolean =>
  isOpenRival(card) && isOfChain(card, mistake)

/** A rival that says the same now contests nothing; what no other one contests is settled. */
function agreed({ known }: VersionState, mistake: MemoryCard, right: MemoryCard): Amendment[] {
  const contested = known.some((card) => card.id !== mistake.id && isRival(card, right))
  return right.contested && !contested ? [{ card: right, patch: { contested: false } }] : []
}

function standsAgainst(
  card: MemoryCard,
  { versionKey, valueKey, values }: VersionState,
  draft: TimedDraft,
): boolean {
  if (!card.active) return false
  if (card.versionKey !== versionKey) return card.valueKey === valueKey
  return card.valueKey === denialKey(values.form(draft.value)) && card.valueKey !== valueKey
}
