import { moments, seenAfter } from '../facts/order.ts'
import { versionKey } from '../facts/keys.ts'
import type { NewCard } from '../plugin/cards.ts'
import type { Resumption, TimedDraft, VersionPlan } from '../plugin/versioner.ts'
import type { MemoryCard } from '../types/card.ts'
import type { EpochMs } from '../types/item.ts'
import { DOUBT } from './set-aside.ts'
import type { DraftSource } from './source.ts'
import { resumedFrom, RESUMES } from './statement.ts'
import { expiryOf } from './timing.ts'

/** The card a plan inserts. */
export function newCard(
  id: string,
  insert: NonNullable<VersionPlan['insert']>,
  plan: VersionPlan,
  draft: TimedDraft,
  source: DraftSource,
  now: EpochMs,
): NewCard {
  const { kind, entity, slot, value, normal, polarity, facet, when, eventDate, confidence } = draft
  const { active, valueKey, version, parentId, validFrom, validTo } = insert
  const written = source.itemId !== null
  return {
    ...{ id, kind, entity, slot, value, normal, polarity, facet },
    ...{ versionKey: versionKey(entity, slot), valueKey, version, parentId, active, validFrom, validTo },
    relation: relationOf(plan.action, draft),
    contested: insert.contested ?? false,
    correctedBy: null,
    ...{ when, eventDate },
    expiresAt: active ? (source.expiresAt ?? expiryOf(draft)) : null,
    recordedAt: now,
    supersededAt: insert.superseded ? now : null,
    lastSeenAt: source.saidAt,
    seenAt: [],
    confidence,
    itemId: source.itemId,
    span: written ? draft.span : null,
    session: source.session,
    rule: written ? draft.rule : null,
    pack: written ? draft.pack : null,
    extra: extraOf(draft, source),
    ...(plan.corrected ? inherited(plan.corrected, draft) : {}),
  }
}

function extraOf({ notes, doubt }: TimedDraft, { metadata = null }: DraftSource): NewCard['extra'] {
  const own = {
    ...(notes.length > 0 && { notes: [...notes] }),
    ...(doubt !== undefined && { [DOUBT]: doubt }),
  }
  return Object.keys(own).length > 0 ? { ...metadata, ...own } : metadata
}

/** What takes the place of a mistake keeps what is not of its value: its part in the chain, its dates, and when it was said. */
function inherited(mistake: MemoryCard, draft: TimedDraft): Partial<NewCard> {
  const { relation, expiresAt, validFrom, active, lastSeenAt } = mistake
  const { when, eventDate } = draft.eventDate === null ? mistake : draft
  const said = active ? [...moments(mistake), draft.saidAt] : moments(mistake)
  const seenAt = seenAfter({ eventDate }, validFrom ?? -Infinity, said)
  return { relation, expiresAt, when, eventDate, seenAt, ...(active ? {} : { lastSeenAt }) }
}

function relationOf(action: VersionPlan['action'], draft: TimedDraft): MemoryCard['relation'] {
  // An update of a facet stays one though nothing stood against it yet: what arrives late may.
  if (action === 'extends' && draft.facet !== null && draft.relation === 'updates') return 'updates'
  return action === 'updates' || action === 'extends' || action === 'retracts' || action === 'sets'
    ? action
    : draft.relation
}

/** The card of a version that goes on: nobody said more than that it holds at these moments. */
export function resumed(
  id: string,
  { card, active, validFrom, validTo, seenAt }: Resumption,
  latest: MemoryCard,
  now: EpochMs,
): NewCard {
  const { scope: _scope, seq: _seq, ...copy } = card
  return {
    ...copy,
    ...{ id, active, validFrom, validTo, seenAt },
    version: latest.version + 1,
    parentId: latest.id,
    relation: 'updates',
    extra: { ...card.extra, [RESUMES]: resumedFrom(card) ?? card.id },
    contested: false,
    ...{ when: null, eventDate: null },
    expiresAt: active ? card.expiresAt : null,
    recordedAt: now,
    supersededAt: active ? null : now,
    lastSeenAt: Math.max(validFrom, ...seenAt),
  }
}
