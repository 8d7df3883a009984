import { existsSync } from 'node:fs'
import { z } from 'zod'
import { badOf } from '../faults/figures.ts'
import { checkPages, writePages } from '../faults/report/pages.ts'
import { sectionsOf } from '../faults/report/sections.ts'
import { PARTS, ROWS } from '../faults/rows.ts'
import type { FaultRow } from '../faults/context.ts'
import { runFaults } from '../faults/run.ts'
import { BenchError } from '../io/bench-error.ts'
import { note } from '../io/report.ts'
import type { Report } from '../io/report.ts'
import { repositoryPath } from '../io/repository.ts'
import { sectionLines } from '../io/sections.ts'

const flag = z.boolean().default(false)

export const faultsOptions = z.object({
  /** A tenth of the tries. */
  quick: flag,
  /** Parts or single rows with commas; default: all. */
  only: z.string().optional(),
  seed: z.coerce.number().int().min(0).default(1),
  results: flag,
  check: flag,
  json: flag,
})
export type FaultsOptions = z.output<typeof faultsOptions>

const TENTH = 0.1
const built = (name: string): string => repositoryPath('apps', 'bench', 'dist', name)

/** Does to a memory what a machine can do to it, and counts what was lost of what it had acknowledged. */
export async function faults(options: FaultsOptions): Promise<Report> {
  if (options.check) {
    checkPages()
    return { figures: {}, lines: ['The pages show the last figures of every fault.'] }
  }
  const [program, writersProgram] = [built('faults-worker.js'), built('postgres-writers.js')]
  if (!existsSync(program)) {
    throw new BenchError(`There is no program at ${program}. Build it first: npm run build.`)
  }
  const plan = {
    rows: selectRows(options.only),
    triesOf: triesIn(options),
    seed: options.seed,
    program,
    writersProgram,
  }
  const figures = await runFaults(plan, (row) =>
    note(`${row.id}: ${row.tries} tries, ${badOf(row)} bad, ${row.seconds} s`),
  )
  const written = options.results ? writePages(figures) : []
  return {
    figures: { seed: options.seed, rows: figures },
    lines: [
      ...sectionLines(sectionsOf(figures, 'en')),
      ...written.map((file) => `Figures were written into ${file}.`),
    ],
  }
}

const triesIn =
  ({ quick }: FaultsOptions) =>
  ({ tries }: FaultRow): number =>
    quick ? Math.ceil(tries * TENTH) : tries

/** @throws BenchError naming what there is. */
export function selectRows(only: string | undefined): readonly FaultRow[] {
  if (only === undefined) return ROWS
  const names = only.split(',').map((name) => name.trim())
  const unknown = names.filter((name) => !ROWS.some((row) => isNamed(row, name)))
  if (unknown.length > 0) {
    const rows = ROWS.map(({ id }) => id).join(', ')
    throw new BenchError(
      `There is no fault "${unknown.join('", "')}". Parts: ${PARTS.join(', ')}. Rows: ${rows}.`,
    )
  }
  return ROWS.filter((row) => names.some((name) => isNamed(row, name)))
}

const isNamed = ({ id, part }: FaultRow, name: string): boolean => id === name || part === name
