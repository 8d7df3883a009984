import type { NewTurn, QaTurn, Session, TurnPatch } from '@recollect/core'
import { ownMetadata } from './records.ts'

/** A frozen copy of a turn's fields and of nothing else. */
export function ownTurn(scope: string, number: number, turn: NewTurn): QaTurn {
  return Object.freeze({
    scope,
    number,
    session: turn.session,
    seq: turn.seq,
    user: turn.user,
    question: turn.question,
    questionHash: turn.questionHash,
    tokens: Object.freeze([...turn.tokens]),
    answer: turn.answer,
    answerTokens: turn.answerTokens,
    significance: turn.significance,
    manual: turn.manual,
    marked: turn.marked,
    topics: Object.freeze([...turn.topics]),
    topicTokens: Object.freeze([...turn.topicTokens]),
    autoTopics: turn.autoTopics,
    saidAt: turn.saidAt,
    archived: turn.archived,
    extra: ownMetadata(turn.extra),
  })
}

/** The patch with copies of what the caller could still change. */
export function ownTurnPatch(patch: TurnPatch): TurnPatch {
  const { tokens, topics, topicTokens, extra } = patch
  return {
    ...patch,
    ...(tokens === undefined ? {} : { tokens: Object.freeze([...tokens]) }),
    ...(topics === undefined ? {} : { topics: Object.freeze([...topics]) }),
    ...(topicTokens === undefined ? {} : { topicTokens: Object.freeze([...topicTokens]) }),
    ...(extra === undefined ? {} : { extra: ownMetadata(extra) }),
  }
}

/** A frozen copy of a session's fields and of nothing else. */
export function ownSession(scope: string, session: Omit<Session, 'scope'>): Session {
  return Object.freeze({
    scope,
    id: session.id,
    channel: session.channel,
    createdAt: session.createdAt,
    lastAt: session.lastAt,
    archivedAt: session.archivedAt,
    lastSeq: session.lastSeq,
    turns: session.turns,
    archivedTurns: session.archivedTurns,
    answers: session.answers,
    significance: session.significance,
    bytes: session.bytes,
    mergingInto: session.mergingInto,
    extra: ownMetadata(session.extra),
  })
}
