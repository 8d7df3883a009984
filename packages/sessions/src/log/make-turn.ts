import type { Significance } from '../api/session.ts'
import type { Engine } from '../engine.ts'
import type { NewTurn, SessionReader } from '@recollect/core/store'
import { scoreOf } from '../significance/significance.ts'
import { findTopics } from '../topics/find-topics.ts'
import { topicTokens } from '../topics/topic-form.ts'
import { countAnswerTokens, readNormalized } from './analyse.ts'
import { hearPair } from './hear-pair.ts'
import type { CheckedPair } from './check-log.ts'
import { keepsAnswer } from './keeps-answer.ts'

/** A pair that is scored and read, with all that needs no store. */
export interface ReadPair {
  readonly pair: CheckedPair
  readonly scored: Significance | null
  readonly kept: boolean
  readonly turn: Omit<NewTurn, 'session' | 'seq' | 'topics' | 'topicTokens' | 'autoTopics'>
}

/** Pure. */
export function readPair(engine: Engine, given: CheckedPair): ReadPair {
  const pair = hearPair(engine, given)
  const { asked, said, user, mark, saidAt } = pair
  const answer = said?.source ?? null
  const scored = pair.significance === null ? scoreOf(engine.packs, asked, said) : null
  const significance = pair.significance ?? scored?.total ?? 0
  const keeps = keepsAnswer({ significance, marked: mark }, engine.settings.keepAnswersAbove)
  return {
    pair,
    scored,
    kept: given.said === null || (answer !== null && keeps),
    turn: {
      ...readNormalized(engine, asked),
      user,
      question: asked.source,
      answer: keeps ? answer : null,
      answerTokens: countAnswerTokens(answer),
      significance,
      manual: scored === null,
      marked: mark,
      saidAt,
      archived: false,
      extra: null,
    },
  }
}

/** With the topics given, or those found in the text and the log. */
export async function withTopics(
  engine: Engine,
  sessions: SessionReader,
  { pair, turn }: ReadPair,
): Promise<Omit<NewTurn, 'session' | 'seq'>> {
  const isAuto = pair.topics === null && engine.settings.autoTopics
  const found = isAuto
    ? await findTopics(engine, sessions, {
        question: turn.question,
        answer: pair.said?.source ?? null,
        tokens: turn.tokens,
      })
    : (pair.topics ?? [])
  return { ...turn, topics: found, topicTokens: topicTokens(engine, found), autoTopics: isAuto }
}
