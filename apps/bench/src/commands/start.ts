import { existsSync } from 'node:fs'
import { z } from 'zod'
import { BenchError } from '../io/bench-error.ts'
import { machineLine } from '../io/machine.ts'
import { note } from '../io/report.ts'
import type { Report } from '../io/report.ts'
import { repositoryPath } from '../io/repository.ts'
import { writeResultsPart } from '../io/results-file.ts'
import { sectionLines, sectionsMarkdown } from '../io/sections.ts'
import { FULL, QUICK } from '../start/plan.ts'
import { headlineOf } from '../start/report/headline.ts'
import { sectionsOf } from '../start/report/sections.ts'
import { runStart } from '../start/run.ts'

const flag = z.boolean().default(false)

export const startOptions = z.object({ quick: flag, results: flag, json: flag })

/** The program that is started afresh, as it is built. */
const START_PROBE = repositoryPath('apps', 'bench', 'dist', 'start-probe.js')

/** What a fresh process needs until it has loaded the packages, opened a database and answered. */
export async function start(
  { quick, results }: z.output<typeof startOptions>,
  program = START_PROBE,
): Promise<Report> {
  if (results && quick) {
    throw new BenchError('--results writes the figures of the full form. Leave --quick out.')
  }
  if (!existsSync(program)) {
    throw new BenchError(`There is no program at ${program}. Build it first: npm run build.`)
  }
  const figures = await runStart(quick ? QUICK : FULL, program, note)
  const sections = sectionsOf(figures)
  const paragraphs = [machineLine(), ...sectionsMarkdown(sections)]
  const written = results ? [writeResultsPart(repositoryPath('apps', 'bench'), 'start', paragraphs)] : []
  return {
    figures: { ...figures },
    headline: headlineOf(figures),
    lines: [...sectionLines(sections), ...written.map((file) => `Figures were written into ${file}.`)],
  }
}
