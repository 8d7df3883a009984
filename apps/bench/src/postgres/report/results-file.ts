import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BenchError } from '../../io/bench-error.ts'
import { writeText } from '../../io/files.ts'
import { markdownTable } from '../../io/markdown.ts'
import { betweenMarks } from '../../io/marks.ts'
import type { Plans } from '../plans.ts'
import type { PostgresFigures } from '../run.ts'
import { sectionsOf, serverLine } from './sections.ts'

/** The command that gives these figures again. */
const COMMAND = ['```sh', 'pnpm bench postgres --results', '```'].join('\n')

const MARK = 'bench:postgres'

const resultsMarkdown = (figures: PostgresFigures, plans: Plans): string =>
  [
    COMMAND,
    serverLine(figures),
    ...sectionsOf(figures, plans).flatMap(({ title, head, rows, notes }) => [
      `### ${title}`,
      markdownTable(head, rows).join('\n'),
      ...notes,
    ]),
  ].join('\n\n')

/**
 * Writes the tables into `RESULTS.md` of `folder`, between their marks; returns the file.
 * @throws BenchError when the file is missing or has not the marks, once and in order.
 */
export function writeResults(folder: string, figures: PostgresFigures, plans: Plans): string {
  const file = join(folder, 'RESULTS.md')
  if (!existsSync(file)) throw new BenchError(`There is no "${file}" to write the results into.`)
  const text = resultsMarkdown(figures, plans)
  writeText(file, betweenMarks(readFileSync(file, 'utf8'), { mark: MARK, text, name: file }))
  return file
}
