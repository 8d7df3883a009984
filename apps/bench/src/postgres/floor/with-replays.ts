import { replayAsSent, replayInTurn } from './replay.ts'
import type { Replays } from './take-turns.ts'

/** Runs `work` with the connections for bare statements. */
export async function withReplays<T>(
  urls: Readonly<Record<keyof Replays, string>>,
  work: (replays: Replays) => Promise<T>,
): Promise<T> {
  const inTurn = await replayInTurn(urls.inTurn)
  try {
    const asSent = await replayAsSent(urls.asSent)
    try {
      return await work({ inTurn, asSent })
    } finally {
      await asSent.close()
    }
  } finally {
    await inTurn.close()
  }
}
