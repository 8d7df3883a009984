import { COLUMNS, scaleOf, TOPICS } from '@recollect/rules'
import type { Signed } from './load.ts'

const ROUNDS = 12
const RATE = 0.5
/** Strength of the pull towards zero (the L2 penalty). */
const PENALTY = 0.02
/** A sign of fewer messages says nothing of others. */
const FEWEST = 4
/** More would weigh more than they tell apart. */
const MOST_SIGNS = 4000
/** Weights nearer to zero are left out. */
const LEAST = 0.25
/** A prime above any count there is: a stride that goes over all, in an order that mixes the authors. */
const STRIDE = 1_000_003
const UNKNOWN = -1
/** What tests of the packs say changes nothing counts as often as this. */
const STILL_COUNTS = 6
const isStill = ({ by }: Signed): boolean => by.endsWith('-still')

/** Weights of each sign by column; the empty sign is what holds without any. */
export type Weights = ReadonlyMap<string, Float64Array>

interface Sample {
  readonly ids: readonly number[]
  readonly right: readonly number[]
}

/** Logistic models, one a column, by AdaGrad with an L2 penalty, in a fixed order: the same messages always give the same weights. */
export function trainChanges(messages: readonly Signed[]): Weights {
  const first = trained(messages, signsOf(messages))
  const counts = countsOf(messages)
  const tells = (sign: string, weights: Float64Array) =>
    Math.max(...weights.map(Math.abs)) * Math.sqrt(counts.get(sign) ?? 0)
  const best = [...first]
    .filter(([sign]) => sign !== '')
    .toSorted(([a, x], [b, y]) => tells(b, y) - tells(a, x))
    .slice(0, MOST_SIGNS)
  return trained(
    messages,
    best.map(([sign]) => sign),
  )
}

function countsOf(messages: readonly Signed[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { signs } of messages) for (const sign of signs) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  return counts
}

const signsOf = (messages: readonly Signed[]): readonly string[] =>
  [...countsOf(messages)].flatMap(([sign, count]) => (count >= FEWEST ? [sign] : []))

function trained(messages: readonly Signed[], signs: readonly string[]): Weights {
  const ids = new Map(signs.map((sign, at) => [sign, at + 1]))
  const samples = messages.flatMap((message) => {
    const sample = sampleOf(message, ids)
    return isStill(message) ? Array.from({ length: STILL_COUNTS }, () => sample) : [sample]
  })
  const size = (signs.length + 1) * COLUMNS
  const [weights, squares] = [new Float64Array(size), new Float64Array(size).fill(1)]
  for (let round = 0; round < ROUNDS; round++)
    for (let at = 0; at < samples.length; at++) {
      const sample = samples[(at * STRIDE + round) % samples.length]
      if (sample) step(sample, weights, squares)
    }
  return new Map(['', ...signs].map((sign, id) => [sign, weights.slice(id * COLUMNS, (id + 1) * COLUMNS)]))
}

function sampleOf({ signs, changes, ofAnother, topics }: Signed, ids: ReadonlyMap<string, number>): Sample {
  const number = (known: boolean | null) => (known === null ? UNKNOWN : Number(known))
  return {
    ids: [...signs].flatMap((sign) => ids.get(sign) ?? []),
    right: [
      number(changes),
      number(ofAnother),
      ...TOPICS.map((topic) => number(topics && topics.has(topic))),
    ],
  }
}

function step({ ids, right }: Sample, weights: Float64Array, squares: Float64Array): void {
  const scale = scaleOf(ids.length)
  for (const [column, wanted] of right.entries()) {
    if (wanted === UNKNOWN) continue
    const score = ids.reduce((sum, id) => sum + (weights[id * COLUMNS + column] ?? 0), 0) * scale
    const error = 1 / (1 + Math.exp(-score - (weights[column] ?? 0))) - wanted
    if (Math.abs(error) < 1e-3) continue
    const move = (at: number, slope: number) => {
      const sum = (squares[at] ?? 1) + slope * slope
      squares[at] = sum
      weights[at] = (weights[at] ?? 0) - (RATE * slope) / Math.sqrt(sum)
    }
    move(column, error)
    for (const id of ids) {
      const at = id * COLUMNS + column
      move(at, error * scale + PENALTY * (weights[at] ?? 0))
    }
  }
}

/** The table of a pack: a line for each sign. */
export const tableOf = (weights: Weights): string =>
  [...weights]
    .map(([sign, all]) => [sign, cells(all)] as const)
    .filter(([, text]) => text !== '')
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([sign, text]) => `${sign}\t${text}`)
    .join('\n')

const cells = (weights: Float64Array): string =>
  [...weights]
    .flatMap((weight, column) =>
      Math.abs(weight) < LEAST ? [] : [`${column.toString(36)}:${Math.round(weight * 10)}`],
    )
    .join(' ')
