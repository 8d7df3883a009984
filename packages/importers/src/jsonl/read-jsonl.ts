import { fieldsRecord } from '../fields.ts'
import type { FieldMap } from '../fields.ts'
import { decoded } from '../input/decode.ts'
import { countingKeys } from '../input/keys.ts'
import { isPlain } from '../input/shape.ts'
import { skipped } from '../record.ts'
import type { ImportRecord, Place } from '../record.ts'

/** One message or fact a line. Each line stands for itself: a bad one is left out, and named. */
export function readJsonl(bytes: Uint8Array, fields: FieldMap): readonly ImportRecord[] {
  const keyOf = countingKeys('import:jsonl')
  const records: ImportRecord[] = []
  let line = 0
  for (const piece of linesOf(bytes)) {
    line += 1
    const place: Place = { line }
    const text = decoded(piece, 'utf-8')
    if (text === null) records.push(skipped(place, 'malformed', 'not UTF-8'))
    else if (text.trim() !== '') records.push(lineRecord(text, place, keyOf, fields))
  }
  return records
}

function lineRecord(
  text: string,
  place: Place,
  keyOf: (parts: readonly unknown[]) => string,
  fields: FieldMap,
): ImportRecord {
  const value = parsed(text)
  if (!isPlain(value)) return skipped(place, 'malformed', value === undefined ? 'not JSON' : 'not an object')
  return fieldsRecord(value, { from: 'jsonl', place, fields, keyOf })
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
