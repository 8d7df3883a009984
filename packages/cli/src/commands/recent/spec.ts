import { command } from '../../argv/command.ts'
import { windowOf } from '../../argv/measures.ts'
import type { Values } from '../../argv/values.ts'

export interface RecentArguments {
  /** Undefined: of all sessions. */
  readonly session: string | undefined
  /** Undefined: as many as the configuration says. */
  readonly window: number | undefined
}

export const recentSpec = command({
  name: 'recent',
  group: 'sessions',
  argument: { syntax: '[number]', help: 'window' },
  options: ['onlySession', 'window'],
  read: (values): RecentArguments => ({ session: values.label('session'), window: readWindow(values) }),
  load: async () => {
    const [{ recent }, { renderPairs }] = await Promise.all([
      import('./index.ts'),
      import('../../render/sessions/pairs.ts'),
    ])
    return { run: recent, render: renderPairs }
  },
})

const MOST = 1000

function readWindow(values: Values): number | undefined {
  const [first, window] = [values.argument, values.integer('window', 1, MOST)]
  if (first === null) return window
  if (window !== undefined) throw values.exclusive('<number>', '--window')
  return windowOf('<number>', first, MOST)
}
