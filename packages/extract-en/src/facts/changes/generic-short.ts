import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { rx } from '../../text/patterns.ts'
import { kindOf } from '../../text/mistake.ts'

/** The time of day, a month or a feast is told so without anything having changed. */
const THE_TIME =
  /\b(?:[ap]\.?m|noon|midnight|o'?clock|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|winter|spring|summer|autumn|fall)\b|^\d{1,2}(?::\d\d)?$/iu
const NAME = /^\p{Lu}[\p{L}\p{N}'-]*(?: \p{Lu}[\p{L}\p{N}'-]*)?$/u

/** "It's Tuesday now", "make it 6 instead": a new value of what was spoken of last, and nothing else said. */
const short = defineRule({
  id: 'en/generic.short',
  priority: 54,
  confidence: 0.92,
  anchors: [' now', ' instead'],
  pattern: rx(
    `^(?:(?:ok|okay|oh|so|and|but|no|well|actually|please|then),? ){0,2}(?:(?:it|that)(?:'?s| is| has become| became) (?:at |on |in |the )?(?<now>[^,;:!?()"\\n]{1,30}) now|(?:let's |we can |you can )?(?:make|change|set|update) (?:it|that|this) (?:to )?(?:at |on )?(?<instead>[^,;:!?()"\\n]{1,30}) instead)\\.?$`,
  ),
  draft(match) {
    const now = match.capture('now')
    const value = now ?? match.capture('instead')
    if (!value || match.text.length < match.clause.sentence.message.trim().length - 1) return null
    const isPlain =
      NAME.test(value.text) ||
      kindOf(value.text) === 'time' ||
      (kindOf(value.text) === 'number' && !value.text.includes(' '))
    if (!isPlain || (now && THE_TIME.test(value.text))) return null
    return { slot: 'generic', value, relation: 'updates' }
  },
  examples: [
    { text: "it's Tuesday now", cards: [{ slot: 'generic', value: 'Tuesday', relation: 'updates' }] },
    { text: "it's the Ravens now", cards: [{ slot: 'generic', value: 'Ravens', relation: 'updates' }] },
    { text: 'make it 6 instead', cards: [{ slot: 'generic', value: '6', relation: 'updates' }] },
  ],
  counterExamples: [
    "it's noon now",
    "it's December now",
    "it's 5 degrees now",
    'it is a mess now',
    "it's my turn now",
    'make it blue instead',
    "it's the end now",
    "it's the weekend now",
    "he's Tom now",
  ],
})

export const shortUpdates: readonly ExtractionRule[] = [short]
