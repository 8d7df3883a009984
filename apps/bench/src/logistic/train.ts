import { scaleOf } from '@recollect/rules'

const ROUNDS = 12
const RATE = 0.5
/** Strength of the pull towards zero (the L2 penalty). */
const PENALTY = 0.02
/** A sign of fewer samples says nothing of others. */
const FEWEST = 4
/** More would weigh more than they tell apart. */
const MOST_SIGNS = 4000
/** Weights nearer to zero are left out. */
const LEAST = 0.25
/** A prime above any count there is: a stride that goes over all, in an order that mixes the authors. */
const STRIDE = 1_000_003
/** Nobody said. */
export const UNKNOWN = -1

/** Weights of each sign by column; the empty sign is what holds without any. */
export type Weights = ReadonlyMap<string, Float64Array>

/** A text by its signs, and what each column should say of it: 0, 1 or `UNKNOWN`. */
export interface Sample {
  readonly signs: ReadonlySet<string>
  readonly right: readonly number[]
  /** How often it counts; default 1. */
  readonly counts?: number
}

interface Numbered {
  readonly ids: readonly number[]
  readonly right: readonly number[]
}

/** Logistic models, one a column, by AdaGrad with an L2 penalty, in a fixed order: the same samples always give the same weights. */
export function trainColumns(samples: readonly Sample[], columns: number): Weights {
  const counts = countsOf(samples)
  const known = [...counts].flatMap(([sign, count]) => (count >= FEWEST ? [sign] : []))
  const tells = (sign: string, weights: Float64Array) =>
    Math.max(...weights.map(Math.abs)) * Math.sqrt(counts.get(sign) ?? 0)
  const best = [...trained(samples, known, columns)]
    .filter(([sign]) => sign !== '')
    .toSorted(([a, x], [b, y]) => tells(b, y) - tells(a, x))
    .slice(0, MOST_SIGNS)
  return trained(
    samples,
    best.map(([sign]) => sign),
    columns,
  )
}

function countsOf(samples: readonly Sample[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { signs } of samples) for (const sign of signs) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  return counts
}

function trained(samples: readonly Sample[], signs: readonly string[], columns: number): Weights {
  const ids = new Map(signs.map((sign, at) => [sign, at + 1]))
  const numbered = samples.flatMap(({ signs: own, right, counts = 1 }) => {
    const one = { ids: [...own].flatMap((sign) => ids.get(sign) ?? []), right }
    return Array.from({ length: counts }, () => one)
  })
  const size = (signs.length + 1) * columns
  const [weights, squares] = [new Float64Array(size), new Float64Array(size).fill(1)]
  for (let round = 0; round < ROUNDS; round++)
    for (let at = 0; at < numbered.length; at++) {
      const sample = numbered[(at * STRIDE + round) % numbered.length]
      if (sample) step(sample, columns, weights, squares)
    }
  return new Map(['', ...signs].map((sign, id) => [sign, weights.slice(id * columns, (id + 1) * columns)]))
}

function step({ ids, right }: Numbered, columns: number, weights: Float64Array, squares: Float64Array): void {
  const scale = scaleOf(ids.length)
  for (const [column, wanted] of right.entries()) {
    if (wanted === UNKNOWN) continue
    const score = ids.reduce((sum, id) => sum + (weights[id * columns + column] ?? 0), 0) * scale
    const error = 1 / (1 + Math.exp(-score - (weights[column] ?? 0))) - wanted
    if (Math.abs(error) < 1e-3) continue
    const move = (at: number, slope: number) => {
      const sum = (squares[at] ?? 1) + slope * slope
      squares[at] = sum
      weights[at] = (weights[at] ?? 0) - (RATE * slope) / Math.sqrt(sum)
    }
    move(column, error)
    for (const id of ids) {
      const at = id * columns + column
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
