import type { SemanticKind } from '../plugin/semantic.ts'
import type { VectorSpace } from '../plugin/vectors.ts'
import { toBytes } from '../vector/bytes.ts'
import { pageAmong } from './list-pages.ts'
import type { List, ListPage, Reading } from './list-pages.ts'

/** Of episodes and nodes, in the spaces the messages have vectors in; others are made again. Those of messages go with them. */
export const vectors: List = {
  name: 'vectors',
  pages: async function* (view, limit) {
    for (const { model, dimensions } of (await view.vectors?.spaces()) ?? [])
      for (const kind of ['episode', 'node'] as const) yield* pages(view, kind, { model, dimensions }, limit)
  },
}

interface VectorRow {
  readonly kind: SemanticKind
  readonly space: VectorSpace
  readonly id: string
  readonly bytes: readonly number[]
}

async function* pages(
  view: Reading,
  kind: SemanticKind,
  space: VectorSpace,
  limit: number,
): AsyncGenerator<ListPage> {
  let after = ''
  for (;;) {
    const from = after
    const found = await vectorsIn(view, kind, space, from, limit)
    const rows = rowsOf(kind, space, found)
    const last = rows.at(-1)
    if (last === undefined) return
    yield pageAmong(
      rows,
      ({ id }) => id,
      async (other) => rowsOf(kind, space, await vectorsIn(other, kind, space, from, limit)),
      async ({ id }, tx) => {
        const vector = found.get(id)
        if (vector) await tx.semantic?.putVectors(kind, space, new Map([[id, vector]]))
      },
    )
    after = last.id
  }
}

const vectorsIn = async (
  { semantic }: Reading,
  kind: SemanticKind,
  space: VectorSpace,
  after: string,
  limit: number,
): Promise<ReadonlyMap<string, Float32Array>> =>
  (await semantic?.vectors(kind, space, after, limit)) ?? new Map<string, Float32Array>()

const rowsOf = (
  kind: SemanticKind,
  space: VectorSpace,
  vectorsById: ReadonlyMap<string, Float32Array>,
): readonly VectorRow[] =>
  [...vectorsById].map(([id, vector]) => ({ kind, space, id, bytes: [...toBytes(vector)] }))
