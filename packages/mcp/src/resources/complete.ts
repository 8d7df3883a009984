import type { Page, PageRequest, ScopedMemory } from '@recollect/core'
import type { Place } from './uris.ts'

/** As many as the protocol lets a completion hold. */
const MOST = 100
/** Pages that are looked through. */
const PAGES = 20

export interface Completion {
  readonly values: string[]
  readonly hasMore: boolean
}

/** Ids that begin with what was typed. */
export const complete = (memory: ScopedMemory, of: Place['of'], typed: string): Promise<Completion> =>
  of === 'cards'
    ? beginning(typed, (page) => memory.cards.list({ ...page, active: true }))
    : beginning(typed, (page) => memory.sessions.list(page))

async function beginning(
  typed: string,
  list: (page: PageRequest) => Promise<Page<{ readonly id: string }>>,
): Promise<Completion> {
  const values: string[] = []
  let cursor: string | null = null
  for (let page = 0; page < PAGES && values.length <= MOST; page++) {
    const { rows, next }: Page<{ readonly id: string }> = await list({ limit: 1000, cursor })
    values.push(...rows.flatMap(({ id }) => (id.startsWith(typed) ? [id] : [])))
    cursor = next
    if (next === null) break
  }
  return { values: values.slice(0, MOST), hasMore: values.length > MOST || cursor !== null }
}
