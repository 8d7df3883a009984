import { InvalidInputError } from '@recollect/core'
import type { Page, PageRequest } from '@recollect/core'
import type { ContextVariable, WorkingReader } from '@recollect/core/store'
import type { SqlQuery } from '../driver/sql-driver.ts'
import { rowToVariable } from '../rows/variable-row.ts'
import { checkPage, pageOf } from '../statements/paging.ts'
import type { ScopeSession } from './scope-session.ts'

export class SqlWorking implements WorkingReader {
  protected readonly session: ScopeSession

  constructor(session: ScopeSession) {
    this.session = session
  }

  async get(session: string, name: string): Promise<ContextVariable | null> {
    const { statements, id: scope } = this.session
    return (await this.#many(statements.variables.get.with({ scope, session, name })))[0] ?? null
  }

  async all(session: string): Promise<readonly ContextVariable[]> {
    const { statements, id: scope } = this.session
    return this.#many(statements.variables.all.with({ scope, session }))
  }

  async list(page: PageRequest): Promise<Page<ContextVariable>> {
    checkPage(page)
    const { statements, id: scope } = this.session
    const [session, name] = placeIn(page.cursor ?? null)
    const query = statements.variables.list.with({ scope, session, name, limit: page.limit + 1 })
    return pageOf(
      await this.#many(query),
      page,
      (last) => JSON.stringify([last.session, last.name]),
      (variable) => variable,
    )
  }

  async #many(query: SqlQuery): Promise<ContextVariable[]> {
    const { connection, codec, scope } = this.session
    return (await connection.rows(query)).map((row) => rowToVariable(scope, row, codec))
  }
}

/** The variable a page begins after: no session is called by the empty text. */
function placeIn(cursor: string | null): readonly [session: string, name: string] {
  if (cursor === null) return ['', '']
  const [session, name] = listIn(cursor)
  if (typeof session === 'string' && typeof name === 'string') return [session, name]
  throw new InvalidInputError('This cursor was not given by this list. Begin again without a cursor.')
}

function listIn(text: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}
