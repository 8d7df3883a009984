import { slotRegistry } from '@recollect/core/extraction'
import type { MemoryCard } from '@recollect/core'

const slots = slotRegistry()

/** Every built-in slot, families with a member. */
export const BUILTIN_SLOTS_FOR_TEST: readonly string[] = slots
  .all()
  .map(({ name }) =>
    name.replace('*', name.startsWith('event') ? 'travel' : name.startsWith('fav') ? 'color' : 'cousin'),
  )

export function card(slot: string, value: string, extra: Partial<MemoryCard> = {}): MemoryCard {
  return {
    scope: 's',
    id: value,
    seq: 1,
    kind: slots.get(slot).kind,
    entity: 'user',
    slot,
    value,
    polarity: 'positive',
    facet: null,
    versionKey: `user:${slot}`,
    valueKey: value,
    version: 1,
    parentId: null,
    relation: 'sets',
    active: true,
    contested: false,
    correctedBy: null,
    when: null,
    normal: null,
    eventDate: null,
    validFrom: null,
    validTo: null,
    expiresAt: null,
    recordedAt: 0,
    supersededAt: null,
    lastSeenAt: 0,
    seenAt: [],
    confidence: 1,
    itemId: null,
    span: null,
    session: null,
    rule: null,
    pack: null,
    extra: null,
    ...extra,
  }
}
