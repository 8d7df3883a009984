import { mean, share, sum } from '../stats/numbers.ts'
import type { CardOutcome } from './outcomes.ts'

export interface Bin {
  /** Confidence from here, up to `to`; 1 belongs to the last. */
  readonly from: number
  readonly to: number
  /** Cards that are right or wrong. */
  readonly cards: number
  readonly right: number
  readonly share: number
  readonly meanConfidence: number
}

export interface ConfidenceCurve {
  /** Those that hold cards. */
  readonly bins: readonly Bin[]
  /** Mean distance of confidence and share right, bins weighted by their cards; null without cards. */
  readonly expectedCalibrationError: number | null
}

const BINS = 20
/** 0.85 is not quite 17 / 20. */
const EPSILON = 1e-9

const binOf = (confidence: number): number => Math.min(BINS - 1, Math.floor(confidence * BINS + EPSILON))

/** How often cards are right by the confidence they came with. */
export function confidenceCurve(cards: readonly CardOutcome[]): ConfidenceCurve {
  const judged = cards.filter(({ verdict }) => verdict !== 'neutral')
  const bins = Array.from({ length: BINS }, (_, i) =>
    judged.filter(({ confidence }) => binOf(confidence) === i),
  ).flatMap((own, i) => (own.length === 0 ? [] : [{ i, own }]))
  const measured = bins.map(({ i, own }): Bin => {
    const right = own.filter(({ verdict }) => verdict === 'right').length
    return {
      from: i / BINS,
      to: (i + 1) / BINS,
      cards: own.length,
      right,
      share: right / own.length,
      meanConfidence: mean(own.map(({ confidence }) => confidence)),
    }
  })
  const gaps = measured.map((bin) => bin.cards * Math.abs(bin.share - bin.meanConfidence))
  return { bins: measured, expectedCalibrationError: share(sum(gaps), judged.length) }
}
