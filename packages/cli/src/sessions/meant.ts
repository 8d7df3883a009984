import type { ScopedMemory } from '@recollect/core'
import type { SessionMemory } from '@recollect/sessions'
import { usageError } from '../errors/cli-error.ts'

/** Ids that an error lists. */
const SHOWN = 10

/** The session that was named, or else the only one of the scope. @throws CliError that lists them when there are several. */
export async function sessionMeant(memory: ScopedMemory, given: string | undefined): Promise<SessionMemory> {
  if (given !== undefined) return memory.session(given)
  const { rows, next } = await memory.sessions.list({ limit: SHOWN })
  const [only, ...others] = rows
  if (only === undefined) throw usageError((t) => t.sessions.errors.noSessions)
  if (others.length === 0) return memory.session(only.id)
  const ids = [...rows.map(({ id }) => id), ...(next === null ? [] : ['…'])]
  throw usageError((t) => t.sessions.errors.whichSession(ids.join(t.trace.separator)))
}
