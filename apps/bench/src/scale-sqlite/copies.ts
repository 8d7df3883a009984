/**
 * Copies count from here in every database, however large: keys of all sizes are equally long, and no other figure is like a number of a
 * scope.
 */
const FIRST_COPY = 1_000_001

/** A scope whose rows are those of another. */
export interface Copy {
  readonly number: number
  readonly name: string
  /** Which of the models it is a copy of, from 0. */
  readonly model: number
  /** Has messages, text index and log too; all have cards. */
  readonly whole: boolean
}

/** So many copies of so many models in turn; those that are whole are spread evenly over all, and over the models. */
export function copiesOf(models: number, count: number, whole: number): readonly Copy[] {
  const wholeUpTo = (n: number): number => Math.floor((n * Math.min(whole, count)) / count)
  return Array.from({ length: count }, (_, i) => {
    const isWhole = wholeUpTo(i + 1) > wholeUpTo(i)
    return {
      number: FIRST_COPY + i,
      name: `copy-${i + 1}`,
      model: (isWhole ? wholeUpTo(i) : i) % models,
      whole: isWhole,
    }
  })
}

/** `count` of the items at even distances, from the first to the last. Without items the list is empty. */
export function spread<T>(items: readonly T[], count: number): readonly T[] {
  const step = Math.max(1, items.length / Math.max(1, count))
  return Array.from({ length: items.length === 0 ? 0 : count }, (_, i) => Math.floor(i * step) % items.length)
    .map((at) => items[at])
    .filter((item): item is T => item !== undefined)
}
