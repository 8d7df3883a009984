import { AccessError, InvalidConfigError } from '@recollect/core'
import type { ScopeTransaction } from '@recollect/core/store'
import type { Counted, Seen } from './seen.ts'

/** How many records each scope may hold; whole numbers from 0. What is left out has no limit. */
export interface Quotas {
  /** Messages. */
  readonly items?: number
  /** Facts, all versions. */
  readonly cards?: number
  /** Pairs of the sessions' logs. */
  readonly turns?: number
}

const KINDS: readonly string[] = ['items', 'cards', 'turns'] satisfies readonly Counted[]

/** @throws InvalidConfigError */
export function checkQuotas(quotas: Quotas): Quotas {
  for (const [kind, most] of Object.entries<unknown>({ ...quotas })) {
    if (!KINDS.includes(kind))
      throw new InvalidConfigError('A quota is set on items, cards or turns. Take the other one out.')
    if (most !== undefined && !(Number.isSafeInteger(most) && Number(most) >= 0))
      throw new InvalidConfigError(`The quota of ${kind} must be a whole number from 0.`)
  }
  return Object.freeze({ ...quotas })
}

/**
 * Refuses a transaction that brought a scope over a quota, when its work is done and before it commits: whatever verb it was, and whoever
 * wrote beside it. Asks a figure that is there; only when so many were ever written does it count those that are left.
 * @throws AccessError `QUOTA_EXCEEDED`
 */
export async function refuseOver(quotas: Quotas, tx: ScopeTransaction, seen: Seen): Promise<void> {
  for (const kind of seen.added) {
    const most = quotas[kind]
    if (most === undefined || tx.copy.last[kind] <= most) continue
    if ((await countOf(tx, kind)) > most) throw exceeded(kind, most)
  }
}

async function countOf(tx: ScopeTransaction, kind: Counted): Promise<number> {
  switch (kind) {
    case 'items':
      return tx.items.count()
    case 'cards':
      return tx.cards.count()
    case 'turns':
      return (await tx.sessions?.totals())?.turns ?? 0
  }
}

const exceeded = (kind: Counted, most: number) =>
  new AccessError(
    `This scope may hold ${String(most)} ${kind}, and this would be more. Nothing was stored. Forget some, or raise the quota.`,
    'QUOTA_EXCEEDED',
  )
