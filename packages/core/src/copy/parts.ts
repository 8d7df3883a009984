import type { ItemCopy, LastSeqs } from '../plugin/copy.ts'
import type { ScopeTransaction } from '../plugin/store.ts'
import type { VectorSpace } from '../plugin/vectors.ts'
import type { SeqSpan } from '../types/change.ts'
import { toBytes } from '../vector/bytes.ts'
import { canonical } from './canonical.ts'
import type { Side } from './sides.ts'

/** A page of records as it was read: what it says, and how it is written elsewhere. */
export interface Page {
  /** One for each record, in order. */
  readonly lines: readonly string[]
  /** How many vectors it has. */
  readonly vectors: number
  write(tx: ScopeTransaction): Promise<void>
}

/** A kind of record that is numbered. */
export interface Part {
  readonly name: 'items' | 'cards' | 'changes' | 'turns'
  read(side: Side, span: SeqSpan): Promise<Page>
}

type Vectors = readonly (readonly [VectorSpace, ReadonlyMap<number, Float32Array>])[]

const items: Part = {
  name: 'items',
  read: async ({ view, spaces }, span) => {
    const rows = await view.copy.items(span)
    const vectors: Vectors = await Promise.all(
      spaces.map(async (space) => [space, (await view.vectors?.bySeq(space, span)) ?? new Map()] as const),
    )
    return {
      lines: rows.map((row) => itemLine(row, vectors)),
      vectors: vectors.reduce((sum, [, { size }]) => sum + size, 0),
      write: async (tx) => {
        for (const { item, terms } of rows) {
          await tx.items.restore(item)
          if (terms.size > 0) await tx.search.index(item.seq, terms)
        }
        for (const [space, bySeq] of vectors) if (bySeq.size > 0) await tx.vectors?.put(space, bySeq)
      },
    }
  },
}

function itemLine({ item, terms }: ItemCopy, vectors: Vectors): string {
  const own = vectors.flatMap(([{ model, dimensions }, bySeq]) => {
    const vector = bySeq.get(item.seq)
    return vector === undefined ? [] : [[model, dimensions, hex(toBytes(vector))]]
  })
  return canonical({ item, terms: Object.fromEntries(terms), vectors: own })
}

const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

const cards: Part = {
  name: 'cards',
  read: async ({ view }, span) => {
    const rows = await view.cards.bySeq(span)
    return {
      lines: rows.map(canonical),
      vectors: 0,
      write: async (tx) => {
        for (const card of rows) await tx.cards.restore(card)
      },
    }
  },
}

const changes: Part = {
  name: 'changes',
  read: async ({ view }, span) => {
    const rows = await view.copy.changes(span)
    return {
      lines: rows.map(canonical),
      vectors: 0,
      write: async (tx) => {
        for (const copy of rows) await tx.copy.restore(copy)
      },
    }
  },
}

/** Rows of sessions come after them all: they count their turns. */
const turns: Part = {
  name: 'turns',
  read: async ({ view }, span) => {
    const rows = (await view.sessions?.bySpan(span)) ?? []
    return {
      lines: rows.map(canonical),
      vectors: 0,
      write: async (tx) => {
        for (const turn of rows) await tx.sessions?.restore(turn)
      },
    }
  },
}

/** In the order they are copied: a change comes after what it made. */
export const PARTS: readonly Part[] = [items, cards, changes, turns]

/** How many numbers were given out. */
export const numbersOf = (last: LastSeqs): number => PARTS.reduce((sum, { name }) => sum + last[name], 0)
