import type { Engine } from '../engine.ts'
import type { MemoryCard } from '../types/card.ts'
import type { MemoryItem } from '../types/item.ts'
import { everyPage } from '../util/every-row.ts'
import type { ListRows } from '../util/every-row.ts'

/**
 * Lossless JSONL: a header, items in the order they were kept, cards in the order they were recorded. No clock reading in it. Read
 * as one snapshot, so that what is written meanwhile is in it whole or not at all; holds the scope's lines in memory.
 */
export async function* exportScope({ store }: Engine, scope: string): AsyncIterable<string> {
  yield JSON.stringify({ type: 'recollect', format: 1 })
  const lines = await store.read(scope, ({ items, cards }) =>
    Promise.all([
      linesOf((page) => items.list(page), itemLine),
      linesOf((page) => cards.list(page), cardLine),
    ]),
  )
  yield* lines.flat()
}

async function linesOf<T>(list: ListRows<T>, write: (row: T) => string): Promise<readonly string[]> {
  const lines: string[] = []
  for await (const rows of everyPage(list)) for (const row of rows) lines.push(write(row))
  return lines
}

function itemLine({ scope: _scope, seq: _seq, ...item }: MemoryItem): string {
  return JSON.stringify({ type: 'item', ...sorted(item) })
}

function cardLine({ scope: _scope, seq: _seq, ...card }: MemoryCard): string {
  return JSON.stringify({ type: 'card', ...sorted(card) })
}

/** Fields by name at every depth, so that two stores write the same bytes: not all give the keys of an object back in the order they came. */
function sorted(record: object): Record<string, unknown> {
  const entries = Object.entries(record).map(
    ([name, value]: [string, unknown]) => [name, deep(value)] as const,
  )
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
}

function deep(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(deep)
  return typeof value === 'object' && value !== null ? sorted(value) : value
}
