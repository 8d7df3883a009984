import { ProblemError } from '../problems/problem.ts'

/** Counts the event streams that are open, over all scopes. */
export interface Streams {
  /** One more, of a client; call what it gives when it ends. @throws ProblemError when the client, or all together, have as many as they may. */
  enter(client: string): () => void
}

interface MostStreams {
  readonly streams: number
  readonly streamsPerClient: number
}

/** `opened` is called with each, and what it gives when that one ends. */
export function streamCounter(most: MostStreams, opened: () => () => void): Streams {
  const byClient = new Map<string, number>()
  let all = 0
  return {
    enter: (client) => {
      const own = byClient.get(client) ?? 0
      if (own >= most.streamsPerClient) throw tooMany(`You have ${String(own)} event streams open`)
      if (all >= most.streams) throw tooMany(`${String(all)} event streams are open`)
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

const tooMany = (there: string): ProblemError =>
  new ProblemError(
    429,
    'STREAMS_EXCEEDED',
    `${there}, which is as many as there may be. Close one, or read /changes instead.`,
    { headers: { 'retry-after': '10' } },
  )
