import type { Engine } from '../../engine.ts'
import type { ScopeView } from '../../plugin/store.ts'
import type { MemoryCard } from '../../types/card.ts'
import type { MemoryItem } from '../../types/item.ts'
import { everyPage } from '../../util/every-row.ts'
import type { ListRows } from '../../util/every-row.ts'
import { sortedRecord } from '../../util/sort-keys.ts'
import { semanticLines } from './export-semantic.ts'
import { sessionLines } from './export-sessions.ts'

/**
 * Lossless JSONL: a header, items in the order they were kept, cards in the order they were recorded, sessions by id, their pairs in the
 * order they were logged, variables by session and name, then episodes and what was learned from them. No clock reading in it. Read as one
 * snapshot, so that what is written meanwhile is in it whole or not at all; holds the scope's lines in memory.
 */
export async function* exportScope({ store }: Engine, scope: string): AsyncIterable<string> {
  yield JSON.stringify({ type: 'recollect', format: 1 })
  const lines = await store.read(scope, (view) =>
    Promise.all([itemLines(view), cardLines(view), sessionLines(view), semanticLines(view)]),
  )
  yield* lines.flat()
}

const itemLines = ({ items }: ScopeView) => linesOf((page) => items.list(page), itemLine)
const cardLines = ({ cards }: ScopeView) => linesOf((page) => cards.list(page), cardLine)

async function linesOf<T>(list: ListRows<T>, write: (row: T) => string): Promise<readonly string[]> {
  const lines: string[] = []
  for await (const rows of everyPage(list)) for (const row of rows) lines.push(write(row))
  return lines
}

function itemLine({ scope: _scope, seq: _seq, ...item }: MemoryItem): string {
  return JSON.stringify({ type: 'item', ...sortedRecord(item) })
}

function cardLine({ scope: _scope, seq: _seq, ...card }: MemoryCard): string {
  return JSON.stringify({ type: 'card', ...sortedRecord(card) })
}
