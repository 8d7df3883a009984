import type { Evidence } from '../../api/recall.ts'
import type { ContextWords } from '../../plugin/language-pack.ts'
import { RECALLED_CLOSE, RECALLED_OPEN } from '../../text/recalled-marks.ts'
import { mark } from './marks.ts'

/** The text of a context: a fence, what is to be thought of it, the entries, and at last that nothing is known, when nothing is. Pure. */
export const framed = (lines: readonly string[], words: ContextWords, evidence: Evidence): string =>
  [
    RECALLED_OPEN,
    `${mark('note')} ${words.preamble}`,
    ...lines,
    ...(evidence === 'none' ? [`${mark('note')} ${words.nothing}`] : []),
    RECALLED_CLOSE,
  ].join('\n')
