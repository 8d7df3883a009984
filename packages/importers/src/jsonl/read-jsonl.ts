import { lookupOf } from '../fields/names.ts'
import type { FieldMap, Lookup } from '../fields/names.ts'
import { fieldsRecords } from '../fields/records.ts'
import type { Entry } from '../fields/row.ts'
import type { Content } from '../input/content.ts'
import { isPlain } from '../input/shape.ts'
import { skipped } from '../record.ts'
import type { ImportRecord, Place } from '../record.ts'
import { rowsOf } from './rows.ts'
import { valuesOf } from './values.ts'

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
  const entries = valuesOf(content).flatMap((one) =>
    one.kind === 'skipped' ? [one] : ofValue(one.value, one.place, lookup),
  )
  return fieldsRecords('jsonl', entries, lookup, user)
}

const ofValue = (value: unknown, place: Place, lookup: Lookup): readonly Entry[] =>
  isPlain(value) ? rowsOf(value, place, lookup) : [skipped(place, 'malformed', 'not an object')]
