import { byBeginning } from '../by-time.ts'
import { countingKeys, labelOf } from '../input/keys.ts'
import { at, skipped } from '../record.ts'
import type { ImportRecord } from '../record.ts'
import type { Origin } from '../memories/memory-records.ts'
import { keptRecords } from './kept.ts'
import { messageRecords } from './message-records.ts'
import type { Around } from './message-records.ts'
import { placed, shownPath } from './path.ts'
import { conversationOf } from './shapes.ts'

/** `conversations.json` of Claude, and what comes beside it: `memories.json`, `projects.json`, `users.json`. */
export function readClaude(elements: readonly unknown[], origin: Origin): readonly ImportRecord[] {
  const keyOf = countingKeys('import:claude')
  return byBeginning(
    elements.map((one, n) => keptRecords(one, n, keyOf, origin) ?? conversationRecords(one, n, keyOf)),
  )
}

function conversationRecords(value: unknown, n: number, keyOf: Around['keyOf']): readonly ImportRecord[] {
  const conversation = conversationOf(value)
  if (conversation === null) return [skipped(at(n), 'malformed', 'not a conversation with "chat_messages"')]
  const { id, title, began } = conversation
  const messages = conversation.messages.map(placed)
  const records: ImportRecord[] = messages.flatMap(({ n: place, message }) =>
    message === null
      ? [skipped(at(n, 'chat_messages', place), 'malformed', 'not a message with a sender and text')]
      : [],
  )
  const { shown, others } = shownPath(messages, conversation.leaf)
  let time = began
  const session = id === '' ? undefined : labelOf('claude', id)
  for (const { n: place, message } of shown) {
    if (message === null) continue
    time = message.time ?? time
    const around = { n, conversation: id, session, title, time, began, keyOf }
    records.push(...messageRecords(place, message, around))
  }
  const branches = others.flatMap(({ n: place, message }) =>
    message === null
      ? []
      : [skipped(at(n, 'chat_messages', place), 'branch', 'not on the path that was shown last')],
  )
  return [...records, ...branches]
}
