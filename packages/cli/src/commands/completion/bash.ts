import type { CompletedCommand } from '../../context.ts'

/** For bash 3.2 and later. */
export const bash = (commands: readonly CompletedCommand[]): string =>
  `
_recollect() {
  local word="\${COMP_WORDS[COMP_CWORD]}" command="" at
  for ((at = 1; at < COMP_CWORD; at++)); do
    case "\${COMP_WORDS[at]}" in
      -*) ;;
      *) command="\${COMP_WORDS[at]}"; break ;;
    esac
  done
  local words=""
  case "$command" in
    "") words="${commands.map(({ name }) => name).join(' ')} help" ;;
${commands.map(({ name, options }) => `    ${name}) words="${options.map(({ flag }) => flag).join(' ')}" ;;`).join('\n')}
  esac
  COMPREPLY=()
  if [[ -z "$command" || "$word" == -* ]]; then
    COMPREPLY=($(compgen -W "$words" -- "$word"))
  fi
}
complete -o default -F _recollect recollect
`.slice(1)
