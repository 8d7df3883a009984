import { seededRandom } from '../synthetic/random.ts'

/** What is drawn by lot, the same for the same seed. */
export interface Chance {
  /** A whole number from 0, below `end`. */
  below(end: number): number
  /** True `share` of the time, 0–1. */
  often(share: number): boolean
  /** @throws RangeError when there is nothing to choose from. */
  of<T>(choices: readonly T[]): T
}

export function chanceOf(seed: number): Chance {
  const random = seededRandom(seed)
  const below = (end: number): number => Math.floor(random() * end)
  return {
    below,
    often: (share) => random() < share,
    of: (choices) => {
      const chosen = choices[below(choices.length)]
      if (chosen === undefined) throw new RangeError('There is nothing to choose from.')
      return chosen
    },
  }
}
