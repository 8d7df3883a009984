import type { CompletedCommand } from '../../context.ts'

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

const lines = ({ name, help, options }: CompletedCommand): string =>
  [
    `complete -c recollect -n __fish_use_subcommand -f -a ${name} -d ${quoted(help)}`,
    ...options.map(
      ({ flag, help: told, takes }) =>
        `complete -c recollect -n '__fish_seen_subcommand_from ${name}' -l ${flag.slice(2)} -d ${quoted(told)}${takes ? ' -r' : ''}`,
    ),
  ].join('\n')

export const fish = (commands: readonly CompletedCommand[]): string => commands.map(lines).join('\n')
