import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { beRule, some } from '../../text/be-rule.ts'
import { inLexicon, nounPhrase, nounPhrases, state } from '../../text/state.ts'
import { NATIONALITIES } from '../../lexicon/self/nationalities.ts'
import { keyOf } from '../../text/capture.ts'
import { DOES, rx, wordAnchors } from '../../text/patterns.ts'

const ORIENTATIONS = new Set([
  'gay',
  'lesbian',
  'bisexual',
  'bi',
  'asexual',
  'ace',
  'pansexual',
  'pan',
  'queer',
  'straight',
  'heterosexual',
  'homosexual',
  'trans',
  'transgender',
  'gay man',
  'straight man',
  'trans woman',
  'trans man',
  'nonbinary',
  'non-binary',
  'non binary',
])
const GENDERED = /^(?:trans|transgender|trans woman|trans man|non-?binary|non binary)$/u

const orientation = beRule({
  id: 'en/orientation.is',
  priority: 92,
  confidence: 0.94,
  anchors: wordAnchors(ORIENTATIONS),
  read: (match, np) => {
    const phrase = nounPhrase(np)
    if (!phrase || !inLexicon(ORIENTATIONS, phrase.text) || phrase.text.split(' ').length > 2) return null
    return state(match, GENDERED.test(keyOf(phrase.text)) ? 'gender' : 'orientation', phrase)
  },
  examples: [{ text: "I'm bisexual", cards: [{ slot: 'orientation', value: 'bisexual' }] }],
  counterExamples: ['is he gay?', 'the road is straight'],
})

const DIETS = new Set([
  'vegan',
  'vegetarian',
  'veggie',
  'veg',
  'pure veg',
  'pure vegetarian',
  'non veg',
  'non-veg',
  'eggetarian',
  'pescatarian',
  'pescetarian',
  'flexitarian',
  'fruitarian',
  'carnivore',
  'raw vegan',
  'strict vegan',
  'strict vegetarian',
  'lacto vegetarian',
  'keto',
  'halal',
  'kosher',
  'gluten free',
  'gluten-free',
])

const diet = beRule({
  id: 'en/diet.is',
  priority: 93,
  confidence: 0.97,
  anchors: [...wordAnchors(DIETS), ' diet', 'paleo'],
  read: (match, np) => {
    const phrase = nounPhrase(np)
    // "She's gone vegan" tells of a turn.
    if (
      phrase &&
      !/^(?:gone|turned) /iu.test(phrase.text) &&
      inLexicon(DIETS, phrase.text) &&
      phrase.text.split(' ').length <= 3
    )
      return state(match, 'diet', phrase)
    const on = /^on (?:an? |the )?(?<diet>[a-z -]{3,25}diet|diet|keto|paleo)\b/iu.exec(np.text)?.groups?.[
      'diet'
    ]
    return on === undefined ? null : state(match, 'diet', on)
  },
  examples: [
    { text: 'i am a strict vegetarian', cards: [{ slot: 'diet', value: 'strict vegetarian' }] },
    { text: "I'm on a low carb diet", cards: [{ slot: 'diet', value: 'low carb diet' }] },
  ],
  counterExamples: ['is this soup vegan?', 'the burger is vegetarian'],
})

/** "I hold a Portuguese passport", "I have Irish citizenship". */
const passport = defineRule({
  id: 'en/nationality.passport',
  priority: 91,
  confidence: 0.93,
  anchors: ['passport', 'citizen'],
  pattern: rx(
    `(?:${DOES}(?:have|has|hold|holds|got|am on|travel on)|\\b(?:i|we)(?:'ve|ve)(?: got)?) (?:an? |my |dual |full )*(?<what>[a-z]{4,15}(?: (?:and|&) [a-z]{4,15})?) (?:passport|citizenship)\\b`,
  ),
  draft: (match) => {
    const what = match.capture('what')
    return some(
      nounPhrases(what)
        .filter((piece) => NATIONALITIES.has(keyOf(piece.text)))
        .map((piece) => state(match, 'nationality', piece)),
    )
  },
  examples: [{ text: 'I hold a Danish passport', cards: [{ slot: 'nationality', value: 'Danish' }] }],
  counterExamples: ['do you have a French passport?', 'I have an old passport', 'he holds a Polish passport'],
})

/** "I came out as bi last year", "I identify as queer". */
const cameOut = defineRule({
  id: 'en/orientation.came-out',
  priority: 93,
  confidence: 0.92,
  anchors: ['came out', 'identify as', 'coming out'],
  pattern: rx(
    '\\bi (?:came out|identify) (?:to [a-z ]{2,20} )?as (?:an? )?(?<what>[a-z-]{2,14}(?: (?:man|woman))?)',
  ),
  draft: (match) => {
    const what = match.capture('what')
    const key = what && keyOf(what.text)
    if (!what || !key || !ORIENTATIONS.has(key)) return null
    return state(match, GENDERED.test(key) ? 'gender' : 'orientation', what)
  },
  examples: [{ text: 'I came out as bi at 30', cards: [{ slot: 'orientation', value: 'bi' }] }],
  counterExamples: ['the album came out as planned', 'he came out as gay'],
})

export const identity: readonly ExtractionRule[] = [passport, cameOut, orientation, diet]
