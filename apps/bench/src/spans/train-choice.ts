/** One of several is right: each by its signs. */
export interface Choice {
  readonly options: readonly (readonly string[])[]
  readonly right: number
}

interface Training {
  readonly rate: number
  /** Strength of the pull towards zero (the L2 penalty). */
  readonly penalty: number
  readonly rounds: number
}

const USUAL: Training = { rate: 0.3, penalty: 1e-3, rounds: 8 }
/** A prime above any count there is: a stride that goes over all, in an order that mixes the authors. */
const STRIDE = 1_000_003

const scoreOf = (signs: readonly string[], weights: ReadonlyMap<string, number>): number =>
  signs.reduce((sum, sign) => sum + (weights.get(sign) ?? 0), 0)

/** A conditional logistic model (AdaGrad, L2): weights of signs by which the right one of several scores best. */
export function trainChoice(
  data: readonly Choice[],
  { rate, penalty, rounds }: Training = USUAL,
): ReadonlyMap<string, number> {
  const weights = new Map<string, number>()
  const squares = new Map<string, number>()
  const move = (sign: string, error: number) => {
    const now = weights.get(sign) ?? 0
    const slope = error + penalty * now
    const sum = (squares.get(sign) ?? 1e-1) + slope * slope
    squares.set(sign, sum)
    weights.set(sign, now - (rate * slope) / Math.sqrt(sum))
  }
  for (let round = 0; round < rounds; round++)
    for (let at = 0; at < data.length; at++) {
      const one = data[(at * STRIDE + round) % data.length]
      if (!one) continue
      const powers = one.options.map((signs) => Math.exp(scoreOf(signs, weights)))
      const total = powers.reduce((sum, power) => sum + power, 0)
      for (const [place, signs] of one.options.entries()) {
        const error = (powers[place] ?? 0) / total - (place === one.right ? 1 : 0)
        for (const sign of signs) move(sign, error)
      }
    }
  return weights
}
