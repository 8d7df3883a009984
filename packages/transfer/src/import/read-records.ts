import { InvalidImportError, InvalidInputError } from '@recollect/core'
import type { Engine, ImportReader, PluginRecord } from '@recollect/core/plugin'
import { z } from 'zod'
import type { ImportLines } from '../api.ts'
import { anyRecord } from './format.ts'
import type { ImportRecord } from './format.ts'
import { lackingPlugin } from './lacking-plugin.ts'

/** A record of an export, and where it stands. */
export interface Line {
  readonly record: ImportRecord | FromPlugin
  readonly line: number
}

/** A record of a plugin's own, with what writes it. */
export interface FromPlugin {
  readonly type: 'plugin'
  readonly plugin: string
  readonly record: PluginRecord
}

/** What reads the records of plugins, by their `type`. */
export type Readers = ReadonlyMap<string, NamedReader>

export interface NamedReader extends ImportReader<Engine> {
  readonly plugin: string
}

export async function readersOf({ plugins }: Engine): Promise<Readers> {
  const readers = new Map<string, NamedReader>()
  for (const { name, imports } of plugins) {
    if (!imports) continue
    const reader = { ...(await imports.load()), plugin: name }
    for (const type of imports.types) readers.set(type, reader)
  }
  return readers
}

/**
 * The records of an export, one after another; blank lines are none. The first of all is its header.
 * @throws InvalidImportError with the line that is none, or not of an export. @throws InvalidInputError when these are no lines.
 */
export async function* recordsOf(
  lines: ImportLines,
  readers: Readers,
): AsyncGenerator<Line, void, undefined> {
  let number = 0
  for await (const line of checkLines(lines)) {
    number += 1
    if (typeof line !== 'string')
      throw new InvalidImportError(number, 'This is not text. Pass lines of an export.')
    if (line.trim() === '') continue
    const record = parseLine(line, number, readers)
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

function parseLine(line: string, number: number, readers: Readers): Line['record'] {
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
  const type = typeOf(value)
  const reader = readers.get(type)
  if (reader) return { type: 'plugin', plugin: reader.plugin, record: readByPlugin(reader, value, number) }
  const parsed = anyRecord.safeParse(value)
  if (parsed.success) return parsed.data
  if (number > 1 && type !== '' && !OWN_TYPES.has(type)) throw lackingPlugin(type, number)
  const [first] = z.prettifyError(parsed.error).split('\n  ').join(' ').split('\n')
  throw new InvalidImportError(number, `${first ?? 'not a record'}. Correct the line, or export again.`)
}

const OWN_TYPES: ReadonlySet<string> = new Set<ImportRecord['type']>(['recollect', 'item', 'card'])

const typeOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
    ? value.type
    : ''

function readByPlugin(reader: NamedReader, value: unknown, number: number): PluginRecord {
  try {
    return reader.read(value)
  } catch (cause) {
    if (!(cause instanceof InvalidInputError)) throw cause
    throw new InvalidImportError(number, `${cause.message} Correct the line, or export again.`, { cause })
  }
}
