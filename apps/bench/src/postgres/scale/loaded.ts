import { connected } from '../server/connected.ts'
import { inSchema, tablesOf } from '../server/tables.ts'

/** What a database holds. */
export interface Loaded {
  readonly bytes: number
  /** By table, those that have any. */
  readonly rows: Readonly<Record<string, number>>
}

export const loadedIn = (adminUrl: string): Promise<Loaded> =>
  connected(adminUrl, async (client) => {
    const rows: Record<string, number> = {}
    for (const table of await tablesOf(client)) {
      const counted = await client.query<{ rows: number }>(
        `select count(*)::float8 as rows from ${inSchema(table)}`,
      )
      const count = counted.rows[0]?.rows ?? 0
      if (count > 0) rows[table] = count
    }
    const size = await client.query<{ bytes: number }>(
      'select pg_database_size(current_database())::float8 as bytes',
    )
    return { bytes: size.rows[0]?.bytes ?? 0, rows }
  })
