import { round, sum } from '../../stats/numbers.ts'
import type { Samples } from '../sampler.ts'

/** One way to bring many messages in. */
export interface BulkFigures {
  readonly way: string
  readonly messages: number
  /** Through the library, and as the bare statements. */
  readonly perSecond: number
  readonly barePerSecond: number
  /** Library over bare, in time and in processor time. */
  readonly ratio: number
  readonly cpuRatio: number
  readonly statementsPerMessage: number
}

export function bulkFigures(
  way: string,
  messages: number,
  statements: number,
  { library, bare }: { readonly library: Samples; readonly bare: Samples },
): BulkFigures {
  const [ms, bareMs] = [sum(library.wall), sum(bare.wall)]
  return {
    way,
    messages,
    perSecond: Math.round((1000 * messages) / ms),
    barePerSecond: Math.round((1000 * messages) / bareMs),
    ratio: round(ms / bareMs),
    cpuRatio: round(library.cpu / bare.cpu),
    statementsPerMessage: round(statements / messages, 1),
  }
}
