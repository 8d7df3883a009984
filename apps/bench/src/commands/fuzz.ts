import { z } from 'zod'
import { runFuzz } from '../fuzz/bench.ts'
import { linesOf } from '../fuzz/report.ts'
import type { Report } from '../io/report.ts'

export const fuzzOptions = z.object({
  inputs: z.coerce.number().int().min(0).max(10_000_000).default(100_000),
  seed: z.coerce.number().int().min(0).default(1),
  /** A superuser's; default: a server of its own. */
  url: z.string().optional(),
  /** Without Postgres. */
  embedded: z.boolean().default(false),
  guided: z.coerce.number().int().min(0).max(1_000_000).default(2000),
  json: z.boolean().default(false),
})

/** Every verb on every store with values nobody would give it. */
export async function fuzz(options: z.output<typeof fuzzOptions>): Promise<Report> {
  const figures = await runFuzz(options, (line) => process.stderr.write(`${line}\n`))
  return { figures: { ...figures }, lines: linesOf(figures) }
}
