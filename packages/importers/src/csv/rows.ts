import { InvalidImportError } from '@recollect/core'
import { parse } from 'csv-parse/sync'
import type { CsvError, Options } from 'csv-parse/sync'
import { z } from 'zod'

export interface Row {
  readonly cells: readonly string[]
  /** In which it begins, from 1. */
  readonly line: number
}

export interface Table {
  readonly rows: readonly Row[]
  /** Where reading ended early. */
  readonly broken: readonly { readonly line: number; readonly why: string }[]
}

const LONGEST_ROW = 10_000_000
const SEPARATORS = [',', ';', '\t']
const parsedSchema = z.array(z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) }))

/** Rows of a table separated by whatever separates the names of its header. */
export function rowsOf(text: string): Table {
  const problems: string[] = []
  const options: Options = {
    bom: true,
    delimiter: separatorOf(text),
    info: true,
    relax_column_count: true,
    // A quote within a text that is not quoted is a character.
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: LONGEST_ROW,
    on_skip: (error: CsvError | undefined): undefined => void problems.push(error?.code ?? ''),
  }
  const parsed = parsedSchema.parse(read(text.replaceAll('\r\n', '\n'), options))
  const rows = parsed.map(({ record, info }) => ({ cells: record, line: info.lines - lineEndsIn(record) }))
  const line = (parsed.at(-1)?.info.lines ?? 0) + 1
  if (problems.includes('CSV_MAX_RECORD_SIZE')) throw longRow(line)
  const broken = problems.map((code) => ({
    line,
    why: `a quote is opened and not closed: nothing was read from here on (${code})`,
  }))
  return { rows, broken }
}

const longRow = (line: number): InvalidImportError =>
  new InvalidImportError(
    line,
    `This row has more than ${LONGEST_ROW} bytes. Split it, or close the quote that it begins with.`,
  )

function read(text: string, options: Options): unknown {
  try {
    return parse(text, options)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new InvalidImportError(
      'The table',
      `cannot be read: ${why}. Put texts in quotes, and double quotes within them.`,
      {
        cause: error,
      },
    )
  }
}

const lineEndsIn = (cells: readonly string[]): number =>
  cells.reduce((sum, cell) => sum + (cell.match(/\n/gu)?.length ?? 0), 0)

function separatorOf(text: string): string {
  const [header = ''] = text.split(/[\r\n]/u, 1)
  const bare = header.replaceAll(/"[^"]*"/gu, '')
  const counts = SEPARATORS.map((separator) => ({ separator, count: bare.split(separator).length }))
  return counts.reduce((most, one) => (one.count > most.count ? one : most)).separator
}

/** The first line alone, cut as a table. */
export const headerOf = (text: string): readonly string[] => {
  const [header = ''] = text.replace(/^\ufeff/u, '').split(/[\r\n]/u, 1)
  return header.split(separatorOf(header)).map((name) => name.trim().replaceAll(/^"|"$/gu, ''))
}
