import { defineRule } from '@recollect/core/language-pack'
import type { ExtractionRule } from '@recollect/core'
import { inLexicon } from '../frames.ts'
import { KIN } from '../lexicon/kinship.ts'
import { DOUBTFUL_NAMES, GIVEN_NAMES } from '../lexicon/names.ts'
import { NATIONALITIES } from '../lexicon/nationalities.ts'
import { OCCUPATIONS } from '../lexicon/occupations.ts'
import { PLACES } from '../lexicon/places.ts'
import { SELF_LABELS, TRAITS } from '../lexicon/self-labels.ts'
import { rx } from '../patterns.ts'
import { keyOf } from '../text/capture.ts'

const GREETING =
  "(?:hi|hey|hello|hiya|howdy|yo|greetings|good (?:morning|evening|afternoon)|morning|evening|heya)(?: all| everyone| everybody| guys| there| folks| team| gang| friends| y'all)?"
const NO_NAME =
  /^(?:new|same|right|nothing|nobody|no one|someone|everyone|anyone|still|me|over|up|down|out|in|back|just|only|all|also|even|again|it|that|this|one|snow|snowing|raining|rain|hot|cold|sunny|morning|night|first|long|quiet|good|love|loving|first time|long time|not|anybody|who|what|down|always|already|everything|something|here|newbie|noob|lurker|fan|parent|late|sorry|thanks|please|trust|listen|look|come|stay|sit|sign|click|lots|plenty|too|most|many|us)$/u

/** Words that say what somebody is: "nurse here", "Texan here". */
const isWord = (key: string) =>
  NO_NAME.test(key) ||
  KIN.has(key) ||
  NATIONALITIES.has(key) ||
  PLACES.has(key) ||
  TRAITS.has(key) ||
  inLexicon(OCCUPATIONS, key) ||
  inLexicon(SELF_LABELS, key)

/** "Hey, Oisín here", "Priya here, new to the team". */
export const nameHere: ExtractionRule = defineRule({
  id: 'en/name.here',
  priority: 86,
  confidence: 0.92,
  anchors: [' here'],
  pattern: rx(
    `^(?:(?<hi>${GREETING}),? |(?:ok|okay|so|well|yes|btw),? )?(?<name>[\\p{L}][\\p{L}'-]{1,14}(?: [\\p{L}][\\p{L}'-]{1,14})?) here(?=$|,| (?:from|again|in [\\p{L}]))`,
  ),
  draft: (match) => {
    const name = match.capture('name')
    const key = name ? keyOf(name.text) : ''
    const [first = ''] = key.split(' ')
    if (!name || isWord(key) || isWord(first)) return null
    // "Phoebe come here" calls somebody.
    const second = name.text.split(' ')[1]
    if (second !== undefined && /^\p{Ll}/u.test(second) && !GIVEN_NAMES.has(second)) return null
    const known = GIVEN_NAMES.has(first) && !DOUBTFUL_NAMES.has(first)
    const greeted = match.raw('hi') !== undefined && /^\p{Lu}\p{Ll}/u.test(name.text)
    return known || greeted ? { slot: 'name', value: name } : null
  },
  examples: [
    { text: 'Hey, Oisín here, new to the choir', cards: [{ slot: 'name', value: 'Oisín' }] },
    { text: 'farah here from accounts', cards: [{ slot: 'name', value: 'farah' }] },
  ],
  counterExamples: [
    'Same here',
    'Hi, new here',
    'Nurse here, ask me anything',
    'hey, Snow here again!',
    'is Ben here?',
  ],
})
