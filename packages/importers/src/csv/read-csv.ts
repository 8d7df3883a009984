import { InvalidImportError } from '@recollect/core'
import { FIELD_NAMES, fieldsRecord } from '../fields.ts'
import type { FieldMap, FieldName } from '../fields.ts'
import { countingKeys } from '../input/keys.ts'
import { skipped } from '../record.ts'
import type { ImportRecord } from '../record.ts'
import { rowsOf } from './rows.ts'
import type { Row } from './rows.ts'

/** A table with a header: one message or fact a row. @throws InvalidImportError for a table without a column of texts. */
export function readCsv(text: string, given: FieldMap): readonly ImportRecord[] {
  const { rows, broken } = rowsOf(text)
  const [header, ...others] = rows
  const names = (header?.cells ?? []).map((name) => name.trim())
  const fields = columnsOf(names, given)
  const keyOf = countingKeys('import:csv')
  const records = others.map((row) => {
    const place = { line: row.line }
    if (row.cells.length !== names.length)
      return skipped(place, 'malformed', `it has ${row.cells.length} columns, the header ${names.length}`)
    return fieldsRecord(namedOf(row, names, fields), { from: 'csv', place, fields, keyOf })
  })
  return [...records, ...broken.map(({ line, why }) => skipped({ line }, 'malformed', why))]
}

/** The cells by column; those of columns that mean nothing here are kept as metadata. */
function namedOf(
  { cells }: Row,
  names: readonly string[],
  fields: FieldMap,
): Readonly<Record<string, unknown>> {
  const meant = new Set(Object.values(fields))
  const named = names.map((name, n) => [name, cells[n] ?? ''] as const)
  const others = named.filter(([name, cell]) => !meant.has(name) && cell !== '')
  return {
    ...Object.fromEntries(named.filter(([name]) => meant.has(name))),
    metadata: Object.fromEntries(others),
  }
}

const isText = (fields: FieldMap): boolean =>
  fields.text !== undefined || (fields.slot !== undefined && fields.value !== undefined)

/** Columns by what they hold: as given, else by their names, whatever their case. */
function columnsOf(names: readonly string[], given: FieldMap): FieldMap {
  for (const [field, name] of Object.entries(given)) {
    if (!names.includes(name))
      throw new InvalidImportError('Line 1', `has no column "${name}" for ${field}. It has: ${shown(names)}.`)
  }
  const fields: Partial<Record<FieldName, string>> = { ...given }
  const folded = new Map(names.map((name) => [name.toLowerCase(), name]))
  for (const field of fieldNames()) {
    const known = FIELD_NAMES[field].find((name) => folded.has(name.toLowerCase()))
    const column = known === undefined ? undefined : folded.get(known.toLowerCase())
    if (column !== undefined) fields[field] ??= column
  }
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

function fieldNames(): readonly FieldName[] {
  return [
    'text',
    'role',
    'at',
    'session',
    'speaker',
    'key',
    'slot',
    'value',
    'entity',
    'source',
    'validFrom',
    'validTo',
  ]
}

const MOST_SHOWN = 20

const shown = (names: readonly string[]): string =>
  names
    .slice(0, MOST_SHOWN)
    .map((name) => JSON.stringify(name.slice(0, 64)))
    .join(', ') || 'nothing'
