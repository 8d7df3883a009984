import type { Engine } from '../engine.ts'
import { normalizeText } from '@recollect/core/text'
import type { SessionReader } from '@recollect/core/store'
import { blankRecalled, otherForms } from '@recollect/core/plugin'
import { knownTopics } from './known-topics.ts'

/** Each term is a look-up in the index. */
const MAX_OWN = 16
const MAX_OTHERS = 16
const REACH = { aTerm: 16, inAll: 64 }
const MAX_TOPICS = 5
/** A word that means the same, also in another language, beside the message's own. */
const OTHER = 0.5
/** A single Chinese character stands in many words. */
const PIECE = 0.3
const SINGLE_HAN = /^\p{Script=Han}$/u
/** A topic whose terms have less than this is not what the message is about, unless it is no more than that. */
const ENOUGH = 0.5

/**
 * Topics of the log that a message is about, best first: those it has a word of, or a word that means the same.
 */
export async function topicsOf(
  engine: Engine,
  sessions: SessionReader,
  message: string,
): Promise<readonly string[]> {
  const weights = termWeights(engine, blankRecalled(message))
  const known = await knownTopics(engine, sessions, [...weights.keys()], REACH)
  return [...known]
    .map(([topic, tokens]) => ({ topic, ...rated(tokens, weights) }))
    .filter(({ weight, coverage }) => weight >= ENOUGH || coverage === 1)
    .sort((a, b) => b.weight - a.weight || b.coverage - a.coverage)
    .slice(0, MAX_TOPICS)
    .map(({ topic }) => topic)
}

function termWeights(engine: Engine, message: string): ReadonlyMap<string, number> {
  const own = [...new Set(engine.termsOf(normalizeText(message).text))].slice(0, MAX_OWN)
  const others = own.length === 0 ? [] : otherForms(engine, message, ['variants', 'synonyms'])
  return new Map([
    ...others.slice(0, MAX_OTHERS).map((term): [string, number] => [term, OTHER]),
    ...own.map((term): [string, number] => [term, SINGLE_HAN.test(term) ? PIECE : 1]),
  ])
}

/** The weight of the terms a message has of a topic, and which share of them it has. Pure. */
export function rated(
  tokens: readonly string[],
  weights: ReadonlyMap<string, number>,
): { readonly weight: number; readonly coverage: number } {
  const had = tokens.filter((token) => weights.has(token))
  return {
    weight: had.reduce((sum, token) => sum + (weights.get(token) ?? 0), 0),
    coverage: tokens.length === 0 ? 0 : had.length / tokens.length,
  }
}
