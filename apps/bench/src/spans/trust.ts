import type { Judged } from './measure.ts'
import { trainChoice } from './train-choice.ts'
import type { Choice } from './train-choice.ts'

/** A sign of fewer values says nothing of others. */
const FEWEST = 3
/** Weights nearer to zero are left out. */
const LEAST = 0.05
/** What no rule reads is what is read this way at all: it is known by signs of its own while it is learned. */
const LEFT = 'left'

/** Signs of a value no rule reads, and of others, whose own signs teach the same. */
const signsOf = ({ signs, isLeft, read: { slot } }: Judged): readonly string[] =>
  isLeft ? ['', ...signs, LEFT, `${LEFT} ${slot}`] : ['', ...signs]

/** Learns which values are read right. */
export function trainTrust(judged: readonly Judged[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  const samples = judged.map((one) => ({ signs: signsOf(one), isRight: one.isRight }))
  for (const { signs } of samples) for (const sign of signs) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  const choices = samples.map(({ signs, isRight }): Choice => {
    const known = signs.filter((sign) => (counts.get(sign) ?? 0) >= FEWEST)
    return { options: [[], known], right: isRight ? 1 : 0 }
  })
  return trainChoice(choices, { penalty: 3e-3, rounds: 10, rate: 0.12 })
}

/** The weights as they are used: only on what no rule reads. */
export function trustTable(weights: ReadonlyMap<string, number>): string {
  const used = new Map(weights)
  const add = (sign: string, weight: number) => used.set(sign, (used.get(sign) ?? 0) + weight)
  for (const [sign, weight] of weights) {
    if (sign === LEFT) add('', weight)
    else if (sign.startsWith(`${LEFT} `)) add(sign.slice(LEFT.length + 1), weight)
    else continue
    used.delete(sign)
  }
  return [...used]
    .filter(([, weight]) => Math.abs(weight) >= LEAST)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([sign, weight]) => `${sign}\t${Math.round(weight * 10)}`)
    .join('\n')
}

/** How far a value that was read is to be trusted. */
export const trustOf = (one: Judged, weights: ReadonlyMap<string, number>): number =>
  1 / (1 + Math.exp(-signsOf(one).reduce((sum, sign) => sum + (weights.get(sign) ?? 0), 0)))
