/** Whole numbers from `from` to `to`, both included. */
export type Random = (from: number, to: number) => number

/** The same numbers for the same seed: a linear congruential generator with the constants of Numerical Recipes, its upper bits taken. */
export function random(seed: number): Random {
  let state = (seed * 2_654_435_761) >>> 0
  return (from, to) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return from + Math.floor((state / 2 ** 32) * (to - from + 1))
  }
}
