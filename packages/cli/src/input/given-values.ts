import type { Values } from '../argv/values.ts'
import { usageError } from '../errors/cli-error.ts'

/** Values by name: from the command line as texts, or JSON that is still to be read. */
export type GivenValues =
  | { readonly entries: Readonly<Record<string, string>> }
  /** An object in the command line, or (null) of a file, or (both null) of standard input. */
  | { readonly json: string | null; readonly file: string | null }

/** `name=value …`, or one JSON object, or nothing: then it comes from `--file` or standard input. */
export function readGiven(values: Values, what: 'variable' | 'field'): GivenValues {
  const { all } = values
  const file = values.text('file') ?? null
  const [first, ...others] = all
  if (first === undefined) return { json: null, file: file === '-' ? null : file }
  if (file !== null) throw values.exclusive('<value>', '--file')
  if (others.length === 0 && first.trimStart().startsWith('{')) return { json: first, file: null }
  return { entries: readPairsOfNames(what, all) }
}

const PAIR = /^(?<name>[^=]{1,256})=(?<value>.{0,1000000})$/su

/** `a=b` each. @throws CliError for what is none, and for a name that comes twice. */
export function readPairsOfNames(
  what: 'variable' | 'field' | 'slot',
  given: readonly string[],
): Readonly<Record<string, string>> {
  const pairs = new Map<string, string>()
  for (const text of given) {
    const { name, value } = PAIR.exec(text)?.groups ?? {}
    if (name === undefined || value === undefined) {
      throw usageError((t) => t.sessions.errors.notAPairOfNames[what](text))
    }
    if (pairs.has(name)) throw usageError((t) => t.sessions.errors.givenTwice(name))
    pairs.set(name, value)
  }
  return Object.fromEntries(pairs)
}
