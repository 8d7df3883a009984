import { CommanderError } from 'commander'
import { usageError } from '../errors/cli-error.ts'
import type { CliError } from '../errors/cli-error.ts'
import type { Catalogue } from '../text/index.ts'
import { attempt } from '../util/attempt.ts'
import type { CommandSpec, Prepared } from './command.ts'
import { allCommands, commandsIn } from './commands.ts'
import { readGlobals } from './globals.ts'
import type { Globals } from './globals.ts'
import { buildProgram } from './program.ts'
import type { Chosen } from './program.ts'
import { Values } from './values.ts'

export type Parsed =
  | { readonly kind: 'call'; readonly spec: CommandSpec; readonly globals: Globals; readonly call: Prepared }
  /** Help or the version was asked for. */
  | { readonly kind: 'print'; readonly text: string }
  /** Help is shown with an error, because no command was given. */
  | { readonly kind: 'lost'; readonly text: string }

/**
 * Command line → a call that is ready to run. Only the command that is called is loaded; all are for help, and to tell what a misspelt
 * name was meant to be. @throws CliError with code USAGE.
 */
export async function parseCall(argv: readonly string[], text: Catalogue, columns: number): Promise<Parsed> {
  const named = await commandsIn(argv)
  const parsed = attempt(() => parseArgv(argv, text, columns, named))
  return parsed.ok && parsed.value.kind === 'call'
    ? parsed.value
    : parseArgv(argv, text, columns, await allCommands())
}

/** The same with the commands there are. @throws CliError with code USAGE. */
export function parseArgv(
  argv: readonly string[],
  text: Catalogue,
  columns: number,
  commands: readonly CommandSpec[],
): Parsed {
  const printed: string[] = []
  const chosen: Chosen[] = []
  const program = buildProgram(commands, text, columns, {
    choose: (choice) => chosen.push(choice),
    print: (words) => printed.push(words),
  })
  const parsed = attempt(() => program.parse([...argv], { from: 'user' }))
  if (!parsed.ok) {
    if (!(parsed.error instanceof CommanderError)) throw parsed.error
    const shown = printed.join('').trimEnd()
    if (parsed.error.exitCode === 0) return { kind: 'print', text: shown }
    if (parsed.error.code === 'commander.help') return { kind: 'lost', text: shown }
    throw asUsageError(parsed.error, argv)
  }
  const [choice] = chosen
  if (!choice) return { kind: 'lost', text: program.helpInformation() }
  const values = new Values(choice.args, choice.options)
  return { kind: 'call', spec: choice.spec, globals: readGlobals(values), call: choice.spec.prepare(values) }
}

/** Commander words its errors in English; the parts that matter are quoted in them. */
function asUsageError({ code, message }: CommanderError, argv: readonly string[]): CliError {
  const quoted = /'([^']*)'/u.exec(message)?.[1] ?? ''
  const similar = /Did you mean (?:one of )?([^?]*)\?/u.exec(message)?.[1] ?? ''
  const flag = /--[\w-]+/u.exec(quoted)?.[0] ?? quoted
  switch (code) {
    case 'commander.unknownCommand':
      return usageError((t) => t.errors.unknownCommand(quoted, similar))
    case 'commander.unknownOption':
      return usageError((t) => t.errors.unknownOption(quoted, similar))
    case 'commander.missingArgument':
      return usageError((t) => t.errors.missingArgument(quoted))
    case 'commander.optionMissingArgument':
      return usageError((t) => t.errors.missingValue(flag))
    case 'commander.excessArguments':
      return usageError((t) => t.errors.excessArguments(quoted || argv.join(' ')))
    default:
      return usageError((t) => t.errors.usage(message.replace(/^error: /u, '')))
  }
}
