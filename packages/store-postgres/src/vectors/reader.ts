import type { Neighbour, SeqSpan, SpaceCount, VectorReader, VectorSpace } from '@recollect/core/store'
import { fromBytes, Nearest } from '@recollect/core/store'
import { checkCount, checkText, text } from '@recollect/store-kysely'
import type { ScopeSession, SqlParam, SqlRow } from '@recollect/store-kysely'
import { packedOf, vectorBytes } from './bytes.ts'
import { checkVector } from './check-vector.ts'
import { marginOf } from './margin.ts'
import type { VectorStatements } from './statements.ts'

export class PgVectors implements VectorReader {
  protected readonly session: ScopeSession
  protected readonly statements: VectorStatements

  constructor(session: ScopeSession, statements: VectorStatements) {
    this.session = session
    this.statements = statements
  }

  async spaces(): Promise<readonly SpaceCount[]> {
    const { codec, id: scope } = this.session
    const rows = await this.rows('spaces', [scope])
    return rows.map(([model, dimensions, vectors]) => ({
      model: text(model, 'model'),
      dimensions: codec.readInteger(dimensions),
      vectors: codec.readInteger(vectors),
    }))
  }

  /** The server finds who may be among the nearest; they are compared once more as every store compares, so that orders agree. */
  async nearest(
    space: VectorSpace,
    query: Float32Array,
    limit: number,
    minScore: number,
  ): Promise<readonly Neighbour[]> {
    checkCount(limit)
    checkVector(space, query)
    const asked = [vectorBytes(query), limit, minScore, marginOf(query)]
    const rows = await this.rows('nearest', [...this.keyOf(space), ...asked])
    const found = new Nearest(query, limit, minScore)
    found.add(
      this.seqsOf(rows),
      packedOf(
        rows.map(([, sent]) => sent),
        space.dimensions,
      ),
    )
    return found.best
  }

  async owed(space: VectorSpace, after: number, limit: number): Promise<readonly number[]> {
    checkCount(limit)
    return this.seqsOf(await this.rows('owed', [...this.keyOf(space), after, limit]))
  }

  async bySeq(space: VectorSpace, [first, last]: SeqSpan): Promise<ReadonlyMap<number, Float32Array>> {
    const rows = await this.rows('bySeq', [...this.keyOf(space), first, last])
    const vectors = rows.map(([, sent]) => fromBytes(packedOf([sent], space.dimensions)))
    return new Map(this.seqsOf(rows).map((seq, at) => [seq, vectors[at] ?? new Float32Array()]))
  }

  protected rows(name: keyof VectorStatements, values: readonly SqlParam[]): Promise<readonly SqlRow[]> {
    return this.session.connection.rows({ statement: this.statements[name], values })
  }

  /** The scope and the space, as statements begin with them. */
  protected keyOf({ model, dimensions }: VectorSpace): readonly SqlParam[] {
    return [this.session.id, checkText(model), dimensions]
  }

  protected seqsOf(rows: readonly SqlRow[]): readonly number[] {
    return rows.map(([seq]) => this.session.codec.readInteger(seq))
  }
}
