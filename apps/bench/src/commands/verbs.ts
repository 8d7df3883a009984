import { z } from 'zod'
import { BenchError } from '../io/bench-error.ts'
import { note } from '../io/report.ts'
import type { Report } from '../io/report.ts'
import { repositoryPath } from '../io/repository.ts'
import { sectionLines } from '../io/sections.ts'
import { headlineOf } from '../speed/report/verb-headline.ts'
import { sectionsOf } from '../speed/report/verb-sections.ts'
import { writeVerbResults } from '../speed/report/write-results.ts'
import { FULL, QUICK } from '../speed/verbs/plan.ts'
import type { Verb, VerbsPlan } from '../speed/verbs/plan.ts'
import { runVerbs } from '../speed/verbs/run.ts'

const flag = z.boolean().default(false)

/** Sizes with commas, ascending in what comes out. */
const sizes = z
  .string()
  .transform((text) => text.split(',').map(Number))
  .pipe(z.array(z.int().min(1)).min(1))
  .transform((list) => [...new Set(list)].toSorted((a, b) => a - b))

export const verbsOptions = z.object({
  /** Cards in each database; default: those of the plan. */
  cards: sizes.optional(),
  quick: flag,
  results: flag,
  json: flag,
})
export type VerbsOptions = z.output<typeof verbsOptions>

/** Verbs on SQLite against the bare statements they make, in databases of several sizes. */
export async function verbs(
  names: readonly Verb[],
  options: VerbsOptions,
  folder = repositoryPath('apps', 'bench'),
): Promise<Report> {
  const { quick, results, cards } = options
  if (results && (quick || cards !== undefined)) {
    throw new BenchError('--results writes the figures of the full form. Leave --quick and --cards out.')
  }
  const plan: VerbsPlan = quick ? QUICK : FULL
  const figures = await runVerbs({ verbs: names, plan: { ...plan, cards: cards ?? plan.cards } }, note)
  const written = results ? writeVerbResults(folder, figures) : []
  return {
    figures: { ...figures },
    headline: headlineOf(figures),
    lines: [
      ...sectionLines(sectionsOf(figures)),
      ...written.map((file) => `Figures were written into ${file}.`),
    ],
  }
}
