import type { RECALLED_KINDS } from '../../text/recalled-marks.ts'

/** What a line begins with; the echo guard knows lines by it. */
export const mark = (kind: (typeof RECALLED_KINDS)[number], about = ''): string =>
  kind === 'note' ? '[memory note]' : `- [memory ${kind}${about}]`
