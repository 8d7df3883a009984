import { mean, percentile, round } from '../../stats/numbers.ts'
import { messagesOf } from './sent.ts'
import type { Sent } from './sent.ts'

/** Wall times of calls, in milliseconds, of one kind each. */
export interface FloorSamples {
  readonly library: readonly number[]
  /** The statements alone, each awaited. */
  readonly inTurn: readonly number[]
  /** The statements alone, in the messages the store sends them in. */
  readonly asSent: readonly number[]
}

/** A call of the library against the bare statements it makes; milliseconds. */
export interface FloorFigures {
  readonly calls: number
  readonly statementsPerCall: number
  readonly messagesPerCall: number
  readonly p50: number
  readonly p95: number
  readonly inTurnP50: number
  readonly inTurnP95: number
  readonly asSentP50: number
  readonly asSentP95: number
  /** Library over bare, at the median. */
  readonly ratioInTurn: number
  readonly ratioAsSent: number
}

export function floorFigures(samples: FloorSamples, sent: readonly Sent[]): FloorFigures {
  const at = (name: keyof FloorSamples, p: number): number => percentile(samples[name], p)
  return {
    calls: samples.library.length,
    statementsPerCall: round(mean(sent.map(({ queries }) => queries.length)), 1),
    messagesPerCall: round(mean(sent.map(messagesOf)), 1),
    p50: round(at('library', 0.5), 3),
    p95: round(at('library', 0.95), 3),
    inTurnP50: round(at('inTurn', 0.5), 3),
    inTurnP95: round(at('inTurn', 0.95), 3),
    asSentP50: round(at('asSent', 0.5), 3),
    asSentP95: round(at('asSent', 0.95), 3),
    ratioInTurn: round(at('library', 0.5) / at('inTurn', 0.5)),
    ratioAsSent: round(at('library', 0.5) / at('asSent', 0.5)),
  }
}
