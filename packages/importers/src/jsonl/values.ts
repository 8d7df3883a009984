import type { Content } from '../input/content.ts'
import { decoded } from '../input/decode.ts'
import { LONGEST_LINE } from '../input/limits.ts'
import { isList } from '../input/shape.ts'
import { at, skipped } from '../record.ts'
import type { Place, Skipped } from '../record.ts'

/** A JSON value of a file; or a line that holds none. */
export type ReadValue = { readonly kind: 'value'; readonly value: unknown; readonly place: Place } | Skipped

/** The value of each line, or element of a list. Each stands for itself: a bad line is named, and the others are read. */
export function valuesOf(content: Content): readonly ReadValue[] {
  if (content.kind === 'text') return [...linesOf(content.bytes)].flatMap((line, n) => ofLine(line, n + 1))
  const { value } = content
  return isList(value)
    ? value.map((one, n) => ({ kind: 'value', value: one, place: at(n) }))
    : [{ kind: 'value', value, place: { line: 1 } }]
}

function ofLine(bytes: Uint8Array, line: number): readonly ReadValue[] {
  const bad = (why: string) => [skipped({ line }, 'malformed', why)]
  if (bytes.length > LONGEST_LINE) return bad(`it has more than ${LONGEST_LINE} bytes`)
  const text = decoded(bytes, 'utf-8')
  if (text === null) return bad('not UTF-8')
  if (text.trim() === '') return []
  const values = [parsed(text)]
  // A line end that was lost: two objects on one line.
  const all = values.includes(undefined) ? text.split(/(?<=\})\s*(?=\{)/u).map(parsed) : values
  return all.includes(undefined)
    ? bad('not JSON')
    : all.map((value) => ({ kind: 'value', value, place: { line } }))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const LINE_END = 0x0a

function* linesOf(bytes: Uint8Array): Iterable<Uint8Array> {
  let from = 0
  while (from < bytes.length) {
    const end = bytes.indexOf(LINE_END, from)
    const to = end < 0 ? bytes.length : end
    yield bytes.subarray(from, to)
    from = to + 1
  }
}
