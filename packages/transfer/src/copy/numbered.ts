import type {
  ItemCopy,
  LastSeqs,
  ScopeTransaction,
  ScopeView,
  SeqSpan,
  VectorSpace,
} from '@recollect/core/store'
import { canonical, hexOf } from './canonical.ts'

/** A scope that is read from. The spaces its vectors lie in are looked up once. */
export interface ScopeReader {
  readonly view: ScopeView
  readonly spaces: readonly VectorSpace[]
}

export async function scopeReader(view: ScopeView): Promise<ScopeReader> {
  return { view, spaces: (await view.vectors?.spaces()) ?? [] }
}

/** The records of a span: a canonical line for each, in order, and how they are written into another scope. */
interface NumberedPage {
  readonly lines: readonly string[]
  readonly vectors: number
  write(tx: ScopeTransaction): Promise<void>
}

/** A kind of record that the scope numbers. */
export interface NumberedKind {
  readonly name: keyof LastSeqs
  read(scope: ScopeReader, span: SeqSpan): Promise<NumberedPage>
}

const numbered = <T>(
  name: keyof LastSeqs,
  rowsIn: (view: ScopeView, span: SeqSpan) => Promise<readonly T[]>,
  restore: (tx: ScopeTransaction, row: T) => Promise<unknown>,
): NumberedKind => ({
  name,
  read: async ({ view }, span) => {
    const rows = await rowsIn(view, span)
    return {
      lines: rows.map(canonical),
      vectors: 0,
      write: async (tx) => {
        for (const row of rows) await restore(tx, row)
      },
    }
  },
})

type Vectors = readonly (readonly [VectorSpace, ReadonlyMap<number, Float32Array>])[]

const items: NumberedKind = {
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
    return vector === undefined ? [] : [[model, dimensions, hexOf(vector)]]
  })
  return canonical({ item, terms: Object.fromEntries(terms), vectors: own })
}

/** In the order they are copied: a change comes after what it made. */
export const NUMBERED_KINDS: readonly NumberedKind[] = [
  items,
  numbered(
    'cards',
    ({ cards }, span) => cards.bySeq(span),
    ({ cards }, card) => cards.restore(card),
  ),
  numbered(
    'changes',
    ({ copy }, span) => copy.changes(span),
    ({ copy }, change) => copy.restore(change),
  ),
  numbered(
    'turns',
    async ({ sessions }, span) => (await sessions?.bySpan(span)) ?? [],
    async ({ sessions }, turn) => sessions?.restore(turn),
  ),
]

/** How many numbers a scope has given out. */
export const numbersOf = ({ view: { copy } }: ScopeReader): number =>
  NUMBERED_KINDS.reduce((sum, { name }) => sum + copy.last[name], 0)

/** Cuts the numbers after `after` up to `last` into pages. */
export function* spans(after: number, last: number, page: number): Generator<SeqSpan> {
  for (let first = after + 1; first <= last; first += page) yield [first, Math.min(first + page - 1, last)]
}
