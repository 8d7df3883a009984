import type { Settings } from '../../config/types.ts'
import { shownDatabase } from '../../database/address.ts'
import { loadPostgres, storeOptions } from '../../database/server.ts'

export interface MigrateArguments {
  /** Of a server: into how many parts tables are cut, whom they are opened for, and whether Citus spreads them. */
  readonly partitions: number | undefined
  readonly grantTo: string | undefined
  readonly grantWorkerTo: string | undefined
  readonly citus: boolean
}

export interface Migrated {
  readonly db: string
  /** Name of the newest migration; null: no schema. */
  readonly before: string | null
  readonly after: string | null
  /** The role that may read and write now. */
  readonly grantedTo: string | null
  /** The role that may list scopes and run jobs, too. */
  readonly grantedWorkerTo: string | null
  /** How many parts the tables have, where that is not what was asked for: it cannot be changed. Else null. */
  readonly partsKept: number | null
  /** What Citus spreads over its nodes. */
  readonly distributed: { readonly tables: number; readonly changed: boolean } | null
}

/** Citus cuts every part of a table again, so that more of them only make more tables. */
const PARTITIONS_WITH_CITUS = 1

/** What cannot be done is refused before anything is. */
export async function migrateServer(
  { partitions, grantTo, grantWorkerTo, citus }: MigrateArguments,
  { db, postgres }: Settings,
): Promise<Migrated> {
  const { checkCitus, distribute, grantAccess, postgresSchema, postgresStore } = await loadPostgres()
  const role = grantTo ?? postgres.grantTo ?? null
  const worker = grantWorkerTo ?? null
  const parts = partitions ?? postgres.partitions ?? (citus ? PARTITIONS_WITH_CITUS : undefined)
  const options = {
    ...storeOptions(db, postgres),
    ...(parts === undefined ? {} : { partitions: parts }),
    ...(role === null ? {} : { grantTo: role }),
  }
  if (citus) await checkCitus(options)
  const { version: before } = await postgresSchema(options)
  const store = postgresStore(options)
  try {
    await store.migrate()
  } finally {
    await store.close()
  }
  if (role !== null) await grantAccess(options)
  if (worker !== null) {
    await grantAccess({ ...options, grantTo: worker })
    await letWork(worker, db, postgres)
  }
  const distributed = citus ? await distribute(options) : null
  const { version: after } = await postgresSchema(options)
  const partsKept = await otherParts(options, partitions)
  return {
    db: shownDatabase(db),
    before,
    after,
    grantedTo: role,
    grantedWorkerTo: worker,
    partsKept,
    distributed,
  }
}

async function letWork(role: string, url: string, { schema }: Settings['postgres']): Promise<void> {
  const { grantWorker } = await import('@recollect/store-postgres/jobs')
  await grantWorker({ url, role, store: schema })
}

/** The number of parts is chosen once; asking for another later changes nothing, which must not go unsaid. */
async function otherParts(
  options: ReturnType<typeof storeOptions>,
  asked: number | undefined,
): Promise<number | null> {
  if (asked === undefined) return null
  const { inspectPostgres } = await loadPostgres()
  const { tables } = await inspectPostgres(options)
  const parts = Math.max(1, tables.find(({ name }) => name === 'scopes')?.modulus ?? asked)
  return parts === asked ? null : parts
}
