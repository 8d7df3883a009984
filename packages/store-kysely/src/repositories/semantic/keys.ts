import type { SemanticKey } from '@recollect/core/store'
import type { WrittenKey } from '../../rows/turn-key-row.ts'
import { writeSemanticKeys } from '../../rows/semantic/key-row.ts'
import { listParts, listSize } from '../../statements/shapes.ts'
import type { ScopeSession } from '../scope-session.ts'

/** Lets a record be found by what it is found by now, and no longer by what it was found by before. */
export async function changeKeys(
  session: ScopeSession,
  id: string,
  before: readonly SemanticKey[],
  after: readonly SemanticKey[],
): Promise<void> {
  const { held, codec } = session
  const [old, now] = [writeSemanticKeys(before, codec), writeSemanticKeys(after, codec)]
  await removeKeys(session, id, without(old, now))
  const keys = without(now, old)
  if (keys.length > 0) await held.add('semanticKeys', { id, keys })
}

async function removeKeys(
  { connection, statements, id: scope }: ScopeSession,
  id: string,
  keys: readonly WrittenKey[],
): Promise<void> {
  for (const kind of new Set(keys.map(([of]) => of))) {
    const own = keys.filter(([of]) => of === kind).map(([, key]) => key)
    for (const part of listParts(own)) {
      const size = listSize(part.length)
      await connection.send(
        statements.semanticKeys.remove.of(String(size), size).with({ scope, id, kind }, part),
      )
    }
  }
}

function without(keys: readonly WrittenKey[], others: readonly WrittenKey[]): readonly WrittenKey[] {
  const known = new Set(others.map(nameOf))
  return keys.filter((key) => !known.has(nameOf(key)))
}

const nameOf = ([kind, key]: WrittenKey): string => `${String(kind)} ${key}`
