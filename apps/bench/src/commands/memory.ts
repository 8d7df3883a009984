import { existsSync } from 'node:fs'
import { z } from 'zod'
import { BenchError } from '../io/bench-error.ts'
import { machineLine } from '../io/machine.ts'
import { note } from '../io/report.ts'
import type { Report } from '../io/report.ts'
import { repositoryPath } from '../io/repository.ts'
import { writeResultsPart } from '../io/results-file.ts'
import { sectionLines, sectionsMarkdown } from '../io/sections.ts'
import { FULL, QUICK } from '../memory/plan.ts'
import { headlineOf } from '../memory/report/headline.ts'
import { sectionsOf } from '../memory/report/sections.ts'
import { runMemory } from '../memory/run.ts'

const flag = z.boolean().default(false)

export const memoryOptions = z.object({ quick: flag, results: flag, json: flag })

/** The program that is weighed, as it is built. */
const MEMORY_PROBE = repositoryPath('apps', 'bench', 'dist', 'memory-probe.js')

/** What a process that remembers and recalls weighs, and whether that grows. */
export async function memory(
  { quick, results }: z.output<typeof memoryOptions>,
  program = MEMORY_PROBE,
): Promise<Report> {
  if (results && quick) {
    throw new BenchError('--results writes the figures of the full form. Leave --quick out.')
  }
  if (!existsSync(program)) {
    throw new BenchError(`There is no program at ${program}. Build it first: npm run build.`)
  }
  const figures = await runMemory(quick ? QUICK : FULL, program, note)
  const sections = sectionsOf(figures)
  const paragraphs = [machineLine(), ...sectionsMarkdown(sections)]
  const written = results ? [writeResultsPart(repositoryPath('apps', 'bench'), 'memory', paragraphs)] : []
  return {
    figures: { ...figures },
    headline: headlineOf(figures),
    lines: [...sectionLines(sections), ...written.map((file) => `Figures were written into ${file}.`)],
  }
}
