import { audit } from './audit-list.ts'
import { holdsAny, pagesOf } from './list-pages.ts'
import type { List, Reading } from './list-pages.ts'
import { SEMANTIC_LISTS } from './semantic-lists.ts'

const sessions: List = {
  name: 'sessions',
  pages: (view, limit) =>
    pagesOf(
      limit,
      (page) => view.sessions?.list(page),
      async (row, other) => other.sessions?.get(row.id),
      async (row, tx) => tx.sessions?.put(row),
    ),
}

const variables: List = {
  name: 'variables',
  pages: (view, limit) =>
    pagesOf(
      limit,
      (page) => view.working?.list(page),
      async ({ session, name }, other) => other.working?.get(session, name),
      async (row, tx) => tx.working?.put(row),
    ),
}

const SESSION_LISTS: readonly List[] = [sessions, variables]

/** In the order they are copied, after what is numbered. */
export const LISTS: readonly List[] = [...SESSION_LISTS, ...SEMANTIC_LISTS, audit]

/** Whether a scope has any session, turn or variable, or had turns. */
export const holdsSessions = async (view: Reading): Promise<boolean> =>
  view.copy.last.turns > 0 || holdsAny(view, SESSION_LISTS)

/** Whether a scope has any episode or knowledge, or what models were used for is noted. */
export const holdsSemantic = async (view: Reading): Promise<boolean> =>
  (view.semantic?.cutUpTo ?? 0) > 0 || holdsAny(view, SEMANTIC_LISTS)

export const holdsAudit = async (view: Reading): Promise<boolean> => holdsAny(view, [audit])
