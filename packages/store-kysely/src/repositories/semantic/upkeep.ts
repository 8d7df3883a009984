import type { Page, PageRequest } from '@recollect/core'
import type { Quarantined, SemanticReader } from '@recollect/core/store'
import { rowToQuarantined } from '../../rows/semantic/quarantine-row.ts'
import { rowToUsage } from '../../rows/semantic/usage-row.ts'
import { checkPage, pageOf } from '../../statements/paging.ts'
import type { ScopeSession } from '../scope-session.ts'

type UpkeepReads = Pick<SemanticReader, 'quarantined' | 'usage'>

export const upkeepReads = (session: ScopeSession): UpkeepReads => ({
  quarantined: (page) => quarantinePage(session, page),
  usage: async (from, to) => {
    const { connection, statements, codec, id: scope } = session
    const rows = await connection.rows(statements.usage.ofDays.with({ scope, from, to }))
    return rows.map((row) => rowToUsage(row, codec))
  },
})

async function quarantinePage(
  { connection, statements, codec, id: scope, scope: name }: ScopeSession,
  page: PageRequest,
): Promise<Page<Quarantined>> {
  checkPage(page)
  const query = statements.quarantine.list.with({ scope, after: page.cursor ?? '', limit: page.limit + 1 })
  const found = (await connection.rows(query)).map((row) => rowToQuarantined(name, row, codec))
  return pageOf(
    found,
    page,
    ({ id }) => id,
    (row) => row,
  )
}
