import type { Engine } from '../engine.ts'
import type { SessionReader } from '@recollect/core/store'
import { topicTokens } from './topic-form.ts'

/** Topics of the log with their terms. */
export type KnownTopics = ReadonlyMap<string, readonly string[]>

/** Newest turns looked at for each term, and of all terms together. */
export interface TopicReach {
  readonly aTerm: number
  readonly inAll: number
}

/** Topics that have one of the terms, those of newer turns first. One index look-up a term. */
export async function knownTopics(
  engine: Engine,
  sessions: SessionReader,
  terms: readonly string[],
  { aTerm, inAll }: TopicReach,
): Promise<KnownTopics> {
  const numbers = new Set<number>()
  for (const term of terms) {
    for (const { number } of await sessions.find('topic_token', term, { limit: aTerm })) numbers.add(number)
  }
  const newest = [...numbers].sort((a, b) => b - a).slice(0, inAll)
  const turns = newest.length === 0 ? [] : await sessions.byNumber(newest)
  const wanted = new Set(terms)
  const known = new Map<string, readonly string[]>()
  for (const topic of turns.flatMap(({ topics }) => topics)) {
    if (known.has(topic)) continue
    const tokens = topicTokens(engine, [topic])
    if (tokens.some((token) => wanted.has(token))) known.set(topic, tokens)
  }
  return known
}
