import { isHeader } from './csv/read-csv.ts'
import { headerOf } from './csv/rows.ts'
import type { DetectedFormat } from './formats.ts'
import { guessed } from './input/decode.ts'
import { openContent } from './input/content.ts'
import type { Content } from './input/content.ts'
import { isList, isPlain } from './input/shape.ts'
import type { Plain } from './input/shape.ts'

/** What a file is, by what stands in it; null for what is none of the formats. @throws InvalidImportError as `readImport` does. */
export const detectFormat = (bytes: Uint8Array): DetectedFormat | null => formatOf(openContent(bytes))

export const formatOf = (content: Content): DetectedFormat | null =>
  content.kind === 'json' ? formatOfJson(content.value) : formatOfText(content.bytes)

const SAMPLE = 100

function formatOfJson(value: unknown): DetectedFormat | null {
  if (isList(value)) {
    const sample = value.slice(0, SAMPLE)
    const format = sample.map(formatOfElement).find((one) => one !== null)
    // What would be lines of JSON may stand in a list.
    return format ?? (sample.some((one) => formatOfLine(one) === 'jsonl') ? 'jsonl' : null)
  }
  if (!isPlain(value)) return null
  if (isList(value['qa_sequence']) || value['structure'] === 'sequence-indexed-qa') return 'qa-index'
  if (isList(value['results']) || isList(value['memories'])) return 'mem0'
  // One line of JSON lines is a JSON document too.
  return formatOfLine(value) ?? formatOfElement(value)
}

function formatOfElement(element: unknown): 'chatgpt' | 'claude' | 'mem0' | null {
  if (!isPlain(element)) return null
  if (isPlain(element['mapping'])) return 'chatgpt'
  if (isList(element['chat_messages'])) return 'claude'
  return typeof element['memory'] === 'string' ? 'mem0' : null
}

function formatOfLine(line: unknown): DetectedFormat | null {
  if (!isPlain(line)) return null
  if (line['type'] === 'recollect') return 'recollect'
  if (line['type'] === 'entity' || line['type'] === 'relation') return 'memory-jsonl'
  // A line of Recollect's own export without its first one: read as messages it would lose what is known of them.
  if (line['type'] === 'item' || line['type'] === 'card') return null
  const { messages } = line
  const isConversation =
    isList(messages) && messages.slice(0, SAMPLE).some((one) => isPlain(one) && isMessage(one))
  const isFact = line['slot'] !== undefined && line['value'] !== undefined
  return isMessage(line) || isConversation || isFact ? 'jsonl' : null
}

const isMessage = (line: Plain): boolean =>
  ['text', 'content', 'message'].some((name) => {
    const held = line[name]
    return typeof held === 'string' || (isList(held) && held.some(isPart))
  })

/** Of a content in parts. */
const isPart = (part: unknown): boolean =>
  typeof part === 'string' || (isPlain(part) && typeof part['type'] === 'string')

const HEAD = 65_536

function formatOfText(bytes: Uint8Array): DetectedFormat | null {
  const lines = new TextDecoder('utf-8').decode(bytes.subarray(0, HEAD)).split('\n')
  const line = lines.find((one) => one.trim() !== '') ?? ''
  if (line.trimStart().startsWith('{')) {
    const value = parsed(line)
    // A line that is cut by the sample, or broken, is still a line of JSON.
    return value === undefined ? 'jsonl' : formatOfLine(value)
  }
  const header = guessed(bytes.subarray(0, firstLine(bytes)))
  return header !== null && isHeader(headerOf(header)) ? 'csv' : null
}

const LINE_END = 0x0a

function firstLine(bytes: Uint8Array): number {
  const end = bytes.subarray(0, HEAD).indexOf(LINE_END)
  return end < 0 ? Math.min(bytes.length, HEAD) : end
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
