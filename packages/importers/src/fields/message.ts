import type { Role } from '@recollect/core'
import { hashOf, labelOf } from '../input/keys.ts'
import { MOST_METADATA, sizeOf } from '../input/limits.ts'
import { metadataOf } from '../input/metadata.ts'
import { isPlain } from '../input/shape.ts'
import type { Plain } from '../input/shape.ts'
import { timeOf, unreadTime } from '../input/time.ts'
import { skipped } from '../record.ts'
import type { ImportRecord } from '../record.ts'
import { label, otherCells, readerOf } from './names.ts'
import type { Read } from './names.ts'
import type { FieldsContext, Row } from './row.ts'

/** What is said, and by whom. */
export interface Told {
  readonly text: string
  readonly role: Role
  readonly speaker: string | undefined
}

export function messageRecord(
  row: Row,
  read: Read,
  { text, role, speaker }: Told,
  context: FieldsContext,
): ImportRecord {
  const { place } = row
  const when = read('at') ?? (row.around && readerOf(row.around, context.lookup)('at'))
  const time = when === undefined ? null : timeOf(when)
  if (when !== undefined && time === null) return skipped(place, 'malformed', unreadTime('time', when))
  const metadata = metadataOf(context.from, about(row, context))
  if (sizeOf(metadata) > MOST_METADATA)
    return skipped(place, 'malformed', 'its metadata is too large or too deep')
  const session = label(read('session')) ?? row.session
  return {
    kind: 'message',
    place,
    message: {
      text,
      role,
      key: keyFor(read('key'), [text, role, time, session, speaker], context),
      metadata,
      ...(time === null ? {} : { at: time }),
      ...(session === undefined ? {} : { session }),
      ...(speaker === undefined ? {} : { speaker }),
    },
  }
}

/** An id may count the messages of a conversation, or of a file: what is said belongs to the key. */
function keyFor(id: unknown, said: readonly unknown[], { from, keyOf }: FieldsContext): string {
  const given = label(id)
  return given === undefined ? keyOf(said) : labelOf('import', from, given, hashOf([id, ...said]))
}

function about({ record, around }: Row, { from, lookup }: FieldsContext): Plain {
  if (from === 'csv') return otherCells(record, lookup, 'message')
  return { ...plain(around?.['metadata']), ...plain(record['metadata']) }
}

const plain = (value: unknown): Plain => (isPlain(value) ? value : {})
