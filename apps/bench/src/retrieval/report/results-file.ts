import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BenchError } from '../../io/bench-error.ts'
import { writeText } from '../../io/files.ts'
import { markdownTable } from '../../io/markdown.ts'
import { betweenMarks } from '../../io/marks.ts'
import type { SetFigures } from '../figures.ts'
import { sectionsOf } from '../summary.ts'
import { chart } from './chart.ts'

/** Sets of this repository, and sets somebody brought. */
export type Origin = 'own' | 'brought'

const bold = (figure: string): string => `**${figure}**`

/** Tables and chart as they stand in RESULTS.md. */
function resultsMarkdown(
  all: readonly SetFigures[],
  { command, picture }: { readonly command: string; readonly picture: string },
): string {
  const counts = all.map(
    ({ set, messages, questions }) => `- \`${set}\`: ${messages} messages, ${questions} questions`,
  )
  return [
    ['```sh', command, '```'].join('\n'),
    counts.join('\n'),
    `![recall@5 of every system on every set](${picture})`,
    ...sectionsOf(all, bold).flatMap(({ title, head, rows, notes }) => [
      `### ${title}`,
      markdownTable(head, rows).join('\n'),
      ...notes,
    ]),
  ].join('\n\n')
}

/**
 * Writes figures and chart into `RESULTS.md` of `folder`, between the marks of their origin; returns the files.
 * @throws BenchError when the file is missing or has not the marks, once and in order.
 */
export function writeResults(
  folder: string,
  all: readonly SetFigures[],
  { command, origin }: { readonly command: string; readonly origin: Origin },
): string[] {
  const file = join(folder, 'RESULTS.md')
  if (!existsSync(file)) throw new BenchError(`There is no "${file}" to write the results into.`)
  const name = `results-${origin}.svg`
  const text = resultsMarkdown(all, { command, picture: name })
  const page = betweenMarks(readFileSync(file, 'utf8'), {
    mark: `bench:retrieval-${origin}`,
    text,
    name: file,
  })
  const picture = join(folder, name)
  writeText(picture, chart(all))
  writeText(file, page)
  return [file, picture]
}
