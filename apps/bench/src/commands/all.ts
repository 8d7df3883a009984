import { existsSync } from 'node:fs'
import { z } from 'zod'
import { ALL_PARTS } from '../all/parts.ts'
import type { AllPart } from '../all/parts.ts'
import { runPart } from '../all/run-part.ts'
import type { PartOutcome, RunPart } from '../all/run-part.ts'
import { judged, summarySection } from '../all/summary.ts'
import { TARGETS } from '../all/targets.ts'
import { BenchError } from '../io/bench-error.ts'
import { machineLine } from '../io/machine.ts'
import { note } from '../io/report.ts'
import type { Report } from '../io/report.ts'
import { repositoryPath } from '../io/repository.ts'
import { writeResultsPart } from '../io/results-file.ts'
import { sectionLines, sectionsMarkdown } from '../io/sections.ts'

const flag = z.boolean().default(false)

export const allOptions = z.object({
  quick: flag,
  results: flag,
  /** Parts with commas; default: all. */
  only: z.string().optional(),
  json: flag,
})
export type AllOptions = z.output<typeof allOptions>

const BENCH = repositoryPath('apps', 'bench')

/** Every command that measures, one after the other, each in a process of its own, and one table of them all. */
export async function all(options: AllOptions, run: RunPart = ownBench()): Promise<Report> {
  const { quick, results, only } = options
  if (results && quick) {
    throw new BenchError('--results writes the figures of the full form. Leave --quick out.')
  }
  const outcomes: PartOutcome[] = []
  for (const part of selectParts(only)) {
    note(`== ${part.name}`)
    outcomes.push(await run(part.name, argumentsOf(part, options)))
  }
  const figures = judged(outcomes, TARGETS, !quick && only === undefined)
  const section = summarySection(outcomes, figures, quick)
  const written =
    results && only === undefined
      ? [writeResultsPart(BENCH, 'all', [machineLine(), ...sectionsMarkdown([section])])]
      : []
  return {
    figures: { machine: machineLine(), outcomes, figures },
    failed:
      outcomes.some(({ failure }) => failure !== null) || figures.some(({ measured }) => measured === null),
    lines: [
      machineLine(),
      '',
      ...sectionLines([section]),
      ...written.map((file) => `Figures were written into ${file}.`),
    ],
  }
}

export const argumentsOf = (part: AllPart, { quick, results }: Pick<AllOptions, 'quick' | 'results'>) => [
  ...part.args,
  ...(quick ? part.quick : []),
  ...(results ? part.results : []),
]

function ownBench(): RunPart {
  const program = repositoryPath('apps', 'bench', 'dist', 'main.js')
  if (existsSync(program)) return runPart(program)
  throw new BenchError(`There is no program at ${program}. Build it first: npm run build.`)
}

/** @throws BenchError naming what there is. */
function selectParts(only: string | undefined): readonly AllPart[] {
  if (only === undefined) return ALL_PARTS
  const names = only.split(',').map((name) => name.trim())
  const unknown = names.filter((name) => !ALL_PARTS.some((part) => part.name === name))
  if (unknown.length > 0) {
    const known = ALL_PARTS.map(({ name }) => name).join(', ')
    throw new BenchError(`There is no part "${unknown.join('", "')}". There are: ${known}.`)
  }
  return ALL_PARTS.filter(({ name }) => names.includes(name))
}
