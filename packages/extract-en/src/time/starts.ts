import { startKey } from './forms/starts.ts'
import { YEARLESS_STARTS } from './forms/yearless-forms.ts'
import { IDIOM_STARTS } from './idioms.ts'
import { PARTS } from './lexicon/calendar.ts'
import { REPEATED } from './lexicon/guards.ts'
import { SLICES } from './lexicon/parts.ts'
import { PREFIX_STARTS } from './prefix.ts'
import type { Scene } from './scene.ts'
import { FORM_STARTS } from './simple.ts'

const STARTS: ReadonlySet<string> = new Set([
  ...FORM_STARTS,
  ...YEARLESS_STARTS,
  ...PREFIX_STARTS,
  ...IDIOM_STARTS,
  ...REPEATED,
  ...SLICES.keys(),
  ...PARTS.keys(),
])

/** Whether a time, or words that only look like one, can begin at a token: most words end here. */
export const mayBegin = (scene: Scene, at: number): boolean => STARTS.has(startKey(scene, at))
