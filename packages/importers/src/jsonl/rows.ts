import { label, readerOf } from '../fields/names.ts'
import type { Lookup, Read } from '../fields/names.ts'
import type { Entry } from '../fields/row.ts'
import { wordsOf } from '../fields/words.ts'
import { hashOf, labelOf } from '../input/keys.ts'
import { isList, isPlain } from '../input/shape.ts'
import type { Plain } from '../input/shape.ts'
import { skipped } from '../record.ts'
import type { Place } from '../record.ts'

/** A record as it is, or the `messages` of a conversation. */
export function rowsOf(record: Plain, place: Place, lookup: Lookup): readonly Entry[] {
  const messages = Object.hasOwn(record, 'messages') ? record['messages'] : undefined
  if (!isList(messages) || messages.length === 0) return [{ kind: 'row', place, record }]
  const session = sessionOf(readerOf(record, lookup), messages, lookup)
  return messages.map((message, n) =>
    isPlain(message)
      ? { kind: 'row', place: within(place, n), record: message, around: record, session }
      : skipped(within(place, n), 'malformed', 'not an object'),
  )
}

const within = (place: Place, n: number): Place =>
  'line' in place ? { line: place.line, path: `messages[${n}]` } : { path: `${place.path}.messages[${n}]` }

/** As the conversation says. Without an id it is known by what is said in it: its line may be another one in the next file. */
function sessionOf(read: Read, messages: readonly unknown[], lookup: Lookup): string {
  const session = label(read('session'))
  if (session !== undefined) return session
  const said = messages.map((one) => (isPlain(one) ? saidIn(readerOf(one, lookup)) : null))
  return labelOf('jsonl', label(read('key')) ?? hashOf([label(read('at')), said]))
}

function saidIn(read: Read): readonly unknown[] {
  const words = wordsOf(read('text'))
  return [label(read('role')), label(read('at')), 'text' in words ? words.text : null]
}
