import { byBeginning } from '../by-time.ts'
import { labelOf } from '../input/keys.ts'
import { timeOf } from '../input/time.ts'
import { at, skipped } from '../record.ts'
import type { ImportRecord } from '../record.ts'
import { messageRecord } from './message-record.ts'
import type { Around } from './message-record.ts'
import { shownPath } from './path.ts'
import { conversationSchema } from './schema.ts'
import type { Conversation } from './schema.ts'

/** `conversations.json` of ChatGPT: each conversation along the path that was shown last. */
export const readChatGpt = (conversations: readonly unknown[]): readonly ImportRecord[] =>
  byBeginning(conversations.map(conversationRecords))

function conversationRecords(value: unknown, n: number): readonly ImportRecord[] {
  const read = conversationSchema.safeParse(value)
  if (!read.success) return [skipped(at(n), 'malformed', 'not a conversation with a "mapping"')]
  const path = shownPath(read.data)
  if (path === null) return [skipped(at(n), 'malformed', 'its "current_node" is not in its "mapping"')]
  const around = aroundOf(read.data, n)
  const records: ImportRecord[] = []
  let time = around.time
  for (const { id, message } of path.shown) {
    if (message === null) continue
    const record = messageRecord(id, message, { ...around, time })
    // Some messages have no time: they were said after the one before.
    if (record.kind === 'message' && typeof record.message.at === 'number') time = record.message.at
    records.push(record)
  }
  const others = path.others.map(({ id }) =>
    skipped(at(n, 'mapping', id), 'branch', 'not on the path that was shown last'),
  )
  return [...records, ...others]
}

function aroundOf(conversation: Conversation, n: number): Around {
  const id = conversation.conversation_id ?? conversation.id ?? ''
  return {
    n,
    conversation: id,
    session: id === '' ? undefined : labelOf('chatgpt', id),
    title: conversation.title ?? '',
    time: timeOf(conversation.create_time),
  }
}
