import { byBeginning } from '../by-time.ts'
import { labelOf } from '../input/keys.ts'
import { timeOf } from '../input/time.ts'
import { at, skipped } from '../record.ts'
import type { ImportRecord } from '../record.ts'
import { messageRecords } from './message-records.ts'
import type { Around } from './message-records.ts'
import { shownPath } from './path.ts'
import type { Placed } from './path.ts'
import { conversationSchema, messageSchema } from './schema.ts'

/** `conversations.json` of Claude. */
export const readClaude = (conversations: readonly unknown[]): readonly ImportRecord[] =>
  byBeginning(conversations.map(conversationRecords))

function conversationRecords(value: unknown, n: number): readonly ImportRecord[] {
  const read = conversationSchema.safeParse(value)
  if (!read.success) return [skipped(at(n), 'malformed', 'not a conversation with "chat_messages"')]
  const conversation = read.data
  const messages: Placed[] = []
  const records: ImportRecord[] = []
  for (const [place, one] of conversation.chat_messages.entries()) {
    const message = messageSchema.safeParse(one)
    if (message.success) messages.push({ n: place, message: message.data })
    else
      records.push(
        skipped(at(n, 'chat_messages', place), 'malformed', 'not a message with a sender and text'),
      )
  }
  const { shown, others } = shownPath(messages, conversation.current_leaf_message_uuid ?? null)
  let time = timeOf(conversation.created_at)
  const id = conversation.uuid ?? ''
  const session = id === '' ? undefined : labelOf('claude', id)
  for (const placed of shown) {
    time = timeOf(placed.message.created_at) ?? time
    const around: Around = { n, conversation: id, session, title: conversation.name ?? '', time }
    records.push(...messageRecords(placed, around))
  }
  const branches = others.map(({ n: place }) =>
    skipped(at(n, 'chat_messages', place), 'branch', 'not on the path that was shown last'),
  )
  return [...records, ...branches]
}
