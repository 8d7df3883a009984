import type { CompletedCommand, Context } from '../../context.ts'
import { bash } from './bash.ts'
import { fish } from './fish.ts'
import type { Shell } from './spec.ts'
import { zsh } from './zsh.ts'

export interface Completion {
  readonly shell: Shell
  readonly script: string
}

const SCRIPTS: Readonly<Record<Shell, (commands: readonly CompletedCommand[]) => string>> = {
  bash,
  zsh,
  fish,
}

/** What makes a shell complete commands and long options; files where neither is asked for. */
export const completion = (shell: Shell, { commands }: Context): Promise<Completion> =>
  Promise.resolve({ shell, script: SCRIPTS[shell](commands()).trimEnd() })
