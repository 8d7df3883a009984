import type { QaTurn } from '@recollect/core'
import type { Context } from '../../context.ts'
import { withMemory } from '../../open-memory.ts'
import { telling } from '../../sessions/missing.ts'
import type { RecentArguments } from './spec.ts'

/** The last pairs of a session, or of all of them, in the order they were said. */
export const recent = ({ session, window }: RecentArguments, context: Context): Promise<readonly QaTurn[]> =>
  withMemory(context, 'read', ({ memory }) =>
    session === undefined
      ? memory.sessions.recent(window)
      : telling(memory, { sessions: [session] }, memory.session(session).recent(window)),
  )
