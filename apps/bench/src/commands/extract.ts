import { z } from 'zod'
import { BenchError } from '../io/bench-error.ts'
import { note } from '../io/report.ts'
import type { Report } from '../io/report.ts'
import { repositoryPath } from '../io/repository.ts'
import { sectionLines } from '../io/sections.ts'
import { FULL, QUICK } from '../speed/extract/plan.ts'
import { runExtract } from '../speed/extract/run.ts'
import type { ExtractionSpeed } from '../speed/extract/run.ts'
import { measureExtract } from '../speed/extract.ts'
import { extractSections, packsSection } from '../speed/report/extract-sections.ts'
import { writeExtractResults } from '../speed/report/write-extract.ts'

const flag = z.boolean().default(false)

export const extractOptions = z.object({
  /** Whole messages only. */
  packs: flag,
  quick: flag,
  results: flag,
  json: flag,
})

/** How fast the packs read, by themselves. */
export async function extract(
  { packs, quick, results }: z.output<typeof extractOptions>,
  folder = repositoryPath('apps', 'bench'),
): Promise<Report> {
  if (results && (quick || packs)) {
    throw new BenchError('--results writes the figures of the full form. Leave --quick and --packs out.')
  }
  const plan = quick ? QUICK : FULL
  if (packs) {
    const figures = measureExtract(plan.effort)
    return { figures: { extract: figures }, lines: sectionLines([packsSection(figures)]) }
  }
  const figures = runExtract(plan, note)
  const written = results ? writeExtractResults(folder, figures) : []
  return {
    figures: { ...figures },
    headline: headlineOf(figures),
    lines: [
      ...sectionLines(extractSections(figures)),
      ...written.map((file) => `Figures were written into ${file}.`),
    ],
  }
}

function headlineOf({
  extract: packs,
  byLength,
  byRules,
}: ExtractionSpeed): Readonly<Record<string, number>> {
  const both = packs.find(({ reading }) => reading === 'both')
  const overLoop = Math.max(...byLength.lengths.map((figures) => figures.overLoop))
  return {
    ...(both ? { 'extract.microsPer40': both.microsPer40 } : {}),
    'extract.rules': byRules.rules.ratio,
    'extract.overLoop': overLoop,
  }
}
