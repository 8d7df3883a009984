import { z } from 'zod'
import { linesOf } from '../hostile/report.ts'
import { FULL, QUICK, runHostile } from '../hostile/run.ts'
import { note } from '../io/report.ts'
import type { Report } from '../io/report.ts'

const flag = z.boolean().default(false)

export const hostileOptions = z.object({
  quick: flag,
  seed: z.coerce.number().int().min(0).default(1),
  json: flag,
})

/** Looks for texts that cost more than in proportion to their length; red when there is one. */
export async function hostile({ quick, seed }: z.output<typeof hostileOptions>): Promise<Report> {
  const figures = await runHostile(quick ? QUICK : FULL, seed, note)
  return { figures: { ...figures }, failed: figures.failures.length > 0, lines: linesOf(figures) }
}
