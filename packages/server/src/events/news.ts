import type { Change, ChangeLog } from '@recollect/core'

const PAGE = 100

/** Where the log ends; 0: it is empty. */
export async function lastSeq(changes: ChangeLog): Promise<number> {
  return (await changes.list({ limit: 1 })).rows[0]?.seq ?? 0
}

/** Changes behind a place, oldest first. The log is read from its end backwards. */
export async function changesAfter(changes: ChangeLog, seq: number): Promise<readonly Change[]> {
  const found: Change[] = []
  let cursor: string | null = null
  do {
    const page: Awaited<ReturnType<ChangeLog['list']>> = await changes.list({
      limit: found.length === 0 ? 10 : PAGE,
      cursor,
    })
    const fresh = page.rows.filter((change) => change.seq > seq)
    found.push(...fresh)
    cursor = fresh.length === page.rows.length ? page.next : null
  } while (cursor !== null)
  return found.reverse()
}
