import { byBeginning } from '../by-time.ts'
import { countingKeys, labelOf } from '../input/keys.ts'
import { shortened } from '../input/shape.ts'
import { memoryRecords } from '../memories/memory-records.ts'
import type { Origin } from '../memories/memory-records.ts'
import { isMemory, memoryOf, textOf } from '../memories/shapes.ts'
import { at, skipped } from '../record.ts'
import type { ImportRecord } from '../record.ts'
import { messageRecord } from './message-record.ts'
import type { Around } from './message-record.ts'
import { shownPath } from './path.ts'
import { conversationOf } from './shapes.ts'
import type { Conversation } from './shapes.ts'

/** `conversations.json` of ChatGPT: each conversation along the path that was shown last; and saved memories beside them. */
export function readChatGpt(elements: readonly unknown[], origin: Origin): readonly ImportRecord[] {
  const keyOf = countingKeys('import:chatgpt')
  return byBeginning(
    elements.map((one, n) =>
      isMemory(one) ? memoriesOf(one, n, origin) : conversationRecords(one, n, keyOf),
    ),
  )
}

const memoriesOf = (value: unknown, n: number, origin: Origin): readonly ImportRecord[] =>
  memoryRecords(memoryOf(value, textOf(value) ?? ''), at(n), origin)

function conversationRecords(value: unknown, n: number, keyOf: Around['keyOf']): readonly ImportRecord[] {
  const conversation = conversationOf(value)
  if (conversation === null) return [skipped(at(n), 'malformed', 'not a conversation with a "mapping"')]
  const path = shownPath(conversation)
  const around = aroundOf(conversation, n, keyOf)
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
    skipped(at(n, 'mapping', shortened(id)), 'branch', 'not on the path that was shown last'),
  )
  return [...records, ...others]
}

const aroundOf = ({ id, title, began }: Conversation, n: number, keyOf: Around['keyOf']): Around => ({
  n,
  conversation: id,
  session: id === '' ? undefined : labelOf('chatgpt', id),
  title,
  time: began,
  began,
  keyOf,
})
