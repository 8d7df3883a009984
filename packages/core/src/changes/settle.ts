import type { Engine } from '../engine.ts'
import { expire } from '../facts/card-time.ts'
import type { ScopeTransaction } from '../plugin/store.ts'
import type { EpochMs } from '../types/item.ts'
import { refreshItems } from '../version/item-version.ts'
import { messagesOf } from '../version/restated.ts'
import { settleRivals } from '../version/set-aside.ts'
import { eraseRecords, loggedUnder } from './erase.ts'
import type { Recording } from './notebook.ts'

/** Writes down what the clock brought about: expired facts are closed, what was forgotten long enough ago is gone for good. */
export async function settle(engine: Engine, { tx, commit }: Recording): Promise<void> {
  const now = engine.clock.now()
  await closeExpired(engine, tx, now)
  await commit({ kind: 'expire' })
  for (const change of await tx.changes.lapsed(now)) {
    const images = await tx.changes.imagesOf(change.seq)
    const key = change.note?.['key']
    const undone = typeof key === 'string' ? await loggedUnder(tx, key, change.at) : []
    await eraseRecords(tx, [...images, ...undone])
  }
  const due = [await tx.cards.nextExpiry(), await tx.changes.nextLapse()].filter((at) => at !== null)
  await tx.setNextDue(due.length > 0 ? Math.min(...due) : null)
}

async function closeExpired({ slots }: Engine, tx: ScopeTransaction, now: EpochMs): Promise<void> {
  const expired = await tx.cards.expired(now)
  for (const card of expired) await tx.cards.update(card.id, expire(card))
  const changed = [...expired]
  const disputed = expired.flatMap(({ contested, versionKey }) => (contested ? versionKey : []))
  for (const key of new Set(disputed)) changed.push(...(await settleRivals(tx.cards, key)))
  await refreshItems(tx.items, tx.cards, changed.flatMap(messagesOf), slots)
}
