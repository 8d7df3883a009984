import type { Engine } from '../engine.ts'
import type { Original, OriginalMessage } from '@recollect/core/plugin'
import type { EpisodeWords } from '@recollect/core/extraction'
import type { MemoryCard, Span } from '@recollect/core'
import { grouped } from '@recollect/core/plugin'
import { datedWords, withDates } from './dated-text.ts'
import { sentenceSpans } from './sentences.ts'
import { topicReader } from './topic-words.ts'
import type { ReadTopic } from './topic-words.ts'

/** A sentence of a conversation and how much it tells. */
export interface RatedSentence {
  /** Position of its message. */
  readonly message: number
  readonly who: string
  /** Whether that is a name. */
  readonly isNamed: boolean
  /** As it was said, with dates behind its time words. */
  readonly text: string
  /** What stands between it and the sentence before it in its message. */
  readonly space: string
  readonly score: number
}

/** A content word counts 1, up to so many; then a fact, a date, a name or number; a question and another's words say less of the user. */
const WORTH = { words: 10, fact: 6, date: 2, name: 1, asked: 0.5, notTheUsers: 0.4 }
const NAME_OR_NUMBER = /\d|(?<=.)\b\p{Lu}/u
const ASKS = /[?？]["'”’」』）)]*$/u

/** All sentences of a conversation, in order. Pure. */
export function ratedSentences(
  engine: Pick<Engine, 'packs' | 'termsOf'>,
  { messages, zone }: Original,
  cards: readonly MemoryCard[],
  words: Pick<EpisodeWords, 'speakers' | 'dates'>,
): readonly RatedSentence[] {
  const read = topicReader(engine)
  const cardsOf = grouped(cards, ({ itemId }) => itemId)
  return messages.flatMap((message, at) => {
    const dates = datedWords(engine.packs, message.text, message.saidAt, zone)
    const facts = (cardsOf.get(message.itemId) ?? []).flatMap(({ span }) => span ?? [])
    const spans = sentenceSpans(message.text)
    return spans.map((span, nth): RatedSentence => {
      const text = withDates(message.text, span, dates, words.dates)
      return {
        message: at,
        who: message.speaker ?? words.speakers[message.role],
        isNamed: message.speaker !== null,
        text,
        space: message.text.slice(spans[nth - 1]?.end ?? span.start, span.start).replaceAll(/\s/gu, ' '),
        score: scoreOf(message, span, { read, facts, dates: dates.map((one) => one.span) }),
      }
    })
  })
}

interface Signs {
  readonly read: ReadTopic
  readonly facts: readonly Span[]
  readonly dates: readonly Span[]
}

function scoreOf({ role, text }: OriginalMessage, span: Span, { read, facts, dates }: Signs): number {
  const said = text.slice(span.start, span.end)
  const within = (other: Span) => other.start < span.end && span.start < other.end
  const worth =
    Math.min(WORTH.words, read(said).words.length) +
    (facts.some(within) ? WORTH.fact : 0) +
    (dates.some(within) ? WORTH.date : 0) +
    (NAME_OR_NUMBER.test(said) ? WORTH.name : 0)
  return worth * (ASKS.test(said) ? WORTH.asked : 1) * (role === 'user' ? 1 : WORTH.notTheUsers)
}

/** Those that tell most and fit into so many characters together, at most so many, in the order they were said; at least one. Pure. */
export function choose(
  sentences: readonly RatedSentence[],
  most: number,
  characters: number,
): readonly RatedSentence[] {
  const best = sentences
    .map((one, at) => ({ one, at }))
    .sort((a, b) => b.one.score - a.one.score || a.at - b.at)
  const chosen: typeof best = []
  let left = characters
  for (const next of best) {
    if (chosen.length >= most) break
    if (chosen.length > 0 && next.one.text.length > left) continue
    chosen.push(next)
    left -= next.one.text.length
  }
  return chosen.sort((a, b) => a.at - b.at).map(({ one }) => one)
}
