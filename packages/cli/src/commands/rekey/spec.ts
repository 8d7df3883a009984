import { command } from '../../argv/command.ts'
import { EXIT } from '../../errors/exit-codes.ts'

export const rekeySpec = command({
  name: 'rekey',
  group: 'safety',
  options: [],
  read: () => null,
  load: async () => {
    const [{ rekey }, { renderRekeyed }] = await Promise.all([
      import('./index.ts'),
      import('../../render/safety/rekeyed.ts'),
    ])
    return { run: rekey, render: renderRekeyed, exit: ({ done }) => (done ? EXIT.ok : EXIT.interrupted) }
  },
})
