import type { Names } from '@recollect/core/plugin'
import { byName } from '@recollect/core/plugin'
import { wellFormed } from '../text.ts'

/** The marks around data stand nowhere in it. */
const MARKS: Names<string> = byName({ '⟦': '[[', '⟧': ']]' })
/**
 * What is read though nobody sees it: tag characters, marks that turn the direction of writing, controls other than line breaks and tabs.
 */
const UNSEEN = /[\u{e0000}-\u{e007f}\u202a-\u202e\u2066-\u2069\0-\u0008\u000e-\u001f\u007f]/gu
const RUN_OF_SPACES = / {8,}/gu

/** A text as a model is shown it. */
export const shown = (text: string): string =>
  wellFormed(text)
    .replace(UNSEEN, '')
    .replace(RUN_OF_SPACES, ' ')
    .replace(/[⟦⟧]/gu, (mark) => MARKS[mark] ?? '')

const LINE_BREAK = /[\n\r\v\f\u0085\u2028\u2029]/u

const linesIn = (text: string): readonly string[] =>
  shown(text)
    .split(LINE_BREAK)
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** On one line. */
export const inLine = (text: string): string => linesIn(text).join(' ')

/** Further lines are indented, so that none can pass for the beginning of something else. */
export const indented = (text: string): string => linesIn(text).join('\n    ')

/** Data between marks it cannot close. `name`: Latin letters. */
export const fenced = (name: string, lines: readonly string[]): string =>
  [`⟦${name}⟧`, ...lines, `⟦/${name}⟧`].join('\n')
