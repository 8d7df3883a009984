import { RECALLED_CLOSE, RECALLED_OPEN } from '@recollect/core/text'
import type { Words } from './words.ts'

/**
 * Lines of remembered text inside the fence of core, marked as data. What is between the marks is not learned again when a model
 * hands it back.
 */
export const fenced = (lines: readonly string[], words: Words): string =>
  [RECALLED_OPEN, `[memory note] ${words.preamble}`, ...lines, RECALLED_CLOSE].join('\n')
