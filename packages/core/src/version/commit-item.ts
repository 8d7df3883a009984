import type { CardChange } from '../api/remember.ts'
import type { Engine } from '../engine.ts'
import type { ScopeTransaction } from '../plugin/store.ts'
import type { CardDraft } from '../types/card.ts'
import type { MemoryItem } from '../types/item.ts'
import { commitDraft } from './commit.ts'
import { refreshItems, touchedItems } from './item-version.ts'
import { sourceOf } from './source.ts'
import { isOver } from './statement.ts'

/** Commits an item's drafts in order and brings the version fields of the items they touched in line. */
export async function commitItem(
  { versioner, slots, values, ids, clock }: Engine,
  tx: ScopeTransaction,
  item: MemoryItem,
  drafts: readonly CardDraft[],
): Promise<{ readonly item: MemoryItem; readonly changes: readonly CardChange[] }> {
  const now = clock.now()
  const context = { versioner, slots, values, now, nextId: () => ids.next(now) }
  const source = sourceOf(item)
  const changes: CardChange[] = []
  for (const draft of endingsFirst(drafts)) changes.push(await commitDraft(tx.cards, draft, source, context))
  await refreshItems(tx.items, tx.cards, [...touchedItems(changes), item.id], slots)
  return { item: (await tx.items.get(item.id)) ?? item, changes }
}

/** In "I'm not a pilot, I'm a mechanic" and "sold the Golf, got a Volvo" what ends goes before what begins. */
const endingsFirst = (drafts: readonly CardDraft[]): readonly CardDraft[] => [
  ...drafts.filter(isOver),
  ...drafts.filter((draft) => !isOver(draft)),
]
