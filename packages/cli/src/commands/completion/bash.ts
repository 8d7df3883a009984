import type { CompletedCommand, CompletedOption } from '../../context.ts'
import { commonOptions, flagsOf, takingFlags } from './options.ts'

/** One line of a `case` on the command; none when there is nothing to say. */
const branch = (command: string, body: string): string => (body === '' ? '' : `    ${command}) ${body} ;;\n`)

/** Prints what the value of an option may be; nothing: anything. Fails for an option without a value. */
const valuesOf = (options: readonly CompletedOption[]): string => {
  const few = options.filter(({ choices }) => choices.length > 0)
  const lines = few.map((one) => `${flagsOf(one).join('|')}) echo ${one.choices.join(' ')} ;; `)
  const anything = takingFlags(options.filter((one) => !few.includes(one))).join('|')
  return `case "$2" in ${lines.join('')}${anything}) ;; *) return 1 ;; esac`
}

const flags = (options: readonly CompletedOption[]): string =>
  `words="${options.map(({ flag }) => flag).join(' ')}`

/** For bash 3.2 and later. */
export const bash = (commands: readonly CompletedCommand[]): string =>
  `
${TYPED}
# What the option $2 of the command $1 takes; fails where it takes nothing.
_recollect_values() {
  case "$1" in
${branch('""', valuesOf(commonOptions(commands)))}${commands.map(({ name, options }) => branch(name, valuesOf(options))).join('')}    *) return 1 ;;
  esac
}
_recollect_options() {
  local words="--help"
  case "$1" in
${branch('""', `${flags(commonOptions(commands))} --help --version"`)}${commands.map(({ name, options }) => branch(name, `${flags(options)}"`)).join('')}  esac
  echo "$words"
}
_recollect_arguments() {
  local names="${commands.map(({ name }) => name).join(' ')}"
  case "$1" in
${branch('""', 'echo "$names help"')}${branch('help', 'echo "$names"')}${commands.map(({ name, actions }) => branch(name, actions.length === 0 ? '' : `echo ${actions.join(' ')}`)).join('')}  esac
}
${OFFER}
complete -o default -F _recollect recollect
`.slice(1)

const TYPED = `
# The words as they were typed: bash cuts them at = and : too.
_recollect_typed() {
  local part rest="$COMP_LINE"
  typed=()
  for part in "\${COMP_WORDS[@]:0:COMP_CWORD+1}"; do
    if [[ \${#typed[@]} -gt 0 && -n "$part" && "$rest" == "$part"* ]]; then
      typed[\${#typed[@]}-1]+="$part"
    else
      typed+=("$part")
    fi
    rest="\${rest#"\${rest%%[![:space:]]*}"}"
    rest="\${rest#"$part"}"
  done
}`.slice(1)

const OFFER = `
_recollect() {
  local -a typed
  _recollect_typed
  local last=$((\${#typed[@]} - 1)) command="" option="" arguments=0 at word words=""
  for ((at = 1; at < last; at++)); do
    word="\${typed[at]}"
    if [[ -n "$option" ]]; then
      option=""
    elif [[ "$word" == -* ]]; then
      if _recollect_values "$command" "$word" >/dev/null; then option="$word"; fi
    elif [[ -z "$command" ]]; then
      command="$word"
    else
      arguments=$((arguments + 1))
    fi
  done
  word="\${typed[last]}"
  if [[ -z "$option" && "$word" == --*=* ]]; then
    option="\${word%%=*}" word="\${word#*=}"
  fi
  if [[ -n "$option" ]]; then
    words="$(_recollect_values "$command" "$option")"
  elif [[ "$word" == -* ]]; then
    words="$(_recollect_options "$command")"
  elif [[ "$arguments" == 0 ]]; then
    words="$(_recollect_arguments "$command")"
  fi
  COMPREPLY=($(compgen -W "$words" -- "$word"))
}`.slice(1)
