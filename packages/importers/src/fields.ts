import type { FactInput, Role } from '@recollect/core'
import { labelOf } from './input/keys.ts'
import { MOST_METADATA, sizeOf } from './input/limits.ts'
import { metadataOf } from './input/metadata.ts'
import { fieldOf, isBlank, isPlain } from './input/shape.ts'
import type { Plain } from './input/shape.ts'
import { timeOf } from './input/time.ts'
import { skipped } from './record.ts'
import type { ImportRecord, Place } from './record.ts'

/** Names that fields go by, in lines of JSON and as columns of CSV; the first that is there counts. */
export const FIELD_NAMES = {
  text: ['text', 'content', 'message', '内容', '消息', '文本'],
  role: ['role', 'sender', 'author', '角色'],
  at: ['at', 'time', 'timestamp', 'created_at', 'createdAt', 'create_time', 'date', '时间', '日期'],
  session: ['session', 'session_id', 'conversation', 'conversation_id', 'thread', 'thread_id', '会话'],
  speaker: ['speaker', 'name', '说话人'],
  key: ['key', 'id', 'message_id', '编号'],
  slot: ['slot', 'fact', '属性'],
  value: ['value', '值'],
  entity: ['entity', '对象'],
  source: ['source', '来源'],
  validFrom: ['validFrom', 'valid_from', '自'],
  validTo: ['validTo', 'valid_to', '至'],
} as const

export type FieldName = keyof typeof FIELD_NAMES

/** Which field of a record holds what; left out, the names above. */
export type FieldMap = Readonly<Partial<Record<FieldName, string>>>

const ROLES: ReadonlyMap<string, Role> = new Map<string, Role>([
  ['user', 'user'],
  ['human', 'user'],
  ['用户', 'user'],
  ['assistant', 'assistant'],
  ['ai', 'assistant'],
  ['bot', 'assistant'],
  ['model', 'assistant'],
  ['助手', 'assistant'],
  ['tool', 'tool'],
  ['function', 'tool'],
  ['工具', 'tool'],
  ['system', 'system'],
  ['developer', 'system'],
  ['系统', 'system'],
])

export interface FieldsContext {
  /** `jsonl` or `csv`. */
  readonly from: string
  readonly place: Place
  readonly fields: FieldMap
  /** Makes keys for records without one. */
  readonly keyOf: (parts: readonly unknown[]) => string
}

/** One record of named fields: a message, or with a slot a fact. */
export function fieldsRecord(record: Plain, context: FieldsContext): ImportRecord {
  const read = (name: FieldName): unknown => {
    const given = context.fields[name]
    return fieldOf(record, given === undefined ? FIELD_NAMES[name] : [given])
  }
  return read('slot') !== undefined && read('value') !== undefined
    ? factRecord(read, context)
    : messageRecord(record, read, context)
}

type Read = (name: FieldName) => unknown

function messageRecord(record: Plain, read: Read, { from, place, keyOf }: FieldsContext): ImportRecord {
  const [text, given, when] = [read('text'), read('role'), read('at')]
  if (text === undefined) return skipped(place, 'empty', 'it has no text')
  if (typeof text !== 'string') return skipped(place, 'malformed', 'its text is not a string')
  if (isBlank(text)) return skipped(place, 'empty', 'it has no text')
  const role = given === undefined ? 'user' : ROLES.get(String(given).trim().toLowerCase())
  if (role === undefined)
    return skipped(place, 'malformed', 'its role is none of user, assistant, tool, system')
  const time = when === undefined ? null : timeOf(when)
  if (when !== undefined && time === null) return skipped(place, 'malformed', 'its time cannot be read')
  const [session, speaker, key] = [label(read('session')), label(read('speaker')), label(read('key'))]
  const metadata = metadataOf(from, isPlain(record['metadata']) ? record['metadata'] : {})
  if (sizeOf(metadata) > MOST_METADATA)
    return skipped(place, 'malformed', 'its metadata is too large or too deep')
  return {
    kind: 'message',
    place,
    message: {
      text,
      role,
      key: key === undefined ? keyOf([text, role, time, session, speaker]) : labelOf('import', from, key),
      metadata,
      ...(time === null ? {} : { at: time }),
      ...(session === undefined ? {} : { session }),
      ...(speaker === undefined ? {} : { speaker }),
    },
  }
}

function factRecord(read: Read, { from, place }: FieldsContext): ImportRecord {
  const [slot, value, entity, source] = [read('slot'), read('value'), read('entity'), label(read('source'))]
  if (typeof slot !== 'string' || !['string', 'number', 'boolean'].includes(typeof value))
    return skipped(place, 'malformed', 'its slot or value is not a text')
  const times: Partial<Record<'validFrom' | 'validTo', number>> = {}
  for (const name of ['validFrom', 'validTo'] as const) {
    const given = read(name)
    const time = given === undefined ? undefined : timeOf(given)
    if (time === null) return skipped(place, 'malformed', `its ${name} cannot be read`)
    if (time !== undefined) times[name] = time
  }
  const fact: FactInput = {
    slot: slot.trim(),
    value: String(value),
    ...(typeof entity === 'string' ? { entity } : {}),
    ...times,
    source: source ?? `import:${from}`,
  }
  return { kind: 'fact', place, fact }
}

const label = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() || undefined : undefined
