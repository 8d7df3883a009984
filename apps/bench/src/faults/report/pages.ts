import { existsSync, readFileSync } from 'node:fs'
import { BenchError } from '../../io/bench-error.ts'
import { readJsonl, writeJsonl, writeText } from '../../io/files.ts'
import { betweenMarks } from '../../io/marks.ts'
import { repositoryPath } from '../../io/repository.ts'
import { sectionsMarkdown } from '../../io/sections.ts'
import { faultFigures } from '../figures.ts'
import type { FaultFigures } from '../figures.ts'
import { ROWS } from '../rows.ts'
import { sectionsOf } from './sections.ts'

const MARK = 'bench:faults'
const PAGES = [
  { language: 'en', file: repositoryPath('docs', 'reliability.md') },
  { language: 'zh', file: repositoryPath('docs', 'reliability.zh-CN.md') },
] as const
/** The last figures of each row: rows may be run one by one. */
const FIGURES = repositoryPath('apps', 'bench', 'data', 'reliability.jsonl')

export const lastFigures = (): readonly FaultFigures[] =>
  existsSync(FIGURES) ? readJsonl(FIGURES, faultFigures) : []

/** Takes these figures in place of the last ones of the same rows, and writes both pages. Returns the files. */
export function writePages(figures: readonly FaultFigures[]): readonly string[] {
  const byId = new Map([...lastFigures(), ...figures].map((row) => [row.id, row]))
  const all = ROWS.flatMap(({ id }) => byId.get(id) ?? [])
  writeJsonl(FIGURES, all)
  for (const page of pagesOf(all)) writeText(page.file, page.text)
  return [FIGURES, ...PAGES.map(({ file }) => file)]
}

/** Whether the pages show the last figures, of the rows there are. @throws BenchError saying what does not agree. */
export function checkPages(): void {
  const figures = lastFigures()
  const known = new Set(figures.map(({ id }) => id))
  const missing = ROWS.filter(({ id }) => !known.has(id)).map(({ id }) => id)
  const unknown = figures.filter(({ id }) => !ROWS.some((row) => row.id === id)).map(({ id }) => id)
  const stale = pagesOf(figures).filter(({ file, text }) => readFileSync(file, 'utf8') !== text)
  const problems = [
    ...missing.map((id) => `"${id}" has no figures yet`),
    ...unknown.map((id) => `there is no fault "${id}"`),
    ...stale.map(({ file }) => `${file} does not show the last figures`),
  ]
  if (problems.length > 0) {
    throw new BenchError(
      `${problems.join('; ')}. Run pnpm bench faults --results, with --only for single parts.`,
    )
  }
}

const pagesOf = (figures: readonly FaultFigures[]) =>
  PAGES.map(({ language, file }) => {
    // Aligned as it is, whatever prettier thinks of the width of Chinese.
    const text = [
      '<!-- prettier-ignore-start -->',
      ...sectionsMarkdown(sectionsOf(figures, language)),
      '<!-- prettier-ignore-end -->',
    ].join('\n\n')
    return { file, text: betweenMarks(readFileSync(file, 'utf8'), { mark: MARK, text, name: file }) }
  })
