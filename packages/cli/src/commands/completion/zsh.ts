import type { CompletedCommand } from '../../context.ts'

/** Within single quotes; a colon or bracket would end the name or the text. */
const quoted = (text: string): string => text.replaceAll("'", "'\\''").replaceAll(/[[\]:]/gu, '\\$&')

const optionOf = ({ flag, help, takes }: CompletedCommand['options'][number]): string =>
  `'${flag}[${quoted(help)}]${takes ? ':value:_files' : ''}'`

export const zsh = (commands: readonly CompletedCommand[]): string =>
  `
#compdef recollect
_recollect() {
  local -a commands
  commands=(
${commands.map(({ name, help }) => `    '${name}:${quoted(help)}'`).join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  case "$words[2]" in
${commands.map(({ name, options }) => `    ${name}) _arguments ${options.map(optionOf).join(' ')} '*:file:_files' ;;`).join('\n')}
  esac
}
if [ "$funcstack[1]" = "_recollect" ]; then _recollect "$@"; else compdef _recollect recollect; fi
`.slice(1)
