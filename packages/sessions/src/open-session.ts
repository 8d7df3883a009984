import type { LogResult, SessionMemory } from './api/session.ts'
import type { Engine } from './engine.ts'
import { checkSessionId } from './access.ts'
import { buildContext } from './context/build-context.ts'
import { setSignificance, setTopics } from './log/edit-turn.ts'
import { forgetTurn } from './log/forget-turn.ts'
import { logTurns } from './log/log-turns.ts'
import { turnsByTopic } from './lookups/by-topic.ts'
import { recentTurns, turnAt } from './lookups/recent.ts'
import { sameQuestion } from './lookups/same-question.ts'
import { searchTurns } from './lookups/search-turns.ts'
import { sessionInfo } from './lookups/sessions.ts'
import { deleteSession } from './upkeep/delete-session.ts'
import { workingMemory } from './working/working-memory.ts'

/** A session as its handle uses it: what `log` takes is told apart inside. */
export interface OpenSession extends Omit<SessionMemory, 'log'> {
  log(given: unknown, a?: unknown, options?: unknown): Promise<LogResult | readonly LogResult[]>
}

/** @throws InvalidInputError for what cannot be a session's id. */
export function openSession(engine: Engine, scope: string, given: string): OpenSession {
  const id = checkSessionId(given)
  return {
    id,
    info: () => sessionInfo(engine, scope, id),
    log: (...input) => logTurns(engine, scope, id, ...input),
    turn: (seq) => turnAt(engine, scope, id, seq),
    recent: (n) => recentTurns(engine, scope, id, n),
    topic: (topic, options) => turnsByTopic(engine, scope, topic, options),
    same: (question, limit) => sameQuestion(engine, scope, question, limit),
    search: (query, options) => searchTurns(engine, scope, query, options),
    setSignificance: (...to) => setSignificance(engine, scope, id, ...to),
    setTopics: (...to) => setTopics(engine, scope, id, ...to),
    forget: (seq) => forgetTurn(engine, scope, id, seq),
    delete: () => deleteSession(engine, scope, id),
    working: workingMemory(engine, scope, id),
    context: (message, options) => buildContext(engine, scope, id, message, options),
  }
}
