import type { CardWriter } from '../plugin/store.ts'
import type { TimedDraft, Versioner, VersionPlan } from '../plugin/versioner.ts'
import type { CardDraft, MemoryCard } from '../types/card.ts'
import type { EpochMs, MemoryItem } from '../types/item.ts'
import type { CardChange } from '../api/remember.ts'
import type { SlotRegistry } from '../plugin/slots.ts'
import type { ValueForms } from '../facts/value-match.ts'
import { bindGeneric } from './bind-generic.ts'
import { canonicalDraft, versionKey } from '../facts/keys.ts'
import { loadState } from './state.ts'
import { timed } from './timing.ts'

export interface CommitContext {
  readonly versioner: Versioner
  readonly slots: SlotRegistry
  readonly values: ValueForms
  readonly now: EpochMs
  readonly nextId: () => string
}

/** Plans one draft and carries the plan out inside a transaction. */
export async function commitDraft(
  cards: CardWriter,
  draft: CardDraft,
  item: MemoryItem,
  context: CommitContext,
): Promise<CardChange> {
  const bound = await bindGeneric(cards, draft, item, context.slots)
  const canonical = canonicalDraft(bound.draft, context.slots.get(bound.draft.slot))
  const slot = context.slots.get(canonical.slot, canonical.entity)
  const dated = timed(canonical, item.saidAt)
  const state = await loadState(cards, dated, slot, context.values)
  const { target } = bound
  const rivals =
    target && !state.rivals.some((card) => card.id === target.id) ? [...state.rivals, target] : state.rivals
  const plan = context.versioner.plan({ ...state, rivals }, dated, slot)
  return carryOut(cards, plan, dated, item, context)
}

async function carryOut(
  cards: CardWriter,
  plan: VersionPlan,
  draft: TimedDraft,
  item: MemoryItem,
  context: CommitContext,
): Promise<CardChange> {
  const closed: MemoryCard[] = []
  for (const { card, validTo } of plan.close) {
    const patch = { active: false, validTo, supersededAt: card.supersededAt ?? context.now }
    await cards.update(card.id, patch)
    closed.push({ ...card, ...patch })
  }
  if (plan.reinforce) {
    const card = await reinforce(cards, plan.reinforce, item)
    return { action: plan.action, card, closed, reason: plan.reason }
  }
  const card = plan.insert ? await cards.insert(newCard(plan.insert, plan, draft, item, context)) : null
  return { action: plan.action, card, closed, reason: plan.reason }
}

/** Design 003, evolution: the same value again adds .1, at most 1. */
const REINFORCEMENT = 0.1

async function reinforce(cards: CardWriter, card: MemoryCard, item: MemoryItem): Promise<MemoryCard> {
  const patch = {
    confidence: Math.min(1, Math.round((card.confidence + REINFORCEMENT) * 1000) / 1000),
    lastSeenAt: Math.max(card.lastSeenAt, item.saidAt),
  }
  await cards.update(card.id, patch)
  return { ...card, ...patch }
}

function newCard(
  insert: NonNullable<VersionPlan['insert']>,
  plan: VersionPlan,
  draft: TimedDraft,
  item: MemoryItem,
  context: CommitContext,
): Omit<MemoryCard, 'scope'> {
  return {
    id: context.nextId(),
    kind: draft.kind,
    entity: draft.entity,
    slot: draft.slot,
    value: draft.value,
    normal: draft.normal,
    polarity: draft.polarity,
    facet: draft.facet,
    versionKey: versionKey(draft.entity, draft.slot),
    valueKey: insert.valueKey,
    version: insert.version,
    parentId: insert.parentId,
    relation: relationOf(plan.action, draft),
    active: insert.active,
    when: draft.when,
    eventDate: draft.eventDate,
    validFrom: insert.validFrom,
    validTo: insert.validTo,
    recordedAt: context.now,
    supersededAt: isOutdated(plan, draft) ? context.now : null,
    lastSeenAt: item.saidAt,
    confidence: draft.confidence,
    itemId: item.id,
    span: draft.span,
    session: item.session,
    rule: draft.rule,
    pack: draft.pack,
    extra: draft.notes.length > 0 ? { notes: [...draft.notes] } : null,
  }
}

/** A statement of what holds that is filed into the past was superseded before it arrived; so is the message that made it. */
const isOutdated = (plan: VersionPlan, draft: TimedDraft): boolean =>
  plan.action === 'files' && draft.tense === 'current' && draft.relation !== 'retracts'

function relationOf(action: VersionPlan['action'], draft: TimedDraft): MemoryCard['relation'] {
  return action === 'updates' || action === 'extends' || action === 'retracts' || action === 'sets'
    ? action
    : draft.relation
}
