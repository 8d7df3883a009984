import { defineRule } from '@recollect/rules'
import type { Capture, ExtractionRule, RuleMatch } from '@recollect/core/extraction'
import { beRule, some } from '../../text/be-rule.ts'
import { nounPhrases, state } from '../../text/state.ts'
import { MOODY, TRAITS } from '../../lexicon/self/self-labels.ts'
import { rx, wordAnchors } from '../../text/patterns.ts'
import { keyOf, splitBy, stripLead, stripTail } from '../../text/capture.ts'

const PERSON =
  /\s(?:person|people|guy|girl|woman|man|type|individual|kid|human|soul|one|by nature|in person|in general|at heart|at times|around .*)$/iu
const DEGREE =
  /^(?:(?:very|really|so|too|quite|pretty|rather|super|extremely|a bit|a little|kinda|kind of|somewhat|fairly|incredibly|always|just|such an?|an?|more|generally|usually|naturally|both|often|also|somewhat) )+/iu

/** A trait; moods count only when the words say they last ("a calm person", "I've always been shy"). */
function traitOf(piece: Capture, lasting: boolean): Capture | null {
  const led = stripLead(piece, DEGREE)
  const person = led !== null && PERSON.test(led.text)
  const bare = led && stripTail(led, PERSON)
  if (!bare) return null
  const key = keyOf(bare.text)
  return TRAITS.has(key) && (!MOODY.has(key) || lasting || person) ? bare : null
}

const LASTING =
  /\b(?:always|naturally|by nature|generally|usually|kinda|pretty|very|too|person|guy|girl|lazy|shy|friendly|stubborn|optimistic|clumsy|sensitive|often|a bit|a little|tend to)\b/u

function traits(match: RuleMatch, np: Capture) {
  if (match.raw('was') !== undefined || match.raw('pwas') !== undefined || match.raw('neg') === 'never')
    return null
  const lasting =
    LASTING.test(match.text) || match.raw('kin') !== undefined || match.raw('pron') !== undefined
  // "Sensitive about the topic", "jealous of her": a feeling.
  if (!/\b(?:always|person|guy|girl)\b/u.test(match.text) && /^[a-z-]+ (?:about|of|at|over) /iu.test(np.text))
    return null
  const pieces = nounPhrases(np).flatMap((phrase) => splitBy(phrase, /,| and | but /giu))
  return some(pieces.map((piece) => state(match, 'personality', traitOf(piece, lasting))))
}

/** "I'm introverted", "i am a pretty bland person", "my dogs are lazy". */
const is = beRule({
  id: 'en/personality.is',
  priority: 86,
  confidence: 0.97,
  anchors: wordAnchors(TRAITS),
  read: traits,
  examples: [
    {
      text: "I'm introverted and forgetful",
      cards: [
        { slot: 'personality', value: 'introverted' },
        { slot: 'personality', value: 'forgetful' },
      ],
    },
    {
      text: 'my brother is very stubborn',
      cards: [{ slot: 'personality', value: 'stubborn', entity: 'user.brother' }],
    },
  ],
  counterExamples: ["I'm calm now", 'is she shy?', 'he is lazy'],
})

/** "My calm and logical demeanor", "my biggest weakness is impatience". */
const mine = defineRule({
  id: 'en/personality.mine',
  priority: 86,
  confidence: 0.93,
  anchors: [
    'demeanor',
    'demeanour',
    'personality',
    'nature',
    'weakness',
    'trait',
    'quality',
    'strength',
    'temper',
    'flaw',
    'character',
  ],
  pattern: rx(
    '\\bmy (?<adj>(?!(?:own|whole|new|favou?rite|main|best|worst|second|first|human|other|only)\\b)[a-z-]{4,15}(?:,? (?:and |but )?(?!demeanor|personality)[a-z-]{4,15}){0,2}) (?:demeanou?r|personality|nature|character|temperament)\\b|\\bmy (?:biggest |greatest |main |worst |best |only )?(?:weakness|strength|flaw|trait|quality|personality trait)(?:es|s)? (?:is|are) (?:that i\'?m |being |my )?(?<is>[^,.;:!?()"\\n]{3,40})',
  ),
  draft: (match) => {
    const value = match.capture('adj') ?? match.capture('is')
    return value ? state(match, 'personality', value) : null
  },
  examples: [
    {
      text: 'people like my quiet and steady personality',
      cards: [{ slot: 'personality', value: 'quiet and steady' }],
    },
    { text: 'my biggest weakness is impatience', cards: [{ slot: 'personality', value: 'impatience' }] },
  ],
  counterExamples: ['what is my weakness?'],
})

export const personality: readonly ExtractionRule[] = [mine, is]
