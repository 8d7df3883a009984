import type { Engine } from '../engine.ts'
import type { QaTurn, Session, SessionReader, TurnPlace } from '@recollect/core/store'
import { readSessions } from '../access.ts'
import { readQuestion } from '../log/analyse.ts'
import { findTopics } from '../topics/find-topics.ts'
import type { Upkeep } from './options.ts'
import { isSameList } from './same-list.ts'

/** Topics by the number of their turn. */
export type TopicsByNumber = ReadonlyMap<number, readonly string[]>

/**
 * Automatic topics that are found otherwise today, of turns whose texts are whole. All are looked for before any is written, each in the
 * log as it stood when the pair was said, so that what is found depends neither on batches nor on the pair's own topics.
 */
export async function topicsAnew(
  engine: Engine,
  scope: string,
  found: readonly Session[],
  upkeep: Upkeep,
): Promise<TopicsByNumber> {
  const topics = new Map<number, readonly string[]>()
  if (!engine.settings.autoTopics) return topics
  for (const { id } of found) {
    for (let after: number | null = 0; after !== null && !upkeep.stopped();) {
      const from: number = after
      const page = await readSessions(engine, scope, async ({ sessions }) => {
        const turns = await sessions.onward(id, from, upkeep.batch)
        const changed: (readonly [number, readonly string[]])[] = []
        for (const turn of turns.filter(isWhole)) {
          const anew = await topicsOf(engine, sessions, turn)
          if (!isSameList(anew, turn.topics)) changed.push([turn.number, anew])
        }
        return { turns, changed }
      })
      for (const [number, anew] of page.changed) topics.set(number, anew)
      after = page.turns.length < upkeep.batch ? null : (page.turns.at(-1)?.seq ?? null)
    }
  }
  return topics
}

/** Of an answer that was not kept nobody knows what topics it gave. */
const isWhole = ({ autoTopics, answer, answerTokens }: QaTurn): boolean =>
  autoTopics && (answer !== null || answerTokens === 0)

function topicsOf(engine: Engine, sessions: SessionReader, turn: QaTurn): Promise<readonly string[]> {
  const { question, answer } = turn
  const { tokens } = readQuestion(engine, question)
  return findTopics(engine, logBefore(sessions, turn), { question, answer, tokens })
}

/** The log as it stood before a turn. */
function logBefore(sessions: SessionReader, { saidAt, number }: TurnPlace): SessionReader {
  const before = { saidAt, number }
  return {
    get: (id) => sessions.get(id),
    list: (page, filter) => sessions.list(page, filter),
    totals: () => sessions.totals(),
    turn: (session, seq) => sessions.turn(session, seq),
    byNumber: (numbers) => sessions.byNumber(numbers),
    bySpan: (span) => sessions.bySpan(span),
    tail: (...given) => sessions.tail(...given),
    onward: (...given) => sessions.onward(...given),
    latest: (range) => sessions.latest({ before, ...range }),
    find: (kind, key, range) => sessions.find(kind, key, { before, ...range }),
    keys: (kind, page) => sessions.keys(kind, page),
  }
}
