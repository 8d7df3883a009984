import { command } from '../../argv/command.ts'

export interface DeleteSessionArguments {
  readonly session: string
  readonly yes: boolean
}

export const deleteSessionSpec = command({
  name: 'delete-session',
  group: 'sessions',
  argument: { syntax: '<session>', help: 'session' },
  options: ['yes'],
  read: (values): DeleteSessionArguments => ({ session: values.argument ?? '', yes: values.flag('yes') }),
  load: async () => {
    const { deleteSession } = await import('./index.ts')
    return {
      run: deleteSession,
      render: ({ session, pairs }, { text }) => text.sessions.deleted(session, pairs),
    }
  },
})
