import type { MemoryItem } from '@recollect/core'
import type { RecordImage, ScopeTransaction } from '@recollect/core/store'
import { deleteMessages, eraseRecords, everyPage } from '@recollect/core/plugin'
import type { Recording } from '@recollect/core/plugin'
import type { Engine } from '../engine.ts'
import { isFormMessage } from './field-messages.ts'

/**
 * Deletes for good the messages the forms of a session became, as one change that cannot be undone: rows, index entries, vectors and
 * what the log holds of them. The facts they gave stay, as the user's: without their words, or with those of another message that said
 * them too. Variables are the caller's to remove. Call it inside `recorded`, in the transaction that deletes the session, before other
 * records are written there. Linear in the messages of the scope. Returns how many messages were deleted.
 */
export async function removeForms(
  engine: Engine,
  { tx, commit }: Recording,
  session: string,
): Promise<number> {
  const gone = await messagesOf(tx, session)
  if (gone.length === 0) return 0
  await deleteMessages(engine, tx, gone)
  await commit({ kind: 'forget', note: { session, forms: gone.length } })
  await eraseRecords(tx, gone.map(imageOf))
  return gone.length
}

async function messagesOf({ items }: ScopeTransaction, session: string): Promise<readonly MemoryItem[]> {
  const found: MemoryItem[] = []
  for await (const rows of everyPage((page) => items.list(page, { session })))
    found.push(...rows.filter(isFormMessage))
  return found
}

/** Only what is gone is looked at; its hash is not. */
const imageOf = (item: MemoryItem): RecordImage => ({
  record: 'item',
  id: item.id,
  before: { ...item, textHash: '' },
})
