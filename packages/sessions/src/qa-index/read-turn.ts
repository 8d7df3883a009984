import type { Engine } from '../engine.ts'
import type { NewTurn, SessionReader } from '@recollect/core/store'
import { keptText } from '@recollect/core/plugin'
import { countAnswerTokens, readQuestion } from '../log/analyse.ts'
import { topicTokens } from '../topics/topic-form.ts'
import { significanceOf } from '../significance/significance.ts'
import { findTopics } from '../topics/find-topics.ts'
import type { IndexPair } from './check-index.ts'
import { extraWith, extraWithout, keptFields } from './kept-fields.ts'
import { FIXED_FIELDS, renderedPair } from './write-pair.ts'

export interface PairTexts {
  readonly question: string
  readonly answer: string | null
}

/** @throws InvalidInputError */
export function textsOf({ fields }: IndexPair): PairTexts {
  const { q, a = null } = fields
  return { question: keptText('question', q), answer: a === null || a === '' ? null : keptText('answer', a) }
}

/** The turn that a pair of a file becomes: what it is found by is read anew, answers stay whatever their significance. */
export async function turnOf(
  engine: Engine,
  sessions: SessionReader,
  session: string,
  pair: IndexPair,
  texts: PairTexts,
): Promise<NewTurn> {
  const { fields, raw } = pair
  const read = readQuestion(engine, texts.question)
  const isFound = pair.topics === null && engine.settings.autoTopics
  const topics = isFound
    ? await findTopics(engine, sessions, { ...texts, tokens: read.tokens })
    : (pair.topics ?? [])
  const own = extraWithout(fields.extra ?? null)
  const turn: NewTurn = {
    ...texts,
    ...read,
    session,
    seq: fields.seq,
    user: fields.user ?? null,
    answerTokens: fields.a_tokens ?? countAnswerTokens(texts.answer),
    significance: fields.a_significance ?? significanceOf(engine.packs, texts.question, texts.answer).total,
    manual: fields.manual ?? false,
    marked: fields.marked ?? false,
    topics,
    topicTokens: topicTokens(engine, topics),
    autoTopics: isFound || (fields.auto_topics ?? false),
    saidAt: fields.timestamp,
    archived: fields.archived ?? false,
    extra: own ?? null,
  }
  return { ...turn, extra: extraWith(own, keptFields(raw, renderedPair(turn), FIXED_FIELDS)) }
}
