import type { UndoOptions, UndoResult } from '../api/writes.ts'
import { undoneBy } from '../changes/dependents.ts'
import type { Log } from '../changes/dependents.ts'
import { recorded } from '../changes/record.ts'
import type { Recording } from '../changes/notebook.ts'
import { restingOn } from '../changes/resting-on.ts'
import { revert } from '../changes/revert.ts'
import type { Reverted } from '../changes/revert.ts'
import type { Engine } from '../engine.ts'
import { ChangeError, InvalidInputError, NotFoundError } from '../errors/errors.ts'
import type { Embedder } from '../plugin/ports.ts'
import type { ScopeTransaction } from '../plugin/store.ts'
import type { Change } from '../types/change.ts'
import type { EpochMs } from '../types/item.ts'
import { refuseFinal } from './refuse-final.ts'
import { peersOf } from './undo-peers.ts'
import { healChains } from '../repair/heal.ts'
import { refreshItems } from '../version/item-version.ts'
import { told } from '../util/strings.ts'
import { checkOptions } from '../input/page.ts'

/** Takes back a change, or all changes of a batch, newest first; the undo is a change of its own. */
export async function undo(
  engine: Engine,
  scope: string,
  id: string,
  options: UndoOptions = {},
): Promise<UndoResult> {
  const { dependents = 'refuse' } = checkOptions('undo', options, { dependents: true })
  checkArguments(id, dependents)
  const now = engine.clock.now()
  const wanted = await engine.store.read(scope, async (log) =>
    withDependents(engine, log, await wantedBy(log, id), dependents),
  )
  const peers = await peersOf(engine, scope, wanted)
  // What is to hold over there again is put back there first: a crash in between leaves it in both scopes and loses it in neither.
  for (const peer of peers) if (peer.puts) await undo(engine, peer.scope, peer.change)
  const { restored, ...result } = await recorded(engine, scope, async (recording) => {
    const all = await withDependents(engine, recording.tx, await wantedBy(recording.tx, id), dependents)
    for (const change of all) await refuseFinal(recording.tx, change, now)
    return takeBack(engine, recording, all, now)
  })
  for (const peer of peers) if (!peer.puts) await undo(engine, peer.scope, peer.change)
  if (engine.embedder !== null) await embedAgain(engine, engine.embedder, scope, restored)
  return result
}

/** Takes changes back, newest first, and closes what a deletion in between left open; damage that was mended is wanted as it was. */
async function takeBack(
  engine: Engine,
  { tx, commit }: Recording,
  all: readonly Change[],
  now: EpochMs,
): Promise<UndoResult & Pick<Reverted, 'restored'>> {
  const change = engine.ids.next(now)
  const counts = { items: 0, cards: 0 }
  const [restored, touched, keys]: [string[], string[], string[]] = [[], [], []]
  for (const one of all) {
    const reverted = await revert(engine, tx, one)
    counts.items += reverted.items
    counts.cards += reverted.cards
    restored.push(...reverted.restored)
    if (one.kind !== 'repair') {
      touched.push(...reverted.touched)
      keys.push(...reverted.keys)
    }
    await markUndone(tx, one, change)
  }
  touched.push(...(await healChains(tx.cards, keys, now)))
  // What a message states by now may rest on changes that stay.
  await refreshItems(tx.items, tx.cards, touched, engine.slots)
  const undone = all.map((one) => one.id)
  await commit({ kind: 'undo', id: change, note: { undoes: undone }, always: true })
  return { change, undone, ...counts, restored }
}

/** Messages that were put back have lost their vectors. */
async function embedAgain(
  engine: Engine,
  embedder: Embedder,
  scope: string,
  ids: readonly string[],
): Promise<void> {
  const items = await engine.store.read(scope, (view) => view.items.byIds(ids))
  const { tryEmbedding } = await import('./embedding/embed-items.ts')
  if (items.length > 0) await tryEmbedding(engine, embedder, scope, items, undefined)
}

/** An undo that is undone lets stand what it took back; an undo that stands again takes it back again. */
async function markUndone(tx: ScopeTransaction, one: Change, by: string | null): Promise<void> {
  await tx.changes.mark([one.id], by)
  const { undoUntil } = one
  // A forget that stands again lapses again.
  if (by === null && undoUntil !== null) await tx.setNextDue(Math.min(undoUntil, tx.nextDue ?? undoUntil))
  for (const id of undoneBy(one)) {
    const earlier = await tx.changes.get(id)
    if (earlier) await markUndone(tx, earlier, by === null ? one.id : null)
  }
}

function checkArguments(id: unknown, dependents: unknown): void {
  if (typeof id !== 'string' || id === '')
    throw new InvalidInputError('Say which change to undo by its id. List them with changes.list().')
  if (dependents !== 'refuse' && dependents !== 'undo')
    throw new InvalidInputError(`dependents is "refuse" or "undo", not ${told(dependents)}.`)
}

/** The change, or the changes of the batch that still stand, newest first. */
async function wantedBy({ changes }: Log, id: string): Promise<readonly Change[]> {
  const one = await changes.get(id)
  const all = one ? [one] : await changes.byBatch(id)
  if (all.length === 0) throw new NotFoundError('change', id)
  const standing = all.filter(({ undoneBy }) => undoneBy === null)
  if (standing.length > 0) return newestFirst(standing)
  const by = newestFirst(all).flatMap(({ undoneBy }) => undoneBy ?? [])
  throw new ChangeError(
    'CHANGE_UNDONE',
    `The change "${id}" was undone already, by "${by[0] ?? ''}". Undo that one to bring it back.`,
    by,
  )
}

const newestFirst = (changes: Iterable<Change>): Change[] => [...changes].sort((a, b) => b.seq - a.seq)

async function withDependents(
  { slots }: Engine,
  log: Log,
  wanted: readonly Change[],
  policy: UndoOptions['dependents'],
): Promise<readonly Change[]> {
  const all = await restingOn(log, wanted, slots)
  const isMore = ({ seq, undoneBy }: Change) =>
    undoneBy === null && wanted.every((change) => change.seq !== seq)
  const more = newestFirst(all).filter(isMore)
  if (more.length > 0 && policy !== 'undo') {
    throw new ChangeError(
      'CHANGE_NEEDED',
      `${String(more.length)} later change(s) rest on it. Undo them first, or pass { dependents: 'undo' } to undo them too.`,
      more.map(({ id }) => id),
    )
  }
  return newestFirst(all)
}
