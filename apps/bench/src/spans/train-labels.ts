import { probabilities } from '@recollect/rules'
import type { Labels } from '@recollect/rules'

/** A message by the numbers of its signs, token by token, with the label of each. */
export interface Sequence {
  readonly signs: readonly Int32Array[]
  readonly labels: readonly number[]
}

/** Weights of all labels, sign after sign. */
export type Weights = Float32Array

const RATE = 0.35
/** How far each step pulls towards zero (the L1 penalty): most weights end there. */
const PULL = 0.12
const ROUNDS = 5
/** Weights below it tell little; those that stay are trained once more without them. */
const LEAST = 0.15
const AGAIN = 3
/** A step smaller than this moves nothing. */
const SMALL = 1e-3

/**
 * A linear-chain conditional random field without weights between labels, trained by AdaGrad (Duchi et al., 2011) with an L1 penalty, in a
 * fixed order: the same messages always give the same weights. Small ones are taken out, and the others trained again.
 */
export function trainLabels(data: readonly Sequence[], signs: number, labels: Labels): Weights {
  const size = signs * labels.count
  const model: Model = {
    weights: new Float32Array(size),
    squares: new Float32Array(size).fill(1e-2),
    labels,
  }
  for (let round = 0; round < ROUNDS; round++) pass(data, round, model)
  const { weights, squares } = model
  for (let at = 0; at < size; at++)
    if (Math.abs(weights[at] ?? 0) < LEAST) {
      weights[at] = 0
      squares[at] = Infinity
    }
  for (let round = ROUNDS; round < ROUNDS + AGAIN; round++) pass(data, round, model)
  return weights
}

interface Model {
  readonly weights: Weights
  /** Sums of the squares of all slopes so far; infinite for what moves no more. */
  readonly squares: Float32Array
  readonly labels: Labels
}

/** A prime above any count there is: a stride that goes over all, in an order that mixes the authors. */
const STRIDE = 1_000_003

function pass(data: readonly Sequence[], round: number, model: Model): void {
  for (let at = 0; at < data.length; at++) {
    const sequence = data[(at * STRIDE + round) % data.length]
    if (sequence && sequence.signs.length > 0) learnFrom(sequence, model)
  }
}

function learnFrom({ signs, labels: gold }: Sequence, model: Model): void {
  const likely = probabilities(
    signs.map((own) => scoresOf(own, model)),
    model.labels,
  )
  for (const [at, own] of signs.entries()) {
    const shares = likely[at]
    // A token of a slot that is not learned says nothing of the others.
    if (!shares || (gold[at] ?? -1) < 0) continue
    const right = gold[at] ?? 0
    shares[right] = (shares[right] ?? 0) - 1
    const moved = [...shares.keys()].filter((label) => Math.abs(shares[label] ?? 0) >= SMALL)
    for (const sign of own) move(sign * model.labels.count, shares, moved, model)
  }
}

function move(
  from: number,
  errors: Float64Array,
  moved: readonly number[],
  { weights, squares }: Model,
): void {
  for (const label of moved) {
    const at = from + label
    const slope = errors[label] ?? 0
    const sum = (squares[at] ?? 0) + slope * slope
    if (sum === Infinity) continue
    squares[at] = sum
    const pace = RATE / Math.sqrt(sum)
    const next = (weights[at] ?? 0) - pace * slope
    const pull = pace * PULL
    weights[at] = next > pull ? next - pull : next < -pull ? next + pull : 0
  }
}

function scoresOf(signs: Int32Array, { weights, labels }: Model): Float64Array {
  const scores = new Float64Array(labels.count)
  for (const sign of signs) {
    const from = sign * labels.count
    for (let label = 0; label < labels.count; label++)
      scores[label] = (scores[label] ?? 0) + (weights[from + label] ?? 0)
  }
  return scores
}
