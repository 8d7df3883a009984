import { z } from 'zod'
import { BenchError } from '../io/bench-error.ts'
import { machineLine } from '../io/machine.ts'
import { note } from '../io/report.ts'
import type { Report } from '../io/report.ts'
import { repositoryPath } from '../io/repository.ts'
import { writeResultsPart } from '../io/results-file.ts'
import { sectionLines, sectionsMarkdown } from '../io/sections.ts'
import { headlineOf } from '../size/report/headline.ts'
import { sectionsOf } from '../size/report/sections.ts'
import { runSize } from '../size/run.ts'

const flag = z.boolean().default(false)

export const sizeOptions = z.object({ quick: flag, results: flag, json: flag })

/** What packages weigh as they are published, bundled and installed. */
export async function size({ quick, results }: z.output<typeof sizeOptions>): Promise<Report> {
  if (results && quick) {
    throw new BenchError('--results writes the figures of the full form. Leave --quick out.')
  }
  const figures = await runSize(quick, note)
  const sections = sectionsOf(figures)
  const paragraphs = [machineLine(), ...sectionsMarkdown(sections)]
  const written = results ? [writeResultsPart(repositoryPath('apps', 'bench'), 'size', paragraphs)] : []
  return {
    figures: { ...figures },
    headline: headlineOf(figures),
    lines: [...sectionLines(sections), ...written.map((file) => `Figures were written into ${file}.`)],
  }
}
