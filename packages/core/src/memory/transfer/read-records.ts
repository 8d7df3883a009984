import { z } from 'zod'
import type { ImportLines } from '../../api/memory.ts'
import { InvalidImportError, InvalidInputError } from '../../errors/invalid-input-error.ts'
import { anyRecord } from './export-format.ts'
import type { ImportRecord } from './export-format.ts'

/** A record of an export, and where it stands. */
export interface Line {
  readonly record: ImportRecord
  readonly line: number
}

/**
 * The records of an export, one after another; blank lines are none. The first of all is its header.
 * @throws InvalidImportError with the line that is none, or not of an export. @throws InvalidInputError when these are no lines.
 */
export async function* recordsOf(lines: ImportLines): AsyncGenerator<Line, void, undefined> {
  let number = 0
  for await (const line of checkLines(lines)) {
    number += 1
    if (typeof line !== 'string')
      throw new InvalidImportError(number, 'This is not text. Pass lines of an export.')
    if (line.trim() === '') continue
    const record = parseLine(line, number)
    if ((number === 1) !== (record.type === 'recollect')) {
      throw new InvalidImportError(
        number,
        'An export begins with one {"type":"recollect","format":1} line. Export it again.',
      )
    }
    yield { record, line: number }
  }
  if (number === 0) throw new InvalidImportError(1, 'The file is empty. Pass the output of export.')
}

/** Callers without types may pass anything. */
function checkLines(lines: ImportLines): AsyncIterable<unknown> | Iterable<unknown> {
  const given: unknown = lines
  if (
    typeof given === 'object' &&
    given !== null &&
    (Symbol.iterator in given || Symbol.asyncIterator in given)
  ) {
    return lines
  }
  throw new InvalidInputError(
    'import needs the lines of an export: an array, anything that can be iterated over, or a function that gives either.',
  )
}

function parseLine(line: string, number: number): ImportRecord {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch (cause) {
    throw new InvalidImportError(
      number,
      'This is not JSON. Pass the output of export, one JSON object a line.',
      { cause },
    )
  }
  const parsed = anyRecord.safeParse(value)
  if (parsed.success) return parsed.data
  const [first] = z.prettifyError(parsed.error).split('\n  ').join(' ').split('\n')
  throw new InvalidImportError(number, `${first ?? 'not a record'}. Correct the line, or export again.`)
}
