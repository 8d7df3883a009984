import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { z } from 'zod'
import { cliFile, recallArguments, shellLine } from '../cold/command-line.ts'
import { generateDatabase } from '../cold/generate.ts'
import type { Generated } from '../cold/generate.ts'
import { findGnuTime } from '../cold/gnu-time.ts'
import { runCold } from '../cold/run.ts'
import type { ColdFigures } from '../cold/run.ts'
import { note } from '../io/report.ts'
import type { Report } from '../io/report.ts'
import { median, round } from '../stats/numbers.ts'

const count = (fallback: number) => z.coerce.number().int().min(1).max(10_000_000).default(fallback)

export const coldOptions = z.object({
  items: count(100_000),
  scopes: count(1000),
  file: z.string(),
  query: z.string().default('我住在哪里？'),
  runs: count(5),
  json: z.boolean().default(false),
})
export type ColdOptions = z.output<typeof coldOptions>

const BYTES_PER_MB = 1024 ** 2

/** One recall by a fresh process on a large database: its memory, its time, and the part spent in recall. */
export async function cold(options: ColdOptions): Promise<Report> {
  const file = resolve(options.file)
  const generated = await ensureDatabase(file, options)
  const scope = `user-${Math.ceil(options.scopes / 2)}`
  const args = recallArguments(cliFile(), file, scope, options.query)
  const command = shellLine(['/usr/bin/time', '-v', 'node', ...args])
  const time = findGnuTime()
  const runs = time === null ? [] : Array.from({ length: options.runs }, () => runCold(time, args))
  const fileMb = Math.round(statSync(file).size / BYTES_PER_MB)
  const figures = runs.length === 0 ? null : coldFigures(runs)
  return {
    figures: { file, fileMb, generated, command, recall: figures },
    lines: [
      generated === null
        ? `${file} (${fileMb} MB) was there already and is used as it is.`
        : `${generated.items} items in ${options.scopes} scopes, ${fileMb} MB, written at ${Math.round(generated.items / generated.seconds)}/s.`,
      'One recall by a fresh process:',
      `  ${command}`,
      ...(figures === null
        ? ['GNU time was not found here: run the line above where it is.']
        : coldLines(figures)),
    ],
  }
}

async function ensureDatabase(file: string, options: ColdOptions): Promise<Generated | null> {
  if (existsSync(file)) return null
  mkdirSync(dirname(file), { recursive: true })
  const step = Math.max(1, Math.floor(options.items / 10))
  let next = step
  return generateDatabase(file, options, (done) => {
    if (done < next) return
    note(`${done} of ${options.items} items`)
    next += step
  })
}

/** Medians over the runs; the memory is the highest of them. */
const coldFigures = (runs: readonly ColdFigures[]) => ({
  runs: runs.length,
  maxRssMb: Math.max(...runs.map((run) => run.maxRssMb)),
  elapsedSeconds: median(runs.map((run) => run.elapsedSeconds)),
  recallMs: round(median(runs.flatMap((run) => run.recallMs ?? [])), 2),
})

const coldLines = (figures: ReturnType<typeof coldFigures>): string[] => [
  `max RSS ${figures.maxRssMb} MB, elapsed ${figures.elapsedSeconds} s, inside recall ${figures.recallMs} ms (of ${figures.runs} runs)`,
]
