import { repositoryPath } from '../io/repository.ts'

/** The command's own file in this repository, wherever this program runs from. */
export const cliFile = (): string => repositoryPath('packages', 'cli', 'bin.js')

/** One recall by the command, as a list of arguments for `node`. */
export const recallArguments = (cli: string, file: string, scope: string, query: string): string[] => [
  cli,
  'recall',
  query,
  '--db',
  file,
  '--scope',
  scope,
  '--json',
  '--trace',
]

/** For a shell: quoted where needed. */
export const shellLine = (words: readonly string[]): string =>
  words
    .map((word) => (/^[\w@%+=:,./-]+$/u.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`))
    .join(' ')
