import type { SqlRow } from '../driver/sql-driver.ts'
import { listParts, listSize } from '../statements/shapes.ts'
import type { ScopeSession } from './scope-session.ts'

const FAMILY = '.*'

/**
 * Rows of the active cards of an entity in some slots, newest first: one statement for the slots, one for each family. `user.*`: of all
 * entities of that family.
 */
export async function activeRows(
  session: ScopeSession,
  entity: string,
  slots: readonly string[],
): Promise<readonly SqlRow[]> {
  if (entity.endsWith(FAMILY)) return ofEntities(session, entity, slots)
  const families = slots.filter((slot) => slot.endsWith(FAMILY))
  const plain = slots.filter((slot) => !slot.endsWith(FAMILY)).map((slot) => `${entity}:${slot}`)
  const found: SqlRow[] = []
  for (const part of listParts(plain)) found.push(...(await bySlots(session, entity, part)))
  for (const family of families) found.push(...(await byFamily(session, entity, family)))
  return found.length < 2 ? found : newestFirst(session, found)
}

function bySlots(session: ScopeSession, entity: string, keys: readonly string[]): Promise<readonly SqlRow[]> {
  const size = listSize(keys.length)
  const statement = session.statements.cards.bySlots.of(String(size), size)
  return session.connection.rows(statement.with({ scope: session.id, entity }, keys))
}

function byFamily(session: ScopeSession, entity: string, family: string): Promise<readonly SqlRow[]> {
  const keys = keysOf(`${entity}:${family.slice(0, -1)}`)
  return session.connection.rows(
    session.statements.cards.byFamily.with({ scope: session.id, entity, ...keys }),
  )
}

/** All entities of a family: one statement a slot. */
async function ofEntities(
  session: ScopeSession,
  family: string,
  slots: readonly string[],
): Promise<readonly SqlRow[]> {
  const keys = keysOf(family.slice(0, -1))
  const { bySlotOfFamily } = session.statements.cards
  const found: SqlRow[] = []
  for (const slot of slots)
    found.push(...(await session.connection.rows(bySlotOfFamily.with({ scope: session.id, slot, ...keys }))))
  return newestFirst(session, found)
}

/** All keys that begin with `from`: its last character is a dot, the one after that a slash. */
const keysOf = (from: string) => ({ from, to: `${from.slice(0, -1)}/` })

/** A slot named beside its family is found twice and kept once. */
function newestFirst(session: ScopeSession, rows: readonly SqlRow[]): SqlRow[] {
  const bySeq = new Map(rows.map((row) => [session.codec.readInteger(row[0]), row]))
  return [...bySeq].sort(([a], [b]) => b - a).map(([, row]) => row)
}
