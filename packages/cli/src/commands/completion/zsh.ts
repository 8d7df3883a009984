import type { CompletedCommand, CompletedOption } from '../../context.ts'
import { commonOptions } from './options.ts'

/** Within single quotes; a colon or bracket would end the name or the text. */
const quoted = (text: string): string => text.replaceAll("'", "'\\''").replaceAll(/[[\]:]/gu, '\\$&')

const oneOf = (words: readonly string[]): string => (words.length === 0 ? '_files' : `(${words.join(' ')})`)

/** Either form of an option rules out the other. */
const optionOf = ({ flag, short, help, takes, choices }: CompletedOption): string => {
  const told = `'[${quoted(help)}]${takes ? `:value:${oneOf(choices)}` : ''}'`
  const [long, brief] = takes ? [`${flag}=`, `${short ?? ''}+`] : [flag, short ?? '']
  return short === null ? `'${long}${told.slice(1)}` : `'(${flag} ${short})'{${brief},${long}}${told}`
}

const argumentsOf = (actions: readonly string[]): string =>
  actions.length === 0 ? "'*:file:_files'" : `'1:argument:${oneOf(actions)}' '*:file:_files'`

const options = (all: readonly CompletedOption[]): string => all.map(optionOf).join(' ')

export const zsh = (commands: readonly CompletedCommand[]): string =>
  `
#compdef recollect
_recollect() {
  local curcontext="$curcontext" state line
  local -A opt_args
  local -a commands
  commands=(
${commands.map(({ name, help }) => `    '${name}:${quoted(help)}'`).join('\n')}
  )
  _arguments -C ${options(commonOptions(commands))} '(- *)'{-h,--help} '(- *)'{-V,--version} '1:command:->command' '*::argument:->argument'
  case "$state" in
    command) _describe command commands -- '(help)' ;;
    argument)
      case "$line[1]" in
        help) (( CURRENT == 2 )) && _describe command commands ;;
${commands.map((one) => `        ${one.name}) _arguments ${options(one.options)} ${argumentsOf(one.actions)} ;;`).join('\n')}
      esac ;;
  esac
}
if [ "$funcstack[1]" = "_recollect" ]; then _recollect "$@"; else compdef _recollect recollect; fi
`.slice(1)
