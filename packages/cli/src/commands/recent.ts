import type { QaTurn } from '@recollect/core/store'
import { command } from '../argv/command.ts'
import { windowOf } from '../argv/measures.ts'
import type { Values } from '../argv/values.ts'
import type { Context } from '../context.ts'
import { withMemory } from '../open-memory.ts'
import { renderPairs } from '../render/sessions/pairs.ts'
import { telling } from '../sessions/missing.ts'

interface RecentArguments {
  /** Undefined: of all sessions. */
  readonly session: string | undefined
  /** Undefined: as many as the configuration says. */
  readonly window: number | undefined
}

const MOST = 1000

/** The last pairs of a session, or of all of them, in the order they were said. */
const recent = ({ session, window }: RecentArguments, context: Context): Promise<readonly QaTurn[]> =>
  withMemory(context, 'read', ({ memory }) =>
    session === undefined
      ? memory.sessions.recent(window)
      : telling(memory, { sessions: [session] }, memory.session(session).recent(window)),
  )

export const spec = command({
  name: 'recent',
  group: 'sessions',
  argument: { syntax: '[number]', help: 'window' },
  options: ['onlySession', 'window'],
  read: (values): RecentArguments => ({ session: values.label('session'), window: readWindow(values) }),
  run: recent,
  render: renderPairs,
})

function readWindow(values: Values): number | undefined {
  const [first, window] = [values.argument, values.integer('window', 1, MOST)]
  if (first === null) return window
  if (window !== undefined) throw values.exclusive('<number>', '--window')
  return windowOf('<number>', first, MOST)
}
