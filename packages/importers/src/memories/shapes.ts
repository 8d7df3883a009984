import { isList, isPlain, listOf, plainOf, stringOf } from '../input/shape.ts'
import type { Plain } from '../input/shape.ts'
import { timeOf } from '../input/time.ts'
import type { Memory } from './memory-records.ts'

/** Lists of memories in an object: of LangMem, Letta, Zep, and what people write by hand. */
const LISTS = ['memories', 'facts', 'edges', 'passages', 'blocks', 'results', 'items', 'data'] as const
const TEXTS = [
  'memory',
  'fact',
  'text',
  'content',
  'value',
  'data',
  'observation',
  'statement',
  'summary',
] as const
const TIMES = [
  'updated_at',
  'updatedAt',
  'created_at',
  'createdAt',
  'valid_at',
  'timestamp',
  'date',
  'time',
  'at',
] as const
const KEPT = [
  'category',
  'categories',
  'tags',
  'type',
  'label',
  'namespace',
  'source',
  'metadata',
  'importance',
  'user_id',
] as const
/** Fields that only messages have. */
const OF_MESSAGES = [
  'role',
  'sender',
  'author',
  'speaker',
  'from',
  'messages',
  'session',
  'conversation_id',
  'slot',
] as const

/** The memories of a document, and the name they stand under; null where it has none. */
export function memoriesIn(
  value: unknown,
): { readonly list: readonly unknown[]; readonly name: string } | null {
  if (isList(value)) return { list: value, name: '' }
  const held = plainOf(value)
  const name = LISTS.find((one) => isList(held[one]))
  return name === undefined ? null : { list: listOf(held[name]), name }
}

/** What a memory says; undefined for what is none. */
export function textOf(value: unknown, depth = 2): string | undefined {
  if (typeof value === 'string') return value
  if (!isPlain(value) || depth < 0) return undefined
  const text = stringOf(value, ...TEXTS)
  if (text !== undefined) return text
  return TEXTS.map((name) => (isPlain(value[name]) ? textOf(value[name], depth - 1) : undefined)).find(
    (one) => one !== undefined,
  )
}

export function memoryOf(value: unknown, text: string): Memory {
  const read = plainOf(value)
  const times = TIMES.map((name) => timeOf(read[name])).filter((time) => time !== null)
  return {
    text,
    time: times[0] ?? null,
    id: stringOf(read, 'id', 'uuid', 'key', 'memory_id') ?? '',
    about: Object.fromEntries(
      KEPT.flatMap((name) => ((read[name] ?? null) === null ? [] : [[name, read[name]]])),
    ),
    holds:
      (read['invalid_at'] ?? null) === null &&
      (read['expired_at'] ?? null) === null &&
      read['label'] !== 'persona',
  }
}

const ABOUT_USER = /^\W{0,20}(?:(?:the |this )?user\b(?! ?:)|(?:该|这位)?用户)/iu

export const isAboutUser = (text: string): boolean => ABOUT_USER.test(text)

/** Whether an element is a memory by its fields, or by what it says; and not a message that somebody said. */
export function isMemory(value: unknown): boolean {
  if (!isPlain(value) || OF_MESSAGES.some((name) => value[name] !== undefined)) return false
  const { fact, namespace, value: held, label, enabled } = value
  const bySystem =
    (typeof fact === 'string' && (held === undefined || isPlain(held))) ||
    (isList(namespace) && isPlain(held)) ||
    (typeof label === 'string' && typeof held === 'string') ||
    (typeof enabled === 'boolean' && typeof value['content'] === 'string')
  return bySystem || isAboutUser(textOf(value) ?? '')
}

/** A line of a list as people copy it: its date, where it has one, and its text. */
export function listedLine(line: string): Plain | null {
  if (/^\s*\*\*[^*]{1,200}\*\*:?\s*$/u.test(line)) return null
  const bare = line
    .replaceAll('**', '')
    .replace(/^\s*(?:[-*•·]|\d{1,3}[.)])\s+/u, '')
    .trim()
  if (bare === '' || /^(?:```|#{1,6}\s|-{3,})/u.test(bare) || /:$/u.test(bare)) return null
  const [opening = '', date] = /^\[([^\]]{1,40})\]/u.exec(bare) ?? []
  const rest = bare.slice(opening.length).trimStart()
  if (date === undefined || rest === '') return { text: bare, date: undefined }
  const text = rest.replace(/^[-–—:]/u, '').trimStart()
  return { text: text === '' ? rest : text, date }
}
