import type { PostgresInspection } from '@recollect/store-postgres'
import type { Context } from '../../../context.ts'
import { shownDatabase } from '../../../database/address.ts'
import { loadPostgres, storeOptions } from '../../../database/server.ts'
import { describeError } from '../../../errors/describe.ts'
import type { Catalogue } from '../../../text/index.ts'
import { settle } from '../../../util/attempt.ts'
import { judge } from '../check.ts'
import type { Check, Looked } from '../check.ts'
import { tableChecks } from './tables.ts'
import { upkeepChecks } from './upkeep.ts'

/** What the server says of itself and of the schema. Changes nothing. */
export async function serverChecks({ loaded, text }: Context): Promise<Looked> {
  const { db, postgres } = loaded.settings
  const { inspectPostgres } = await loadPostgres()
  const looked = await settle(inspectPostgres(storeOptions(db, postgres)))
  if (!looked.ok) {
    const { message } = describeError(looked.error, text)
    const detail = text.trace.line(shownDatabase(db), message)
    return { checks: [{ id: 'server', status: 'failed', detail }], contents: 'none' }
  }
  const found = looked.value
  const checks = [
    serverCheck(found, shownDatabase(db)),
    roleCheck(found, text),
    schemaCheck(found, text),
    ...(found.schema.state === 'missing' ? [] : tableChecks(found, text)),
    ...upkeepChecks(found, text),
  ]
  return { checks, contents: contentsOf(found) }
}

/** An older or newer schema cannot be read, or would be migrated by reading it. */
function contentsOf({ schema, role }: PostgresInspection): Looked['contents'] {
  if (schema.state !== 'current') return 'none'
  return role.ownsTables || role.superuser || role.bypassesRowSecurity ? 'all' : 'own'
}

const serverCheck = ({ serverVersion, citus }: PostgresInspection, db: string): Check => ({
  id: 'server',
  status: 'ok',
  detail: `PostgreSQL ${serverVersion}${citus === null ? '' : `, Citus ${citus}`}: ${db}`,
})

function roleCheck({ role, schema }: PostgresInspection, { server }: Catalogue): Check {
  const bound = !role.superuser && !role.bypassesRowSecurity
  const described = role.ownsTables ? server.doctor.owningRole : server.doctor.ordinaryRole
  const detail = bound && schema.state !== 'missing' ? described(role.name) : role.name
  return judge('role', bound, detail, 'warning', server.doctor.fixRole)
}

function schemaCheck({ schema }: PostgresInspection, { server, output }: Catalogue): Check {
  const { name, version, state } = schema
  const detail = `${name}: ${version ?? output.noSchema}`
  if (state === 'newer') return { id: 'schema', status: 'failed', detail, next: server.doctor.fixNewer }
  return judge('schema', state === 'current', detail, 'warning', output.doctor.fixSchema)
}
