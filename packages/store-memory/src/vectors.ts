import { InvalidInputError, NotFoundError } from '@recollect/core'
import type { Neighbour, SeqSpan, SpaceCount, VectorReader, VectorSpace, VectorWriter } from '@recollect/core'
import { checkCount, checkStorable } from './checks.ts'
import { byCodePoint } from './code-points.ts'
import type { Journal } from './journal.ts'
import type { Lease } from './lease.ts'
import type { ScopeState } from './scope-state.ts'

/** Vectors compared in one go. */
const BATCH = 256

export class InMemoryVectors implements VectorReader {
  readonly #lease: Lease

  constructor(lease: Lease) {
    this.#lease = lease
  }

  protected get state(): ScopeState {
    return this.#lease.state
  }

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
    const rows = [...(this.state.vectors.get(keyOf(space))?.rows ?? [])]
    // Not needed by those who keep no vectors.
    const { Nearest } = await import('@recollect/core/vectors')
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
    const { state } = this
    const rows = state.vectors.get(keyOf(space))?.rows
    const seqs: number[] = []
    const last = state.counters.get('lastItem') ?? 0
    for (let seq = after + 1; seq <= last && seqs.length < limit; seq += 1) {
      if (state.items.has(seq) && rows?.has(seq) !== true) seqs.push(seq)
    }
    return seqs
  }

  async bySeq(space: VectorSpace, [first, last]: SeqSpan): Promise<ReadonlyMap<number, Float32Array>> {
    const rows = [...(this.state.vectors.get(keyOf(space))?.rows ?? [])]
    const { fromBytes } = await import('@recollect/core/vectors')
    return new Map(
      rows
        .filter(([seq]) => first <= seq && seq <= last)
        .sort(([a], [b]) => a - b)
        .map(([seq, bytes]) => [seq, fromBytes(bytes)]),
    )
  }
}

export class InMemoryVectorWriter extends InMemoryVectors implements VectorWriter {
  readonly #journal: Journal

  constructor(lease: Lease, journal: Journal) {
    super(lease)
    this.#journal = journal
  }

  async put(space: VectorSpace, vectors: ReadonlyMap<number, Float32Array>): Promise<void> {
    const { toBytes } = await import('@recollect/core/vectors')
    const { state } = this
    checkStorable(space.model)
    for (const vector of vectors.values()) checkLength(space, vector)
    const missing = [...vectors.keys()].find((seq) => !state.items.has(seq))
    if (missing !== undefined) throw new NotFoundError('item', String(missing))
    const key = keyOf(space)
    const { model, dimensions } = space
    const kept = state.vectors.get(key) ?? { space: { model, dimensions }, rows: new Map() }
    for (const [seq, vector] of vectors) this.#journal.set(kept.rows, seq, toBytes(vector))
    if (vectors.size > 0) this.#journal.set(state.vectors, key, kept)
  }

  async keepOnly(space: VectorSpace): Promise<number> {
    const { state } = this
    const others = [...state.vectors].filter(([key]) => key !== keyOf(space))
    for (const [key] of others) this.#journal.delete(state.vectors, key)
    return others.reduce((sum, [, { rows }]) => sum + rows.size, 0)
  }
}

/** Takes an item's vectors out of every space. */
export function removeVectors(state: ScopeState, journal: Journal, seq: number): void {
  for (const [key, { rows }] of state.vectors) {
    journal.delete(rows, seq)
    if (rows.size === 0) journal.delete(state.vectors, key)
  }
}

const keyOf = ({ model, dimensions }: VectorSpace): string => `${String(dimensions)} ${model}`

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
