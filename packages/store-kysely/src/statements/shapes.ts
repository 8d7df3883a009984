import type { SqlArgs, Statement } from './statement.ts'

/** Statements that differ by which filters or fields they name: one is built for each combination met. */
export class Shapes<Shape, Args extends SqlArgs<Args>> {
  readonly #make: (shape: Shape) => Statement<Args>
  readonly #made = new Map<string, Statement<Args>>()

  constructor(make: (shape: Shape) => Statement<Args>) {
    this.#make = make
  }

  /** `key` names the combination; the number of combinations must be bounded by the code, not by its input. */
  of(key: string, shape: Shape): Statement<Args> {
    const made = this.#made.get(key)
    if (made !== undefined) return made
    const statement = this.#make(shape)
    this.#made.set(key, statement)
    return statement
  }
}

/** The powers of two that lists are filled up to, so that few statements serve lists of any length. */
const LARGEST = 256
/** Lists of ids are shorter: a planner that expects small scopes would rather read one whole than look 256 of its rows up. */
export const IDS = 32

export function listSize(count: number): number {
  let size = 1
  while (size < count && size < LARGEST) size *= 2
  return size
}

/** Cuts a list into parts that one statement takes. */
export function listParts<T>(list: readonly T[], size = LARGEST): (readonly T[])[] {
  const parts: (readonly T[])[] = []
  for (let at = 0; at < list.length; at += size) parts.push(list.slice(at, at + size))
  return parts
}
