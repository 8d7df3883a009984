import type { TestProject } from 'vitest/node'
import { findPgBouncer } from '../pgbouncer/find.ts'
import type {} from './provided.ts'
import { leaseServer } from './shared-server.ts'

const isSet = (value: string | undefined): value is string =>
  value !== undefined && value !== '' && value !== 'false' && value !== '0'

function warn(project: TestProject, what: string, reason: string): void {
  const lines = reason.split('\n').map((line) => `!! ${line}`)
  project.vitest.logger.error(
    ['', `!! ${project.name}: tests on ${what} are SKIPPED.`, ...lines, ''].join('\n'),
  )
}

/**
 * Vitest's `globalSetup`: provides `postgres` and `pgbouncer`. `DATABASE_URL` names a server to use; else one is started. What
 * cannot be had is skipped, and fails where the environment variable `CI` is set.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const mustRun = isSet(process.env['CI'])
  const databaseUrl = process.env['DATABASE_URL']
  const { postgres, release } = await leaseServer(isSet(databaseUrl) ? databaseUrl : undefined)
  if (!postgres.available) {
    if (mustRun) throw new Error(postgres.reason)
    warn(project, 'Postgres', postgres.reason)
  }
  const pgbouncer = findPgBouncer() !== undefined
  if (!pgbouncer && !mustRun)
    warn(project, 'PgBouncer', 'The program is not installed: apt-get install pgbouncer')
  project.provide('postgres', postgres)
  project.provide('pgbouncer', pgbouncer || mustRun)
  return release
}
