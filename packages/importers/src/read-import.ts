import type { OptionNames } from '@recollect/core/plugin'
import { InvalidImportError } from '@recollect/core'
import { knownOptions } from '@recollect/core/plugin'
import { readChatGpt } from './chatgpt/read-chatgpt.ts'
import { readClaude } from './claude/read-claude.ts'
import { readClaudeCode } from './claude-code/read-claude-code.ts'
import { readCsv } from './csv/read-csv.ts'
import { formatOf, shapeOf } from './detect.ts'
import type { FieldMap } from './fields/names.ts'
import { IMPORT_FORMATS } from './formats.ts'
import type { DetectedFormat, ImportFormat } from './formats.ts'
import { readGemini } from './gemini/read-gemini.ts'
import { openContent } from './input/content.ts'
import type { Content } from './input/content.ts'
import { decode } from './input/decode.ts'
import type { Encoding } from './input/decode.ts'
import { isList } from './input/shape.ts'
import { readJsonl } from './jsonl/read-jsonl.ts'
import { readMemories } from './memories/read-memories.ts'
import type { Origin } from './memories/memory-records.ts'
import { readMem0 } from './mem0/read-mem0.ts'
import type { ImportRecord } from './record.ts'

/** What is known of a file beforehand; everything may be left out. */
export interface ReadOptions {
  /** Default: what the file is recognised as. */
  readonly format?: ImportFormat
  /** Of CSV; default `auto`. */
  readonly encoding?: Encoding
  /** Which field or column holds what, for JSONL and CSV; default: the names of the README. */
  readonly fields?: FieldMap
  /**
   * Who the user is: whose memories of a mem0 export, or who of the speakers of JSONL and CSV. Needed where it holds those of several, and
   * nothing else tells who the user is.
   */
  readonly user?: string
  /**
   * Read what another system noted about the user ("User likes tea") as the user's own statements, which become facts. Default false: it is
   * kept as a quotation. Whoever could make that system note something puts words into the user's mouth with it.
   */
  readonly trust?: boolean
  /** What the file is called; its ending tells a table that its contents do not. */
  readonly name?: string
  /** What the file may hold, unpacked; default 512 MiB. */
  readonly maxBytes?: number
}

/** What a file holds. */
export interface ReadImport {
  readonly format: ImportFormat
  /** In the order in which they are to be written. */
  readonly records: readonly ImportRecord[]
  /** Notes about the user that were kept as quotations, and would be read as the user's own statements with `trust`. */
  readonly quoted: number
}

const OPTIONS: OptionNames<ReadOptions> = {
  format: true,
  encoding: true,
  fields: true,
  user: true,
  maxBytes: true,
  name: true,
  trust: true,
}

/**
 * Reads a file of another system; writes nothing. What cannot be read of it is a record of kind `skipped`.
 * @throws InvalidImportError for a file that is none of the formats, too large, or that holds memories of several users, or what several
 * speakers said.
 */
export function readImport(bytes: Uint8Array, options: ReadOptions = {}): ReadImport {
  knownOptions('readImport', options, OPTIONS)
  const content = openContent(bytes, options.maxBytes, options.encoding)
  const format = options.format ?? importable(formatOf(content, options.name), content)
  const records = READERS[format](content, options)
  const quoted = records.filter(
    (one) => one.kind === 'message' && one.message.metadata?.['aboutUser'] === true,
  )
  return { format, records, quoted: quoted.length }
}

const READERS: Readonly<
  Record<ImportFormat, (content: Content, options: ReadOptions) => readonly ImportRecord[]>
> = {
  mem0: (content, { user, trust = false }) => readMem0(documentOf(content, 'mem0'), user, trust),
  chatgpt: (content, options) => readChatGpt(elementsOf(content, 'chatgpt'), originOf('chatgpt', options)),
  claude: (content, options) => readClaude(elementsOf(content, 'claude'), originOf('claude', options)),
  'claude-code': readClaudeCode,
  gemini: (content) => readGemini(elementsOf(content, 'gemini')),
  memories: (content, options) => readMemories(content, originOf('memories', options)),
  // A document of one line is JSONL too, and so is a list of what would be lines.
  jsonl: (content, { fields = {}, user }) => readJsonl(content, fields, user),
  csv: (content, { fields = {}, user }) => readCsv(decode(content.bytes), fields, user),
}

const originOf = (format: Origin['format'], { trust = false, user = '' }: ReadOptions): Origin => ({
  format,
  trust,
  names: [user],
})

const ELSEWHERE: Readonly<Record<Exclude<DetectedFormat, ImportFormat>, string>> = {
  recollect: "is Recollect's own export. Read its lines with memory.import().",
  'qa-index': 'is a qa-index.json. Read it with memory.sessions.importIndex().',
  'memory-jsonl': 'is of the reference MCP memory server. Read it with importMemoryFile() of @recollect/mcp.',
}

function importable(format: DetectedFormat | null, content: Content): ImportFormat {
  const found = IMPORT_FORMATS.find((one) => one === format)
  if (found !== undefined) return found
  throw new InvalidImportError(
    'The file',
    format === null
      ? `${shapeOf(content)}, which is none of the shapes that are known: ${SHAPES}. Say which it is, if it is one of ${IMPORT_FORMATS.join(', ')}.`
      : elsewhere(format),
  )
}

/** What each is known by. */
const SHAPES = [
  'conversations with "mapping" (chatgpt) or "chat_messages" (claude)',
  'lines with "sessionId" (claude-code)',
  'activities of "Gemini Apps" (gemini)',
  '"memory" or "results" (mem0)',
  'a list of notes about the user (memories)',
  'objects with "text", "content", "messages", or "slot" and "value" (jsonl)',
  'a table with such a header (csv)',
].join('; ')

const elsewhere = (format: DetectedFormat): string =>
  Object.entries(ELSEWHERE).find(([name]) => name === format)?.[1] ?? 'is read elsewhere.'

function documentOf(content: Content, format: ImportFormat): unknown {
  if (content.kind === 'json') return content.value
  throw new InvalidImportError('The file', `is not JSON, as an export of ${format} is. Give it as it came.`)
}

function elementsOf(content: Content, format: ImportFormat): readonly unknown[] {
  const value = documentOf(content, format)
  return isList(value) ? value : [value]
}
