import { command } from '../../argv/command.ts'
import { usageError } from '../../errors/cli-error.ts'

const SHELLS = ['bash', 'zsh', 'fish'] as const

export type Shell = (typeof SHELLS)[number]

export const completionSpec = command({
  name: 'completion',
  group: 'reach',
  argument: { syntax: '<shell>', help: 'shell' },
  options: [],
  configFile: 'ignored',
  read: ({ argument }): Shell => {
    const shell = SHELLS.find((one) => one === argument)
    if (shell === undefined)
      throw usageError((t) => t.errors.notAChoice('<shell>', argument ?? '', SHELLS.join(', ')))
    return shell
  },
  load: async () => {
    const { completion } = await import('./index.ts')
    return { run: completion, render: ({ script }) => script }
  },
})
