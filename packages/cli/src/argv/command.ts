import type { Context } from '../context.ts'
import { EXIT } from '../errors/exit-codes.ts'
import type { ExitCode } from '../errors/exit-codes.ts'
import type { View } from '../render/view.ts'
import { viewOf } from '../render/view.ts'
import type { Catalogue } from '../text/index.ts'
import type { OptionKey } from './flags.ts'
import type { Values } from './values.ts'

export interface ArgumentSpec {
  /** As commander writes it: `[text...]`, `<slot>`. */
  readonly syntax: string
  readonly help: keyof Catalogue['help']['arguments']
}

export interface CommandDefinition<O, D> {
  readonly name: keyof Catalogue['help']['commands']
  readonly argument?: ArgumentSpec
  /** Where the help lists it; left out, among the commands. */
  readonly group?: 'sessions' | 'knowledge' | 'safety' | 'reach'
  /** Follows it. */
  readonly furtherArgument?: ArgumentSpec
  /** Beside the common ones. */
  readonly options: readonly OptionKey[]
  /** Default `required`. `tolerated`: runs even when it has errors; `ignored`: is not read. */
  readonly configFile?: 'required' | 'tolerated' | 'ignored'
  /** Command line → options. Throws a usage error. */
  read(values: Values): O
  run(options: O, context: Context): Promise<D>
  /** For readers; an empty text prints nothing. */
  render(data: D, view: View): string
  exit?(data: D): ExitCode
  /** Standard output belongs to somebody else: nothing is printed, with `--json` neither. */
  silent?(data: D): boolean
}

/** One call, ready to run. */
export interface Prepared {
  readonly options: unknown
  run(context: Context): Promise<ExitCode>
}

type Work = 'read' | 'run' | 'render' | 'exit' | 'silent'

export type CommandSpec = Omit<CommandDefinition<unknown, unknown>, Work> & {
  prepare(values: Values): Prepared
}

/** Closes over the types of options and data, so that commands of all kinds stand in one list. */
export function command<O, D>(definition: CommandDefinition<O, D>): CommandSpec {
  const { read, run, render, exit, silent, ...rest } = definition
  const shownOf = (data: D, context: Context): string => {
    if (silent?.(data) === true) return ''
    return context.json ? JSON.stringify(data, null, 2) : render(data, viewOf(context))
  }
  return {
    ...rest,
    prepare: (values) => {
      const options = read(values)
      return {
        options,
        run: async (context) => {
          const data = await run(options, context)
          const shown = shownOf(data, context)
          if (shown !== '') await context.io.stdout.write(`${shown}\n`)
          return exit?.(data) ?? EXIT.ok
        },
      }
    },
  }
}
