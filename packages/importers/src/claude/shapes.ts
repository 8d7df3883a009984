import type { EpochMs, Role } from '@recollect/core'
import { isList, isPlain, listOf, plainOf, stringOf } from '../input/shape.ts'
import { timeOf } from '../input/time.ts'

/**
 * Only what is read. A field that is missing, or of another type than it should be, is as if it were not there: nothing else is lost for
 * it.
 */
export interface Conversation {
  /** Empty where it has none. */
  readonly id: string
  readonly title: string
  readonly began: EpochMs | null
  /** The message that was shown last. */
  readonly leaf: string | undefined
  readonly messages: readonly unknown[]
}

export interface Attachment {
  /** Empty where it has none. */
  readonly name: string
  /** Its text, where Claude read one. */
  readonly text: string
}

export interface Message {
  readonly id: string
  /** Null for a sender that is none of them. */
  readonly role: Role | null
  readonly time: EpochMs | null
  readonly text: string
  /** Whether it holds calls of tools, thoughts or pictures. */
  readonly hasOthers: boolean
  readonly attachments: readonly Attachment[]
  readonly files: readonly string[]
}

/** Null for what has no list of messages. */
export function conversationOf(value: unknown): Conversation | null {
  const read = plainOf(value)
  const { chat_messages: messages } = read
  if (!isList(messages)) return null
  return {
    id: stringOf(read, 'uuid') ?? '',
    title: stringOf(read, 'name') ?? '',
    began: timeOf(read['created_at']),
    leaf: stringOf(read, 'current_leaf_message_uuid'),
    messages,
  }
}

/** Null for what names no sender. */
export function messageOf(value: unknown): Message | null {
  if (!isPlain(value)) return null
  const sender = stringOf(value, 'sender', 'role')
  if (sender === undefined) return null
  const attachments = listOf(value['attachments']).map(attachmentOf)
  return {
    id: stringOf(value, 'uuid') ?? '',
    role: ROLES.get(sender) ?? null,
    time: timeOf(value['created_at']),
    ...saidIn(value['content'], stringOf(value, 'text') ?? ''),
    attachments,
    files: [...attachments.map(({ name }) => name), ...listOf(value['files']).map(nameOf)],
  }
}

const ROLES: ReadonlyMap<string, Role> = new Map([
  ['human', 'user'],
  ['user', 'user'],
  ['assistant', 'assistant'],
  ['system', 'system'],
])

/** Newer exports have blocks, of which only texts are the author's words; older ones have a text alone. */
function saidIn(content: unknown, text: string): Pick<Message, 'text' | 'hasOthers'> {
  const blocks = isList(content) ? content : typeof content === 'string' || isPlain(content) ? [content] : []
  const texts = blocks.map(textOf)
  const said = blocks.length === 0 ? text : texts.flatMap((one) => one ?? []).join('\n')
  return { text: said.trim(), hasOthers: texts.includes(null) }
}

/** Null for a block that is no text. */
function textOf(block: unknown): string | null {
  if (typeof block === 'string') return block
  const { type, text } = plainOf(block)
  return (type === 'text' || type === undefined) && typeof text === 'string' ? text : null
}

const nameOf = (file: unknown): string =>
  typeof file === 'string' ? file : (stringOf(plainOf(file), 'file_name') ?? '')

const attachmentOf = (value: unknown): Attachment => ({
  name: nameOf(value),
  text: stringOf(plainOf(value), 'extracted_content') ?? '',
})
