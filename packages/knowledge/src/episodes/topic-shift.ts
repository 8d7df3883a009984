import type { LanguagePack, MemoryItem } from '@recollect/core'
import { blankRecalled } from '@recollect/core/plugin'
import { normalizeText } from '@recollect/core/text'
import { share } from './topic-words.ts'
import type { ReadTopic, TopicWords } from './topic-words.ts'

/** What a message says of whether it belongs to what was said before it. */
export interface Utterance {
  readonly isUsers: boolean
  readonly asks: boolean
  /** It goes on with what was said, by a pronoun, a connective, or as a short reply. */
  readonly goesOn: boolean
  /** It says itself that it is about something else. */
  readonly turns: boolean
  readonly topic: TopicWords
}

/** What was said in a stretch so far. */
export interface Before {
  readonly messages: number
  readonly last: Utterance | null
  readonly topic: Pick<TopicWords, 'terms' | 'near'>
}

/** Before so much was said there is no topic to leave; a message that says itself that it turns needs less. */
const LEAST = { messages: 4, said: 4, turningMessages: 2, turningSaid: 1 }
/** Content words a message must have, and the exchange it begins. */
const WORDS = { own: 2, exchange: 3, turning: 1 }
const ASKS = /[?？]\s*$/u

/** Reads what bears on topics in messages of one memory. */
export function utteranceReader(
  packs: readonly LanguagePack[],
  read: ReadTopic,
): (item: Pick<MemoryItem, 'role' | 'text'>) => Utterance {
  return ({ role, text: source }) => {
    const { text } = normalizeText(blankRecalled(source))
    const own = packs.filter((pack) => pack.score(text) > 0)
    const said = (cue: 'goesOn' | 'turns') =>
      own.some(({ episodes, fold }) => episodes?.[cue].test(fold(text).trim()) === true)
    return {
      isUsers: role === 'user',
      asks: ASKS.test(text),
      // What no pack can judge is left where it is.
      goesOn: said('goesOn') || !own.some(({ episodes }) => episodes !== undefined),
      turns: said('turns'),
      topic: read(source),
    }
  }
}

/**
 * Whether a message begins another topic: one of the user's that shares no content word with anything said before it in its stretch, nor
 * does the answer to it. Rather too seldom than too often: what goes on, answers a question or says little never does. Pure.
 */
export function beginsTopic(before: Before, own: Utterance, answers: readonly Utterance[]): boolean {
  const { last } = before
  if (!own.isUsers || (own.goesOn && !own.turns)) return false
  if (last !== null && !last.isUsers && last.asks && !own.asks && !own.turns) return false
  const least = own.turns
    ? {
        messages: LEAST.turningMessages,
        said: LEAST.turningSaid,
        own: WORDS.turning,
        exchange: WORDS.turning,
      }
    : { messages: LEAST.messages, said: LEAST.said, own: WORDS.own, exchange: WORDS.exchange }
  const exchange = new Set([own, ...answers].flatMap(({ topic }) => topic.words))
  return (
    before.messages >= least.messages &&
    before.topic.terms.size >= least.said &&
    own.topic.words.length >= least.own &&
    exchange.size >= least.exchange &&
    [own, ...answers].every(({ topic }) => !share(topic, before.topic))
  )
}
