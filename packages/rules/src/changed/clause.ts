import type { OpposingClause, SpanWords } from '@recollect/core/extraction'
import { normalizeText } from '@recollect/core/text'
import { tokensOf } from '../spans/tokens.ts'
import type { ChangeReader, Topic } from './reader.ts'

/** From where on something is taken to change, and to be of a topic: of an author's messages that change nothing less than one in ten. */
const [CHANGES, TOPIC, OF_ANOTHER] = [0.6, 0.1, 0.5]
const MOST_TOPICS = 2

/** What a change of a topic touches: slots, and whole entities. */
const TARGETS: Readonly<Record<Exclude<Topic, 'slip'>, readonly string[]>> = {
  home: ['location'],
  work: ['occupation', 'employer'],
  school: ['school', 'education', 'major'],
  status: ['relationship_status'],
  partner: ['user.partner', 'user.boyfriend', 'user.girlfriend', 'user.wife', 'user.husband'],
  pet: ['pet', 'user.pet'],
  vehicle: ['vehicle'],
  device: ['device'],
  plan: ['plan', 'goal'],
  health: ['health'],
  habit: ['habit', 'hobby'],
  diet: ['diet'],
  likes: ['likes', 'hobby'],
  money: ['income'],
  phone: ['phone', 'email'],
  // Names are said in set words, which rules read.
  name: [],
  age: ['age'],
  weight: ['weight'],
  living: ['living_situation'],
  course: ['event_education', 'project', 'education'],
}

/** What a message seems to change by what was learned, as a clause that speaks against what is known; null where it changes nothing. */
export function seemingClause(reader: ChangeReader, words: SpanWords, folded: string): OpposingClause | null {
  const text = normalizeText(folded)
  const { changes, ofAnother, topics } = reader.read(text, folded)
  if (changes < CHANGES) return null
  const likeliest = [...topics].sort(([, a], [, b]) => b - a).slice(0, MOST_TOPICS)
  const meant = likeliest.flatMap(([topic, likely]) => (likely >= TOPIC ? [topic] : []))
  if (meant.length === 0) return null
  const isNamed = words
    .mentions(tokensOf(text, folded, words.joined))
    .some(({ relation }) => relation !== null)
  const none = { ends: false, against: '', begins: false, arrives: '' }
  return {
    ...none,
    text: folded,
    seems: true,
    corrects: meant[0] === 'slip',
    changes: meant.flatMap((topic) => (topic === 'slip' ? [] : TARGETS[topic])),
    whose: ofAnother < OF_ANOTHER ? 'user' : isNamed ? 'other' : 'they',
  }
}
