import { command } from '../../argv/command.ts'
import { EXIT } from '../../errors/exit-codes.ts'

export interface ChatArguments {
  /** One thing to say; null: talk until the end of input. */
  readonly message: string | null
  readonly session: string | undefined
}

export const chatSpec = command({
  name: 'chat',
  options: ['message', 'session'],
  read: (values): ChatArguments => ({
    message: values.text('message') ?? null,
    session: values.label('session'),
  }),
  load: async () => {
    const [{ chat }, { renderTurns }] = await Promise.all([
      import('./index.ts'),
      import('../../render/turn.ts'),
    ])
    return {
      run: chat,
      render: ({ turns }, view) => renderTurns(turns, view),
      exit: ({ refused, interrupted }) =>
        interrupted ? EXIT.interrupted : refused > 0 ? EXIT.refused : EXIT.ok,
    }
  },
})
