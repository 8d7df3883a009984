import type { SpanWords } from '@recollect/core/extraction'
import { facetOf } from '../text/device.ts'
import { classes } from './classes.ts'
import { mentions } from './mentions.ts'

const SELF: ReadonlySet<string> = new Set(['我', '俺', '咱', '自'])

/** What Chinese brings for reading values by what was learned. */
export const words: SpanWords = Object.freeze<SpanWords>({
  joined: true,
  isSelf: (key) => SELF.has(key),
  facetOf: (slot, value) => (slot === 'device' ? (facetOf(undefined, value) ?? null) : null),
  classes,
  mentions,
})
