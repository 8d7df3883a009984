import type { CardPatch, CardWriter } from '../plugin/cards.ts'
import type {
  Amendment,
  TimedDraft,
  Versioner,
  VersionPlan,
  VersionState,
  ValueForms,
} from '../plugin/versioner.ts'
import type { CardDraft, MemoryCard } from '../types/card.ts'
import type { EpochMs } from '../types/item.ts'
import type { CardChange } from '../api/remember.ts'
import type { SlotRegistry } from '../plugin/slots.ts'
import { canonicalDraft } from '../facts/keys.ts'
import { moments, seenAfter, timeOf } from '../facts/order.ts'
import { bindDraft } from './bind-draft.ts'
import { doubted, follow, setAside } from './set-aside.ts'
import { isFlood } from './flood.ts'
import { newCard, resumed } from './new-card.ts'
import type { DraftSource } from './source.ts'
import { loadState } from './state.ts'
import { expiryOf, timed } from './timing.ts'

export interface CommitContext {
  readonly versioner: Versioner
  readonly slots: SlotRegistry
  readonly values: ValueForms
  readonly now: EpochMs
  readonly nextId: () => string
  /** `extraction.floodLimit`, for what messages say. */
  readonly flood?: number
}

/** Plans one draft and carries the plan out inside a transaction. */
export async function commitDraft(
  cards: CardWriter,
  draft: CardDraft,
  source: DraftSource,
  context: CommitContext,
): Promise<CardChange> {
  const { slots, values } = context
  const bound = await bindDraft(cards, draft, source, context)
  if (bound.draft === null) return NOTHING
  const canonical = canonicalDraft(bound.draft, slots.get(bound.draft.slot))
  const slot = slots.get(canonical.slot, canonical.entity)
  const told = timed(canonical, source.saidAt)
  const { facet, ...state } = await loadState(cards, told, slot, values, source.itemId)
  const dated = { ...told, facet }
  if (isFlood(state, dated, slot, context.flood ?? 0)) return FLOOD
  const { session, itemId } = source
  const weighed = itemId === null ? dated : doubted(dated, ofChain(state))
  const plan = await context.versioner.plan({ ...state, session, mistake: bound.mistake }, weighed, slot)
  return carryOut(cards, plan, weighed, source, context)
}

const ofChain = ({ known, valueKey }: Pick<VersionState, 'known' | 'valueKey'>) =>
  known.filter((card) => card.valueKey === valueKey)

const NOTHING: CardChange = {
  action: 'none',
  card: null,
  closed: [],
  reason: 'nothing that was said just before it could be put right by it',
}

const FLOOD: CardChange = {
  action: 'none',
  card: null,
  closed: [],
  reason: 'more different values of one fact than extraction.floodLimit within ten minutes',
}

async function carryOut(
  cards: CardWriter,
  plan: VersionPlan,
  draft: TimedDraft,
  source: DraftSource,
  context: CommitContext,
): Promise<CardChange> {
  const { action, reason, corrected, insert } = plan
  const closed: MemoryCard[] = []
  for (const { card, validTo } of plan.close) {
    const patch = { active: false, validTo, supersededAt: card.supersededAt ?? context.now }
    closed.push(await change(cards, card, patch))
  }
  const amended: MemoryCard[] = []
  for (const { card, patch } of plan.amend ?? []) amended.push(await change(cards, asIn(closed, card), patch))
  const id = plan.reinforce?.id ?? context.nextId()
  if (corrected) closed.push(await setAside(cards, corrected, id, context))
  const made = insert ? await cards.insert(newCard(id, insert, plan, draft, source, context.now)) : null
  const card = plan.reinforce
    ? await reinforce(cards, asIn([...amended, ...closed], plan.reinforce), draft, source)
    : made
  if (plan.reinforce?.itemId === null && source.itemId !== null)
    amended.push(...(await followersOf(cards, plan.reinforce)))
  if (corrected && card) amended.push(...(await follow(cards, corrected, card)))
  amended.push(...(await resume(cards, plan, context)))
  return { action, card, closed, ...(amended.length > 0 ? { amended } : {}), reason }
}

async function change(cards: CardWriter, card: MemoryCard, patch: Amendment['patch']): Promise<MemoryCard> {
  await cards.update(card.id, patch)
  return { ...card, ...patch }
}

/** A card as it stands by now: what was closed or amended is not what it was when the plan was made. */
const asIn = (changed: readonly MemoryCard[], card: MemoryCard): MemoryCard =>
  changed.find(({ id }) => id === card.id) ?? card

/** What is added to the confidence when the same value is said again. */
const REINFORCEMENT = 0.1

async function reinforce(
  cards: CardWriter,
  card: MemoryCard,
  draft: TimedDraft,
  source: DraftSource,
): Promise<MemoryCard> {
  const { eventAt } = draft
  const seenAt = seenAfter(card, timeOf(card), [...moments(card), eventAt])
  const patch = {
    confidence: Math.min(1, Math.round((card.confidence + REINFORCEMENT) * 1000) / 1000),
    lastSeenAt: Math.max(card.lastSeenAt, source.saidAt),
    ...(seenAt.includes(eventAt) ? { seenAt } : {}),
    ...restated(card, draft, source),
  }
  await cards.update(card.id, patch)
  return { ...card, ...patch }
}

/**
 * A fact that was written directly gets its words from the message that says it again; a direct write that says it again says anew how
 * long it is to be used.
 */
function restated(card: MemoryCard, draft: TimedDraft, { itemId, expiresAt }: DraftSource): CardPatch {
  const { span, validTo } = draft
  if (itemId === null) return card.active ? { expiresAt: expiresAt ?? expiryOf(draft), validTo } : {}
  return card.itemId === null ? { itemId, span } : {}
}

/** Versions that point at a card: their messages point at its message. */
const followersOf = async (
  cards: CardWriter,
  { id, versionKey }: MemoryCard,
): Promise<readonly MemoryCard[]> =>
  (await cards.history(versionKey)).filter(({ parentId }) => parentId === id)

async function resume(
  cards: CardWriter,
  { resume: again = [] }: VersionPlan,
  { now, nextId }: CommitContext,
): Promise<readonly MemoryCard[]> {
  const made: MemoryCard[] = []
  for (const one of again) {
    const latest = (await cards.latest(one.card.versionKey, one.card.valueKey)) ?? one.card
    made.push(await cards.insert(resumed(nextId(), one, latest, now)))
  }
  return made
}
