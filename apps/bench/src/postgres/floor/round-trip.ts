import type pg from 'pg'
import { percentile, round } from '../../stats/numbers.ts'
import { millis } from '../../stats/time.ts'
import { connected } from '../server/connected.ts'
import { withDatabase } from '../server/databases.ts'

/** What the server and the way to it cost by themselves, in milliseconds. */
export interface OrientationFigures {
  readonly what: string
  readonly p50: number
  readonly p95: number
}

const WARM = 20

/** An empty statement, and the smallest that is kept. */
export const measureRoundTrips = (adminUrl: string, calls: number): Promise<readonly OrientationFigures[]> =>
  withDatabase(adminUrl, ({ url }) =>
    connected(url, async (client) => {
      await client.query('create schema own')
      await client.query('create table own.kite (n int)')
      return [
        await timesOf(client, 'an empty round trip', { name: 'empty', text: 'select 1' }, calls),
        await timesOf(
          client,
          'a row inserted and kept',
          { name: 'row', text: 'insert into own.kite values (1)' },
          calls,
        ),
      ]
    }),
  )

async function timesOf(
  client: pg.Client,
  what: string,
  query: pg.QueryConfig,
  calls: number,
): Promise<OrientationFigures> {
  const times: number[] = []
  for (let n = 0; n < WARM + calls; n++) times.push(await millis(() => client.query(query)))
  const counted = times.slice(WARM)
  return { what, p50: round(percentile(counted, 0.5), 3), p95: round(percentile(counted, 0.95), 3) }
}
