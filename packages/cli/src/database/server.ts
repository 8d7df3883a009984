import { CliError } from '../errors/cli-error.ts'
import type { ServerSettings, Settings } from '../config/types.ts'
import { field } from '../util/objects.ts'
import { shownDatabase } from './address.ts'

/** Loaded only by those who use a server. */
export const loadPostgres = () => import('@recollect/store-postgres')

type StoreOptions = Parameters<Awaited<ReturnType<typeof loadPostgres>>['postgresStore']>[0]

/** The options of the store on a server. */
export function storeOptions(db: string, server: ServerSettings): StoreOptions {
  return {
    url: db,
    schema: server.schema,
    ...field('poolSize', server.poolSize),
    ...field('partitions', server.partitions),
    ...field('grantTo', server.grantTo),
    ...field('vectors', server.vectors),
    ...field('prepare', server.prepare),
    ...field('replicaUrl', server.replicaUrl),
  }
}

/** Whether the server answers, and the schema is there where it is only read: a store would wait for a server, and make a schema. */
export async function checkServer(
  { db, postgres }: Pick<Settings, 'db' | 'postgres'>,
  mode: 'read' | 'write',
): Promise<void> {
  const { postgresSchema } = await loadPostgres()
  const { state } = await postgresSchema(storeOptions(db, postgres))
  if (state === 'missing' && mode === 'read') {
    const where = shownDatabase(db)
    throw new CliError('NO_DATABASE', (t) => t.server.noSchema(where, postgres.schema))
  }
}
