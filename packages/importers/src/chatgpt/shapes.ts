import type { EpochMs, Role } from '@recollect/core'
import { fieldOf, isList, isPlain, listOf, plainOf, stringOf } from '../input/shape.ts'
import type { Plain } from '../input/shape.ts'
import { timeOf } from '../input/time.ts'

/**
 * Only what is read; exports of other years have more, and less. A field that is missing, or of another type than it should be, is as if
 * it were not there: nothing else is lost for it.
 */
export interface Conversation {
  /** Empty where it has none. */
  readonly id: string
  readonly title: string
  readonly began: EpochMs | null
  readonly current: string | undefined
  /** Node by id. */
  readonly mapping: readonly (readonly [string, unknown])[]
}

export interface Message {
  readonly id: string | undefined
  /** Null for an author that is none of them. */
  readonly role: Role | null
  readonly time: EpochMs | null
  readonly contentType: string
  readonly parts: readonly unknown[]
  readonly recipient: string | undefined
  readonly metadata: Plain
}

/** Null for what has no tree of messages. */
export function conversationOf(value: unknown): Conversation | null {
  const read = plainOf(value)
  const { mapping } = read
  if (!isPlain(mapping) && !isList(mapping)) return null
  return {
    id: stringOf(read, 'conversation_id', 'id') ?? '',
    title: stringOf(read, 'title') ?? '',
    began: timeOf(read['create_time']),
    current: stringOf(read, 'current_node'),
    mapping: Object.entries(mapping),
  }
}

/** Null for what is no object. */
export function messageOf(value: unknown): Message | null {
  if (!isPlain(value)) return null
  const { author, content } = value
  return {
    id: stringOf(value, 'id'),
    role: roleOf(isPlain(author) ? author['role'] : author),
    time: timeOf(value['create_time']),
    ...contentOf(content),
    recipient: stringOf(value, 'recipient'),
    metadata: plainOf(value['metadata']),
  }
}

const ROLES: readonly Role[] = ['user', 'assistant', 'tool', 'system']

const roleOf = (value: unknown): Role | null => ROLES.find((role) => role === value) ?? null

/** What does not say what it is holds text. */
function contentOf(content: unknown): Pick<Message, 'contentType' | 'parts'> {
  if (!isPlain(content)) return { contentType: 'text', parts: partsOf(content) }
  return {
    contentType: stringOf(content, 'content_type') ?? 'text',
    parts: partsOf(fieldOf(content, ['parts', 'text'])),
  }
}

const partsOf = (value: unknown): readonly unknown[] => (typeof value === 'string' ? [value] : listOf(value))
