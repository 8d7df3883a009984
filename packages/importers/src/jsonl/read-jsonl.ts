import { lookupOf } from '../fields/names.ts'
import type { FieldMap, Lookup } from '../fields/names.ts'
import { fieldsRecords } from '../fields/records.ts'
import type { Entry } from '../fields/row.ts'
import type { Content } from '../input/content.ts'
import { decoded } from '../input/decode.ts'
import { LONGEST_LINE } from '../input/limits.ts'
import { isList, isPlain } from '../input/shape.ts'
import { at, skipped } from '../record.ts'
import type { ImportRecord, Place } from '../record.ts'
import { rowsOf } from './rows.ts'

/**
 * One message, conversation or fact a line, or element of a list. Each stands for itself: a bad one is left out, and named.
 * @throws InvalidImportError for several speakers of whom the user is not named.
 */
export function readJsonl(
  content: Content,
  fields: FieldMap,
  user: string | undefined,
): readonly ImportRecord[] {
  const lookup = lookupOf(fields)
  return fieldsRecords('jsonl', entriesOf(content, lookup), lookup, user)
}

function entriesOf(content: Content, lookup: Lookup): readonly Entry[] {
  if (content.kind === 'text')
    return [...linesOf(content.bytes)].flatMap((line, n) => ofLine(line, n + 1, lookup))
  const { value } = content
  return isList(value)
    ? value.flatMap((one, n) => ofValue(one, at(n), lookup))
    : ofValue(value, { line: 1 }, lookup)
}

function ofLine(bytes: Uint8Array, line: number, lookup: Lookup): readonly Entry[] {
  if (bytes.length > LONGEST_LINE)
    return [skipped({ line }, 'malformed', `it has more than ${LONGEST_LINE} bytes`)]
  const text = decoded(bytes, 'utf-8')
  if (text === null) return [skipped({ line }, 'malformed', 'not UTF-8')]
  if (text.trim() === '') return []
  const value = parsed(text)
  return value === undefined ? [skipped({ line }, 'malformed', 'not JSON')] : ofValue(value, { line }, lookup)
}

const ofValue = (value: unknown, place: Place, lookup: Lookup): readonly Entry[] =>
  isPlain(value) ? rowsOf(value, place, lookup) : [skipped(place, 'malformed', 'not an object')]

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
