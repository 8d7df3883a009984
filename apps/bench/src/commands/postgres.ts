import { existsSync } from 'node:fs'
import { z } from 'zod'
import { BenchError } from '../io/bench-error.ts'
import type { Report } from '../io/report.ts'
import { repositoryPath } from '../io/repository.ts'
import { selectParts } from '../postgres/parts.ts'
import { FULL, QUICK } from '../postgres/plans.ts'
import { headlineOf } from '../postgres/report/headline.ts'
import { writeResults } from '../postgres/report/results-file.ts'
import { summaryLines } from '../postgres/report/sections.ts'
import { runPostgres } from '../postgres/run.ts'
import { withServer } from '../postgres/server/with-server.ts'

const flag = z.boolean().default(false)

export const postgresOptions = z.object({
  /** A superuser's; default: a server of its own. */
  url: z.string().optional(),
  quick: flag,
  /** Parts with commas; default: all. */
  only: z.string().optional(),
  results: flag,
  json: flag,
})

export type PostgresBenchOptions = z.output<typeof postgresOptions>

const WRITERS = repositoryPath('apps', 'bench', 'dist', 'postgres-writers.js')

/** The store on a real server: concurrent writers, growth, bulk import, and the cost of calls over bare statements. */
export async function postgres(options: PostgresBenchOptions, writersProgram = WRITERS): Promise<Report> {
  const { url, quick, only, results } = options
  const parts = selectParts(only)
  if (results && (quick || only !== undefined)) {
    throw new BenchError('--results writes the figures of the full form. Leave --quick and --only out.')
  }
  if (parts.includes('writers') && !existsSync(writersProgram)) {
    throw new BenchError(`There is no program at ${writersProgram}. Build it first: npm run build.`)
  }
  const plans = quick ? QUICK : FULL
  const figures = await withServer(url, (adminUrl) => runPostgres(adminUrl, { plans, parts, writersProgram }))
  const written = results ? [writeResults(repositoryPath('apps', 'bench'), figures, plans)] : []
  return {
    figures: { ...figures },
    headline: headlineOf(figures),
    lines: [...summaryLines(figures, plans), ...written.map((file) => `Figures were written into ${file}.`)],
  }
}
