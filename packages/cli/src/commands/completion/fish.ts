import type { CompletedCommand, CompletedOption } from '../../context.ts'
import { commonOptions, takingFlags } from './options.ts'

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

/** Where a command is called; of it nothing but its options and their values was typed, with a 1. */
const within = (command: string, exactly = ''): string => `-n '__recollect_within "${command}"${exactly}'`

const optionLine = (where: string, { flag, short, help, takes, choices }: CompletedOption): string =>
  [
    `complete -c recollect ${where}`,
    ...(short === null ? [] : [`-s ${short.slice(1)}`]),
    `-l ${flag.slice(2)} -d ${quoted(help)}`,
    ...(takes ? ['-r'] : []),
    ...(choices.length === 0 ? [] : [`-f -a '${choices.join(' ')}'`]),
  ].join(' ')

const choiceLine = (command: string, words: readonly string[]): readonly string[] =>
  words.length === 0 ? [] : [`complete -c recollect ${within(command, ' 1')} -f -a '${words.join(' ')}'`]

const takesLine = (command: string, options: readonly CompletedOption[]): string =>
  `        case '${command}'\n            contains -- $argv[2] ${takingFlags(options).join(' ')}`

const helpOf = ({ name, help }: CompletedCommand): string =>
  [within(''), within('help', ' 1')]
    .map((where) => `complete -c recollect ${where} -f -a ${name} -d ${quoted(help)}`)
    .join('\n')

const lines = ({ name, actions, options }: CompletedCommand): readonly string[] => [
  ...choiceLine(name, actions),
  ...options.map((option) => optionLine(within(name), option)),
]

export const fish = (commands: readonly CompletedCommand[]): string => {
  const common = commonOptions(commands)
  return [
    '# Whether the option $argv[2] of the command $argv[1] takes a value.',
    'function __recollect_takes',
    '    switch "$argv[1]"',
    takesLine('', common),
    ...commands.map(({ name, options }) => takesLine(name, options)),
    "        case '*'\n            false",
    '    end\nend',
    WITHIN,
    ...common.map((option) => optionLine(within(''), option)),
    ...commands.map(helpOf),
    `complete -c recollect ${within('')} -f -a help`,
    ...commands.flatMap(lines),
  ].join('\n')
}

const WITHIN = `
# Whether the command is $argv[1] (empty: none yet), with as many words so far as $argv[2], where that is given.
function __recollect_within
    set -l words
    set -l value no
    for word in (commandline -opc)[2..-1]
        if test $value = yes
            set value no
        else if string match -q -- '-*' $word
            if __recollect_takes "$words[1]" $word
                set value yes
            end
        else
            set -a words $word
        end
    end
    test "$words[1]" = "$argv[1]"; and test (count $argv) = 1 -o (count $words) = "$argv[2]"
end`.slice(1)
