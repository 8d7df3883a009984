import type { QaTurn } from '@recollect/core/store'
import { rowToTurn } from '../rows/turn-row.ts'
import { listParts, listSize } from '../statements/shapes.ts'
import type { ScopeSession } from './scope-session.ts'

/** Turns by their number; few statements, however many. */
export async function readTurns(
  { connection, statements, codec, id, scope }: ScopeSession,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, QaTurn>> {
  const found = new Map<number, QaTurn>()
  for (const part of listParts(numbers)) {
    const size = listSize(part.length)
    const query = statements.turns.byNumber.of(String(size), size).with({ scope: id }, part)
    for (const row of await connection.rows(query)) {
      const turn = rowToTurn(scope, row, codec)
      found.set(turn.number, turn)
    }
  }
  return found
}
