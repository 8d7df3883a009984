import { command } from '../argv/command.ts'
import type { CompletedCommand, Context } from '../context.ts'
import { usageError } from '../errors/cli-error.ts'
import { bash } from './completion/bash.ts'
import { fish } from './completion/fish.ts'
import { zsh } from './completion/zsh.ts'

const SHELLS = ['bash', 'zsh', 'fish'] as const

type Shell = (typeof SHELLS)[number]

interface Completion {
  readonly shell: Shell
  readonly script: string
}

const SCRIPTS: Readonly<Record<Shell, (commands: readonly CompletedCommand[]) => string>> = {
  bash,
  zsh,
  fish,
}

/** What makes a shell complete commands and long options; files where neither is asked for. */
const completion = async (shell: Shell, { commands }: Context): Promise<Completion> => ({
  shell,
  script: SCRIPTS[shell](await commands()).trimEnd(),
})

export const spec = command({
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
  run: completion,
  render: ({ script }) => script,
})
