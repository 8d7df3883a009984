import { defineRule } from '@recollect/rules'
import type { Capture, ExtractionRule, RuleMatch } from '@recollect/core/extraction'
import { DOUBTFUL_NAMES, GIVEN_NAMES } from '../../lexicon/people/names.ts'
import { ETHNICITIES, NATIONALITIES, RELIGIONS, ZODIAC } from '../../lexicon/self/nationalities.ts'
import { PLACES } from '../../lexicon/home/places.ts'
import { rx } from '../../text/patterns.ts'
import { keyOf } from '../../text/capture.ts'
import { readName } from '../../text/names.ts'

const GREETING =
  /\b(?:hi|hello|hey|hiya|greetings|good (?:morning|evening|afternoon)|nice to meet you|pleased to meet you)\b/u
/** Moods and states that follow "I'm" in greetings. */
const MOODS =
  /^(?:fine|good|great|ok|okay|well|happy|sad|tired|bored|hungry|sorry|here|back|new|ready|glad|hurt|alright|excited|sick|busy|lost|confused|curious|done|male|female|single|married|retired|afraid|sure|awesome|amazing|lonely|vegan|still|gay|straight|home|alone|human|interested|worried|stressed|nervous|jealous|sleepy|angry|mad|free|available|late|early|old|young|cool|pretty|doing|feeling|super|dandy|wonderful|fantastic|excellent|kinda|anxious|down|blessed|grateful|thirsty|dead|broke|serious|kidding|joking|student|unemployed|wondering|dying|stuck|torn|into|about|over|out|up|off|almost|currently|definitely|always|often|never|more|much|only|quite|rather|usually|only|absolutely|totally|thinking|bot|ai)\b|^[a-z]+(?:ing|ed)$/u

const isWord = (key: string) =>
  MOODS.test(key) ||
  NATIONALITIES.has(key) ||
  RELIGIONS.has(key) ||
  ETHNICITIES.has(key) ||
  PLACES.has(key) ||
  ZODIAC.has(key)

/** A machine or a clerk introduces itself. */
const SERVANT = /\byour (?:[a-z]+ ){0,2}(?:assistant|host|guide|agent|chatbot|server|driver|operator)\b/u

/** Adjectives are written small, names with a capital; in lower-case text only known names and greetings count. */
function nameOf(match: RuleMatch): Capture | null {
  const capture = match.capture('name')
  const name = readName(capture)
  if (!capture || !name || /[’']s\b/u.test(name.text) || isWord(keyOf(name.text))) return null
  const first = keyOf(name.text).split(' ')[0] ?? ''
  const rest = capture.text.slice(name.text.length).trim()
  const ends = rest === '' || /^(?:and|from|by|from|nice|here|your|speaking|pleased|again|and)\b/iu.test(rest)
  if (!ends || isWord(first)) return null
  if (SERVANT.test(match.clause.sentence.text)) return null
  const capital = /^\p{Lu}\p{Ll}/u.test(name.text)
  if (capital || (GIVEN_NAMES.has(first) && !DOUBTFUL_NAMES.has(first))) return name
  const start = match.clause.sentence.text.slice(0, 12)
  return GREETING.test(start) && rest === '' && first.length > 3 ? name : null
}

const CALLER = /\b(?:new (?:number|phone)|who dis|who's this|^(?:hi|hey|hello|yo)\b)/u

/** "Hi, I'm Paula": a name after "I'm" is taken with great restraint. */
export const nameIam: ExtractionRule = defineRule({
  id: 'en/name.i-am',
  priority: 85,
  confidence: 0.96,
  anchors: ["i'm", 'i am', 'im ', 'i m ', "i'am", 'this is', 'iam ', "it's ", 'its '],
  pattern: rx(
    "(?:\\bi(?: am|'m| m|m|'am|am)|(?<its>\\b(?:it'?s|its))(?= [\\p{L}]{2,14}(?: (?:here|again|from [\\p{L} ]{2,20}))?$)|^(?:(?:hi|hello|hey|hiya)(?: all| everyone| guys)?,? )?this is(?= [\\p{L}]{2,14}(?: (?:here|speaking|from|again)\\b|$))) (?<name>[\\p{L}][\\p{L}'. -]{1,40})",
  ),
  draft: (match) => {
    const name = nameOf(match)
    // "New number, it's Tamika": a caller; else "it's" names anything.
    if (match.raw('its') !== undefined && !CALLER.test(match.clause.sentence.text)) return null
    return name && { slot: 'name', value: name }
  },
  examples: [
    { text: "hi , i'm rebecca , nice to meet you", cards: [{ slot: 'name', value: 'rebecca' }] },
    { text: "I'm Thandiwe, a baker from Durban", cards: [{ slot: 'name', value: 'Thandiwe' }] },
  ],
  counterExamples: ["I'm tired", 'I am fine', "I'm Hungry", "i'm sorry", 'i am so happy'],
})
