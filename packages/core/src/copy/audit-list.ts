import type { AuditEntry } from '../plugin/audit.ts'
import type { Page } from '../plugin/page.ts'
import { pageAmong } from './list-pages.ts'
import type { List } from './list-pages.ts'

/** The audit log, link by link as it is: its chain holds in the copy too. */
export const audit: List = {
  name: 'audit',
  pages: async function* (view, limit) {
    let cursor: string | null = null
    do {
      const from: string | null = cursor
      const page: Page<AuditEntry> | undefined = await view.audit?.list({ limit, cursor })
      if (page === undefined || page.rows.length === 0) return
      yield pageAmong(
        page.rows,
        ({ seq }) => String(seq),
        async (other) => (await other.audit?.list({ limit, cursor: from }))?.rows ?? [],
        async (row, tx) => tx.audit?.append(row),
      )
      cursor = page.next
    } while (cursor !== null)
  },
}
