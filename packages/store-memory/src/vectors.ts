import { InvalidInputError, NotFoundError } from '@recollect/core'
import type {
  Neighbour,
  SeqSpan,
  SpaceCount,
  VectorReader,
  VectorSpace,
  VectorWriter,
} from '@recollect/core/store'
import { fromBytes, Nearest, toBytes } from '@recollect/core/store'
import { checkCount, checkStorable } from './checks.ts'
import type { Journal } from './journal.ts'
import { Part } from './lease.ts'
import type { VectorSpaces } from './scope-state.ts'
import { byCodePoint } from './sorted.ts'

/** Vectors compared in one go. */
const BATCH = 256

export class InMemoryVectors extends Part implements VectorReader {
  async spaces(): Promise<readonly SpaceCount[]> {
    return [...this.state.vectors.values()]
      .map(({ space, rows }) => ({ ...space, vectors: rows.size }))
      .sort((a, b) => byCodePoint(a.model, b.model) || a.dimensions - b.dimensions)
  }

  async nearest(
    space: VectorSpace,
    query: Float32Array,
    limit: number,
    minScore: number,
  ): Promise<readonly Neighbour[]> {
    checkCount(limit)
    checkLength(space, query)
    const rows = [...vectorsIn(this.state.vectors, space)]
    const found = new Nearest(query, limit, minScore)
    for (let at = 0; at < rows.length; at += BATCH) {
      const batch = rows.slice(at, at + BATCH)
      found.add(
        batch.map(([seq]) => seq),
        packed(batch.map(([, bytes]) => bytes)),
      )
    }
    return found.best
  }

  async owed(space: VectorSpace, after: number, limit: number): Promise<readonly number[]> {
    checkCount(limit)
    const { items, vectors } = this.state
    const rows = vectorsIn(vectors, space)
    const seqs: number[] = []
    const last = this.counter('lastItem')
    for (let seq = after + 1; seq <= last && seqs.length < limit; seq += 1) {
      if (items.has(seq) && !rows.has(seq)) seqs.push(seq)
    }
    return seqs
  }

  async bySeq(space: VectorSpace, [first, last]: SeqSpan): Promise<ReadonlyMap<number, Float32Array>> {
    return new Map(
      [...vectorsIn(this.state.vectors, space)]
        .filter(([seq]) => first <= seq && seq <= last)
        .sort(([a], [b]) => a - b)
        .map(([seq, bytes]) => [seq, fromBytes(bytes)]),
    )
  }
}

export class InMemoryVectorWriter extends InMemoryVectors implements VectorWriter {
  async put(space: VectorSpace, vectors: ReadonlyMap<number, Float32Array>): Promise<void> {
    const { items, vectors: spaces } = this.state
    checkVectors(space, vectors)
    const missing = [...vectors.keys()].find((seq) => !items.has(seq))
    if (missing !== undefined) throw new NotFoundError('item', String(missing))
    keepVectors(spaces, this.journal, space, vectors)
  }

  async keepOnly(space: VectorSpace): Promise<number> {
    return dropOtherSpaces(this.state.vectors, this.journal, space)
  }
}

const keyOf = ({ model, dimensions }: VectorSpace): string => `${String(dimensions)} ${model}`

export const vectorsIn = <K>(spaces: VectorSpaces<K>, space: VectorSpace): ReadonlyMap<K, Uint8Array> =>
  spaces.get(keyOf(space))?.rows ?? new Map<K, Uint8Array>()

export function keepVectors<K>(
  spaces: VectorSpaces<K>,
  journal: Journal,
  space: VectorSpace,
  vectors: Iterable<readonly [K, Float32Array]>,
): void {
  const { model, dimensions } = space
  for (const [owner, vector] of vectors) {
    const kept = spaces.get(keyOf(space))
    if (kept !== undefined) journal.set(kept.rows, owner, toBytes(vector))
    else {
      const rows = new Map([[owner, toBytes(vector)]])
      journal.set(spaces, keyOf(space), { space: { model, dimensions }, rows })
    }
  }
}

/** Takes what belongs to one out of every space. */
export function dropVectors<K>(spaces: VectorSpaces<K>, journal: Journal, owner: K): void {
  for (const [key, { rows }] of spaces) {
    journal.delete(rows, owner)
    if (rows.size === 0) journal.delete(spaces, key)
  }
}

/** Removes all but those of the space, and says how many. */
export function dropOtherSpaces<K>(spaces: VectorSpaces<K>, journal: Journal, space: VectorSpace): number {
  const others = [...spaces].filter(([key]) => key !== keyOf(space))
  for (const [key] of others) journal.delete(spaces, key)
  return others.reduce((sum, [, { rows }]) => sum + rows.size, 0)
}

export function checkVectors(space: VectorSpace, vectors: ReadonlyMap<unknown, Float32Array>): void {
  checkStorable(space.model)
  for (const vector of vectors.values()) checkLength(space, vector)
}

function checkLength({ model, dimensions }: VectorSpace, vector: Float32Array): void {
  if (vector.length === dimensions) return
  throw new InvalidInputError(
    `A vector has ${String(vector.length)} numbers, not the ${String(dimensions)} of "${model}". Pass what this model made.`,
  )
}

function packed(rows: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(rows.reduce((sum, row) => sum + row.byteLength, 0))
  let at = 0
  for (const row of rows) {
    bytes.set(row, at)
    at += row.byteLength
  }
  return bytes
}
