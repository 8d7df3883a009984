import { describe, expect, it } from 'vitest'
import { decide, notice } from './decide.ts'
import type { ProvidedPostgres } from './provided.ts'

const there: ProvidedPostgres = {
  available: true,
  adminUrl: 'postgres://postgres@127.0.0.1/postgres',
  version: 180_004,
  source: 'embedded',
}
const missing: ProvidedPostgres = { available: false, reason: 'No Postgres could be started.' }

describe('what a run of tests does with what it finds', () => {
  it('runs everything where everything is there', () => {
    for (const ci of [true, false]) {
      expect(decide({ postgres: there, pgbouncer: true, ci })).toEqual({ runPgBouncer: true, skipped: [] })
    }
  })

  it('fails in CI without a server, and says why', () => {
    expect(decide({ postgres: missing, pgbouncer: true, ci: true }).failure).toBe(
      'No Postgres could be started.',
    )
  })

  it('skips elsewhere, and says what', () => {
    const { failure, runPgBouncer, skipped } = decide({ postgres: missing, pgbouncer: false, ci: false })
    expect(failure).toBeUndefined()
    expect(runPgBouncer).toBe(false)
    expect(skipped.map(({ what }) => what)).toEqual(['Postgres', 'PgBouncer'])
  })

  it('lets the tests on PgBouncer fail in CI where it is missing', () => {
    expect(decide({ postgres: there, pgbouncer: false, ci: true })).toEqual({
      runPgBouncer: true,
      skipped: [],
    })
  })

  it('marks every line of a notice', () => {
    expect(notice('cli', 'Postgres', 'one\ntwo')).toBe(
      '\n!! cli: tests on Postgres are SKIPPED.\n!! one\n!! two\n',
    )
  })
})
