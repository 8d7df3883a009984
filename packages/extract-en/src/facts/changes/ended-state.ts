import { defineRule } from '@recollect/rules'
import type { ExtractionRule, RuleMatch } from '@recollect/core/extraction'
import { inLexicon } from '../../text/state.ts'
import { OCCUPATIONS } from '../../lexicon/work/occupations.ts'
import { SELF_LABELS } from '../../lexicon/self/self-labels.ts'
import { LEADS, PHRASE, rx } from '../../text/patterns.ts'
import { cutAt, keyOf, stripLead } from '../../text/capture.ts'
import { placeIn } from '../../text/place.ts'

const DIETS =
  /^(?:vegan|vegetarian|veggie|pescatarian|plant[- ]based|keto|kosher|halal|gluten[- ]free|dairy[- ]free|on (?:keto|a diet))$/u
const STATUS = /^(?:single|married|engaged|together|dating|seeing anyone|in a relationship)$/u
const END =
  /\s?(?:,|\s(?:any ?more|any longer|since|because|but|so|and|btw|lol|haha|tho|though|sadly|thankfully|thank god)\b)/iu

/** What is left out of "(I'm) no longer …": by its words, the slot that ends. */
function ended(match: RuleMatch) {
  const words = match.capture('what') ?? match.capture('quit')
  const cut = words && cutAt(words, END)
  if (!cut || (match.raw('not') !== undefined && !/\bany ?(?:more|longer)\b/u.test(match.clause.text)))
    return null
  const value = stripLead(cut, /^(?:an? |the )/iu) ?? cut
  const key = keyOf(value.text)
  const over = { relation: 'retracts' as const }
  if (DIETS.test(key)) return { slot: 'diet', value, ...over }
  if (STATUS.test(key)) return { slot: 'relationship_status', value, ...over }
  const lives = stripLead(cut, /^(?:living |based |live )?in /iu)
  if (lives && lives !== cut) {
    const place = placeIn(lives)
    return place && /^\p{Lu}/u.test(place.text) ? { slot: 'location', value: place, ...over } : null
  }
  const works = stripLead(
    cut,
    /^(?:working |work |employed )?(?:at|for) (?=\p{Lu})|^(?:working|employed) (?:at|for) (?:the )?/iu,
  )
  if (works && works !== cut) return { slot: 'employer', value: works, ...over }
  if (SELF_LABELS.has(key)) return { slot: 'user_type', value, ...over }
  return inLexicon(OCCUPATIONS, key) ? { slot: 'occupation', value, ...over } : null
}

/** "Not vegan anymore btw", "no longer living in Leeds": a state that is over, the "I am" left out. */
export const endedState: ExtractionRule = defineRule({
  id: 'en/ended.state',
  priority: 92,
  confidence: 0.92,
  anchors: ['no longer', 'anymore', 'any more', 'any longer', ' being '],
  pattern: rx(
    `^${LEADS}(?:no longer|(?<not>not)) (?:actually |really |even |currently )?(?<what>${PHRASE})|(?:\\bi(?:'ve|ve| have| am|'m|m)? |^${LEADS})(?:just |recently |finally |now )*(?:gave up|given up|stopped|quit|done|finished with|through with)(?: on)? being (?<quit>${PHRASE})`,
  ),
  draft: ended,
  examples: [
    { text: 'not vegan anymore btw', cards: [{ slot: 'diet', value: 'vegan', relation: 'retracts' }] },
    {
      text: 'no longer living in Leeds',
      cards: [{ slot: 'location', value: 'Leeds', relation: 'retracts' }],
    },
    {
      text: 'I gave up being vegan, fish is back',
      cards: [{ slot: 'diet', value: 'vegan', relation: 'retracts' }],
    },
    { text: 'no longer a barista', cards: [{ slot: 'occupation', value: 'barista', relation: 'retracts' }] },
  ],
  counterExamples: [
    'not vegan',
    'no longer available in Leeds',
    'no longer funny',
    'not a nurse',
    'she gave up being vegan',
    'I stopped being afraid',
  ],
})
