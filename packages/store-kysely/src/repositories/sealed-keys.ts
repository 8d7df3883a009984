import type { Page, PageRequest } from '@recollect/core'
import type { TurnKeyCount } from '@recollect/core/store'
import { rowToKeyCount } from '../rows/turn-key-row.ts'
import { pageOf } from '../statements/paging.ts'
import { byCodePoint } from './by-code-point.ts'
import { keyTexts } from './key-texts.ts'
import type { ScopeSession } from './scope-session.ts'

/** How many keys are read at once. */
const PAGE = 1000

/** A page of keys by code point: a database that does not know them has them in another order. Reads all. */
export async function sealedKeys(
  session: ScopeSession,
  kind: number,
  page: PageRequest,
): Promise<Page<TurnKeyCount>> {
  const from = page.cursor ?? ''
  const all: TurnKeyCount[] = []
  for await (const counts of pagesOf(session, kind)) all.push(...counts)
  const onward = all.filter(({ key }) => byCodePoint(key, from) > 0)
  const sorted = onward.sort((a, b) => byCodePoint(a.key, b.key))
  return pageOf(
    sorted,
    page,
    ({ key }) => key,
    (count) => count,
  )
}

async function* pagesOf(session: ScopeSession, kind: number): AsyncGenerator<readonly TurnKeyCount[]> {
  const { connection, statements, codec, id: scope } = session
  let after: string | undefined = ''
  while (after !== undefined) {
    const rows = await connection.rows(statements.turnKeys.counts.with({ scope, kind, after, limit: PAGE }))
    const written = rows.map((row) => rowToKeyCount(row, codec))
    yield await keyTexts(session, written)
    after = written.at(-1)?.key
  }
}
