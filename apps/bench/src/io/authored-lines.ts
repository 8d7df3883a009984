import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { namesIn } from './files.ts'

/** A line of a text file, and the file it stands in. */
export interface AuthoredLine {
  /** The file's name without its ending: one author each. */
  readonly by: string
  readonly line: string
}

/** The lines of all files of a language in a folder, in order of their names; empty ones are left out. */
export const authoredLines = (folder: string, language: string): readonly AuthoredLine[] =>
  namesIn(folder)
    .filter((name) => name.startsWith(`${language}-`))
    .toSorted()
    .flatMap((name) =>
      readFileSync(join(folder, name), 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => ({ by: name.replace('.txt', ''), line })),
    )
