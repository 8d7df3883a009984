import type { Intent } from '@recollect/core/extraction'
import { INTENTS, scaleOf } from '@recollect/rules'

/** A sentence as it is learned from. */
export interface Sample {
  readonly signs: readonly string[]
  readonly kind: Intent
}

/** Weights of each sign for each of `INTENTS`, in their order; the empty sign is what holds without any. */
export type Weights = ReadonlyMap<string, Float64Array>

/** Strength of the pull towards zero (the L2 penalty), found by leaving out one author at a time. */
const PENALTY = 0.3
const ROUNDS = 24
/** The weights of the last rounds are averaged, so that the order of the samples leaves no mark. */
const AVERAGED = 12
const RATE = 0.5
/** A sign of fewer samples says nothing of others. */
const FEWEST = 3
const BIAS = ''

/**
 * Multinomial logistic regression by AdaGrad (Duchi et al., 2011) with an L2 penalty, in a fixed order, so that the same samples
 * always give the
 * same weights. `kept`: the signs to be weighed; left out, all that several samples have.
 */
export function train(samples: readonly Sample[], kept?: ReadonlySet<string>): Weights {
  const counts = countsOf(samples)
  const signs = kept ?? new Set([...counts].flatMap(([sign, count]) => (count >= FEWEST ? [sign] : [])))
  const cells = new Map<string, Cell>(
    [...signs].map((sign) => [sign, cellOf((2 * PENALTY) / (counts.get(sign) ?? 1))] as const),
  )
  const bias = cellOf(0)
  const known = samples.map(({ signs: all, kind }) => ({
    kind: INTENTS.indexOf(kind),
    cells: all.flatMap((sign) => cells.get(sign) ?? []),
  }))
  const all = [...cells, [BIAS, bias] as const]
  for (let round = 0; round < ROUNDS; round++) {
    for (let at = 0; at < known.length; at++) {
      // A stride that shares no factor with the count goes over all, in an order that mixes the authors.
      const sample = known[(at * STRIDE + round) % known.length]
      if (sample) step(sample.cells, bias, sample.kind)
    }
    if (round >= ROUNDS - AVERAGED)
      for (const [, { weights, sums }] of all)
        sums.forEach((sum, at) => (sums[at] = sum + (weights[at] ?? 0) / AVERAGED))
  }
  return new Map(all.map(([sign, { sums }]) => [sign, sums]))
}

interface Cell {
  readonly weights: Float64Array
  readonly sums: Float64Array
  readonly squares: Float64Array
  readonly decay: number
}

const cellOf = (decay: number): Cell => ({
  weights: new Float64Array(INTENTS.length),
  sums: new Float64Array(INTENTS.length),
  squares: new Float64Array(INTENTS.length).fill(1),
  decay,
})

/** A prime above any count there is. */
const STRIDE = 1_000_003

/** In how many samples each sign is. */
export function countsOf(samples: readonly Sample[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { signs } of samples) for (const sign of signs) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  return counts
}

/** One step down the slope of one sample. */
function step(cells: readonly Cell[], bias: Cell, kind: number): void {
  const scale = scaleOf(cells.length)
  const errors = softmax(
    cells.map(({ weights }) => weights),
    bias.weights,
  )
  errors[kind] = (errors[kind] ?? 0) - 1
  move(bias, errors, 1)
  for (const cell of cells) move(cell, errors, scale)
}

function move({ weights, squares, decay }: Cell, errors: readonly number[], scale: number): void {
  for (let at = 0; at < errors.length; at++) {
    const slope = (errors[at] ?? 0) * scale + decay * (weights[at] ?? 0)
    squares[at] = (squares[at] ?? 0) + slope * slope
    weights[at] = (weights[at] ?? 0) - (RATE * slope) / Math.sqrt(squares[at] ?? 1)
  }
}

/** How likely each intent is by the signs of a sentence, in the order of `INTENTS`. */
export function likelihoods(signs: readonly string[], weights: Weights): readonly number[] {
  const known = signs.flatMap((sign) => weights.get(sign) ?? [])
  return softmax(known, weights.get(BIAS))
}

function softmax(known: readonly Float64Array[], bias: Float64Array | undefined): number[] {
  const scale = scaleOf(known.length)
  const scores = INTENTS.map((_intent, at) => bias?.[at] ?? 0)
  for (const weight of known)
    for (let at = 0; at < scores.length; at++) scores[at] = (scores[at] ?? 0) + scale * (weight[at] ?? 0)
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const total = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / total)
}
