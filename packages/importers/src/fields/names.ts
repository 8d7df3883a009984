import { fieldOf } from '../input/shape.ts'
import type { Plain } from '../input/shape.ts'

/** Names that fields go by, in lines of JSON and as columns of CSV; the first that is there counts. */
export const FIELD_NAMES = {
  text: ['text', 'content', 'message', '内容', '消息', '文本'],
  role: ['role', 'sender', 'author', '角色'],
  at: ['at', 'time', 'timestamp', 'created_at', 'createdAt', 'create_time', 'date', '时间', '日期'],
  session: ['session', 'session_id', 'conversation', 'conversation_id', 'thread', 'thread_id', '会话'],
  speaker: [
    ...['speaker', 'name', 'from', 'username', 'user_name', 'nickname'],
    ...['说话人', '发言人', '发送者', '发送人', '昵称'],
  ],
  key: ['key', 'id', 'message_id', '编号'],
  slot: ['slot', 'fact', '属性'],
  value: ['value', '值'],
  entity: ['entity', '对象'],
  source: ['source', '来源'],
  kind: ['kind', '类型'],
  polarity: ['polarity', '极性'],
  facet: ['facet', '方面'],
  relation: ['relation', '关系'],
  confidence: ['confidence', '置信度'],
  validFrom: ['validFrom', 'valid_from', '自'],
  validTo: ['validTo', 'valid_to', '至'],
  expiresAt: ['expiresAt', 'expires_at', '失效'],
} as const

/** What else tells who speaks, where no role does. */
const HINTS = { type: ['type'], from: ['from'], user: ['user'], owner: ['user_id', 'userId'] } as const

/** What a field or column may hold; see `FIELD_NAMES`. */
export type FieldName = keyof typeof FIELD_NAMES
type Name = FieldName | keyof typeof HINTS

/** Which field of a record holds what; left out, the names above. */
export type FieldMap = Readonly<Partial<Record<FieldName, string>>>

/** The fields of a file that each meaning is read from. */
export type Lookup = Readonly<Record<Name, readonly string[]>>

export type Read = (name: Name) => unknown

/** A field that was given for one meaning has no other by its name; `there` finds a name among the columns of a table. */
export function lookupOf(
  given: FieldMap,
  there: (name: string) => string | undefined = (name) => name,
): Lookup {
  const taken = new Set(Object.values(given))
  const found = (names: readonly string[], named: string | undefined): readonly string[] =>
    named === undefined
      ? [...new Set(names.flatMap((name) => there(name) ?? []))].filter((name) => !taken.has(name))
      : [named]
  const hint = (name: keyof typeof HINTS): readonly string[] => found(HINTS[name], undefined)
  return {
    ...{ type: hint('type'), from: hint('from'), user: hint('user'), owner: hint('owner') },
    ...fieldsOf((name) => found(FIELD_NAMES[name], given[name])),
  }
}

const fieldsOf = <T>(of: (name: FieldName) => T): Record<FieldName, T> => ({
  ...{ text: of('text'), role: of('role'), at: of('at'), session: of('session'), speaker: of('speaker') },
  ...{ key: of('key'), slot: of('slot'), value: of('value'), entity: of('entity'), source: of('source') },
  ...{ kind: of('kind'), polarity: of('polarity'), facet: of('facet'), relation: of('relation') },
  ...{ confidence: of('confidence'), validFrom: of('validFrom'), validTo: of('validTo') },
  expiresAt: of('expiresAt'),
})

export const readerOf =
  (record: Plain, lookup: Lookup): Read =>
  (name) =>
    fieldOf(record, lookup[name])

/** Names and ids, as texts. */
export const label = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() || undefined : undefined

const MESSAGE_FIELDS = ['text', 'role', 'at', 'session', 'speaker', 'key'] as const
const FACT_FIELDS = [
  ...(['slot', 'value', 'entity', 'source', 'kind', 'polarity', 'facet', 'relation', 'confidence'] as const),
  ...(['validFrom', 'validTo', 'expiresAt'] as const),
]

/** The cells of a row that mean nothing to a message, or to a fact: they are kept beside it. */
export function otherCells(record: Plain, lookup: Lookup, kind: 'message' | 'fact'): Plain {
  const fields: readonly FieldName[] = kind === 'fact' ? FACT_FIELDS : MESSAGE_FIELDS
  const meant = new Set(fields.flatMap((name) => lookup[name]))
  return Object.fromEntries(Object.entries(record).filter(([name, cell]) => !meant.has(name) && cell !== ''))
}
