import { Command, Option } from 'commander'
import type { Argument } from 'commander'
import { displayWidth } from '../render/width.ts'
import type { Catalogue } from '../text/index.ts'
import { VERSION } from '../version.ts'
import type { ArgumentSpec, CommandSpec } from './command.ts'
import { COMMON, FLAGS, REPEATED } from './flags.ts'
import type { OptionKey } from './flags.ts'

export interface Chosen {
  readonly spec: CommandSpec
  readonly args: readonly string[]
  readonly options: Readonly<Record<string, unknown>>
}

export interface ProgramHooks {
  choose(chosen: Chosen): void
  print(text: string): void
}

/** The command line as commander sees it, worded by the catalogue. It calls nothing but the hooks. */
export function buildProgram(
  commands: readonly CommandSpec[],
  text: Catalogue,
  columns: number,
  hooks: ProgramHooks,
): Command {
  const { help } = text
  const program = new Command('recollect')
    .description(help.program)
    .version(VERSION, '-V, --version', help.version)
    .usage(`${help.commandTerm} ${help.optionsTerm}`)
    .helpOption('-h, --help', help.help)
    .helpCommand('help [command]', help.helpCommand)
    .addHelpText('after', `\n${help.footer}`)
    .exitOverride()
    .configureOutput({
      writeOut: hooks.print,
      writeErr: hooks.print,
      outputError: () => undefined,
      getOutHelpWidth: () => columns,
      getErrHelpWidth: () => columns,
    })
    .configureHelp({ styleTitle: (title) => translate(title, text), displayWidth, subcommandTerm })
  addOptions(program, COMMON, text)
  for (const spec of commands) addCommand(program, spec, text, hooks)
  return program
}

function addCommand(program: Command, spec: CommandSpec, text: Catalogue, hooks: ProgramHooks): void {
  const { help } = text
  const command = program
    .command(spec.name)
    .description(help.commands[spec.name])
    .usage([help.optionsTerm, ...argumentsOf(spec).map(({ syntax }) => syntax)].join(' '))
  if (spec.group !== undefined) command.helpGroup(help.titles[spec.group])
  for (const { syntax, help: key } of argumentsOf(spec)) command.argument(syntax, help.arguments[key])
  addOptions(command, [...spec.options, ...COMMON], text)
  command.addHelpText('after', ['', help.titles.examples, ...help.examples[spec.name].map(indent)].join('\n'))
  // An option before the command counts too; after it, it counts more.
  command.action(() => {
    hooks.choose({ spec, args: command.args, options: { ...program.opts(), ...command.opts() } })
  })
}

const argumentsOf = ({ argument, furtherArgument }: CommandSpec): readonly ArgumentSpec[] =>
  [argument, furtherArgument].filter((one) => one !== undefined)

const indent = (line: string): string => `  ${line}`

function addOptions(command: Command, keys: readonly OptionKey[], { help }: Catalogue): void {
  for (const key of keys) {
    const option = new Option(FLAGS[key], help.options[key])
    command.addOption(REPEATED.has(key) ? option.argParser(collected) : option)
  }
}

const collected = (value: string, before: readonly string[] = []): readonly string[] => [...before, value]

/** `recall [text...]`: every command has options, so they are not mentioned. */
const subcommandTerm = (command: Command): string =>
  [command.name(), ...command.registeredArguments.map(argumentTerm)].join(' ')

const argumentTerm = (argument: Argument): string => {
  const name = `${argument.name()}${argument.variadic ? '...' : ''}`
  return argument.required ? `<${name}>` : `[${name}]`
}

function translate(title: string, { help: { titles } }: Catalogue): string {
  const key = title.replace(':', '').toLowerCase()
  return Object.entries(titles).find(([name]) => name === key)?.[1] ?? title
}
