import { spread } from '../../scale-sqlite/copies.ts'
import type { Copy } from '../../scale-sqlite/copies.ts'

/**
 * Which copies are called on, one after another: the models in turn, and of each its copies from the first to the last at even distances.
 * The nth call finds the same rows in a database of any size.
 */
export function visitsOf<T extends { readonly model: number }>(
  copies: readonly T[],
  models: number,
  count: number,
): readonly T[] {
  const rounds = Math.ceil(count / models)
  const ofModel = Array.from({ length: models }, (_, model) =>
    spread(
      copies.filter((copy) => copy.model === model),
      rounds,
    ),
  )
  return Array.from({ length: rounds }, (_, i) => ofModel.flatMap((visits) => visits.slice(i, i + 1)))
    .flat()
    .slice(0, count)
}

/** Three copies of one model, in the same state. */
export interface Triple {
  readonly model: number
  readonly recorded: Copy
  readonly library: Copy
  readonly bare: Copy
}

/** As many as can be made of the copies; no copy is in two. */
export function triplesOf(copies: readonly Copy[], models: number): readonly Triple[] {
  return Array.from({ length: models }, (_, model) => {
    const these = copies.filter((copy) => copy.model === model)
    return Array.from({ length: Math.floor(these.length / 3) }, (__, i) => these.slice(3 * i, 3 * i + 3))
  })
    .flat()
    .flatMap(([recorded, library, bare]) =>
      recorded && library && bare ? [{ model: recorded.model, recorded, library, bare }] : [],
    )
}
