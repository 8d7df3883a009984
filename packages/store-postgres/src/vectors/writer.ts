import { NotFoundError } from '@recollect/core'
import type { VectorSpace, VectorWriter } from '@recollect/core/store'
import { realArray } from './bytes.ts'
import { checkVector } from './check-vector.ts'
import { PgVectors } from './reader.ts'

/** Numbers sent in one statement: bounds what is held in memory, 8 bytes each. */
const NUMBERS = 1_000_000

export class PgVectorWriter extends PgVectors implements VectorWriter {
  async put(space: VectorSpace, vectors: ReadonlyMap<number, Float32Array>): Promise<void> {
    const key = this.keyOf(space)
    for (const vector of vectors.values()) checkVector(space, vector)
    if (vectors.size === 0) return
    await this.#checkItems([...vectors.keys()])
    const entries = [...vectors]
    const count = Math.ceil(NUMBERS / space.dimensions)
    for (let at = 0; at < entries.length; at += count) {
      const part = entries.slice(at, at + count)
      const values = [...key, part.map(([seq]) => seq), realArray(part.map(([, vector]) => vector))]
      await this.session.connection.send({ statement: this.statements.insert, values })
    }
  }

  async keepOnly(space: VectorSpace): Promise<number> {
    return this.session.connection.change({
      statement: this.statements.keepOnly,
      values: this.keyOf(space),
    })
  }

  /** Throws for the first that is no item of the scope. */
  async #checkItems(seqs: readonly number[]): Promise<void> {
    const [missing] = this.seqsOf(await this.rows('missing', [this.session.id, seqs]))
    if (missing !== undefined) throw new NotFoundError('item', String(missing))
  }
}
