import pg from 'pg'
import type { Sent, SentQuery } from './sent.ts'

/** Bare statements over a connection of their own. */
export interface Replay {
  /** Resolves when what the library waited for is there. */
  run(sent: Sent): Promise<void>
  /** Waits for what the library did not wait for. */
  settle(): Promise<void>
  close(): Promise<void>
}

/** Results stay the text the server sent: reading them is not the cost of the statement. */
const types = { getTypeParser: () => String }

const configOf = ({ text, values, name, rowMode }: SentQuery): pg.QueryConfig & { rowMode?: 'array' } => ({
  text,
  values: [...values],
  ...(name === undefined ? {} : { name }),
  ...(rowMode === undefined ? {} : { rowMode }),
})

async function connect(url: string, pipeline: boolean): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, pipeline, keepAlive: true, types })
  await client.connect()
  return client
}

/** Each query waits for the answer to the one before, as code that awaits every call does. */
export async function replayInTurn(url: string): Promise<Replay> {
  const client = await connect(url, false)
  return {
    run: async ({ queries }) => {
      for (const query of queries) await client.query(configOf(query))
    },
    settle: () => Promise.resolve(),
    close: () => client.end(),
  }
}

/** Each query is sent after the same answers as the store sent it: what went in one message goes in one again. */
export async function replayAsSent(url: string): Promise<Replay> {
  const client = await connect(url, true)
  let answers: Promise<unknown>[] = []
  return {
    run: async ({ queries, awaited }) => {
      let waited = 0
      for (const query of queries) {
        if (query.after > waited) await answers[query.after - 1]
        waited = Math.max(waited, query.after)
        const answer = client.query(configOf(query))
        answer.catch(() => {})
        answers.push(answer)
      }
      await answers[awaited - 1]
    },
    settle: async () => {
      const all = answers
      answers = []
      await Promise.all(all)
    },
    close: () => client.end(),
  }
}
