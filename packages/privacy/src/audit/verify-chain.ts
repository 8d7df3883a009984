import { RecollectError } from '@recollect/core'
import type { AuditTrail } from '@recollect/core'
import type { AuditVerdict } from '@recollect/core/plugin'
import { endOf, problemOf, START } from './chain.ts'
import type { ChainRules } from './chain.ts'

const PAGE = 500

/** Follows a chain from its first link, a page in memory at a time, to its first broken link or its end. */
export async function verifyChain(list: AuditTrail['list'], rules: ChainRules): Promise<AuditVerdict> {
  let followed = START
  let cursor: string | null = null
  let limit = PAGE
  for (;;) {
    const page: Awaited<ReturnType<AuditTrail['list']>> | null = await readable(list, limit, cursor)
    if (page === null) {
      // A row that cannot be read stands somewhere in the page: it is found by reading one at a time.
      if (limit === 1) return { entries: followed.seq, problem: { seq: followed.seq + 1, reason: 'altered' } }
      limit = 1
      continue
    }
    for (const link of page.rows) {
      const problem = problemOf(rules, followed, link)
      if (problem !== null) return { entries: followed.seq, problem }
      followed = link
    }
    cursor = page.next
    if (cursor === null) return endOf(rules, followed)
  }
}

/** A page; null when a row in it is damaged. */
async function readable(list: AuditTrail['list'], limit: number, cursor: string | null) {
  try {
    return await list({ limit, cursor })
  } catch (error) {
    if (RecollectError.isInstance(error) && error.code === 'STORE_CORRUPT') return null
    throw error
  }
}
