import type { Engine } from '../engine.ts'
import type { Page, PageRequest } from '../plugin/store.ts'
import type { MemoryCard } from '../types/card.ts'
import type { MemoryItem } from '../types/item.ts'

const PAGE = 500

/**
 * Lossless JSONL: a header, items in the order they were kept, cards in the order they were recorded. No clock reading in it. Read
 * as one snapshot, so that what is written meanwhile is in it whole or not at all; holds the scope's lines in memory.
 */
export async function* exportScope({ store }: Engine, scope: string): AsyncIterable<string> {
  yield JSON.stringify({ type: 'recollect', format: 1 })
  yield* await store.read(scope, async ({ items, cards }) => [
    ...(await linesOf((page) => items.list(page), itemLine)),
    ...(await linesOf((page) => cards.list(page), cardLine)),
  ])
}

async function linesOf<T>(
  read: (page: PageRequest) => Promise<Page<T>>,
  write: (row: T) => string,
): Promise<string[]> {
  const lines: string[] = []
  let cursor: string | null = null
  do {
    const page: Page<T> = await read({ limit: PAGE, cursor })
    for (const row of page.rows) lines.push(write(row))
    cursor = page.next
  } while (cursor !== null)
  return lines
}

function itemLine({ scope: _scope, seq: _seq, ...item }: MemoryItem): string {
  return JSON.stringify({ type: 'item', ...sorted(item) })
}

function cardLine({ scope: _scope, seq: _seq, ...card }: MemoryCard): string {
  return JSON.stringify({ type: 'card', ...sorted(card) })
}

/** Fields by name, so that two stores write the same bytes. */
const sorted = (record: object) =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))
