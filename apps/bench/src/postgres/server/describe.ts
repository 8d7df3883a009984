import type pg from 'pg'
import { BenchError } from '../../io/bench-error.ts'
import { connected } from './connected.ts'

/** The server that is measured. */
export interface ServerFigures {
  readonly version: string
  readonly settings: Readonly<Record<string, string>>
}

const SETTINGS = ['fsync', 'synchronous_commit', 'full_page_writes', 'shared_buffers']

/** @throws BenchError when the server cannot be reached, or its role may not do what is needed here. */
export async function describeServer(adminUrl: string): Promise<ServerFigures> {
  try {
    return await connected(adminUrl, describe)
  } catch (cause) {
    if (cause instanceof BenchError) throw cause
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new BenchError(
      `The server cannot be used: ${why}. Pass --url postgres://superuser@host/database.`,
      {
        cause,
      },
    )
  }
}

async function describe(client: pg.Client): Promise<ServerFigures> {
  if ((await settingOf(client, 'is_superuser')) !== 'on') {
    throw new BenchError('Rows are loaded in bulk, which a superuser may. Pass the --url of one.')
  }
  const settings: Record<string, string> = {}
  for (const name of SETTINGS) settings[name] = await settingOf(client, name)
  return { version: await settingOf(client, 'server_version'), settings }
}

async function settingOf(client: pg.Client, name: string): Promise<string> {
  const { rows } = await client.query<{ value: string }>('select current_setting($1) as value', [name])
  return rows[0]?.value ?? ''
}
