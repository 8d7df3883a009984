import { defineRule } from '@recollect/rules'
import type { Capture, ExtractionRule, Proposal } from '@recollect/core/extraction'
import { inLexicon } from '../../text/state.ts'
import { POSSESSIONS, VEHICLES } from '../../lexicon/things/things.ts'
import { MY_KIN, rx } from '../../text/patterns.ts'
import { cutAt, keyOf } from '../../text/capture.ts'

const THINGS =
  'watch|pocket watch|wedding ring|engagement ring|ring|brooch|necklace|earrings|pearls|clock|grandfather clock|cello|accordion|banjo|organ|harp|trumpet|saxophone|record player|gramophone|typewriter|rocking chair|armchair|desk|dresser|china|silver|tea set|medals|tools|workshop|recipe book|cookbook|bible|camera|allotment|caravan|bungalow|estate|vineyard|orchard|paintings?|books|stamps|coins|records|savings|beach house|lake house|bakery|shop|restaurant|farm|business'
const END =
  /\s(?:and|but|so|when|after|before|in her will|in his will|in the will|in the divorce|in|at|on|which|that|because|with|who|to|for|if|as|last|this|years?|recently)\b/iu
const KNOWN = new RegExp(`(?:^|\\s)(?:${THINGS})$`, 'u')

/** The slot of a thing worth a card. */
function thingOf(said: Capture | undefined): Proposal | null {
  const what = said && cutAt(said, END)
  if (!what) return null
  const key = keyOf(what.text)
  if (inLexicon(VEHICLES, key)) return { slot: 'vehicle', value: what }
  return inLexicon(POSSESSIONS, key) || KNOWN.test(key) ? { slot: 'owns', value: what } : null
}

/** What one kept is told after a parting: "I kept the house in the divorce". */
const PARTED = /\b(?:divorced?|split|separat[a-z]+|broke up|my ex)\b/u

/** "My great uncle left me his cello", "I inherited my dad's truck", "I kept the house in the divorce": theirs before, one's own now. */
export const ownsGiven: ExtractionRule = defineRule({
  id: 'en/owns.given',
  priority: 91,
  confidence: 0.94,
  anchors: ['left me', 'left us', 'handed down', 'gave me h', 'passed down', 'inherited', ' kept the'],
  pattern: rx(
    `${MY_KIN} (?:has |had |recently |just )?(?:left|handed down to|passed down to|gave) (?:me|us) (?:an? |his |her |their )(?:old |beautiful |antique |vintage |entire |whole |lovely |little )*(?<left>[a-z][^,.;:!?()"\\n]{2,30})|\\b(?:i|we)(?:'ve| have)? (?:just |recently )?inherited (?:my|our) [a-z]{3,12}(?: in law)?(?:'s|s'|s) (?:old )?(?<heir>[a-z][^,.;:!?()"\\n]{2,30})|\\b(?:i|we) (?:(?:got|get) to keep|kept) the (?<kept>[a-z][^,.;:!?()"\\n]{2,30})`,
  ),
  draft: (match) => {
    const kept = match.capture('kept')
    if (kept) return PARTED.test(match.clause.sentence.text) ? thingOf(kept) : null
    return thingOf(match.capture('left') ?? match.capture('heir'))
  },
  examples: [
    { text: 'my great uncle left me his old cello', cards: [{ slot: 'owns', value: 'cello' }] },
    { text: 'I kept the cottage in the divorce', cards: [{ slot: 'owns', value: 'cottage' }] },
  ],
  counterExamples: [
    'my brother left me in the car',
    'my ex left me',
    'I kept the receipt',
    'did your aunt leave you the house?',
  ],
})
