import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BenchError } from './bench-error.ts'
import { writeText } from './files.ts'
import { betweenMarks } from './marks.ts'

/**
 * Writes paragraphs into `RESULTS.md` of `folder`, between the marks `bench:<part>`, under the command that gives them again; returns
 * the file. @throws BenchError when the file is missing or has not the marks, once and in order.
 */
export function writeResultsPart(folder: string, part: string, paragraphs: readonly string[]): string {
  const file = join(folder, 'RESULTS.md')
  if (!existsSync(file)) throw new BenchError(`There is no "${file}" to write the results into.`)
  const command = ['```sh', `pnpm bench ${part} --results`, '```'].join('\n')
  const text = [command, ...paragraphs].join('\n\n')
  writeText(file, betweenMarks(readFileSync(file, 'utf8'), { mark: `bench:${part}`, text, name: file }))
  return file
}
