import { InvalidInputError } from '@recollect/core'
import type { Neighbour, SeqSpan, SpaceCount, VectorReader, VectorSpace } from '@recollect/core/store'
import { fromBytes, Nearest } from '@recollect/core/store'
import { text } from '../rows/columns.ts'
import { bySlot, rowToHead, rowToPacked } from '../rows/embedding-row.ts'
import { checkCount } from '../statements/checks.ts'
import { bucketOf, seqAt, slotOf } from '../vectors/layout.ts'
import { byCodePoint } from './by-code-point.ts'
import type { ScopeSession } from './scope-session.ts'

/** Buckets read at once: bounds what a scan of a large scope holds in memory. */
const BUCKETS = 16
/** Items looked at together for what is owed. */
const PAGE = 1024

export class SqlVectors implements VectorReader {
  protected readonly session: ScopeSession

  constructor(session: ScopeSession) {
    this.session = session
  }

  async spaces(): Promise<readonly SpaceCount[]> {
    const { connection, statements, codec, id: scope } = this.session
    const rows = await connection.rows(statements.embeddings.spaces.with({ scope }))
    return rows
      .map(([model, dimensions, vectors]) => ({
        model: text(model, 'model'),
        dimensions: codec.readInteger(dimensions),
        vectors: codec.readInteger(vectors),
      }))
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
    const { connection, statements, codec } = this.session
    const found = new Nearest(query, limit, minScore)
    const last = bucketOf(this.session.figures.lastItem)
    for (let from = 0; from <= last; from += BUCKETS) {
      const range = { ...this.keyOf(space), from, to: from + BUCKETS }
      for (const row of await connection.rows(statements.embeddings.packed.with(range))) {
        const { seqs, packed } = rowToPacked(row, space.dimensions * 4, codec)
        found.add(seqs, packed)
      }
    }
    return found.best
  }

  async owed(space: VectorSpace, after: number, limit: number): Promise<readonly number[]> {
    checkCount(limit)
    const owed: number[] = []
    let last: number | undefined = after
    while (last !== undefined && owed.length < limit) {
      const seqs = await this.#itemsAfter(last)
      const kept = await this.#seqsWithVector(space, seqs)
      owed.push(...seqs.filter((seq) => !kept.has(seq)))
      last = seqs.at(-1)
    }
    return owed.slice(0, limit)
  }

  async bySeq(space: VectorSpace, [first, last]: SeqSpan): Promise<ReadonlyMap<number, Float32Array>> {
    const { connection, statements, codec } = this.session
    const size = space.dimensions * 4
    const found: [number, Float32Array][] = []
    const range = { ...this.keyOf(space), from: bucketOf(first), to: bucketOf(last) + 1 }
    for (const row of await connection.rows(statements.embeddings.packed.with(range))) {
      const packed = rowToPacked(row, size, codec)
      const vectors = bySlot(packed, size)
      for (const seq of packed.seqs) {
        const vector = vectors.get(slotOf(seq))
        if (vector !== undefined && first <= seq && seq <= last) found.push([seq, fromBytes(vector)])
      }
    }
    return new Map(found.sort(([a], [b]) => a - b))
  }

  /** The space and the scope, as statements name them. */
  protected keyOf({ model, dimensions }: VectorSpace) {
    return { scope: this.session.id, model, dimensions }
  }

  async #itemsAfter(after: number): Promise<readonly number[]> {
    const { connection, statements, codec, id: scope } = this.session
    const rows = await connection.rows(statements.embeddings.itemSeqs.with({ scope, after, limit: PAGE }))
    return rows.map(([seq]) => codec.readInteger(seq))
  }

  async #seqsWithVector(space: VectorSpace, seqs: readonly number[]): Promise<ReadonlySet<number>> {
    const [first, last] = [seqs[0], seqs.at(-1)]
    if (first === undefined || last === undefined) return new Set()
    const { connection, statements, codec } = this.session
    const range = { ...this.keyOf(space), from: bucketOf(first), to: bucketOf(last) + 1 }
    const rows = await connection.rows(statements.embeddings.heads.with(range))
    const heads = rows.map((row) => rowToHead(row, codec))
    return new Set(heads.flatMap(({ bucket, members }) => members.map((slot) => seqAt(bucket, slot))))
  }
}

/** Refuses a vector of another length than its space has. */
export function checkLength({ model, dimensions }: VectorSpace, vector: Float32Array): void {
  if (vector.length === dimensions) return
  throw new InvalidInputError(
    `A vector has ${String(vector.length)} numbers, not the ${String(dimensions)} of "${model}". Pass what this model made.`,
  )
}
