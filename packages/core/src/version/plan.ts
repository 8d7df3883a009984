import type { TimedDraft, VersionPlan, VersionState } from '../plugin/versioner.ts'
import type { MemoryCard } from '../types/card.ts'
import type { SlotSpec } from '../types/slot.ts'
import { moments, seenAfter } from '../facts/order.ts'
import { correct } from './correct.ts'
import { changesBetween } from './difference.ts'
import type { Differences } from './difference.ts'
import { doubtIn } from './set-aside.ts'
import { isOfChain, lay } from './lay.ts'
import type { Layout } from './lay.ts'
import { ordersOf } from './timing.ts'
import { leadOf, segments, standing } from './place.ts'
import type { Segment, View } from './place.ts'
import { sameValue } from './restated.ts'
import { newestOf } from './state.ts'
import { gapAfter, inOrder, isOver, statementOf, statementsOf } from './statement.ts'
import type { Statement } from './statement.ts'

/**
 * Plans what a draft does to the versions there are. Pure. What is known is laid on the line of time without the draft and with it, in the
 * order of event time, message time and insertion; the plan is the difference. So what arrives late changes the past as if it had come in
 * time: newest event time wins; the same value reinforces; a new value of a single slot updates; a multi slot extends; an opposite value
 * is retired; a retraction leaves the fact unknown; what two sources say of one moment is contested.
 */
export function planVersion(state: VersionState, draft: TimedDraft, slot: SlotSpec): VersionPlan {
  if (state.mistake) return correct(state, state.mistake, draft, slot)
  const rules = { slot, values: state.values }
  const laid = (said: readonly Statement[]) => view(said, lay(said, rules))
  const [known, before] = withGaps(state.known, state.orders ?? ordersOf(state.known), laid)
  const one = statementOf(draft, state)
  const all = inOrder([...known, one])
  const after = laid(all)
  const changes = changesBetween(state.known, before, after)
  if (isOver(draft)) return end(state, draft, one, changes, after)
  return establish(state, draft, slot, one, changes, after)
}

const view = (all: readonly Statement[], layout: Layout): View => ({
  layout,
  segments: segments(layout, all),
  standing: standing(layout, all),
})

/**
 * A card is closed, or closed earlier, though nothing known tells of that end: what did was forgotten, has not been read, or is told by an
 * older card, said again. It does not come back.
 */
function withGaps(
  cards: readonly MemoryCard[],
  orders: ReadonlyMap<string, number>,
  laid: (all: readonly Statement[]) => View,
): readonly [all: readonly Statement[], laid: View] {
  const told = inOrder(cards.flatMap((card) => statementsOf(card, orders.get(card.id))))
  const toldView = laid(told)
  const gaps = toldView.segments.flatMap(({ card, to, again, rival }) => {
    if (card === null || card.active || card.validTo === null || again || rival) return []
    return to === null || card.validTo < to ? [gapAfter(card, card.validTo)] : []
  })
  if (gaps.length === 0) return [told, toldView]
  const all = inOrder([...told, ...gaps])
  return [all, laid(all)]
}

function establish(
  state: VersionState,
  draft: TimedDraft,
  slot: SlotSpec,
  one: Statement,
  changes: Differences,
  { segments: laid }: View,
): VersionPlan {
  const own = laid.find((segment) => segment.seen.includes(one))
  const same = own?.rival ? (own.card ?? rivalLike(own, laid, draft, slot)) : own?.card
  if (same) return { action: 'reinforces', ...changes, reinforce: same, insert: null, reason: KNOWN }
  const closed = changes.close.map(({ card }) => card).filter((card) => card.relation !== 'retracts')
  const contested = own?.rival === true
  const open = own?.to === null
  const parent = state.latest ?? closed.find((card) => card.versionKey === state.versionKey)
  const insert = {
    active: open && !contested,
    superseded: !open,
    contested,
    valueKey: state.valueKey,
    version: (state.latest?.version ?? 0) + 1,
    parentId: parent?.id ?? null,
    validFrom: own?.from ?? draft.beganAt,
    validTo: own?.to ?? draft.validTo,
  }
  return { ...changes, reinforce: null, insert, ...tellSet(contested, open, closed[0], slot, doubtIn(draft)) }
}

