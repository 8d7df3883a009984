import type { MemoryCard } from '@recollect/core'
import type { RowSealing } from '../codec.ts'
import type { ScopeSession } from './scope-session.ts'

/** Seals the message that a fact of a sensitive slot came from, where it is kept plain. */
export async function sealSource(
  session: ScopeSession,
  { slot, itemId }: Pick<MemoryCard, 'slot' | 'itemId'>,
): Promise<void> {
  const { sealing } = session.codec
  if (sealing === undefined || itemId === null || !sealing.takeSensitive(slot, itemId)) return
  await sealItem(session, sealing, itemId)
}

/** Seals the text of a message, where it is kept plain. */
export async function sealItem(session: ScopeSession, sealing: RowSealing, itemId: string): Promise<void> {
  const { connection, held, statements, id: scope } = session
  if (held.sealText(itemId, (kept) => sealing.sealedText(kept))) return
  const kept = (await session.one(statements.items.keptText.with({ scope, id: itemId })))?.[0]
  if (typeof kept !== 'string') return
  const text = sealing.sealedText(kept)
  if (text !== kept) await connection.send(statements.items.setText.with({ scope, id: itemId, text }))
}
