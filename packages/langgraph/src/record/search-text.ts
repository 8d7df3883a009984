import { valuesAt } from './json-path.ts'
import { isPlain } from './json-value.ts'

/** What of a text is searched, in UTF-16 units. */
const MOST = 20_000
/** Without it nothing can be kept: fillers are letters that nobody sees. */
const VISIBLE = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}\p{S}\p{P}]/u

/** What an item is found by: the texts at the paths, objects as lines of `name: text`; null where there is none. Pure. */
export function searchText(value: unknown, paths: readonly string[]): string | null {
  const lines = paths.flatMap((path) => valuesAt(value, path)).flatMap((one) => linesOf(one, null))
  // What no text needs is repaired by the memory, half of a pair at the end of the cut too.
  const text = lines.join('\n').slice(0, MOST).trim()
  return VISIBLE.test(text) ? text : null
}

function linesOf(value: unknown, name: string | null): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((one) => linesOf(one, name))
  if (isPlain(value)) return Object.entries(value).flatMap(([inner, one]) => linesOf(one, inner))
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return []
  return [name === null ? String(value) : `${name}: ${String(value)}`]
}
