import type { CompletedCommand, CompletedOption } from '../context.ts'
import type { Catalogue } from '../text/index.ts'
import { ACTIONS, CHOICES } from './choices.ts'
import { allCommands } from './commands.ts'
import { COMMON, FLAGS } from './flags.ts'
import type { OptionKey } from './flags.ts'

/** Every command with its options, as a shell completes them. */
export const completedCommands = async ({ help }: Catalogue): Promise<readonly CompletedCommand[]> =>
  (await allCommands()).map(({ name, options }) => ({
    name,
    help: help.commands[name],
    actions: ACTIONS[name] ?? [],
    options: [...options, ...COMMON].map((key) => optionOf(key, help.options[key])),
  }))

const optionOf = (key: OptionKey, help: string): CompletedOption => ({
  flag: /--[\w-]+/u.exec(FLAGS[key])?.[0] ?? '',
  short: /^-\w(?=,)/u.exec(FLAGS[key])?.[0] ?? null,
  help,
  takes: FLAGS[key].includes('<'),
  choices: CHOICES[key] ?? [],
  common: COMMON.includes(key),
})
