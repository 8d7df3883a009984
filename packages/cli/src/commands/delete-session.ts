import { command } from '../argv/command.ts'
import type { Context } from '../context.ts'
import { confirmed } from '../io/confirmed.ts'
import { withMemory } from '../open-memory.ts'
import { telling } from '../sessions/missing.ts'

interface DeleteSessionArguments {
  readonly session: string
  readonly yes: boolean
}

interface DeletedSession {
  readonly session: string
  /** How many it had. */
  readonly pairs: number
}

/** Deletes a session for good, after a yes: its pairs, its working memory, and what its forms became. */
const deleteSession = (
  { session: id, yes }: DeleteSessionArguments,
  context: Context,
): Promise<DeletedSession> =>
  withMemory(context, 'read', async ({ memory }) => {
    const session = memory.session(id)
    const { turns } = await telling(memory, { sessions: [id] }, session.info())
    if (!yes) await confirmed(context, context.text.sessions.confirmDelete(id, turns))
    await telling(memory, { sessions: [id] }, session.delete())
    return { session: id, pairs: turns }
  })

export const spec = command({
  name: 'delete-session',
  group: 'sessions',
  argument: { syntax: '<session>', help: 'session' },
  options: ['yes'],
  read: (values): DeleteSessionArguments => ({ session: values.argument ?? '', yes: values.flag('yes') }),
  run: deleteSession,
  render: ({ session, pairs }, { text }) => text.sessions.deleted(session, pairs),
})
