import type { DetectedFormat, Encoding, FieldMap } from '@recollect/importers'
import { command } from '../argv/command.ts'
import type { Values } from '../argv/values.ts'
import type { Context } from '../context.ts'
import { usageError } from '../errors/cli-error.ts'
import { EXIT } from '../errors/exit-codes.ts'
import { bytesOf, openBytes } from '../input/bytes.ts'
import type { ByteSource } from '../input/bytes.ts'
import { decode } from '../input/decode.ts'
import { linesOf } from '../input/lines.ts'
import { withMemory } from '../open-memory.ts'
import { renderImport } from '../render/imported.ts'
import type { Imported } from './import/imported.ts'
import { importMemory } from './import/memory-file.ts'
import { importOwnFile, isOwnFile, isOwnHead } from './import/own-file.ts'
import { importIndex, isQaIndex } from './import/qa-index.ts'
import { importRecords } from './import/records.ts'
import { FORMATS } from './import/arguments.ts'
import type { ImportArguments } from './import/arguments.ts'

const ENCODINGS = [
  'auto',
  'utf-8',
  'utf-16le',
  'utf-16be',
  'gb18030',
  'windows-1252',
] as const satisfies readonly Encoding[]

const FIELDS = [
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
  'kind',
  'polarity',
  'facet',
  'relation',
  'confidence',
  'validFrom',
  'validTo',
  'expiresAt',
] as const satisfies readonly (keyof FieldMap)[]

/** Records that could have been kept, had they been right, are told by the exit code too. */
const exitOf = (done: Imported) => {
  if (!('report' in done)) return EXIT.ok
  const { stopped, skipped } = done.report
  if (stopped) return EXIT.interrupted
  return skipped.byReason.malformed || skipped.byReason.refused ? EXIT.refused : EXIT.ok
}

/** Formats under which a file may turn out to be an export of Recollect. */
const OWN_OR_ANY: readonly ImportArguments['from'][] = [null, 'auto', 'recollect']

/** Reads what `export` wrote, a `qa-index.json`, or a file of another system into the scope. */
async function importScope(given: ImportArguments, context: Context): Promise<Imported> {
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

export const spec = command({
  name: 'import',
  argument: { syntax: '[file]', help: 'importFile' },
  options: [
    'importFrom',
    'importDryRun',
    'importUser',
    'importTrust',
    'skipUnreadable',
    'encoding',
    'column',
  ],
  read: (values): ImportArguments => {
    const { argument } = values
    const read = {
      file: argument === '-' ? null : argument,
      from: values.choice('from', FORMATS) ?? null,
      dryRun: values.flag('dry-run'),
      user: values.text('user'),
      trust: values.flag('trust'),
      skipUnreadable: values.flag('skip-unreadable'),
      encoding: values.choice('encoding', ENCODINGS),
      columns: columnsOf(values),
    }
    checkUse(read)
    return read
  },
  run: importScope,
  render: renderImport,
  exit: exitOf,
})

function columnsOf(values: Values): FieldMap {
  const columns: Partial<Record<keyof FieldMap, string>> = {}
  for (const given of values.repeated('column')) {
    const [name, column] = [given.slice(0, given.indexOf('=')), given.slice(given.indexOf('=') + 1)]
    const field = FIELDS.find((one) => one === name)
    if (field === undefined || !given.includes('=') || column.trim() === '')
      throw usageError((t) => t.imports.errors.notAField(given, FIELDS.join(', ')))
    columns[field] = column
  }
  return columns
}

/** What would have no effect is not what was meant. */
function checkUse({ from, dryRun, user, trust, skipUnreadable, encoding, columns }: ImportArguments): void {
  const only = (option: string, formats: readonly string[]): void => {
    if (from !== null && from !== 'auto' && !formats.includes(from))
      throw usageError((t) => t.imports.errors.onlyFor(option, formats.join(', ')))
  }
  if (dryRun && from === 'recollect') throw usageError((t) => t.imports.errors.noDryRun)
  if (user !== undefined) only('--user', ['mem0', 'memories', 'chatgpt', 'claude', 'jsonl', 'csv'])
  if (trust) only('--trust', ['mem0', 'memories', 'chatgpt', 'claude'])
  if (skipUnreadable) only('--skip-unreadable', ['memory-jsonl'])
  if (encoding !== undefined) only('--encoding', ['csv'])
  if (Object.keys(columns).length > 0) only('--column', ['jsonl', 'csv'])
}
