import { join } from 'node:path'
import type { Role, TextMessage } from '@recollect/core'
import { flag, readRows, row, rows, text, texts } from '../jsonl.ts'
import type { Row } from '../jsonl.ts'

export interface Conversation {
  readonly id: string
  /** Keyed by the ids that questions name as evidence. */
  readonly messages: readonly (TextMessage & { readonly key: string; readonly at: number })[]
}

export interface Question {
  readonly id: string
  readonly conversation: string
  readonly text: string
  readonly evidence: readonly string[]
  readonly evidence_alt: Readonly<Record<string, readonly string[]>>
  readonly category: string
  readonly at: number | null
  /** False: nothing should be found. */
  readonly answerable: boolean
}

export interface RecallSet {
  readonly conversations: readonly Conversation[]
  readonly questions: readonly Question[]
}

export async function readRecallSet(folder: string): Promise<RecallSet> {
  const conversations = await readRows(join(folder, 'conversations.jsonl'))
  const questions = await readRows(join(folder, 'questions.jsonl'))
  return {
    conversations: conversations.map((one) => ({
      id: text(one, 'id'),
      messages: rows(one, 'turns').map(messageOf),
    })),
    questions: questions.map(questionOf),
  }
}

const ROLES: readonly Role[] = ['user', 'assistant', 'tool', 'system']

/** A time without a zone is UTC, so that every machine reads the same. */
const timeOf = (written: string): number =>
  Date.parse(/(?:z|[+-]\d{2}:?\d{2})$/iu.test(written) ? written : `${written}Z`)

function messageOf(turn: Row): Conversation['messages'][number] {
  const role = ROLES.find((name) => name === text(turn, 'role')) ?? 'user'
  const [speaker, session] = [text(turn, 'speaker'), text(turn, 'session')]
  return {
    text: text(turn, 'text'),
    key: text(turn, 'id'),
    at: timeOf(text(turn, 'time')),
    role,
    ...(session === '' ? {} : { session }),
    // A speaker named like a role is no name.
    ...(speaker === '' || speaker === role ? {} : { speaker }),
  }
}

function questionOf(one: Row): Question {
  const [time, alternatives] = [text(one, 'time'), row(one, 'evidence_alt')]
  return {
    id: text(one, 'id'),
    conversation: text(one, 'conversation'),
    text: text(one, 'question'),
    evidence: texts(one, 'evidence'),
    evidence_alt: Object.fromEntries(Object.keys(alternatives).map((id) => [id, texts(alternatives, id)])),
    category: text(one, 'category', '-'),
    at: time === '' ? null : timeOf(time),
    answerable: flag(one, 'answerable') ?? true,
  }
}
