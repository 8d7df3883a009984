import type { Store } from '@recollect/core'
import type { ScopeTransaction } from '@recollect/core/store'
import { NOON } from '../../fixtures/fixed-clock.ts'
import { plantAudit } from './plant-audit.ts'
import { plantKnowledge } from './plant-knowledge.ts'
import { plantMessages } from './plant-messages.ts'
import { plantSessions } from './plant-sessions.ts'
import type { NextText } from './next-text.ts'

/** Puts a text of its own into every field of every kind of record that a scope can hold, as far as the store keeps it. */
export async function plantEverything(store: Store, scope: string, next: NextText): Promise<void> {
  await store.transaction(scope, (tx) => plantAll(tx, next))
}

async function plantAll(tx: ScopeTransaction, next: NextText): Promise<void> {
  const item = await plantMessages(tx, next)
  await plantSessions(tx, next)
  await plantKnowledge(tx, next, item)
  await plantAudit(tx)
  await tx.setNextDue(NOON)
}
