import type { MemoryCard, MemoryItem } from '@recollect/core'
import { everyPage, sortedRecord } from '@recollect/core/plugin'
import type { Engine } from '@recollect/core/plugin'
import type { ScopeView } from '@recollect/core/store'

/**
 * Lossless JSONL: a header, items in the order they were kept, cards in the order they were recorded, then what plugins
 * keep. No clock reading in it. Read as one snapshot, so that what is written meanwhile is in it whole or not at all.
 *
 * A store with snapshots is read page by page, at the pace of whoever takes the lines, in memory that does not grow with the scope. From
 * any other all lines are taken first: the store would have to wait for whoever reads them.
 */
export async function* exportScope(engine: Engine, scope: string): AsyncIterable<string> {
  const { store } = engine
  yield JSON.stringify({ type: 'recollect', format: 1 })
  if (store.snapshot === undefined) {
    yield* await store.read(scope, (view) => allLines(engine, view))
    return
  }
  const snapshot = await store.snapshot(scope)
  try {
    yield* linesOf(engine, snapshot.view)
  } finally {
    await snapshot.close()
  }
}

async function allLines(engine: Engine, view: ScopeView): Promise<readonly string[]> {
  const lines: string[] = []
  for await (const line of linesOf(engine, view)) lines.push(line)
  return lines
}

async function* linesOf(engine: Engine, view: ScopeView): AsyncGenerator<string, void, undefined> {
  for await (const rows of everyPage((page) => view.items.list(page))) yield* rows.map(itemLine)
  for await (const rows of everyPage((page) => view.cards.list(page))) yield* rows.map(cardLine)
  for (const { exported } of engine.plugins) if (exported) yield* exported(engine, view)
}

function itemLine({ scope: _scope, seq: _seq, ...item }: MemoryItem): string {
  return JSON.stringify({ type: 'item', ...sortedRecord(item) })
}

function cardLine({ scope: _scope, seq: _seq, ...card }: MemoryCard): string {
  return JSON.stringify({ type: 'card', ...sortedRecord(card) })
}
