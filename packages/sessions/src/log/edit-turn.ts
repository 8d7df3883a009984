import type { Engine } from '../engine.ts'
import { InvalidInputError } from '@recollect/core'
import type { QaTurn, TurnPatch } from '@recollect/core/store'
import { writeSessions } from '../access.ts'
import { knownTurn } from '../lookups/recent.ts'
import { checkTopics } from '../topics/check-topics.ts'
import { topicTokens } from '../topics/topic-form.ts'
import { checkAnswer, checkSignificance } from './check-log.ts'
import { checkSeq } from './check-seq.ts'
import { countAnswerTokens } from './analyse.ts'
import { keepsAnswer } from './keeps-answer.ts'
import { patchTurn } from './patch-turn.ts'

/**
 * Sets it by hand. A text that is given is kept when the rule keeps it; one that is kept already stays, however low it is set.
 * @throws NotFoundError; InvalidInputError outside 0–1, or for another text than the one that is kept.
 */
export const setSignificance = async (
  engine: Engine,
  scope: string,
  id: string,
  seq: number,
  significance: number,
  answer?: string,
): Promise<QaTurn> => {
  const { settings } = engine
  const share = checkSignificance(significance)
  const text = checkAnswer(answer)?.source ?? null
  return editTurn(engine, scope, id, seq, (turn) => {
    if (text !== null && turn.answer !== null && turn.answer !== text) throw keptAlready()
    const { marked } = turn
    const keeps = keepsAnswer({ significance: share, marked }, settings.keepAnswersAbove)
    const kept = turn.answer ?? (keeps ? text : null)
    const answerTokens = text === null ? turn.answerTokens : countAnswerTokens(text)
    return { significance: share, manual: true, answer: kept, answerTokens }
  })
}

const keptAlready = () =>
  new InvalidInputError(
    'The answer of this pair is kept already, and is another. Set the significance without an answer.',
  )

/** @throws NotFoundError; InvalidInputError for topics that can be none. */
export const setTopics = async (
  engine: Engine,
  scope: string,
  id: string,
  seq: number,
  topics: readonly string[],
): Promise<QaTurn> => {
  const checked = checkTopics(topics)
  return editTurn(engine, scope, id, seq, () => topicsPatch(engine, checked))
}

/** Topics somebody chose: automatic ones are not looked for again. Pure. */
export const topicsPatch = (engine: Engine, topics: readonly string[]): TurnPatch => ({
  topics,
  topicTokens: topicTokens(engine, topics),
  autoTopics: false,
})

const editTurn = async (
  engine: Engine,
  scope: string,
  id: string,
  seq: number,
  patchOf: (turn: QaTurn) => TurnPatch,
): Promise<QaTurn> => {
  const at = checkSeq(seq)
  return writeSessions(engine, scope, async ({ sessions }) => {
    const turn = await knownTurn(sessions, id, at)
    return patchTurn(sessions, turn, patchOf(turn))
  })
}
