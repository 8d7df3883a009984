import type { ContextVariable, QaTurn, Session, NewTurn, TurnPatch } from '@recollect/core/store'
import { ownTexts, ownMetadata, ownJson } from './own-fields.ts'

export function ownTurn(scope: string, number: number, turn: NewTurn): QaTurn {
  return Object.freeze({
    scope,
    number,
    session: turn.session,
    seq: turn.seq,
    user: turn.user,
    question: turn.question,
    questionHash: turn.questionHash,
    tokens: ownTexts(turn.tokens),
    answer: turn.answer,
    answerTokens: turn.answerTokens,
    significance: turn.significance,
    manual: turn.manual,
    marked: turn.marked,
    topics: ownTexts(turn.topics),
    topicTokens: ownTexts(turn.topicTokens),
    autoTopics: turn.autoTopics,
    saidAt: turn.saidAt,
    archived: turn.archived,
    extra: ownMetadata(turn.extra),
  })
}

export function ownTurnPatch(patch: TurnPatch): TurnPatch {
  const { tokens, topics, topicTokens, extra } = patch
  return {
    ...patch,
    ...(tokens === undefined ? {} : { tokens: ownTexts(tokens) }),
    ...(topics === undefined ? {} : { topics: ownTexts(topics) }),
    ...(topicTokens === undefined ? {} : { topicTokens: ownTexts(topicTokens) }),
    ...(extra === undefined ? {} : { extra: ownMetadata(extra) }),
  }
}

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

export function ownVariable(scope: string, variable: Omit<ContextVariable, 'scope'>): ContextVariable {
  return Object.freeze({
    scope,
    session: variable.session,
    name: variable.name,
    value: ownJson(variable.value),
    version: variable.version,
    createdAt: variable.createdAt,
    updatedAt: variable.updatedAt,
    expiresAt: variable.expiresAt,
  })
}
