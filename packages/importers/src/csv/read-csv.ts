import { InvalidImportError } from '@recollect/core'
import { lookupOf } from '../fields/names.ts'
import type { FieldMap, Lookup } from '../fields/names.ts'
import { fieldsRecords } from '../fields/records.ts'
import type { Entry } from '../fields/row.ts'
import { skipped } from '../record.ts'
import type { ImportRecord } from '../record.ts'
import { rowsOf } from './rows.ts'
import type { Row } from './rows.ts'

/**
 * A table with a header: one message or fact a row.
 * @throws InvalidImportError for a table without a column of texts, or of several speakers of whom the user is not named.
 */
export function readCsv(text: string, given: FieldMap, user: string | undefined): readonly ImportRecord[] {
  const { rows, broken } = rowsOf(text)
  const [header, ...others] = rows
  const names = (header?.cells ?? []).map((name) => name.trim())
  const entries = others.map((row) => entryOf(row, names))
  return [
    ...fieldsRecords('csv', entries, columnsOf(names, given), user),
    ...broken.map(({ line, why }) => skipped({ line }, 'malformed', why)),
  ]
}

function entryOf({ cells, line }: Row, names: readonly string[]): Entry {
  // Of what is missing nothing is said; what is too much and says something has no column.
  if (cells.slice(names.length).some((cell) => cell.trim() !== ''))
    return skipped({ line }, 'malformed', `it has ${cells.length} columns, the header ${names.length}`)
  const record = Object.fromEntries(names.map((name, n) => [name, cells[n] ?? '']))
  return { kind: 'row', place: { line }, record }
}

const isText = ({ text, slot, value }: Lookup): boolean =>
  text.length > 0 || (slot.length > 0 && value.length > 0)

/** Columns by what they hold: as given, else by their names, whatever their case. */
function columnsOf(names: readonly string[], given: FieldMap): Lookup {
  for (const [field, name] of Object.entries(given)) {
    if (!names.includes(name))
      throw new InvalidImportError('Line 1', `has no column "${name}" for ${field}. It has: ${shown(names)}.`)
  }
  const folded = new Map(names.map((name) => [name.toLowerCase(), name]))
  const fields = lookupOf(given, (name) => folded.get(name.toLowerCase()))
  if (isText(fields)) return fields
  throw new InvalidImportError(
    'Line 1',
    `names no column of texts (text, content, message, 内容) nor of facts (slot and value). It has: ${shown(names)}. Say which column holds what.`,
  )
}

/** Whether a first line is the header of a table that can be read. */
export function isHeader(names: readonly string[]): boolean {
  try {
    columnsOf(names, {})
    return names.length > 0
  } catch {
    return false
  }
}

const MOST_SHOWN = 20

const shown = (names: readonly string[]): string =>
  names
    .slice(0, MOST_SHOWN)
    .map((name) => JSON.stringify(name.slice(0, 64)))
    .join(', ') || 'nothing'
