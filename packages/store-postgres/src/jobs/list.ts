import { InvalidInputError } from '@recollect/core'
import type { Page, PageRequest } from '@recollect/core'
import type { JobFilter, JobState, QueuedJob } from '@recollect/core/store'
import type { Pool } from 'pg'
import { asStoreError } from './errors.ts'
import { toJob } from './rows.ts'
import type { JobRow } from './rows.ts'

/** Ids as the server gives them; others name no job. */
const ID = /^\d{1,18}$/u

/** The first five values of every statement that takes a filter. */
const conditions = ({ ids, kind, scope, state }: JobFilter): readonly unknown[] => [
  ids?.filter((id) => ID.test(id)) ?? null,
  kind ?? null,
  scope ?? null,
  scope === null,
  state ?? null,
]

export async function listJobs(
  pool: Pool,
  list: string,
  filter: JobFilter,
  { limit = 100, cursor = null }: Partial<PageRequest>,
): Promise<Page<QueuedJob>> {
  if (!Number.isInteger(limit) || limit < 1 || limit > 1000)
    throw new InvalidInputError('limit must be a whole number from 1 to 1000.')
  if (cursor !== null && !ID.test(cursor))
    throw new InvalidInputError('This cursor was not given by list(). Begin again with cursor: null.')
  const rows = await ask<JobRow>(pool, list, [...conditions(filter), cursor ?? '0', limit + 1])
  const page = rows.slice(0, limit)
  return { rows: page.map(toJob), next: rows.length > limit ? (page.at(-1)?.id ?? null) : null }
}

export async function countJobs(
  pool: Pool,
  count: string,
  filter: JobFilter,
): Promise<Record<JobState, number>> {
  const rows = await ask<{ state: JobState; jobs: number }>(pool, count, conditions(filter))
  const counts = { waiting: 0, running: 0, failed: 0 }
  for (const { state, jobs } of rows) counts[state] = jobs
  return counts
}

/** Runs a statement that changes the jobs that pass; how many it changed. */
export async function changeJobs(pool: Pool, statement: string, filter: JobFilter): Promise<number> {
  const [row] = await ask<{ jobs: number }>(pool, statement, conditions(filter))
  return row?.jobs ?? 0
}

async function ask<R extends object>(
  pool: Pool,
  text: string,
  values: readonly unknown[],
): Promise<readonly R[]> {
  try {
    return (await pool.query<R>(text, [...values])).rows
  } catch (error) {
    throw asStoreError(error)
  }
}
