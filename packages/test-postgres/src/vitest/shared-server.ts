import { startPostgres } from '../server/start.ts'
import { checkServer } from './check-server.ts'
import type { ProvidedPostgres } from './provided.ts'

export type Lease = { readonly postgres: ProvidedPostgres; release(): Promise<void> }

type Shared = { readonly postgres: ProvidedPostgres; stop(): Promise<void> }

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

async function existing(url: string): Promise<Shared> {
  try {
    const version = await checkServer(url)
    return {
      postgres: { available: true, adminUrl: url, version, source: 'DATABASE_URL' },
      stop: () => Promise.resolve(),
    }
  } catch (error) {
    // Somebody asked for this server: another one in its place would test something else than they think.
    throw new Error(`The server of DATABASE_URL cannot be used for tests. ${messageOf(error)}`, {
      cause: error,
    })
  }
}

async function own(): Promise<Shared> {
  try {
    const server = await startPostgres()
    const version = await checkServer(server.url)
    return {
      postgres: { available: true, adminUrl: server.adminUrl, version, source: server.source },
      stop: () => server.stop(),
    }
  } catch (error) {
    return { postgres: { available: false, reason: messageOf(error) }, stop: () => Promise.resolve() }
  }
}

/** Where every copy of this module finds the one server: each project of a test run loads its own copy. */
const KEY = Symbol.for('@recollect/test-postgres')
type Slot = { users: number; readonly shared: Promise<Shared> }
const slots: typeof globalThis & { [KEY]?: Slot | undefined } = globalThis

/** The one server of this test run: started for the first who asks, stopped after the last. */
export async function leaseServer(databaseUrl: string | undefined): Promise<Lease> {
  const slot = (slots[KEY] ??= {
    users: 0,
    shared: databaseUrl === undefined ? own() : existing(databaseUrl),
  })
  slot.users += 1
  const release = async (): Promise<void> => {
    slot.users -= 1
    if (slot.users > 0) return
    slots[KEY] = undefined
    await slot.shared.then(
      ({ stop }) => stop(),
      () => {},
    )
  }
  try {
    return { postgres: (await slot.shared).postgres, release }
  } catch (error) {
    await release()
    throw error
  }
}
