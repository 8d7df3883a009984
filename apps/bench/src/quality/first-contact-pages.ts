import { readFileSync, writeFileSync } from 'node:fs'
import { writeJsonl } from '../io/files.ts'
import { betweenMarks } from '../io/marks.ts'
import { repositoryPath } from '../io/repository.ts'
import { CHINESE, ENGLISH, firstContactMarkdown } from './first-contact.ts'
import type { AuthorOutcome } from './first-contact.ts'

/** What the page shows beside the sets that it can run. */
const FIGURES = repositoryPath('apps', 'bench', 'data', 'first-contact.jsonl')

const PAGES = [
  [repositoryPath('docs', 'comparison.md'), ENGLISH],
  [repositoryPath('docs', 'comparison.zh-CN.md'), CHINESE],
] as const

/** Writes the figures where people compare and evaluate; returns the files. */
export function writeFirstContact(outcomes: readonly AuthorOutcome[]): readonly string[] {
  writeJsonl(FIGURES, outcomes)
  for (const [file, words] of PAGES) {
    const text = firstContactMarkdown(outcomes, words)
    writeFileSync(
      file,
      betweenMarks(readFileSync(file, 'utf8'), { mark: 'bench:first-contact', text, name: file }),
    )
  }
  return [FIGURES, ...PAGES.map(([file]) => file)]
}
