import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { BenchError } from '../io/bench-error.ts'
import { writeText } from '../io/files.ts'

const recordedSchema = z.strictObject({
  /** Where and when they were taken; for people. */
  machine: z.string(),
  figures: z.record(z.string(), z.number().positive()),
})
export type Recorded = z.output<typeof recordedSchema>

/** @throws BenchError when the file is missing or not one that `bench check --record` has written. */
export function readRecorded(file: string): Recorded {
  if (!existsSync(file)) throw new BenchError(`There is no "${file}". Write it: pnpm bench check --record.`)
  const parsed = recordedSchema.safeParse(parse(readFileSync(file, 'utf8')))
  if (parsed.success) return parsed.data
  throw new BenchError(
    `"${file}" has another form than expected. Write it anew: pnpm bench check --record.\n${z.prettifyError(parsed.error)}`,
  )
}

export const writeRecorded = (file: string, recorded: Recorded): void =>
  writeText(file, `${JSON.stringify(recorded, null, 2)}\n`)

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
