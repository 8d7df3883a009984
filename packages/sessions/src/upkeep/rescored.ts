import type { Engine } from '../engine.ts'
import type { QaTurn, TurnPatch } from '@recollect/core/store'
import { countAnswerTokens, readQuestion } from '../log/analyse.ts'
import { topicTokens } from '../topics/topic-form.ts'
import { significanceOf } from '../significance/significance.ts'
import { isSameList } from './same-list.ts'
import type { TopicsByNumber } from './topics-anew.ts'

/** What the present packs read in a turn that is not what it says; null: nothing. An answer that was not kept can say nothing new. */
export const rescored =
  (engine: Engine, anew: TopicsByNumber) =>
  (turn: QaTurn): TurnPatch | null => {
    const { question, answer, manual, autoTopics } = turn
    const topics = autoTopics ? (anew.get(turn.number) ?? turn.topics) : turn.topics
    const scores = answer !== null && !manual
    return changed(turn, {
      ...readQuestion(engine, question),
      topics,
      topicTokens: topicTokens(engine, topics),
      answerTokens: answer === null ? turn.answerTokens : countAnswerTokens(answer),
      significance: scores ? significanceOf(engine.packs, question, answer).total : turn.significance,
    })
  }

type Rescored = Required<
  Pick<TurnPatch, 'questionHash' | 'tokens' | 'topics' | 'topicTokens' | 'answerTokens' | 'significance'>
>

const changed = (turn: QaTurn, to: Rescored): TurnPatch | null =>
  turn.questionHash === to.questionHash &&
  turn.answerTokens === to.answerTokens &&
  turn.significance === to.significance &&
  isSameList(turn.tokens, to.tokens) &&
  isSameList(turn.topics, to.topics) &&
  isSameList(turn.topicTokens, to.topicTokens)
    ? null
    : to
