import type { QaTurn, TurnKey } from '@recollect/core/store'
import { writeTurnKeys } from '../rows/turn-key-row.ts'
import { listParts, listSize } from '../statements/shapes.ts'
import type { ScopeSession } from './scope-session.ts'

type Placed = Pick<QaTurn, 'number' | 'saidAt'>

/** Lets a turn be found by keys it was not found by. */
export async function addKeys(
  { held, codec }: ScopeSession,
  { number, saidAt }: Placed,
  keys: readonly TurnKey[],
): Promise<void> {
  if (keys.length === 0) return
  const entry = { number, saidAt: codec.writeTime(saidAt), keys: writeTurnKeys(keys, codec) }
  await held.add('turnKeys', entry)
}

/** Lets a turn no longer be found by keys it was found by. */
export async function removeKeys(
  { connection, statements, codec, id: scope }: ScopeSession,
  turn: Placed,
  keys: readonly TurnKey[],
): Promise<void> {
  const [number, saidAt] = [turn.number, codec.writeTime(turn.saidAt)]
  const written = writeTurnKeys(keys, codec)
  for (const kind of new Set(written.map(([kind]) => kind))) {
    const own = written.filter(([other]) => other === kind).map(([, key]) => key)
    for (const part of listParts(own)) {
      const size = listSize(part.length)
      const statement = statements.turnKeys.remove.of(String(size), size)
      await connection.send(statement.with({ scope, kind, saidAt, number }, part))
    }
  }
}

/** The keys of one list that are not in another. */
export function keysWithout(keys: readonly TurnKey[], others: readonly TurnKey[]): readonly TurnKey[] {
  const known = new Set(others.map(nameOf))
  return keys.filter((key) => !known.has(nameOf(key)))
}

const nameOf = ([kind, key]: TurnKey): string => `${kind} ${key}`
