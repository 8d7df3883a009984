import type { SeqSpan } from '../types/change.ts'
import type { EpochMs } from '../types/item.ts'
import type { ContextVariable, QaTurn, Session } from '../types/session.ts'
import type { Page, PageRequest } from './page.ts'

/** By what turns are found beside their session and time. `topic_token`: by a term of one of their topics. */
export type TurnKeyKind = 'hash' | 'topic' | 'topic_token' | 'token'

/** Where a turn stands in time; of equal times the one inserted later is newer. */
export interface TurnPlace {
  readonly number: number
  readonly saidAt: EpochMs
}

/** How many turns that are not archived have a key, and when the latest of them was. */
export interface TurnKeyCount {
  readonly key: string
  readonly turns: number
  readonly lastAt: EpochMs
}

/** Which pairs of a session: the last ones, or those before a place. */
export interface TurnRange {
  /** 1–1,000. */
  readonly limit: number
  /** Only turns before this one. */
  readonly before?: TurnPlace
}

/** Which sessions; all conditions that are given must hold. */
export interface SessionFilter {
  /** With turns, all of them archived (`archivedAt` set); or not. */
  readonly archived?: boolean
  /** `lastAt < lastBefore`. */
  readonly lastBefore?: EpochMs
}

/** Sums over the sessions of a scope. */
export interface SessionTotals {
  readonly sessions: number
  readonly archivedSessions: number
  readonly turns: number
  readonly archivedTurns: number
  readonly answers: number
  readonly significance: number
  readonly bytes: number
}

/** A pair of question and answer as it is handed to a store, which gives it its `number`. */
export type NewTurn = Omit<QaTurn, 'scope' | 'number'>
/** The fields of a turn that may change. */
export type TurnPatch = Partial<
  Pick<
    QaTurn,
    | 'session'
    | 'seq'
    | 'questionHash'
    | 'tokens'
    | 'answer'
    | 'answerTokens'
    | 'significance'
    | 'manual'
    | 'marked'
    | 'topics'
    | 'topicTokens'
    | 'autoTopics'
    | 'archived'
    | 'extra'
  >
>

/**
 * Q-A logs of one scope, with `capabilities.sessions`. A turn that is not archived is found by its hash, its tokens, its topics and their
 * tokens; stores see to that whatever is written. What is archived is found by number and in its session. Neither a turn nor a variable
 * needs a row of its session: in which order they are written is the caller's.
 */
export interface SessionReader {
  get(id: string): Promise<Session | null>
  /** By code point of their ids. */
  list(page: PageRequest, filter?: SessionFilter): Promise<Page<Session>>
  /** Cost is linear in the number of sessions, not of turns. */
  totals(): Promise<SessionTotals>
  turn(session: string, seq: number): Promise<QaTurn | null>
  /** In the order of `numbers`; missing ones left out. Few statements, however many numbers. */
  byNumber(numbers: readonly number[]): Promise<readonly QaTurn[]>
  /** Turns whose number is in the span, both ends included, by number. */
  bySpan(span: SeqSpan): Promise<readonly QaTurn[]>
  /**
   * The tail of a session, archived turns among it, newest (highest `seq`) first; only below `before`, when it is given. `limit`: 1–1,000.
   * One index look-up.
   */
  tail(session: string, limit: number, before?: number): Promise<readonly QaTurn[]>
  /** Turns of a session with `seq > after`, lowest first. `limit`: 1–1,000. */
  onward(session: string, after: number, limit: number): Promise<readonly QaTurn[]>
  /** Of all sessions, newest first by time. One index look-up. */
  latest(range: TurnRange): Promise<readonly QaTurn[]>
  /** Turns that have a key, newest first by time. One index look-up. */
  find(kind: TurnKeyKind, key: string, range: TurnRange): Promise<readonly TurnPlace[]>
  /** Every key of a kind, by code point, with its count. Linear in the turns that have one. */
  keys(kind: TurnKeyKind, page: PageRequest): Promise<Page<TurnKeyCount>>
}

/** Writes sessions and their pairs, within a transaction. */
export interface SessionWriter extends SessionReader {
  /** Inserts the session, or replaces what is there under its id. */
  put(session: Omit<Session, 'scope'>): Promise<void>
  /** Removes the session's row; its turns and variables are removed by the caller before. Throws `NotFoundError`. */
  remove(id: string): Promise<void>
  /** Assigns the next `number` of the scope. Throws `STORE_CONFLICT` when the session has a turn with that `seq`. */
  append(turn: NewTurn): Promise<QaTurn>
  /** Throws `NotFoundError` when there is no such turn, `STORE_CONFLICT` when its new place in a session is taken. */
  update(number: number, patch: TurnPatch): Promise<void>
  /** Throws `NotFoundError` when there is no such turn. Its number is never given out again. */
  removeTurn(number: number): Promise<void>
  /** Puts a turn back with the `number` it had. Throws as `append` does, also when the number is taken or was never given out. */
  restore(turn: Omit<QaTurn, 'scope'>): Promise<void>
}

/** Working memory of one scope's sessions. Stores keep what expired until it is removed. */
export interface WorkingReader {
  get(session: string, name: string): Promise<ContextVariable | null>
  /** Of one session, by code point of their names. */
  all(session: string): Promise<readonly ContextVariable[]>
  /** Of all sessions, by session, then name, by code point. */
  list(page: PageRequest): Promise<Page<ContextVariable>>
}

/** Writes the working memory of sessions, within a transaction. */
export interface WorkingWriter extends WorkingReader {
  /** Inserts, or replaces what the session has under the name. */
  put(variable: Omit<ContextVariable, 'scope'>): Promise<void>
  /** Removes it, when it is there. */
  remove(session: string, name: string): Promise<void>
}

/** The fields of a turn that may change. */
export const TURN_PATCH_FIELDS = [
  'session',
  'seq',
  'questionHash',
  'tokens',
  'answer',
  'answerTokens',
  'significance',
  'manual',
  'marked',
  'topics',
  'topicTokens',
  'autoTopics',
  'archived',
  'extra',
] as const satisfies readonly (keyof TurnPatch)[]

/** Those `turnKeys` reads: where one of them changes, what the turn is found by may. */
export const TURN_KEY_FIELDS = [
  'archived',
  'questionHash',
  'tokens',
  'topics',
  'topicTokens',
] as const satisfies readonly (keyof TurnPatch)[]

/** A word or form by which a pair is found, with its kind. */
export type TurnKey = readonly [kind: TurnKeyKind, key: string]

type Keyed = Pick<QaTurn, (typeof TURN_KEY_FIELDS)[number]>

/** By what a turn is found, each once: what a store's index must hold for it. Nothing once it is archived. */
export function turnKeys({ questionHash, tokens, topics, topicTokens, archived }: Keyed): readonly TurnKey[] {
  if (archived) return []
  const of = (kind: TurnKeyKind, keys: readonly string[]): TurnKey[] =>
    [...new Set(keys)].map((key) => [kind, key])
  return [
    ['hash', questionHash],
    ...of('topic', topics),
    ...of('topic_token', topicTokens),
    ...of('token', tokens),
  ]
}
