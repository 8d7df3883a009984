import type { Encoding, FieldMap } from '@recollect/importers'
import { command } from '../../argv/command.ts'
import type { Values } from '../../argv/values.ts'
import { usageError } from '../../errors/cli-error.ts'
import { EXIT } from '../../errors/exit-codes.ts'
import type { Imported } from './imported.ts'

const FORMATS = [
  ...(['auto', 'recollect', 'mem0', 'chatgpt', 'claude', 'claude-code', 'gemini', 'memories'] as const),
  ...(['memory-jsonl', 'jsonl', 'csv'] as const),
] as const
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

export interface ImportArguments {
  /** Null: standard input. */
  readonly file: string | null
  /** Null: what it is beyond doubt, else an export of Recollect. */
  readonly from: (typeof FORMATS)[number] | null
  readonly dryRun: boolean
  readonly user: string | undefined
  /** Notes about the user are the user's own statements. */
  readonly trust: boolean
  readonly skipUnreadable: boolean
  readonly encoding: Encoding | undefined
  readonly columns: FieldMap
}

export const importSpec = command({
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
  load: async () => {
    const [{ importScope }, { renderImport }] = await Promise.all([
      import('./index.ts'),
      import('../../render/imported.ts'),
    ])
    return { run: importScope, render: renderImport, exit: exitOf }
  },
})

/** Records that could have been kept, had they been right, are told by the exit code too. */
const exitOf = (done: Imported) => {
  if (!('report' in done)) return EXIT.ok
  const { stopped, skipped } = done.report
  if (stopped) return EXIT.interrupted
  return skipped.byReason.malformed || skipped.byReason.refused ? EXIT.refused : EXIT.ok
}

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
