import { z } from 'zod'
import { FULL, QUICK } from '../encryption/plan.ts'
import { headlineOf } from '../encryption/report/headline.ts'
import { sectionsOf } from '../encryption/report/sections.ts'
import { runEncryption } from '../encryption/run.ts'
import { BenchError } from '../io/bench-error.ts'
import { note } from '../io/report.ts'
import type { Report } from '../io/report.ts'
import { repositoryPath } from '../io/repository.ts'
import { writeResultsPart } from '../io/results-file.ts'
import { sectionLines, sectionsMarkdown } from '../io/sections.ts'

const flag = z.boolean().default(false)

export const encryptionOptions = z.object({ quick: flag, results: flag, json: flag })

/** What encryption adds to remember and to card look-ups. */
export async function encryption({ quick, results }: z.output<typeof encryptionOptions>): Promise<Report> {
  if (results && quick) {
    throw new BenchError('--results writes the figures of the full form. Leave --quick out.')
  }
  const figures = await runEncryption(quick ? QUICK : FULL, note)
  const sections = sectionsOf(figures)
  const written = results
    ? [writeResultsPart(repositoryPath('apps', 'bench'), 'encryption', sectionsMarkdown(sections))]
    : []
  return {
    figures: { ...figures },
    headline: headlineOf(figures),
    lines: [...sectionLines(sections), ...written.map((file) => `Figures were written into ${file}.`)],
  }
}
