import { parseArgv } from '../../src/argv/parse.ts'
import { catalogue } from '../../src/text/index.ts'
import { COMMANDS } from './commands.ts'

/** What a command line asks for, read in English. */
export const parse = (line: readonly string[]) => parseArgv(line, catalogue('en'), 80, COMMANDS)

/** The options of the call, or what kind of answer it is instead. */
export const called = (line: readonly string[]) => {
  const parsed = parse(line)
  return parsed.kind === 'call' ? parsed.call.options : parsed.kind
}

/** Why a command line is refused. */
export const refusal = (line: readonly string[]): string => {
  try {
    parse(line)
  } catch (error) {
    return String(error)
  }
  return 'accepted'
}
