import type { DetectedFormat } from '@recollect/importers'
import type { Context } from '../../context.ts'
import { decode } from '../../input/decode.ts'
import { usageError } from '../../errors/cli-error.ts'
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
    case 'recollect':
    case 'qa-index':
      if (given.dryRun) throw usageError((t) => t.imports.errors.noDryRun)
      return importOwn(source, context)
    case 'memory-jsonl':
      return importMemory(source, given, context)
    default:
      return importRecords(format, bytesOf(source), given, context)
  }
}

async function formatOf({ from, file }: ImportArguments, source: ByteSource): Promise<DetectedFormat> {
  if (from !== null && from !== 'auto') return from
  if (source.pieces.length === 0 || isOwnHead(source.pieces[0])) return 'recollect'
  const { detectFormat, readImport } = await import('@recollect/importers')
  const bytes = bytesOf(source)
  // What it is none of is said by whoever knows the formats.
  return detectFormat(bytes, file ?? undefined) ?? readImport(bytes).format
}

async function importOwn(source: ByteSource, context: Context): Promise<Imported> {
  const lines: string[] = []
  for await (const { text } of linesOf(decode(source.pieces, source.where))) lines.push(text)
  if (isQaIndex(lines)) return importIndex(lines, source.where, context)
  return withMemory(context, 'write', ({ memory }) => memory.import(lines))
}
