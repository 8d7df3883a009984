import type { ProvidedPostgres } from './provided.ts'

export type Found = {
  readonly postgres: ProvidedPostgres
  readonly pgbouncer: boolean
  /** In CI a test that does not run is a test that failed. */
  readonly ci: boolean
}

export type Decision = {
  /** Why the run ends before it begins. */
  readonly failure?: string
  readonly runPgBouncer: boolean
  /** What is skipped, and what to do about it. */
  readonly skipped: readonly { readonly what: string; readonly reason: string }[]
}

const NO_PGBOUNCER = 'The program is not installed (Debian: apt-get install pgbouncer).'

/** What runs with what was found. */
export function decide({ postgres, pgbouncer, ci }: Found): Decision {
  if (ci && !postgres.available) return { failure: postgres.reason, runPgBouncer: false, skipped: [] }
  return {
    runPgBouncer: pgbouncer || ci,
    skipped: [
      ...(postgres.available ? [] : [{ what: 'Postgres', reason: postgres.reason }]),
      ...(pgbouncer || ci ? [] : [{ what: 'PgBouncer', reason: NO_PGBOUNCER }]),
    ],
  }
}

/** Lines nobody overlooks in a report of tests. */
export const notice = (project: string, what: string, reason: string): string =>
  [
    '',
    `!! ${project}: tests on ${what} are SKIPPED.`,
    ...reason.split('\n').map((line) => `!! ${line}`),
    '',
  ].join('\n')
