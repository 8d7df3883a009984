import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { INSTRUMENTS } from '../../lexicon/pastimes/leisure.ts'
import { LANGUAGES } from '../../lexicon/self/nationalities.ts'
import { LEADS, rx } from '../../text/patterns.ts'
import { keyOf, stripLead } from '../../text/capture.ts'

/** "Day 12 of learning Korean", "week 3 of no sugar", "day 100 of running every morning": a count of what one keeps up. */
export const learningDays: ExtractionRule = defineRule({
  id: 'en/learning.days',
  priority: 88,
  confidence: 0.94,
  anchors: [
    'of learning',
    'of studying',
    'of practi',
    'of teaching myself',
    'of quitting',
    'of giving up',
    'of no ',
    'of running',
    'of journal',
    'of meditati',
    'of yoga',
    'of intermittent',
    'of fasting',
    'of keto',
    'of cold showers',
    'of sobriety',
    'of being sober',
    'of waking up',
  ],
  pattern: rx(
    `^${LEADS}(?:it's |it is |on |currently on |today is |hit )?(?:day|week|month|year) (?:\\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten) of (?:(?:learning|studying|practi[cs]ing|teaching myself) (?:to play )?(?:the )?(?<learn>[a-z][a-z' -]{2,25}?)|(?<keep>(?:quitting|giving up|no) (?:sugar|smoking|vaping|alcohol|booze|caffeine|coffee|social media|meat|nicotine|weed|carbs|dairy|junk food|soda|drinking)|(?:running|journall?ing|meditating|meditation|yoga|intermittent fasting|fasting|keto|cold showers|sobriety|being sober|waking up at [\\da-z]{1,4})(?: every (?:day|morning|night))?))(?=$|[,.!]| (?:and|so|but|with|on|feels?|is|today|as|using|by|lol)\\b)`,
  ),
  draft: (match) => {
    const keep = match.capture('keep')
    if (keep) return { slot: 'habit', value: keep }
    const said = match.capture('learn')
    const what = said && stripLead(said, /^(?:how to )?(?:speak |play )?(?:the )?/iu)
    if (!what) return null
    const key = keyOf(what.text)
    if (LANGUAGES.has(key)) return { slot: 'language', value: what }
    return INSTRUMENTS.has(key) ? { slot: 'skill', value: what } : { slot: 'hobby', value: what }
  },
  examples: [
    { text: 'day 12 of learning Korean', cards: [{ slot: 'language', value: 'Korean' }] },
    { text: 'week 3 of no sugar and I miss it', cards: [{ slot: 'habit', value: 'no sugar' }] },
  ],
  counterExamples: ['day 2 of waiting for the plumber', 'day 1 of the conference', 'day 40 of lockdown'],
})
