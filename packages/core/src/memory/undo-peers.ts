import { dependentsOf, undoneBy } from '../changes/dependents.ts'
import type { Engine } from '../engine.ts'
import { ChangeError } from '../errors/errors.ts'
import type { ChangeReader } from '../plugin/changes.ts'
import type { Change } from '../types/change.ts'

/** What has to be undone in another scope, because a fact was moved there. */
export interface Peer {
  readonly scope: string
  readonly change: string
  /** Whether undoing it puts the fact back there. */
  readonly puts: boolean
}

/** The other side of a move, and whether the move is to stand once the undo is done. */
interface Side {
  readonly scope: string
  readonly change: string
  readonly stands: boolean
}

/** The other sides of the moves that are about to be undone, or done again. @throws ChangeError when one of them was built on. */
export async function peersOf(
  { store, slots }: Engine,
  scope: string,
  changes: readonly Change[],
): Promise<readonly Peer[]> {
  const sides = await store.read(scope, async (log) => {
    // Newest first: of an undo, and of what it took back and stays taken back, the latter has the last word.
    const found = new Map<string, Side>()
    for (const change of changes)
      for (const side of await sidesOf(log.changes, change, false))
        found.set(JSON.stringify([side.scope, side.change]), side)
    return [...found.values()]
  })
  const peers: Peer[] = []
  for (const side of sides) {
    const { target, later } = await store.read(side.scope, async (log) => {
      const change = await targetOf(log.changes, side)
      return { target: change, later: change ? await dependentsOf(log, change, slots) : [] }
    })
    if (target === null) continue
    if (later.length > 0) throw wentOn(side.scope, later)
    peers.push({ scope: side.scope, change: target.id, puts: side.stands })
  }
  return peers
}

async function sidesOf(changes: ChangeReader, one: Change, stands: boolean): Promise<readonly Side[]> {
  const [scope, change] = [one.note?.['to'], one.note?.['peer']]
  if (one.kind === 'move' && typeof scope === 'string' && typeof change === 'string')
    return [{ scope, change, stands }]
  const sides: Side[] = []
  for (const id of undoneBy(one)) {
    const earlier = await changes.get(id)
    if (earlier) sides.push(...(await sidesOf(changes, earlier, !stands)))
  }
  return sides
}

/** What there is to undo there: the move that stands, or the undo it was taken back by; null when it is as it should be. */
async function targetOf(changes: ChangeReader, { change, stands }: Side): Promise<Change | null> {
  const move = await changes.get(change)
  if (move === null || (move.undoneBy === null) === stands) return null
  return move.undoneBy === null ? move : changes.get(move.undoneBy)
}

const wentOn = (scope: string, later: readonly Change[]) =>
  new ChangeError(
    'CHANGE_NEEDED',
    `The scope "${scope}" went on with the fact it was given. Undo ${String(later.length)} change(s) there first.`,
    later.map(({ id }) => id),
  )
