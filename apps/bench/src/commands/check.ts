import { existsSync } from 'node:fs'
import { z } from 'zod'
import { PARTS } from '../guard/parts.ts'
import type { GuardPart } from '../guard/parts.ts'
import { readRecorded, writeRecorded } from '../guard/recorded.ts'
import { guardSection, recordedSection } from '../guard/report/sections.ts'
import { recordGuard, runGuard } from '../guard/run.ts'
import { takeInProcess } from '../guard/take.ts'
import { BenchError } from '../io/bench-error.ts'
import { machineLine } from '../io/machine.ts'
import { note } from '../io/report.ts'
import type { Report } from '../io/report.ts'
import { repositoryPath } from '../io/repository.ts'
import { sectionLines } from '../io/sections.ts'
import { round } from '../stats/numbers.ts'

const flag = z.boolean().default(false)

export const checkOptions = z.object({
  record: flag,
  /** Parts with commas; default: all. */
  only: z.string().optional(),
  json: flag,
})

/** What measures one part, as it is built. */
const TAKE = repositoryPath('apps', 'bench', 'dist', 'guard-take.js')
const RECORDED = repositoryPath('apps', 'bench', 'data', 'guard.json')

/** Compares what holds on every machine with what was recorded; red when something has become slower or larger. */
export async function check(
  { record, only }: z.output<typeof checkOptions>,
  { program, file } = { program: TAKE, file: RECORDED },
): Promise<Report> {
  const parts = selectGuardParts(only)
  if (!existsSync(program)) {
    throw new BenchError(`There is no program at ${program}. Build it first: npm run build.`)
  }
  if (!record) return compareAll(parts, program, file)
  return recordAll(parts, program, file, only === undefined ? {} : keptIn(file))
}

async function compareAll(parts: readonly GuardPart[], program: string, file: string): Promise<Report> {
  const verdicts = await runGuard(parts, readRecorded(file), takeInProcess(program), note)
  return {
    figures: { verdicts },
    failed: verdicts.some(({ holds }) => !holds),
    lines: sectionLines([guardSection(verdicts)]),
  }
}

/** Parts that were not asked for keep what was recorded of them. */
const keptIn = (file: string) => (existsSync(file) ? readRecorded(file).figures : {})

async function recordAll(
  parts: readonly GuardPart[],
  program: string,
  file: string,
  kept: Readonly<Record<string, number>>,
): Promise<Report> {
  const { figures, takes } = await recordGuard(parts, takeInProcess(program), note)
  const all = { ...kept, ...figures }
  const keys = PARTS.flatMap(({ guarded }) => guarded.map(({ key }) => key)).filter((key) => key in all)
  const ordered = Object.fromEntries(keys.map((key) => [key, round(all[key] ?? 0, 3)]))
  writeRecorded(file, { machine: machineLine(), figures: ordered })
  return {
    figures: { figures, takes },
    lines: [...sectionLines([recordedSection(figures, takes)]), `Figures were written into ${file}.`],
  }
}

/** @throws BenchError naming what there is. */
export function selectGuardParts(only: string | undefined): readonly GuardPart[] {
  if (only === undefined) return PARTS
  const names = only.split(',').map((name) => name.trim())
  const unknown = names.filter((name) => !PARTS.some((part) => part.name === name))
  if (unknown.length > 0) {
    const known = PARTS.map(({ name }) => name).join(', ')
    throw new BenchError(`There is no part "${unknown.join('", "')}". There are: ${known}.`)
  }
  return PARTS.filter(({ name }) => names.includes(name))
}
