import type { Engine } from '../engine.ts'
import { normalizeText } from '../util/normalize.ts'
import type { ScopeTransaction } from '../plugin/store.ts'
import type { MemoryItem } from '../types/item.ts'
import type { BackfillOptions, BackfillProgress } from '../api/memory.ts'
import { factsOf } from './extraction.ts'
import { commitDrafts } from './write-item.ts'

const DEFAULT_BATCH = 100

/**
 * Extracts from stored items that the present packs have not read: those stored with extraction off, those a pack failed on, those
 * read by older packs. Each batch commits by itself and marks what it read, so that a stopped run goes on where it was.
 */
export async function backfill(
  engine: Engine,
  scope: string,
  options: BackfillOptions = {},
): Promise<BackfillProgress> {
  const batch = Math.min(1000, Math.max(1, options.batch ?? DEFAULT_BATCH))
  const owed = { notExtractedBy: engine.packsId }
  const total = await engine.store.read(scope, (view) => view.items.count(owed))
  let progress: BackfillProgress = { done: 0, total, cards: 0 }
  options.onProgress?.(progress)
  while (progress.done < total) {
    const step = await engine.store.transaction(scope, async (tx) => {
      const { rows } = await tx.items.list({ limit: batch }, owed)
      let cards = 0
      for (const item of rows) cards += await readAgain(engine, tx, item)
      return { read: rows.length, cards }
    })
    if (step.read === 0) break
    progress = { done: progress.done + step.read, total, cards: progress.cards + step.cards }
    options.onProgress?.(progress)
  }
  return progress
}

/** Facts this item gave before are not given twice: the same value again only reinforces, so those are left out. */
async function readAgain(engine: Engine, tx: ScopeTransaction, item: MemoryItem): Promise<number> {
  const own = await tx.cards.byItem(item.id)
  const { drafts } = factsOf(engine, item.role, normalizeText(item.text), item.saidAt)
  const fresh = drafts.filter(
    (draft) =>
      !own.some(
        (card) => card.entity === draft.entity && card.slot === draft.slot && card.value === draft.value,
      ),
  )
  const { changes } = await commitDrafts(engine, tx, item, fresh)
  await tx.items.update(item.id, { extractedBy: engine.packsId })
  return changes.filter((change) => change.card !== null && change.action !== 'reinforces').length
}
