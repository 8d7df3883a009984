import type { SpanWords } from '@recollect/core/language-pack'
import { classes } from './classes.ts'
import { mentions } from './mentions.ts'

const SELF: ReadonlySet<string> = new Set(['我', '俺', '咱', '自'])

/** What Chinese brings for reading values by what was learned. */
export const words: SpanWords = { joined: true, isSelf: (key) => SELF.has(key), classes, mentions }