const KNOWN = 'the same value is known for that time already'

const SAID_OTHERWISE = 'another source says otherwise of the same time'

const rivalLike = (own: Segment, all: readonly Segment[], draft: TimedDraft, slot: SlotSpec) =>
  all.find((one) => one.rival && one.from === own.from && one.card && sameValue(one.card, draft, slot))?.card

function tellSet(
  contested: boolean,
  open: boolean,
  closed: MemoryCard | undefined,
  slot: SlotSpec,
  doubt: string | null,
): Pick<VersionPlan, 'action' | 'reason'> {
  if (contested)
    return {
      action: 'contests',
      reason: doubt === null ? SAID_OTHERWISE : `kept beside what is known: ${doubt}`,
    }
  if (!open) return { action: 'files', reason: 'older than what is known: filed into the past' }
  if (closed) return { action: 'updates', reason: `replaces "${closed.value}"` }
  const action = slot.cardinality === 'multi' ? 'extends' : 'sets'
  return { action, reason: 'no active value stood against it' }
}

/** The tombstone continues the chain of what it ends, so that history shows the end and its source. */
function end(
  state: VersionState,
  draft: TimedDraft,
  one: Statement,
  changes: Differences,
  after: View,
): VersionPlan {
  const ended = after.layout.ended.get(one)
  if (!ended) return filePast(state, draft)
  const { valueKey } = leadOf(ended, one)
  const latest = latestOf(state, valueKey)
  const lead = changes.close.find(({ card }) => card.valueKey === valueKey)?.card ?? latest
  return {
    action: 'retracts',
    ...changes,
    reinforce: null,
    insert: {
      active: false,
      superseded: !after.standing.has(null),
      valueKey,
      version: (latest?.version ?? 0) + 1,
      parentId: latest?.id ?? null,
      validFrom: ended.at,
      validTo: ended.at,
    },
    reason: `"${lead?.value ?? draft.value}" no longer holds`,
  }
}

function latestOf(state: VersionState, valueKey: string): MemoryCard | null {
  if (valueKey === state.valueKey) return state.latest
  return newestOf(state.known.filter((card) => isOfChain(card, { versionKey: state.versionKey, valueKey })))
}

/** Nothing it names held then: kept as history, which nothing that holds is touched by. */
function filePast({ latest, valueKey }: VersionState, draft: TimedDraft): VersionPlan {
  const { validFrom, eventAt } = draft
  const validTo = draft.validTo ?? (draft.relation === 'retracts' ? draft.beganAt : eventAt)
  if (latest && sameDates(latest, draft)) {
    const sooner = latest.eventDate === null && eventAt < (latest.validTo ?? eventAt)
    const seenAt = seenAfter(latest, eventAt, moments(latest))
    const amend = sooner ? [{ card: latest, patch: { validTo, seenAt } }] : []
    const reason = 'known to be over already'
    return { action: 'reinforces', close: [], amend, reinforce: latest, insert: null, reason }
  }
  const parentId = latest?.id ?? null
  const version = (latest?.version ?? 0) + 1
  const insert = { active: false, valueKey, version, parentId, validFrom, validTo }
  return { action: 'files', close: [], reinforce: null, insert, reason: 'said to be over: kept as history' }
}

/** A date that was told stays: another one is kept beside it, and so is what was said to be over before it. */
function sameDates(card: MemoryCard, draft: TimedDraft): boolean {
  const { eventDate: told } = card
  const { eventDate, validFrom, validTo, eventAt } = draft
  if (card.validFrom !== validFrom || (validTo !== null && card.validTo !== validTo)) return false
  if (eventDate !== null) return told?.from === eventDate.from && told.to === eventDate.to
  return validTo !== null || told === null || (card.validTo ?? eventAt) <= eventAt
}
