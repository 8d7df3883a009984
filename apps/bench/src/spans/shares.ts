import type { Judged } from './measure.ts'
import { trainTrust, trustOf } from './trust.ts'

/** Of the values that no rule reads, those trusted more than `least`. */
export interface Shares {
  readonly least: number
  readonly read: number
  /** The share of them that is right, 0–1. */
  readonly precision: number
}

const LEVELS = [0.5, 0.6, 0.7, 0.8, 0.9]

/** What is read of authors left out, by how far it is trusted; the trust is learned without them as well. */
export function sharesAt(judged: readonly Judged[]): readonly Shares[] {
  const trusted = [...new Set(judged.map(({ fold }) => fold))].flatMap((fold) => {
    const weights = trainTrust(judged.filter((one) => one.fold !== fold))
    return judged
      .filter((one) => one.fold === fold && one.isLeft)
      .map((one) => ({ isRight: one.isRight, trust: trustOf(one, weights) }))
  })
  return LEVELS.map((least) => {
    const read = trusted.filter(({ trust }) => trust >= least)
    return {
      least,
      read: read.length,
      precision: read.filter(({ isRight }) => isRight).length / Math.max(1, read.length),
    }
  })
}
