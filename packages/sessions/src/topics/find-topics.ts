import type { Engine } from '../engine.ts'
import { normalizeText } from '@recollect/core/text'
import type { SessionReader, TurnPlace } from '@recollect/core/store'
import { candidateWords, wordsOf } from './candidate-words.ts'
import type { CandidateWord } from './candidate-words.ts'
import { knownTopics } from './known-topics.ts'
import type { KnownTopics } from './known-topics.ts'
import { nameTopics } from './name-topics.ts'
import type { WordedText } from './name-topics.ts'
import { standingOut } from './standing-out.ts'
import type { RatedWord } from './standing-out.ts'

/** A pair that was given no topics. */
export interface TopicText {
  readonly question: string
  readonly answer: string | null
  /** Of the question, as `readQuestion` gives them. */
  readonly tokens: readonly string[]
}

const MAX_TOPICS = 3
/** Turns counted of a term; beyond that their number is estimated. */
const COUNTED = 32
/** Each term is a look-up for every pair that is logged. */
const REACH = { aTerm: 4, inAll: 16 }
const LOOKED_UP = { topics: 8, word: 2 }
/** Characters read: of a long text the beginning says what it is about. */
const READ = 1500

/**
 * Topics of a pair: those the log has already and whose words the pair has, then words of the question that stand out in the scope's own
 * log. None for talk that is about nothing. The same pair in the same log gives the same.
 */
export async function findTopics(
  engine: Engine,
  sessions: SessionReader,
  { question, answer, tokens }: TopicText,
): Promise<readonly string[]> {
  const asked = wordedText(engine, question)
  const said = wordedText(engine, answer ?? '')
  const words = candidateWords(engine.packs, asked.words, said.words)
  if (words.length === 0) return []
  const terms = [...new Set(words.flatMap((word) => word.terms))].slice(0, LOOKED_UP.topics)
  const inPair = new Set([...tokens, ...said.words.flatMap((word) => word.terms)])
  const known = fitting(await knownTopics(engine, sessions, terms, REACH), inPair)
  if (known.length >= MAX_TOPICS) return known.slice(0, MAX_TOPICS)
  const covered = new Set(known.flatMap((topic) => engine.termsOf(topic.replaceAll('_', ' '))))
  const others = words.filter((word) => !word.terms.every((term) => covered.has(term)))
  const chosen = standingOut(await rate(sessions, others))
  return [...new Set([...known, ...nameTopics(chosen, asked, said)])].slice(0, MAX_TOPICS)
}

function wordedText(engine: Engine, given: string): WordedText {
  // Half of a pair that was cut through goes too.
  const { text } = normalizeText(given.slice(0, READ).replace(/\p{Cs}$/u, ''))
  return { text, words: wordsOf(engine, text) }
}

/** All of whose terms the pair has, those of more terms first. */
const fitting = (known: KnownTopics, inPair: ReadonlySet<string>): readonly string[] =>
  [...known]
    .filter(([, tokens]) => tokens.every((token) => inPair.has(token)))
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([topic]) => topic)

async function rate(sessions: SessionReader, words: readonly CandidateWord[]): Promise<readonly RatedWord[]> {
  const [latest] = await sessions.latest({ limit: 1 })
  const of = latest?.number ?? 0
  const rated: RatedWord[] = []
  for (const word of words) rated.push({ word, of, turns: await turnsWith(sessions, word, of) })
  return rated
}

/** How many turns of a log have a frequent term, from how close together the newest stand. Pure. */
const estimated = (places: readonly TurnPlace[], of: number): number =>
  (places.length * of) / (of - Math.min(...places.map(({ number }) => number)) + 1)

/** How many turns have the rarest term of a word. */
async function turnsWith(sessions: SessionReader, { terms }: CandidateWord, of: number): Promise<number> {
  let least = Infinity
  for (const term of terms.slice(0, LOOKED_UP.word)) {
    const places = await sessions.find('token', term, { limit: COUNTED })
    const turns = places.length < COUNTED ? places.length : estimated(places, of)
    least = Math.min(least, turns)
  }
  return Number.isFinite(least) ? least : 0
}
