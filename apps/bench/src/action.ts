import { z } from 'zod'
import { BenchError, FailedError } from './io/bench-error.ts'
import { printReport } from './io/report.ts'
import type { Report } from './io/report.ts'

/** Checks the options, runs the command, prints what it ends with. @throws FailedError when that is not what it must be. */
export const action =
  <T extends { readonly json: boolean }>(schema: z.ZodType<T>, run: (options: T) => Promise<Report>) =>
  async (given: unknown): Promise<void> => {
    const parsed = schema.safeParse(given)
    if (!parsed.success) throw new BenchError(`The options were refused:\n${z.prettifyError(parsed.error)}`)
    const report = await run(parsed.data)
    printReport(report, parsed.data.json)
    if (report.failed === true) throw new FailedError()
  }

export const JSON_FLAG = ['--json', 'print the figures as JSON'] as const
export const RESULTS_FLAG = ['--results', 'write the tables into apps/bench/RESULTS.md'] as const
