import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { z } from 'zod'
import { BenchError } from './bench-error.ts'
import { parseJsonl } from './parse-jsonl.ts'

export const isDirectory = (path: string): boolean => existsSync(path) && statSync(path).isDirectory()

/** @throws BenchError when there is no such directory. */
export function namesIn(directory: string): string[] {
  if (!isDirectory(directory))
    throw new BenchError(`There is no directory "${directory}". Pass the one that holds the data.`)
  return readdirSync(directory).sort()
}

/** @throws BenchError when the file is missing or a line has another form. */
export function readJsonl<T>(file: string, schema: z.ZodType<T>): T[] {
  if (!existsSync(file)) throw new BenchError(`There is no file "${file}".`)
  return parseJsonl(readFileSync(file, 'utf8'), schema, file)
}

/** @throws BenchError when the name is that of a directory. */
export const writeJsonl = (file: string, rows: readonly unknown[]): void =>
  writeText(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(''))

/** @throws BenchError when the name is that of a directory. */
export function writeText(file: string, text: string): void {
  if (isDirectory(file)) throw new BenchError(`"${file}" is a directory. Pass the name of a file.`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** The nearest directory, from `start` upwards, that holds `name`; null when none does. */
export function directoryAbove(start: string, name: string): string | null {
  for (let at = start; ; at = dirname(at)) {
    if (existsSync(join(at, name))) return at
    if (dirname(at) === at) return null
  }
}
