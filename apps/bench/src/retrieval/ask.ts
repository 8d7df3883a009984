import type { Evidence, Recollect } from '@recollect/core'
import type { ManualClock } from '../library/manual-clock.ts'
import { timed } from '../stats/time.ts'
import { endOf } from './ingest.ts'
import type { RetrievalSet } from './load-set.ts'
import { rankedTurns } from './ranked-turns.ts'
import type { RetrievalQuestion } from './schema.ts'
import { readUtc } from './time.ts'

/** Turns found for one question, best first. */
export interface Ranked {
  readonly question: RetrievalQuestion
  readonly ids: readonly string[]
  readonly ms: number
}

/** What the memory came back with. */
export interface Asked extends Ranked {
  readonly evidence: Evidence
}

/** Asks every question in the scope of its conversation, at the question's time. */
export async function askAll(
  recollect: Recollect,
  clock: ManualClock,
  set: RetrievalSet,
  options: { readonly limit: number; readonly scopeOf: (conversation: string) => string },
): Promise<Asked[]> {
  const ends = new Map(set.conversations.map((conversation) => [conversation.id, endOf(conversation)]))
  const asked: Asked[] = []
  for (const question of set.questions) {
    clock.set(question.time ? readUtc(question.time) : (ends.get(question.conversation) ?? 0))
    const memory = recollect.scope(options.scopeOf(question.conversation))
    const { ms, value } = await timed(() => memory.recall(question.question, { limit: options.limit }))
    asked.push({ question, ids: rankedTurns(value.hits), evidence: value.evidence, ms })
  }
  return asked
}
