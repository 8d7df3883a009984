import type { RECALLED_KINDS } from '@recollect/core/plugin'

/** What a line begins with; the echo guard knows lines by it. */
export const mark = (kind: (typeof RECALLED_KINDS)[number], about = ''): string =>
  kind === 'note' ? '[memory note]' : `- [memory ${kind}${about}]`
