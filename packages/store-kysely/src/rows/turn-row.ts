import type { QaTurn } from '@recollect/core/store'
import type { SqlRow } from '../driver/sql-driver.ts'
import type { SqlCodec, SqlFlag, SqlJson, SqlTime } from '../codec.ts'
import { orNull, real, text, textOrNull } from './columns.ts'
import type { ScopeKey } from '../schema.ts'
import { readTexts, writeTexts } from './text-list.ts'
import { openRow, plainOf } from '../seal/sealing-codec.ts'

const QUESTION_COLUMNS = [
  'number',
  'session',
  'seq',
  'asked_by',
  'question',
  'question_hash',
  'tokens',
] as const

const ANSWER_COLUMNS = ['answer', 'answer_tokens', 'significance', 'is_manual', 'is_marked'] as const

const TOPIC_COLUMNS = [
  'topics',
  'topic_tokens',
  'has_auto_topics',
  'said_at',
  'is_archived',
  'extra',
] as const

const ANSWER = QUESTION_COLUMNS.length
const TOPICS = ANSWER + ANSWER_COLUMNS.length

/** The columns a `QaTurn` is made of, in the order `rowToTurn` takes them. */
export const TURN_COLUMNS = [...QUESTION_COLUMNS, ...ANSWER_COLUMNS, ...TOPIC_COLUMNS] as const

/** Values of a new row, by column. */
export interface TurnValues {
  readonly scope: ScopeKey
  readonly number: number
  readonly session: string
  readonly seq: number
  readonly asked_by: string | null
  readonly question: string
  readonly question_hash: string
  readonly tokens: string
  readonly answer: string | null
  readonly answer_tokens: number
  readonly significance: number
  readonly is_manual: SqlFlag
  readonly is_marked: SqlFlag
  readonly topics: string
  readonly topic_tokens: string
  readonly has_auto_topics: SqlFlag
  readonly said_at: SqlTime
  readonly is_archived: SqlFlag
  readonly extra: SqlJson | null
}

/** The columns a new row is written with. */
export const TURN_VALUE_COLUMNS = ['scope', ...TURN_COLUMNS] as const

export function turnToRow(scope: ScopeKey, turn: Omit<QaTurn, 'scope'>, codec: SqlCodec): TurnValues {
  return {
    scope,
    number: turn.number,
    session: turn.session,
    seq: turn.seq,
    asked_by: turn.user,
    question: turn.question,
    question_hash: turn.questionHash,
    tokens: writeTexts(turn.tokens),
    answer: turn.answer,
    answer_tokens: turn.answerTokens,
    significance: turn.significance,
    is_manual: codec.writeFlag(turn.manual),
    is_marked: codec.writeFlag(turn.marked),
    topics: writeTexts(turn.topics),
    topic_tokens: writeTexts(turn.topicTokens),
    has_auto_topics: codec.writeFlag(turn.autoTopics),
    said_at: codec.writeTime(turn.saidAt),
    is_archived: codec.writeFlag(turn.archived),
    extra: turn.extra === null ? null : codec.writeJson(turn.extra),
  }
}

export function rowToTurn(scope: string, kept: SqlRow, codec: SqlCodec): QaTurn {
  const row = openRow(codec, 'qa_turns', TURN_COLUMNS, kept)
  return {
    scope,
    ...questionOf(row, codec),
    ...answerOf(row.slice(ANSWER, TOPICS), codec),
    ...topicsOf(row.slice(TOPICS), codec),
  }
}

function questionOf(row: SqlRow, codec: SqlCodec) {
  const [number, session, seq, askedBy, question, questionHash, tokens] = row
  return {
    number: codec.readInteger(number),
    session: text(session, 'session'),
    seq: codec.readInteger(seq),
    user: textOrNull(askedBy, 'asked_by'),
    question: text(question, 'question'),
    questionHash: text(questionHash, 'question_hash'),
    tokens: readTexts(tokens, 'tokens'),
  }
}

function answerOf(columns: SqlRow, codec: SqlCodec) {
  const [answer, answerTokens, significance, isManual, isMarked] = columns
  return {
    answer: textOrNull(answer, 'answer'),
    answerTokens: codec.readInteger(answerTokens),
    significance: real(significance, 'significance'),
    manual: codec.readFlag(isManual),
    marked: codec.readFlag(isMarked),
  }
}

function topicsOf(columns: SqlRow, codec: SqlCodec) {
  const [topics, topicTokens, hasAutoTopics, saidAt, isArchived, extra] = columns
  return {
    topics: readTexts(topics, 'topics'),
    topicTokens: readTexts(topicTokens, 'topic_tokens'),
    autoTopics: codec.readFlag(hasAutoTopics),
    saidAt: codec.readTime(saidAt),
    archived: codec.readFlag(isArchived),
    extra: orNull(extra, codec.readJson),
  }
}

/** A row that was just written, as reading it would give it. */
export function writtenTurn(scope: string, values: TurnValues, codec: SqlCodec): QaTurn {
  return rowToTurn(
    scope,
    TURN_COLUMNS.map((column) => values[column]),
    plainOf(codec),
  )
}
