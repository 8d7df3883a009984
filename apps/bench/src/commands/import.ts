import { z } from 'zod'
import { BenchError } from '../io/bench-error.ts'
import { machineLine } from '../io/machine.ts'
import { note } from '../io/report.ts'
import type { Report } from '../io/report.ts'
import { repositoryPath } from '../io/repository.ts'
import { writeResultsPart } from '../io/results-file.ts'
import { sectionLines, sectionsMarkdown } from '../io/sections.ts'
import { FULL, QUICK } from '../speed/import/plan.ts'
import { runImport } from '../speed/import/run.ts'
import { importSections } from '../speed/report/import-sections.ts'

const flag = z.boolean().default(false)

export const importOptions = z.object({ quick: flag, results: flag, json: flag })

/** Many messages at once: an export read in again, and lists that are remembered. */
export async function bulkImport(
  { quick, results }: z.output<typeof importOptions>,
  folder = repositoryPath('apps', 'bench'),
): Promise<Report> {
  if (results && quick) {
    throw new BenchError('--results writes the figures of the full form. Leave --quick out.')
  }
  const figures = await runImport(quick ? QUICK : FULL, note)
  const sections = importSections(figures)
  const paragraphs = [machineLine(), ...sectionsMarkdown(sections)]
  const written = results ? [writeResultsPart(folder, 'import', paragraphs)] : []
  const [imported, remembered] = figures.ways
  return {
    figures: { ...figures },
    headline: {
      'import.perSecond': imported?.perSecond ?? 0,
      'import.listsPerSecond': remembered?.perSecond ?? 0,
    },
    lines: [...sectionLines(sections), ...written.map((file) => `Figures were written into ${file}.`)],
  }
}
