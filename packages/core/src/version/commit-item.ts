import type { CardChange } from '../api/remember.ts'
import type { Engine } from '../engine.ts'
import type { ScopeTransaction } from '../plugin/store.ts'
import type { CardDraft } from '../types/card.ts'
import type { MemoryItem } from '../types/item.ts'
import { pause } from '../util/clock.ts'
import { commitDraft } from './commit.ts'
import { refreshItems, touchedItems } from './item-version.ts'
import { takesPlace } from './effects/takes-place.ts'
import { RESTATED, withRestatement } from './restated.ts'
import { sourceOf } from './source.ts'
import type { DraftSource } from './source.ts'
import { isOver } from './statement.ts'

/** Nobody states so many facts at once; where a store answers without letting go of the process, others have their turn after them. */
const AT_ONCE = 32

/** Commits an item's drafts in order and brings the version fields of the items they touched in line. */
export async function commitItem(
  engine: Engine,
  tx: ScopeTransaction,
  item: MemoryItem,
  drafts: readonly CardDraft[],
  previous: DraftSource['previous'],
): Promise<{ readonly item: MemoryItem; readonly changes: readonly CardChange[] }> {
  const { versioner, slots, values, ids, clock, config } = engine
  const now = clock.now()
  const flood = config.extraction.floodLimit
  const context = { versioner, slots, values, now, nextId: () => ids.next(now), flood }
  const source = { ...sourceOf(item), ...(previous === undefined ? {} : { previous }) }
  const changes: CardChange[] = []
  for (const draft of endingsFirst(await withOutcomes(engine, tx, drafts, source))) {
    changes.push(await commitDraft(tx.cards, draft, source, context))
    if (changes.length % AT_ONCE === 0) await pause()
  }
  await linkRestatement(tx, item, changes)
  await refreshItems(tx.items, tx.cards, [...touchedItems(changes), item.id], slots)
  return { item: (await tx.items.get(item.id)) ?? item, changes }
}

/** Replaces each event by its effects on current facts, and adds to each change the end of the old value. */
async function withOutcomes(
  engine: Engine,
  { cards }: ScopeTransaction,
  drafts: readonly CardDraft[],
  source: DraftSource,
): Promise<readonly CardDraft[]> {
  if (!drafts.some((draft) => draft.effect !== undefined || takesPlace(draft))) return drafts
  const { outcomesOf } = await import('./effects/outcomes.ts')
  return outcomesOf(engine, cards, drafts, source)
}

/** A message that only says again what another said points at that one, and the fact at it: it is stale when the fact is. */
async function linkRestatement(
  tx: ScopeTransaction,
  item: MemoryItem,
  changes: readonly CardChange[],
): Promise<void> {
  const again = changes.find(({ action, card }) => action === 'reinforces' && card?.itemId)?.card
  if (!again?.itemId || again.itemId === item.id || (await tx.cards.byItem(item.id)).length > 0) return
  await tx.items.update(item.id, { parentId: again.itemId })
  await tx.cards.update(again.id, {
    extra: { ...again.extra, [RESTATED]: withRestatement(again, item.id) },
  })
}

/** In "I'm not a pilot, I'm a mechanic" and "sold the Golf, got a Volvo" what ends goes before what begins. */
const endingsFirst = (drafts: readonly CardDraft[]): readonly CardDraft[] => [
  ...drafts.filter(isOver),
  ...drafts.filter((draft) => !isOver(draft)),
]
