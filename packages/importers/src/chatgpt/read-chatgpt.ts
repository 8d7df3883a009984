import { byBeginning } from '../by-time.ts'
import { countingKeys, labelOf } from '../input/keys.ts'
import { timeOf } from '../input/time.ts'
import { at, skipped } from '../record.ts'
import type { ImportRecord } from '../record.ts'
import { messageRecord } from './message-record.ts'
import type { Around } from './message-record.ts'
import { shownPath } from './path.ts'
import { conversationSchema } from './schema.ts'
import type { Conversation } from './schema.ts'

/** `conversations.json` of ChatGPT: each conversation along the path that was shown last. */
export function readChatGpt(conversations: readonly unknown[]): readonly ImportRecord[] {
  const keyOf = countingKeys('import:chatgpt')
  return byBeginning(conversations.map((one, n) => conversationRecords(one, n, keyOf)))
}

function conversationRecords(value: unknown, n: number, keyOf: Around['keyOf']): readonly ImportRecord[] {
  const read = conversationSchema.safeParse(value)
  if (!read.success) return [skipped(at(n), 'malformed', 'not a conversation with a "mapping"')]
  const path = shownPath(read.data)
  if (path === null) return [skipped(at(n), 'malformed', 'its "current_node" is not in its "mapping"')]
  const around = aroundOf(read.data, n, keyOf)
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

function aroundOf(conversation: Conversation, n: number, keyOf: Around['keyOf']): Around {
  const id = conversation.conversation_id ?? conversation.id ?? ''
  const began = timeOf(conversation.create_time)
  return {
    n,
    conversation: id,
    session: id === '' ? undefined : labelOf('chatgpt', id),
    title: conversation.title ?? '',
    time: began,
    began,
    keyOf,
  }
}
