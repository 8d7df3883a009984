import { mistakeKey } from '../facts/keys.ts'
import type { ValueForms } from '../plugin/versioner.ts'
import type { CardWriter } from '../plugin/cards.ts'
import type { MemoryCard } from '../types/card.ts'
import type { EpochMs } from '../types/item.ts'
import { closeRanks } from './close-ranks.ts'

/** Moves what was said by mistake out of its chain; it never held. */
export async function setAside(
  cards: CardWriter,
  mistake: MemoryCard,
  by: string,
  { now, values }: { readonly now: EpochMs; readonly values: ValueForms },
): Promise<MemoryCard> {
  const valueKey = mistakeKey(values.form(mistake.value))
  const latest = await cards.latest(mistake.versionKey, valueKey)
  const patch = {
    active: false,
    correctedBy: by,
    valueKey,
    version: (latest?.version ?? 0) + 1,
    parentId: latest?.id ?? null,
    validTo: mistake.validFrom ?? mistake.validTo,
    expiresAt: null,
    supersededAt: mistake.supersededAt ?? now,
  }
  await cards.update(mistake.id, patch)
  return { ...mistake, ...patch }
}

/**
 * What followed the mistake follows what took its place; where that has another place, the ranks it left are closed. Gives the cards
 * that changed.
 */
export async function follow(
  cards: CardWriter,
  mistake: MemoryCard,
  heir: MemoryCard,
): Promise<readonly MemoryCard[]> {
  const inPlace = heir.valueKey === mistake.valueKey && heir.version === mistake.version
  const changed: MemoryCard[] = []
  for (const card of await cards.history(mistake.versionKey)) {
    if (card.parentId !== mistake.id || (!inPlace && card.valueKey === mistake.valueKey)) continue
    await cards.update(card.id, { parentId: card.id === heir.id ? mistake.parentId : heir.id })
    changed.push(card)
  }
  return inPlace ? changed : [...changed, ...(await closeRanks(cards, mistake, new Set([mistake.id])))]
}
