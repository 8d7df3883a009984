import { defineRule } from '@recollect/core/language-pack'
import type { ExtractionRule } from '@recollect/core'
import { LEADS, rx } from '../patterns.ts'
import { cutAt, keyOf } from '../text/capture.ts'

const END =
  /\s?(?:,|\s(?:to|for|because|but|and|so|on|last|this|yesterday|today|in|at|when|after|before|since|online|cheap|off|already|finally|lol|haha|though)\b)/iu
const NO_THING =
  /^(?:soul|shares|stocks?|time|position|secret|secrets|seat|spot|heart|life|first|body|story|stories|ideas?|services|self|ass|number|virginity|age|company's|last|stuff|things|all|ticket|tickets)\b/u

/** "Sold my drum kit", "gave away our piano": whatever it was, it is owned no longer. */
export const soldThing: ExtractionRule = defineRule({
  id: 'en/owns.sold-thing',
  priority: 55,
  confidence: 0.92,
  anchors: [
    'sold my',
    'sold our',
    'away my',
    'away our',
    'rid of my',
    'rid of our',
    'donated my',
    'donated our',
  ],
  pattern: rx(
    `(?:\\b(?:i|we)(?:'ve| have)? |^${LEADS})(?:just |finally |recently |already |had to )*(?:sold|gave away|got rid of|donated) (?:my|our) (?:old |beloved |trusty |entire |whole )?(?<what>[a-z0-9][^.;:!?()"\\n]{2,40})`,
  ),
  draft: (match) => {
    const what = match.capture('what')
    const value = what && cutAt(what, END)
    if (!value || NO_THING.test(keyOf(value.text)) || value.text.split(' ').length > 4) return null
    return { slot: 'owns', value, relation: 'retracts' }
  },
  examples: [
    {
      text: 'sold my drum kit to pay rent',
      cards: [{ slot: 'owns', value: 'drum kit', relation: 'retracts' }],
    },
  ],
  counterExamples: ['I sold my soul', 'he sold my drum kit', 'have you sold your drum kit?'],
})
