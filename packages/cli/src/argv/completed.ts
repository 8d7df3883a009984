import type { CompletedCommand } from '../context.ts'
import type { Catalogue } from '../text/index.ts'
import { COMMANDS } from './commands.ts'
import { COMMON, FLAGS } from './flags.ts'

/** Every command with its long options, as a shell completes them. */
export const completedCommands = ({ help }: Catalogue): readonly CompletedCommand[] =>
  COMMANDS.map(({ name, options }) => ({
    name,
    help: help.commands[name],
    options: [...options, ...COMMON].map((key) => ({
      flag: /--[\w-]+/u.exec(FLAGS[key])?.[0] ?? '',
      help: help.options[key],
      takes: FLAGS[key].includes('<'),
    })),
  }))
