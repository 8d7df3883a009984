import type { Engine } from '../engine.ts'
import type { QaTurn, SessionReader } from '@recollect/core/store'
import { checkLimit, readText } from '@recollect/core/plugin'
import { readSessions } from '../access.ts'
import { readQuestion } from '../log/analyse.ts'
import { questionForm } from '../log/question-form.ts'

const DEFAULT_LIMIT = 5

/** Turns that asked the same question, newest first; the question need not be checked. */
export async function sameQuestionIn(
  engine: Engine,
  sessions: SessionReader,
  question: string,
  limit: number,
): Promise<readonly QaTurn[]> {
  const places = await sessions.find('hash', readQuestion(engine, question).questionHash, { limit })
  if (places.length === 0) return []
  const turns = await sessions.byNumber(places.map(({ number }) => number))
  const form = questionForm(engine, question)
  // Different questions may have one hash.
  return turns.filter((turn) => questionForm(engine, turn.question) === form)
}

/** @throws InvalidInputError for a question that is none, or a limit outside 1–1,000. */
export const sameQuestion = async (
  engine: Engine,
  scope: string,
  question: string,
  limit: number = DEFAULT_LIMIT,
): Promise<readonly QaTurn[]> => {
  const { text } = readText('question', question)
  const most = checkLimit(limit)
  return readSessions(engine, scope, ({ sessions }) => sameQuestionIn(engine, sessions, text, most))
}
