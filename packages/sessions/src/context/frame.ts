import { RECALLED_CLOSE, RECALLED_OPEN } from '@recollect/core/text'
import type { ContextWords } from '@recollect/core/extraction'
import { mark } from './marks.ts'

/** The text of a context: a fence, what is to be thought of it, the lines, and at last that nothing is known, when nothing is. Pure. */
export const framed = (lines: readonly string[], words: ContextWords, isKnown: boolean): string =>
  [
    RECALLED_OPEN,
    `${mark('note')} ${words.preamble}`,
    ...lines,
    ...(isKnown ? [] : [`${mark('note')} ${words.nothing}`]),
    RECALLED_CLOSE,
  ].join('\n')
