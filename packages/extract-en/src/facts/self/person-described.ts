import { defineRule } from '@recollect/rules'
import type { Capture, ExtractionRule } from '@recollect/core/extraction'
import { some } from '../../text/be-rule.ts'
import { state } from '../../text/state.ts'
import { LANGUAGES, NATIONALITIES, RELIGIONS } from '../../lexicon/self/nationalities.ts'
import { LEADS, rx } from '../../text/patterns.ts'
import { keyOf, splitBy } from '../../text/capture.ts'

const listed = (capture: Capture | undefined, lexicon: ReadonlySet<string>): readonly Capture[] =>
  capture
    ? splitBy(capture, /\s?(?:,\s?and|,|&|\/|\band\b)\s?/giu).filter((piece) =>
        lexicon.has(keyOf(piece.text)),
      )
    : []

/** "I'm trilingual: English, French and Arabic", "my French is terrible", "learnt German at school". */
const tongues = defineRule({
  id: 'en/language.told',
  priority: 93,
  confidence: 0.92,
  anchors: ['lingual', 'my ', 'learn', 'study', 'studied', 'own language', 'know '],
  pattern: rx(
    `\\b(?:bi|tri|multi)lingual(?: in|,|:| -)? ?(?<what>[a-z]{3,12}(?:(?:, and |, | and | & |\\/)[a-z]{3,12}){1,4})|\\bmy (?<my>[a-z]{4,12}) (?:is|isn't|'s) (?:still |really |pretty |very |so |not |quite |a bit )*(?:good|great|bad|terrible|awful|poor|rusty|fluent|weak|basic|decent|ok|okay|broken|limited|horrible|perfect|getting better)\\b|(?:\\bi |^${LEADS})(?:learn(?:ed|t)|studied|know|knew|took|did) (?:a (?:little|bit)(?: of)? |some |only |basic )*(?<school>[a-z]{4,13}(?: [a-z]{8})?) (?:at|in|for|back|but|from|as|growing|$)`,
  ),
  draft: (match) => {
    const told = match.capture('what') ?? match.capture('my') ?? match.capture('school')
    return some(listed(told, LANGUAGES).map((piece) => state(match, 'language', piece)))
  },
  examples: [
    {
      text: "I'm bilingual, Korean and Spanish",
      cards: [
        { slot: 'language', value: 'Korean' },
        { slot: 'language', value: 'Spanish' },
      ],
    },
    { text: 'sorry my Dutch is a bit rusty', cards: [{ slot: 'language', value: 'Dutch' }] },
    { text: 'learnt Latin at school', cards: [{ slot: 'language', value: 'Latin' }] },
  ],
  counterExamples: ['my coffee is terrible', 'learn Dutch in a week with our app', 'a bilingual school'],
})

const FAITHS: ReadonlySet<string> = new Set([
  'islam',
  'christianity',
  'catholicism',
  'judaism',
  'buddhism',
  'hinduism',
  'sikhism',
  'protestantism',
  'paganism',
  'wicca',
])

