import type { Labels } from '@recollect/core/language-pack'

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

function move(from: number, errors: Float64Array, moved: readonly number[], { weights, squares }: Model): void {
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
    for (let label = 0; label < labels.count; label++) scores[label] = (scores[label] ?? 0) + (weights[from + label] ?? 0)
  }
  return scores
}

function sumOf(logs: Float64Array): number {
  let most = -Infinity
  for (const log of logs) if (log > most) most = log
  if (most === -Infinity) return most
  let sum = 0
  for (const log of logs) sum += Math.exp(log - most)
  return most + Math.log(sum)
}

const both = (a: number, b: number): number => {
  const most = Math.max(a, b)
  return most === -Infinity ? most : most + Math.log(Math.exp(a - most) + Math.exp(b - most))
}

/** Probabilities of all labels of each token, by forward–backward sums. */
function probabilities(scores: readonly Float64Array[], { count, slots }: Labels): readonly Float64Array[] {
  const size = slots.length
  const forward: Float64Array[] = []
  let total = 0
  for (const [at, own] of scores.entries()) {
    const before = forward[at - 1]
    const sums = new Float64Array(count)
    sums[0] = total + (own[0] ?? 0)
    for (let slot = 1; slot <= size; slot++) {
      const going = before ? both(before[slot] ?? 0, before[size + slot] ?? 0) : -Infinity
      sums[slot] = total + (own[slot] ?? 0)
      sums[size + slot] = going + (own[size + slot] ?? 0)
    }
    total = sumOf(sums)
    forward.push(sums)
  }
  const found: Float64Array[] = []
  let back = new Float64Array(count)
  for (let at = scores.length - 1; at >= 0; at--) {
    const sums = forward[at]
    found[at] = Float64Array.from(back, (one, label) => Math.exp((sums?.[label] ?? 0) + one - total))
    back = backFrom(scores[at], back, size)
  }
  return found
}

function backFrom(own: Float64Array | undefined, back: Float64Array, size: number): Float64Array<ArrayBuffer> {
  const starts = new Float64Array(1 + size)
  for (let label = 0; label <= size; label++) starts[label] = (own?.[label] ?? 0) + (back[label] ?? 0)
  const any = sumOf(starts)
  const before = new Float64Array(1 + 2 * size)
  before[0] = any
  for (let slot = 1; slot <= size; slot++) {
    const sum = both(any, (own?.[size + slot] ?? 0) + (back[size + slot] ?? 0))
    before[slot] = sum
    before[size + slot] = sum
  }
  return before
}
