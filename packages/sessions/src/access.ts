import { InvalidInputError, NotFoundError, UnsupportedCapabilityError } from '@recollect/core'
import type {
  Session,
  ScopeTransaction,
  ScopeView,
  SessionReader,
  SessionWriter,
  WorkingReader,
  WorkingWriter,
} from '@recollect/core/store'
import { label } from '@recollect/core/plugin'
import type { Engine } from '@recollect/core/plugin'

/** What is read of sessions, in one snapshot with everything else. */
export interface SessionsView {
  readonly view: ScopeView
  readonly sessions: SessionReader
  readonly working: WorkingReader
}

export interface SessionsTransaction {
  readonly tx: ScopeTransaction
  readonly sessions: SessionWriter
  readonly working: WorkingWriter
}

/** @throws UnsupportedCapabilityError when the store keeps no sessions. */
export const readSessions = <T>(
  { store }: Engine,
  scope: string,
  work: (view: SessionsView) => Promise<T>,
): Promise<T> =>
  store.read(scope, async (view) => {
    const { sessions, working } = view
    if (sessions === undefined || working === undefined) throw unsupported(store.name)
    return work({ view, sessions, working })
  })

/** The same for writes. Verbs that write facts too pass the transaction of `recorded` to `sessionsIn`. */
export const writeSessions = <T>(
  engine: Engine,
  scope: string,
  work: (tx: SessionsTransaction) => Promise<T>,
): Promise<T> => engine.store.transaction(scope, async (tx) => work(sessionsIn(engine, tx)))

/** @throws UnsupportedCapabilityError when the store keeps no sessions. */
export function sessionsIn({ store }: Engine, tx: ScopeTransaction): SessionsTransaction {
  const { sessions, working } = tx
  if (sessions === undefined || working === undefined) throw unsupported(store.name)
  return { tx, sessions, working }
}

const unsupported = (name: string) => new UnsupportedCapabilityError(name, 'sessions')

/** @throws InvalidInputError for what cannot be a session's id. */
export function checkSessionId(id: unknown): string {
  const { success, data } = label.safeParse(id)
  if (success) return data
  throw new InvalidInputError(
    'A session has an id of 1 to 256 characters, without control characters or half of a surrogate pair. Pass such an id.',
  )
}

/** @throws NotFoundError when nothing was ever written to the session. */
export async function knownSession(sessions: SessionReader, id: string): Promise<Session> {
  const session = await sessions.get(id)
  if (session === null) throw new NotFoundError('session', id)
  return session
}
