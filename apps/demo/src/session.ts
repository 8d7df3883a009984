import type { ScopedMemory } from '@recollect/core'
import type { Context, FormResult, LogResult } from '@recollect/sessions'
import { SESSION } from './script/session.ts'

/** What a session did: pairs logged, a form kept, a prompt's context. */
export interface SessionResult {
  readonly logged: readonly LogResult[]
  readonly form: FormResult
  readonly message: string
  readonly context: Context
}

const MINUTE = 60_000
/** Tokens a prompt gives to memory here. */
const BUDGET = 800

/** Plays the session; its pairs are a minute apart and end now. */
export async function playSession(memory: ScopedMemory, now: number): Promise<SessionResult> {
  const { id, pairs, form, message } = SESSION
  const session = memory.session(id)
  const first = now - pairs.length * MINUTE
  const logged = await session.log(pairs.map((pair, i) => ({ ...pair, at: first + i * MINUTE })))
  const kept = await session.working.submitForm({ ...form, at: now })
  return { logged, form: kept, message, context: await session.context(message, { budget: BUDGET }) }
}
