import { ProblemError } from '../problems/problem.ts'

/** Counts answers of one kind that go out over a long time, over all scopes. */
export interface Streams {
  /**
   * One more, of a client; call what it gives when it ends. @throws ProblemError when the client, or all together, have as many as they
   * may.
   */
  enter(client: string): () => void
}

/** What a kind is called, and what to do where there are too many. */
interface StreamWords {
  readonly are: string
  readonly advice: string
}

export const EVENT_STREAMS: StreamWords = {
  are: 'event streams open',
  advice: 'Close one, or read /changes instead.',
}
export const EXPORTS: StreamWords = { are: 'exports under way', advice: 'Wait until one of them has ended.' }

interface MostStreams extends StreamWords {
  readonly most: number
  /** Of one client. */
  readonly each: number
}

/** `opened` is called with each, and what it gives when that one ends. */
export function streamCounter(
  { most, each, are, advice }: MostStreams,
  opened: () => () => void = () => () => {},
): Streams {
  const byClient = new Map<string, number>()
  let all = 0
  const tooMany = (who: string, there: number): ProblemError =>
    new ProblemError(
      429,
      'STREAMS_EXCEEDED',
      `${who} ${String(there)} ${are}, which is as many as there may be. ${advice}`,
      { headers: { 'retry-after': '10' } },
    )
  return {
    enter: (client) => {
      const own = byClient.get(client) ?? 0
      if (own >= each) throw tooMany('You have', own)
      if (all >= most) throw tooMany('There are', all)
      all += 1
      byClient.set(client, own + 1)
      const ended = opened()
      return () => {
        all -= 1
        const rest = (byClient.get(client) ?? 1) - 1
        if (rest === 0) byClient.delete(client)
        else byClient.set(client, rest)
        ended()
      }
    },
  }
}
