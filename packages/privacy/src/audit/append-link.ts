import { UnsupportedCapabilityError } from '@recollect/core'
import type { Store } from '@recollect/core'
import type { ScopeTransaction } from '@recollect/core/store'
import { nextLink } from './next-link.ts'
import type { LinkContent } from './next-link.ts'

/** Where links are written and what they are hashed with. */
export interface Ledger {
  readonly store: Store
  readonly key: Uint8Array | null
}

/** Appends a link in a transaction that is open: it commits with what the transaction writes, or neither does. */
export async function appendLink(
  { store, key }: Ledger,
  scope: string,
  { audit }: ScopeTransaction,
  content: LinkContent,
): Promise<void> {
  if (audit === undefined) throw new UnsupportedCapabilityError(store.name, 'audit')
  await audit.append(nextLink(scope, await audit.last(), content, key))
}

/** Appends a link in a transaction of its own. */
export const writeLink = (ledger: Ledger, scope: string, content: LinkContent): Promise<void> =>
  ledger.store.transaction(scope, (tx) => appendLink(ledger, scope, tx, content))
