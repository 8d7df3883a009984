import { valuesAt } from './json-path.ts'
import { isPlain } from './json-value.ts'

/** What of a text is searched, in UTF-16 units. */
const MOST = 20_000
/** What a message must not have: controls but tab and line breaks, what reorders text, halves of surrogate pairs. */
const REFUSED = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\p{Cs}]/gu
const CONTENT = /[\p{L}\p{N}\p{S}\p{P}]/u

/** What an item is found by: the texts at the paths, objects as lines of `name: text`; null where there is none. Pure. */
export function searchText(value: unknown, paths: readonly string[]): string | null {
  const lines = paths.flatMap((path) => valuesAt(value, path)).flatMap((one) => linesOf(one, null))
  const text = lines.join('\n').normalize('NFKC').replaceAll(REFUSED, ' ')
  const cut = text.slice(0, MOST).replaceAll(REFUSED, ' ').trim()
  return CONTENT.test(cut) ? cut : null
}

function linesOf(value: unknown, name: string | null): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((one) => linesOf(one, name))
  if (isPlain(value)) return Object.entries(value).flatMap(([inner, one]) => linesOf(one, inner))
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return []
  return [name === null ? String(value) : `${name}: ${String(value)}`]
}
