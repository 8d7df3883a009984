import { isTranscriptLine } from './claude-code/entry.ts'
import { isKept } from './claude/kept.ts'
import { isHeader } from './csv/read-csv.ts'
import { headerOf } from './csv/rows.ts'
import type { DetectedFormat } from './formats.ts'
import { isGemini } from './gemini/read-gemini.ts'
import { guessed } from './input/decode.ts'
import { openContent } from './input/content.ts'
import type { Content } from './input/content.ts'
import { isList, isPlain, shortened } from './input/shape.ts'
import type { Plain } from './input/shape.ts'
import { valuesOf } from './jsonl/values.ts'
import { isAboutUser, isMemory } from './memories/shapes.ts'

/**
 * What a file is, by what stands in it, else by the ending of its `name`; null for what is none of the formats.
 * @throws InvalidImportError as `readImport` does.
 */
export const detectFormat = (bytes: Uint8Array, name?: string): DetectedFormat | null =>
  formatOf(openContent(bytes), name)

export const formatOf = (content: Content, name = ''): DetectedFormat | null =>
  (content.kind === 'json' ? formatOfJson(content.value) : formatOfText(content.bytes)) ??
  byEnding(content, name)

/** JSON of an unknown shape is none of a table or lines, whatever it is called. */
function byEnding({ kind }: Content, name: string): DetectedFormat | null {
  if (kind === 'json') return null
  if (/\.(?:csv|tsv)$/iu.test(name)) return 'csv'
  return /\.(?:jsonl|ndjson)$/iu.test(name) ? 'jsonl' : null
}

const SAMPLE = 100

function formatOfJson(value: unknown): DetectedFormat | null {
  if (isList(value)) return formatOfList(value)
  if (!isPlain(value)) return null
  if (isList(value['qa_sequence']) || value['structure'] === 'sequence-indexed-qa') return 'qa-index'
  for (const name of ['results', 'memories', 'facts', 'edges', 'passages', 'blocks'] as const) {
    const list = value[name]
    if (!isList(list)) continue
    if (list.length > 0 && list.slice(0, SAMPLE).every(isNote)) return 'memories'
    if (name === 'results' || name === 'memories') return 'mem0'
  }
  // One line of JSON lines is a JSON document too.
  return formatOfElement(value) ?? formatOfLine(value)
}

/** A text, or a memory by its fields; mem0's have a form of their own. */
const isNote = (value: unknown): boolean => typeof value === 'string' || (isMemory(value) && !isOfMem0(value))

function formatOfList(list: readonly unknown[]): DetectedFormat | null {
  const sample = list.slice(0, SAMPLE)
  if (sample.length > 0 && sample.every((one) => typeof one === 'string')) return 'memories'
  const format = sample.map(formatOfElement).find((one) => one !== null)
  // What would be lines of JSON may stand in a list.
  return format ?? sample.map(formatOfLine).find((one) => one !== null) ?? null
}

function formatOfElement(element: unknown): DetectedFormat | null {
  if (!isPlain(element)) return null
  if (isPlain(element['mapping'])) return 'chatgpt'
  if (Object.hasOwn(element, 'chat_messages') || isKept(element)) return 'claude'
  if (isGemini(element)) return 'gemini'
  if (isOfMem0(element)) return 'mem0'
  return isMemory(element) ? 'memories' : null
}

const OWN: readonly unknown[] = ['recollect', 'item', 'card']

function formatOfLine(line: unknown): DetectedFormat | null {
  if (!isPlain(line)) return null
  // Also without its first line: read as messages it would lose what is known of them.
  if (OWN.includes(line['type'])) return 'recollect'
  if (line['type'] === 'entity' || line['type'] === 'relation') return 'memory-jsonl'
  if (isTranscriptLine(line)) return 'claude-code'
  if (isNote(line)) return 'memories'
  const { messages } = line
  const isConversation =
    isList(messages) && messages.slice(0, SAMPLE).some((one) => isPlain(one) && isMessage(one))
  const isFact = line['slot'] !== undefined && line['value'] !== undefined
  return isMessage(line) || isConversation || isFact ? 'jsonl' : null
}

const isMessage = (line: Plain): boolean =>
  (['text', 'content', 'message'] as const).some((name) => {
    const held = line[name]
    return typeof held === 'string' || (isList(held) && held.some(isPart))
  })

/** Of a content in parts. */
const isPart = (part: unknown): boolean =>
  typeof part === 'string' || (isPlain(part) && typeof part['type'] === 'string')

const HEAD = 65_536

function formatOfText(bytes: Uint8Array): DetectedFormat | null {
  const head = new TextDecoder('utf-8').decode(bytes.subarray(0, HEAD)).trimStart()
  if (head.startsWith('{')) return formatOfLines(bytes)
  const header = guessed(bytes.subarray(0, firstLine(bytes)))
  if (header !== null && isHeader(headerOf(header))) return 'csv'
  const lines = head.split('\n').filter((line) => line.trim() !== '')
  return lines.some(isAboutUserLine) ? 'memories' : null
}

/** With its date, and the mark of a list. */
const isAboutUserLine = (line: string): boolean =>
  isAboutUser(line.replace(/^\s*(?:[-*•·]|\d{1,3}[.)])?\s*(?:\[[^\]]{1,40}\]\s*[-–—:]?)?\s*/u, ''))

/** By the first lines that can be read; lines that are cut by the sample, or broken, are still lines of JSON. */
function formatOfLines(bytes: Uint8Array): DetectedFormat | null {
  const lines = valuesOf({ kind: 'text', bytes: bytes.subarray(0, HEAD) }).slice(0, SAMPLE)
  const values = lines.flatMap((one) => (one.kind === 'value' ? [one.value] : []))
  if (values.length === 0) return 'jsonl'
  const formats = values.map((value) => formatOfLine(value) ?? (isOfMem0(value) ? 'memories' : null))
  return formats.find((one) => one === 'recollect') ?? formats.find((one) => one !== null) ?? null
}

/** A memory of mem0 by itself: its exports are whole documents. */
const isOfMem0 = (value: unknown): boolean => isPlain(value) && typeof value['memory'] === 'string'

const LINE_END = 0x0a

function firstLine(bytes: Uint8Array): number {
  const end = bytes.subarray(0, HEAD).indexOf(LINE_END)
  return end < 0 ? Math.min(bytes.length, HEAD) : end
}

const MOST_KEYS = 8

/** What stands at the top of a file, for whoever has to find out what it is. */
export function shapeOf(content: Content): string {
  if (content.kind === 'text')
    return content.bytes.length === 0 ? 'is empty' : 'is text that is neither JSON nor a table'
  const { value } = content
  if (!isList(value)) return `holds ${kindOf(value)}`
  return value.length === 0
    ? 'holds an empty list'
    : `holds a list of ${value.length}, of which the first is ${kindOf(value[0])}`
}

function kindOf(value: unknown): string {
  if (isList(value)) return 'a list'
  if (!isPlain(value)) return value === null ? 'null' : `a ${typeof value}`
  const keys = Object.keys(value)
  const shown = keys.slice(0, MOST_KEYS).map((key) => JSON.stringify(shortened(key)))
  if (shown.length === 0) return 'an object without keys'
  return `an object with the keys ${shown.join(', ')}${keys.length > MOST_KEYS ? ', …' : ''}`
}
