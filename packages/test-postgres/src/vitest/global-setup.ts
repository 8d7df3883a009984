import type { TestProject } from 'vitest/node'
import { findPgBouncer } from '../pgbouncer/find.ts'
import { decide, notice } from './decide.ts'
import type {} from './provided.ts'
import { leaseServer } from './shared-server.ts'

const isSet = (value: string | undefined): value is string =>
  value !== undefined && value !== '' && value !== 'false' && value !== '0'

/**
 * Vitest's `globalSetup`: provides `postgres` and `pgbouncer`. `DATABASE_URL` names a server to use; else one is started, for all
 * projects of the run together. What cannot be had is skipped, and fails where the environment variable `CI` is set.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const databaseUrl = process.env['DATABASE_URL']
  const { postgres, release } = await leaseServer(isSet(databaseUrl) ? databaseUrl : undefined)
  const pgbouncer = findPgBouncer() !== undefined
  const { failure, runPgBouncer, skipped } = decide({ postgres, pgbouncer, ci: isSet(process.env['CI']) })
  if (failure !== undefined) throw new Error(failure)
  for (const { what, reason } of skipped) project.vitest.logger.error(notice(project.name, what, reason))
  project.provide('postgres', postgres)
  project.provide('pgbouncer', runPgBouncer)
  return release
}
