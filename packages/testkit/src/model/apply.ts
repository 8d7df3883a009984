import { RecollectError } from '@recollect/core'
import type { Store } from '@recollect/core'
import type { ScopeTransaction } from '@recollect/core/store'
import { applyToSemantic } from './apply-semantic.ts'
import { applyToSessions } from './apply-sessions.ts'
import type { StoreOperation, StoreStep } from './operation.ts'

class Abandoned extends Error {}

/** What a step came to: what its operations returned, or the code it was refused with. */
export interface Outcome {
  readonly results: readonly unknown[]
  readonly error: string | null
}

/** Runs one step. Errors that are not the library's own come through: they are never an outcome. */
export async function applyStep(store: Store, scope: string, step: StoreStep): Promise<Outcome> {
  const results: unknown[] = []
  try {
    await store.transaction(scope, async (tx) => {
      for (const operation of step.operations) results.push((await applyOperation(tx, operation)) ?? null)
      if (step.fails) throw new Abandoned()
    })
    return { results, error: null }
  } catch (error) {
    if (error instanceof Abandoned) return { results, error: 'abandoned' }
    if (RecollectError.isInstance(error)) return { results, error: error.code }
    throw error
  }
}

function applyOperation(tx: ScopeTransaction, operation: StoreOperation): Promise<unknown> {
  switch (operation.kind) {
    case 'insert item':
      return tx.items.insert(operation.item)
    case 'update item':
      return tx.items.update(operation.id, operation.patch)
    case 'remove item':
      return tx.items.remove(operation.id)
    case 'index item':
      return tx.search.index(operation.seq, new Map(operation.terms))
    case 'insert card':
      return tx.cards.insert(operation.card)
    case 'update card':
      return tx.cards.update(operation.id, operation.patch)
    case 'remove card':
      return tx.cards.remove(operation.id)
    case 'restore item':
      return tx.items.restore(operation.item)
    case 'restore card':
      return tx.cards.restore(operation.card)
    case 'put expansions':
      return tx.expansions.put(operation.rows)
    case 'put vectors':
      return putVectors(tx, operation)
    case 'keep only vectors':
      return tx.vectors?.keepOnly(operation.space) ?? Promise.resolve(0)
    case 'append change':
    case 'mark changes':
    case 'erase images':
    case 'ask lapses':
    case 'set next due':
      return applyToLog(tx, operation)
    case 'put session':
    case 'remove session':
    case 'append turn':
    case 'update turn':
    case 'remove turn':
    case 'restore turn':
    case 'put variable':
    case 'remove variable':
      return applyToSessions(tx, operation)
    default:
      return applyToSemantic(tx, operation)
  }
}

type LogOperation = Extract<
  StoreOperation,
  { readonly kind: 'append change' | 'mark changes' | 'erase images' | 'ask lapses' | 'set next due' }
>

async function applyToLog(tx: ScopeTransaction, operation: LogOperation): Promise<unknown> {
  const { changes } = tx
  switch (operation.kind) {
    case 'append change':
      return changes.append(operation.change, operation.images)
    case 'mark changes':
      return changes.mark(operation.ids, operation.undoneBy)
    case 'erase images':
      return changes.erase(operation.record, operation.ids, operation.seqs)
    case 'ask lapses':
      return [await changes.lapsed(operation.now), await changes.nextLapse()]
    case 'set next due':
      await tx.setNextDue(operation.at)
      return tx.nextDue
  }
}

async function putVectors(
  { vectors }: ScopeTransaction,
  { space, vectors: given }: StoreOperation & { readonly kind: 'put vectors' },
): Promise<void> {
  await vectors?.put(space, new Map(given.map(([seq, vector]) => [seq, Float32Array.from(vector)])))
}
