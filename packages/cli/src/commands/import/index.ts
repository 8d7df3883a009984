import type { DetectedFormat } from '@recollect/importers'
import type { Context } from '../../context.ts'
import { decode } from '../../input/decode.ts'
import { CliError, usageError } from '../../errors/cli-error.ts'
import { linesOf } from '../../input/lines.ts'
import { bytesOf, openBytes } from '../../input/bytes.ts'
import type { ByteSource } from '../../input/bytes.ts'
import { withMemory } from '../../open-memory.ts'
import type { Imported } from './imported.ts'
import { importMemory } from './memory-file.ts'
import { importIndex, isQaIndex } from './qa-index.ts'
import { importOwnFile, isOwnFile, isOwnHead } from './own-file.ts'
import { importRecords } from './records.ts'
import type { ImportArguments } from './spec.ts'

/** Formats that hold messages of no system in particular: a damaged export of Recollect may look like one. */
const TO_BE_NAMED: readonly (DetectedFormat | null)[] = ['jsonl', 'csv']

/** Formats under which a file may turn out to be an export of Recollect. */
const OWN_OR_ANY: readonly ImportArguments['from'][] = [null, 'auto', 'recollect']

/** Reads what `export` wrote, a `qa-index.json`, or a file of another system into the scope. */
export async function importScope(given: ImportArguments, context: Context): Promise<Imported> {
  const { file, from, dryRun } = given
  if (file !== null && OWN_OR_ANY.includes(from) && !dryRun && isOwnFile(file, context.io))
    return importOwnFile(file, context)
  // Read to the end first: a slow pipe must not keep the database locked, and bad bytes must not open it.
  const source = await openBytes(given.file, context.io)
  const format = await formatOf(given, source)
  switch (format) {
    case null:
    case 'recollect':
    case 'qa-index':
      if (given.dryRun) throw usageError((t) => t.imports.errors.noDryRun)
      return importOwn(source, context)
    case 'memory-jsonl':
      return importMemory(source, given.dryRun, context)
    default:
      return importRecords(format, bytesOf(source), given, context)
  }
}

async function formatOf({ from }: ImportArguments, source: ByteSource): Promise<DetectedFormat | null> {
  if (from !== null && from !== 'auto') return from
  if (isOwnHead(source.pieces[0])) return 'recollect'
  const { detectFormat } = await import('@recollect/importers')
  const format = detectFormat(bytesOf(source))
  if (from === 'auto' && format === null) throw new CliError('INVALID_INPUT', (t) => t.imports.errors.unknown)
  return from === null && TO_BE_NAMED.includes(format) ? null : format
}

async function importOwn(source: ByteSource, context: Context): Promise<Imported> {
  const lines: string[] = []
  for await (const { text } of linesOf(decode(source.pieces, source.where))) lines.push(text)
  if (isQaIndex(lines)) return importIndex(lines, source.where, context)
  return withMemory(context, 'write', ({ memory }) => memory.import(lines))
}
