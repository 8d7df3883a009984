import type { PutOperation } from '@langchain/langgraph-checkpoint'
import type { ScopedMemory } from '@recollect/core'
import { jsonOf } from '../record/json-value.ts'
import { searchText } from '../record/search-text.ts'
import { messageOf } from '../record/stored-item.ts'
import { remove, versionsOf } from './versions.ts'

/**
 * Writes or deletes an item. The new version is there before the old ones go, and the last one counts: whatever ends the process, and
 * whoever writes at the same time, the item is there once and whole.
 */
export async function put(
  memory: ScopedMemory,
  { namespace, key, value, index }: PutOperation,
  fields: readonly string[],
): Promise<void> {
  const before = await versionsOf(memory, namespace, key)
  if (value === null) return remove(memory, before)
  const text = index === false ? null : searchText(value, index ?? fields)
  const createdAt = before.at(-1)?.createdAt ?? null
  const { item } = await memory.remember(messageOf({ namespace, key, value: jsonOf(value), text, createdAt }))
  const after = await versionsOf(memory, namespace, key)
  await remove(
    memory,
    after.filter(({ seq }) => seq < item.seq),
  )
}

/** Has the memory check what would be written: of several none is written where one is refused. @throws InvalidInputError */
export async function checkWrite(
  memory: ScopedMemory,
  { namespace, key, value, index }: PutOperation,
  fields: readonly string[],
): Promise<void> {
  if (value === null) return
  const text = index === false ? null : searchText(value, index ?? fields)
  await memory.preview(messageOf({ namespace, key, value: jsonOf(value), text, createdAt: null }))
}

/** Of several writes to one item the last counts. */
export const lastWrites = (operations: readonly PutOperation[]): readonly PutOperation[] => [
  ...new Map(operations.map((one) => [JSON.stringify([one.namespace, one.key]), one])).values(),
]
