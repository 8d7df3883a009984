import { millis } from '../../stats/time.ts'
import type { FloorSamples } from './floor.ts'
import type { Replay } from './replay.ts'
import type { Sent } from './sent.ts'

/** One call three times: by the library, and as bare statements. */
export interface Call {
  readonly library: () => Promise<unknown>
  readonly sent: Sent
}

/** The bare statements in both manners, over connections of their own. */
export interface Replays {
  readonly inTurn: Replay
  readonly asSent: Replay
}

/** Makes every call in the three ways, which take turns at going first. The first `warm` calls are not counted. */
export async function takeTurns(
  calls: readonly Call[],
  replays: Replays,
  warm: number,
): Promise<FloorSamples> {
  const samples: Record<keyof FloorSamples, number[]> = { library: [], inTurn: [], asSent: [] }
  const orders: readonly (readonly (keyof FloorSamples)[])[] = [
    ['library', 'inTurn', 'asSent'],
    ['asSent', 'library', 'inTurn'],
    ['inTurn', 'asSent', 'library'],
  ]
  for (const [i, { library, sent }] of calls.entries()) {
    const ways = {
      library,
      inTurn: () => replays.inTurn.run(sent),
      asSent: () => replays.asSent.run(sent),
    }
    for (const way of orders[i % orders.length] ?? []) {
      const spent = await millis(ways[way])
      if (i >= warm) samples[way].push(spent)
      await replays.asSent.settle()
    }
  }
  return samples
}
