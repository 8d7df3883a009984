import type { AuditEntry, AuditTrail } from '@recollect/core'

const PAGE = 500

/** Every link, oldest first; a page is a read of its own. */
export async function* everyLink(list: AuditTrail['list']): AsyncGenerator<AuditEntry, void, undefined> {
  let cursor: string | null = null
  do {
    const page: Awaited<ReturnType<AuditTrail['list']>> = await list({ limit: PAGE, cursor })
    yield* page.rows
    cursor = page.next
  } while (cursor !== null)
}
