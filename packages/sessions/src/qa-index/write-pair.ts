import type { QaIndexPair } from '../api/session.ts'
import type { QaTurn } from '@recollect/core/store'
import { sortKeys } from '@recollect/core/plugin'
import { isoTime } from './iso-time.ts'
import { extraWithout, keptIn, withKept } from './kept-fields.ts'

/** Fields that no edit of a turn changes. */
export const FIXED_FIELDS = ['seq', 'timestamp', 'user', 'q', 'q_tokens', 'q_hash'] as const

/** A turn as `qa-index.json` has it, and after it what the format has no field for, where it is not as usual. Pure. */
export function renderedPair(turn: Omit<QaTurn, 'scope' | 'number'>): QaIndexPair {
  const extra = extraWithout(turn.extra)
  return {
    seq: turn.seq,
    timestamp: isoTime(turn.saidAt),
    user: turn.user,
    q: turn.question,
    q_tokens: turn.tokens,
    q_hash: turn.questionHash,
    a: turn.answer,
    a_significance: turn.significance,
    a_tokens: turn.answerTokens,
    topic_tags: turn.topics,
    ...(turn.manual ? { manual: true } : {}),
    ...(turn.marked ? { marked: true } : {}),
    ...(turn.autoTopics ? { auto_topics: true } : {}),
    ...(turn.archived ? { archived: true } : {}),
    ...(extra === undefined ? {} : { extra: sortKeys(extra) }),
  }
}

/** The same as the file said it that the turn came from. */
export const pairOf = (turn: QaTurn): QaIndexPair => withKept(renderedPair(turn), keptIn(turn.extra))
