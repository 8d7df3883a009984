import { command } from '../../argv/command.ts'
import { fileOption } from '../../argv/files.ts'

export interface KeygenArguments {
  /** As it was typed; null: standard output. */
  readonly out: string | null
}

export const keygenSpec = command({
  name: 'keygen',
  group: 'safety',
  options: ['keyOut'],
  configFile: 'tolerated',
  read: (values): KeygenArguments => ({ out: fileOption(values, 'out') }),
  load: async () => {
    const [{ keygen }, { renderKey }] = await Promise.all([
      import('./index.ts'),
      import('../../render/safety/key.ts'),
    ])
    return { run: keygen, render: renderKey }
  },
})
