import { readFileSync, writeFileSync } from 'node:fs'
import { betweenMarks as between } from '../io/marks.ts'
import { repositoryPath } from '../io/repository.ts'
import { firstContactMarkdown, isFirstContact } from './first-contact.ts'
import type { AuthorOutcome } from './first-contact.ts'
import { readmeMarkdown } from './render.ts'
import type { Quality } from './report.ts'

const MARK = 'bench:labels'
/** What the section is called in every pack's README. */
export const HEADING = '## Measured'

/** The README of the pack of a language. */
export const readmeOf = (language: string): string =>
  repositoryPath('packages', `extract-${language}`, 'README.md')

/** Puts a text between the marks. @throws BenchError when they are not there, once and in order. */
export const betweenMarks = (readme: string, text: string, name: string): string =>
  between(readme, { mark: MARK, text, name })

/** Writes the figures of each language into its pack's README; returns the files. */
export function writeReadmes(qualities: readonly Quality[], authors: readonly AuthorOutcome[]): string[] {
  return qualities.map((quality) => {
    const file = readmeOf(quality.language)
    const readme = readFileSync(file, 'utf8')
    const own = authors.filter(({ language }) => language === quality.language)
    writeFileSync(
      file,
      betweenMarks(readme, [...contactParts(own), readmeMarkdown(quality)].join('\n\n'), file),
    )
    return file
  })
}

const contactParts = (authors: readonly AuthorOutcome[]): readonly string[] =>
  !authors.some(isFirstContact)
    ? []
    : [
        '**Conversations in which something changes, by authors who had read nothing of this project**',
        firstContactMarkdown(authors),
        '**Texts written for this project**',
      ]
