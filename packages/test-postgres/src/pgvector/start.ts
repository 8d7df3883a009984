import { serve } from './bridge.ts'

/** Postgres 18 compiled to WebAssembly, in this process, with pgvector: ONE connection at a time (`max: 1`). */
export type PgVector = {
  /** The role `application`: it owns the database, and row-level security binds it. */
  readonly url: string
  /** The superuser. */
  readonly adminUrl: string
  stop(): Promise<void>
}

export type PgVectorOptions = {
  /** `false` leaves `create extension vector` to the test. Default `true`. */
  readonly extension?: boolean
}

/** A database as it is when it is made, once in a process: to copy it takes a quarter of the time. */
const made: { whole?: Promise<Blob> } = {}

const PREPARE = 'create role application login; alter database postgres owner to application;'

/**
 * A throw-away Postgres that has pgvector, on a free port of 127.0.0.1. It has no second process: nothing runs beside a query, so
 * timeouts, cancelling and waiting for locks cannot be tried on it.
 */
export async function startPgVector({ extension = true }: PgVectorOptions = {}): Promise<PgVector> {
  // Some 30 MB, which most tests do without.
  const [{ PGlite }, { vector }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite-pgvector'),
  ])
  const options = { extensions: { vector } }
  const database = await (made.whole === undefined
    ? PGlite.create(options)
    : PGlite.create({ ...options, loadDataDir: await made.whole }))
  if (made.whole === undefined) {
    await database.exec(PREPARE)
    made.whole = database.dumpDataDir('none')
    await made.whole
  }
  if (extension) await database.exec('create extension vector')
  const bridge = await serve(database)
  const urlOf = (role: string): string => `postgres://${role}@127.0.0.1:${String(bridge.port)}/postgres`
  return {
    url: urlOf('application'),
    adminUrl: urlOf('postgres'),
    stop: async () => {
      await bridge.close()
      await database.close()
    },
  }
}
