import { RecollectError } from '@recollect/core'
import type { Page, ScopedMemory } from '@recollect/core'
import type { SessionMemory } from '@recollect/sessions'
import { CliError } from '../errors/cli-error.ts'
import { similarNames } from '../slots/similar.ts'
import { settle } from '../util/attempt.ts'

/** What a call names; of what is not there, the nearest names are told. */
interface Named {
  readonly sessions?: readonly string[]
  readonly seq?: number
  readonly topic?: string
  readonly variables?: readonly string[]
}

type Memory = Pick<ScopedMemory, 'session' | 'sessions'>

/** @throws CliError NOT_FOUND when a session was named that is not there. */
export async function checkSession(memory: Memory, id: string | undefined): Promise<void> {
  if (id !== undefined) await telling(memory, { sessions: [id] }, memory.session(id).info())
}

/** Does the work; where something that it names is not there, says what is. @throws CliError NOT_FOUND */
export async function telling<T>(memory: Memory, named: Named, work: Promise<T>): Promise<T> {
  const done = await settle(work)
  if (done.ok) return done.value
  throw isMissing(done.error) ? ((await missing(memory, named)) ?? done.error) : done.error
}

const isMissing = (error: unknown): boolean => RecollectError.isInstance(error) && error.code === 'NOT_FOUND'

/** Null when all of it is there by now. */
async function missing(memory: Memory, { sessions = [], ...named }: Named): Promise<CliError | null> {
  for (const id of sessions) {
    const info = await settle(memory.session(id).info())
    if (!info.ok && isMissing(info.error)) return noSession(memory, id)
  }
  const [first] = sessions
  if (first !== undefined && named.seq !== undefined) return noPair(memory.session(first), named.seq)
  if (first !== undefined && named.variables !== undefined) {
    return noneOf(memory.session(first), named.variables)
  }
  return named.topic === undefined ? null : noTopic(memory, named.topic)
}

async function noSession({ sessions }: Memory, id: string): Promise<CliError> {
  const ids = await firstNames(async (cursor) => {
    const { rows, next } = await sessions.list({ limit: PAGE, cursor })
    return { rows: rows.map((session) => session.id), next }
  })
  return notFound((t, similar) => t.noSession(id, similar), id, ids)
}

async function noPair(session: SessionMemory, seq: number): Promise<CliError> {
  const { lastSeq } = await session.info()
  return new CliError('NOT_FOUND', (t) => t.sessions.errors.noPair(session.id, seq, lastSeq))
}

async function noneOf(session: SessionMemory, names: readonly string[]): Promise<CliError | null> {
  const there = new Set((await session.working.all()).map(({ name }) => name))
  const name = names.find((one) => !there.has(one))
  return name === undefined ? null : noVariable(session, name)
}

/** An error for a variable that is not there. @throws NotFoundError when the session is not there either. */
export async function noVariable(session: SessionMemory, name: string): Promise<CliError> {
  await session.info()
  const there = (await session.working.all()).map((variable) => variable.name)
  return notFound((t, similar) => t.noVariable(name, similar), name, there)
}

async function noTopic({ sessions }: Memory, topic: string): Promise<CliError> {
  const topics = await firstNames(async (cursor) => {
    const { rows, next } = await sessions.topics({ limit: PAGE, cursor })
    return { rows: rows.map(({ key }) => key), next }
  })
  return notFound((t, similar) => t.noTopic(topic, similar), topic, topics)
}

type Words = Parameters<CliError['say']>[0]['sessions']['errors']

/** Names the nearest ones; where none is near, the first. */
function notFound(
  say: (text: Words, similar: string) => string,
  name: string,
  there: readonly string[],
): CliError {
  const near = similarNames(name, there)
  const shown = near.length > 0 ? near : there.slice(0, FEW)
  return new CliError('NOT_FOUND', (t) => say(t.sessions.errors, shown.join(t.trace.separator)))
}

const FEW = 5
const PAGE = 1000
/** A mistake is told at once, also in a log of a million sessions. */
const MOST = 10_000

async function firstNames(
  page: (cursor: string | null) => Promise<Page<string>>,
): Promise<readonly string[]> {
  const names: string[] = []
  let cursor: string | null = null
  do {
    const { rows, next } = await page(cursor)
    names.push(...rows)
    cursor = next
  } while (cursor !== null && names.length < MOST)
  return names
}
