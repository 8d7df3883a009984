import { InvalidInputError } from '@recollect/core'
import type { Page, PageRequest } from '@recollect/core'
import type { JobFilter, JobState, QueuedJob } from '@recollect/core/store'
import { toJob } from './rows.ts'
import type { Statements } from './statements.ts'

/** Ids as they are given; others name no job. */
const ID = /^\d{1,15}$/u

/** A filter as every statement takes it. */
export const conditions = ({ ids, kind, scope, state }: JobFilter) => ({
  ids: ids === undefined ? null : JSON.stringify(ids.filter((id) => ID.test(id)).map(Number)),
  kind: kind ?? null,
  scope: scope ?? null,
  everyone: scope === null ? 1 : 0,
  state: state ?? null,
})

/** @throws InvalidInputError */
export function checkPage({ limit = 100, cursor = null }: Partial<PageRequest>): PageRequest {
  if (!Number.isInteger(limit) || limit < 1 || limit > 1000)
    throw new InvalidInputError('limit must be a whole number from 1 to 1000.')
  if (cursor !== null && !ID.test(cursor))
    throw new InvalidInputError('This cursor was not given by list(). Begin again with cursor: null.')
  return { limit, cursor }
}

export function listJobs(
  { list }: Statements,
  filter: JobFilter,
  { limit, cursor }: PageRequest,
): Page<QueuedJob> {
  const rows = list.all({ ...conditions(filter), after: Number(cursor ?? 0), limit: limit + 1 }).map(toJob)
  const page = rows.slice(0, limit)
  return { rows: page, next: rows.length > limit ? (page.at(-1)?.id ?? null) : null }
}

export function countJobs({ count }: Statements, filter: JobFilter): Record<JobState, number> {
  const counts = { waiting: 0, running: 0, failed: 0 }
  for (const { state, jobs } of count.all(conditions(filter))) counts[state] = jobs
  return counts
}
