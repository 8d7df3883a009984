import { InvalidInputError } from '@recollect/core'
import type { VectorSpace } from '@recollect/core/store'
import { checkLength } from '@recollect/store-kysely'

/** What a column of pgvector holds: `VECTOR_MAX_DIM`. */
const MOST_DIMENSIONS = 16_000

/** Throws `INVALID_INPUT` for what pgvector cannot hold or compare. */
export function checkVector(space: VectorSpace, vector: Float32Array): void {
  checkLength(space, vector)
  if (vector.length < 1 || vector.length > MOST_DIMENSIONS) {
    throw new InvalidInputError(
      `Vectors of "${space.model}" have ${String(vector.length)} dimensions; pgvector holds 1 to ${String(MOST_DIMENSIONS)}. ` +
        "Use a model that makes shorter ones, or a database made with vectors: 'packed'.",
    )
  }
  if (!vector.every(Number.isFinite)) {
    throw new InvalidInputError(
      `A vector of "${space.model}" holds a number that is not finite. Pass what the model made.`,
    )
  }
}
