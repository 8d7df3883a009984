import type { EpochMs, Json, Metadata } from './item.ts'

/** One question of a session and, when it was worth keeping, its answer. */
export interface QaTurn {
  readonly scope: string
  /** Position in the scope, from 1, in order of insertion. Never given out again. */
  readonly number: number
  readonly session: string
  /** Position in the session, from 1, without gaps as they are given. */
  readonly seq: number
  /** Who asked, when the channel has more than one person. */
  readonly user: string | null
  readonly question: string
  /** Hash of the normalised question: equal for questions that differ by case, width, punctuation or pronoun. */
  readonly questionHash: string
  /**
   * The first 256 terms of the question that carry content, and pieces of them as the packs give them, each once. It is searched by them.
   */
  readonly tokens: readonly string[]
  /** Kept when significance is above `sessions.keepAnswersAbove` (.6) or the user marked it; else null. */
  readonly answer: string | null
  /** Tokens of the answer as it was given, kept or not, by `estimateTokens`; 0 when none was given. */
  readonly answerTokens: number
  /** 0–1: length .30, complexity .20, technical .25, important .15, actionable .10; 0 without an answer. */
  readonly significance: number
  /** Set by hand: bulk re-scoring leaves it alone. */
  readonly manual: boolean
  /** The user marked the answer: it is kept whatever its significance. */
  readonly marked: boolean
  /** Found by each of them; written as `topicForm` writes them. */
  readonly topics: readonly string[]
  /** Terms of the topics, each once: a message that has them is about the topic. */
  readonly topicTokens: readonly string[]
  /** Topics were found in the text, not given: later runs may find others. */
  readonly autoTopics: boolean
  readonly saidAt: EpochMs
  /** Put away: found by its number and in its session only. */
  readonly archived: boolean
  /** Where it stood before sessions were merged; what an imported index said besides. */
  readonly extra: Metadata | null
}

/** An ordered Q-A log and the working memory beside it. */
export interface Session {
  readonly scope: string
  readonly id: string
  /** Id of the channel it was held in, where a channel has several sessions. */
  readonly channel: string | null
  readonly createdAt: EpochMs
  /** Of its latest turn; of its creation while there is none. */
  readonly lastAt: EpochMs
  /** When it was put away; null once something new was said in it. */
  readonly archivedAt: EpochMs | null
  /** The highest `seq` given out. */
  readonly lastSeq: number
  /** Turns it has, those that are archived among them, and how many have their answer kept. */
  readonly turns: number
  readonly archivedTurns: number
  readonly answers: number
  /** Sum of the significance of its turns. */
  readonly significance: number
  /** UTF-8 bytes of questions, kept answers, tokens and topics of its turns. */
  readonly bytes: number
  /** The session its turns are being moved to, while they are. */
  readonly mergingInto: string | null
  /** What an imported index said besides. */
  readonly extra: Metadata | null
}

/** One variable of a session's working memory, for example a submitted form. */
export interface ContextVariable {
  readonly scope: string
  readonly session: string
  readonly name: string
  readonly value: Json
  /** From 1; one more each time the value changes. Begins anew once the variable was removed. */
  readonly version: number
  readonly createdAt: EpochMs
  readonly updatedAt: EpochMs
  /** From then on it is as if it were not there. */
  readonly expiresAt: EpochMs | null
}