/** "I converted to Islam", "raised Catholic", "not religious at all". */
const faith = defineRule({
  id: 'en/religion.told',
  priority: 92,
  confidence: 0.93,
  anchors: [
    'lapsed',
    'devout',
    'staunch',
    'cradle',
    'former ',
    'recovering',
    'lifelong',
    'convert',
    'raised',
    'religious',
    'believer',
    'brought up',
    'practi',
  ],
  pattern: rx(
    `\\b(?:i|we) (?:converted|have converted|'ve converted) (?:to|from [a-z]{4,14} to) (?<what>[a-z]{4,14})|(?:\\b(?:i|we)(?: was| were|'m| am)? |^${LEADS})(?:raised|brought up) (?:as )?(?:an? )?(?:strict |devout )?(?:in (?:an? )?(?:very |strict |devout |big |traditional )*)?(?<raised>[a-z]{4,14}(?: [a-z]{3,9})?)\\b|(?:\\b(?:i(?:'m| am|m)|we(?:'re| are)) |^${LEADS})(?:really |actually |honestly |just )*(?<neg>not )(?:really |very |particularly |at all |a |that |much of a )*(?<no>religious|believer)\\b|^${LEADS}(?:lapsed|ex-?|practi[cs]ing|devout|former|non-practi[cs]ing|recovering|born-again|cradle|staunch|lifelong) (?<bare>[a-z]{4,14})(?=$|,| (?:here|and|but)\\b)|\\bi (?:practi[cs]e|follow) (?<follow>[a-z]{5,14})`,
  ),
  draft: (match) => {
    const no = match.capture('no')
    if (no) return { slot: 'religion', value: no, polarity: 'negative' }
    const raised = match.capture('raised')
    if (raised) {
      const known = RELIGIONS.has(keyOf(raised.text)) ? raised : listed(raised, RELIGIONS)[0]
      // "Raised Catholic but an atheist now".
      const over = /\b(?:but|now|atheist|agnostic|no longer|any ?more|left)\b/u.test(
        match.clause.sentence.text.slice(match.text.length),
      )
      return known ? { slot: 'religion', value: known, tense: over ? 'past' : 'current' } : null
    }
    const bare = match.capture('bare')
    if (bare) return RELIGIONS.has(keyOf(bare.text)) ? { slot: 'religion', value: bare } : null
    const said = match.capture('what') ?? match.capture('follow')
    const fresh = match.raw('what') === undefined ? {} : { relation: 'updates' as const }
    return said && (FAITHS.has(keyOf(said.text)) || RELIGIONS.has(keyOf(said.text)))
      ? { slot: 'religion', value: said, ...fresh }
      : null
  },
  examples: [
    {
      text: 'I converted to Buddhism',
      cards: [{ slot: 'religion', value: 'Buddhism', relation: 'updates' }],
    },
    { text: 'raised Lutheran', cards: [{ slot: 'religion', value: 'Lutheran' }] },
    { text: "I'm not religious", cards: [{ slot: 'religion', value: 'religious', polarity: 'negative' }] },
  ],
  counterExamples: [
    'I converted to PDF',
    'raised beds for tomatoes',
    'he was raised Catholic',
    'are you religious?',
  ],
})

/** "I became a British citizen", "naturalised Canadian". */
const citizen = defineRule({
  id: 'en/nationality.became',
  priority: 92,
  confidence: 0.92,
  anchors: ['citizen', 'naturali'],
  pattern: rx(
    `(?:\\bi(?: have|'ve|'m| am)? |^${LEADS})(?:just |now |finally |recently |officially )*(?:became|become|got|an?) (?:an? )?(?<what>[a-z]{4,14}) citizen(?:ship)?\\b|\\bnaturali[sz]ed (?<nat>[a-z]{4,14})\\b`,
  ),
  draft: (match) => {
    const said = match.capture('what') ?? match.capture('nat')
    return said && NATIONALITIES.has(keyOf(said.text)) ? { slot: 'nationality', value: said } : null
  },
  examples: [
    { text: 'I became a Canadian citizen in May', cards: [{ slot: 'nationality', value: 'Canadian' }] },
  ],
  counterExamples: ['I became a senior citizen', 'how does one become a Swiss citizen?'],
})

const LIKED_SEX = /\b(?:guys|men|boys|girls|women|ladies)\b/u

/** "I like both guys and girls", "into women". */
const attracted = defineRule({
  id: 'en/orientation.attracted',
  priority: 95,
  confidence: 0.93,
  anchors: ['guys', ' men', 'boys', 'girls', 'women', 'ladies'],
  pattern: rx(
    "\\bi(?:'m| am|m)?(?: only| also| really| just| actually)* (?:like|fancy|date|prefer|into|attracted to|love) (?<what>(?:both )?(?:guys|men|boys|girls|women|ladies)(?: (?:and|&|or) (?:guys|men|boys|girls|women|ladies))?)(?= ?$|,| (?:too|only|and|but|btw|so|not)\\b)",
  ),
  draft: (match) => {
    const what = match.capture('what')
    return what && LIKED_SEX.test(keyOf(what.text)) ? state(match, 'orientation', what) : null
  },
  examples: [{ text: "I'm into women, just so you know", cards: [{ slot: 'orientation', value: 'women' }] }],
  counterExamples: ['I like men in hats', 'do girls like football?', 'I like boys names'],
})

export const personDescribed: readonly ExtractionRule[] = [attracted, faith, citizen, tongues]
