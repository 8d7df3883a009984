import type { SpanWords } from '@recollect/core/extraction'
import { wordSet } from '../lexicon/grammar/words.ts'
import { deviceFacet, isVehicle } from '../text/device.ts'
import { classes } from './classes.ts'
import { mentions } from './mentions.ts'

const SELF = wordSet("i, i'm, im, i've, ive, i'd, i'll, my, me, we, we're, we've, our, us, mine, myself")

/** What English brings for reading values by what was learned. */
export const words: SpanWords = Object.freeze<SpanWords>({
  joined: false,
  isSelf: (key) => SELF.has(key),
  facetOf: (slot, value) =>
    slot === 'device' ? deviceFacet(value) : slot === 'vehicle' && isVehicle(value) ? 'car' : null,
  classes,
  mentions,
})
