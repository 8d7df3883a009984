import type { ScopeTransaction } from '@recollect/core/store'
import { NOON } from '../../fixtures/fixed-clock.ts'

/** Another link of the audit log, which holds no texts. */
export async function plantAudit({ audit }: ScopeTransaction): Promise<void> {
  const last = (await audit?.last())?.seq ?? 0
  await audit?.append({
    seq: last + 1,
    at: NOON,
    principal: 'p',
    action: 'put',
    outcome: 'ok',
    records: ['r'],
    more: 0,
    code: null,
    previousHash: '0'.repeat(64),
    hash: 'a'.repeat(64),
  })
}
