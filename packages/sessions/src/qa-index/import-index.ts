import type { Engine } from '../engine.ts'
import { InvalidImportError, RecollectError } from '@recollect/core'
import type { QaTurn, Session } from '@recollect/core/store'
import { writeSessions } from '../access.ts'
import type { SessionsTransaction } from '../access.ts'
import { refuseMerging } from '../upkeep/merging.ts'
import { checkIndex, placeOf } from './check-index.ts'
import type { CheckedIndex, IndexPair, IndexSession } from './check-index.ts'
import { inOrder } from './import-order.ts'
import { mergeOf } from './merge-of.ts'
import { sessionFrom, sessionWith, withWhole } from './read-session.ts'
import { textsOf, turnOf } from './read-turn.ts'

export interface ImportedIndex {
  readonly imported: number
  readonly skipped: number
}

/**
 * Reads a `qa-index.json`: pairs keep their `seq` and their answers, whatever those are worth; pairs that are there already are skipped.
 * What the file says beyond the format, or in another notation, is kept and comes out again. One transaction.
 * @throws InvalidImportError for a malformed index, and for a different pair where one is; SessionError while a session of it is being
 *   merged. Nothing is imported then.
 */
export function importIndex(engine: Engine, scope: string, index: unknown): Promise<ImportedIndex> {
  const checked = checkIndex(index)
  return writeSessions(engine, scope, (tx) => write(engine, scope, tx, checked))
}

/** What a session of the file has become so far. */
interface Progress {
  readonly one: IndexSession
  /** As it was before; null: it is new. */
  readonly row: Session | null
  readonly mergingInto: string | null
  readonly turns: QaTurn[]
  readonly added: QaTurn[]
}

async function write(
  engine: Engine,
  scope: string,
  tx: SessionsTransaction,
  index: CheckedIndex,
): Promise<ImportedIndex> {
  const { sessions } = tx
  const all: Progress[] = []
  for (const one of index.sessions) {
    const row = await sessions.get(one.fields.session_id)
    if (row !== null) await refuseMerging(sessions, row)
    all.push({ one, row, mergingInto: await mergeOf(sessions, index, one), turns: [], added: [] })
  }
  for (const { at, pair } of inOrder(index)) {
    const progress = all[at]
    if (progress) await writePair(engine, tx, progress, pair)
  }
  const [imported, total] = [
    all.flatMap(({ added }) => added).length,
    all.flatMap(({ turns }) => turns).length,
  ]
  await writeRows(
    tx,
    index,
    all.map((one) => ({ ...one, after: rowAfter(one, scope, engine.clock.now()) })),
  )
  return { imported, skipped: total - imported }
}

async function writePair(
  engine: Engine,
  { sessions }: SessionsTransaction,
  { one, row, turns, added }: Progress,
  pair: IndexPair,
): Promise<void> {
  const id = one.fields.session_id
  const where = placeOf(id, pair.fields.seq)
  const texts = refusing(where, () => textsOf(pair))
  const there = row === null ? null : await sessions.turn(id, pair.fields.seq)
  if (there !== null && (there.question !== texts.question || there.answer !== texts.answer)) {
    throw new InvalidImportError(
      `${where}:`,
      'Another pair stands there. Import into an empty scope, or give the session in the file another id; nothing was imported.',
    )
  }
  const turn = there ?? (await sessions.append(await turnOf(engine, sessions, id, pair, texts)))
  turns.push(turn)
  if (there === null) added.push(turn)
}

function refusing<T>(where: string, work: () => T): T {
  try {
    return work()
  } catch (cause) {
    if (!RecollectError.isInstance(cause)) throw cause
    throw new InvalidImportError(`${where}:`, `${cause.message} Nothing was imported.`, { cause })
  }
}

const bySeq = (turns: readonly QaTurn[]): readonly QaTurn[] => turns.toSorted((a, b) => a.seq - b.seq)

function rowAfter({ one, row, mergingInto, turns, added }: Progress, scope: string, now: number): Session {
  if (row === null) return sessionFrom(scope, one, { turns: bySeq(turns), mergingInto }, now)
  return added.length === 0 ? row : sessionWith(row, bySeq(added))
}

async function writeRows(
  { sessions }: SessionsTransaction,
  index: CheckedIndex,
  all: readonly (Progress & { readonly after: Session })[],
): Promise<void> {
  const written = all.map(({ after, turns }) => ({ session: after, turns: bySeq(turns) }))
  const isChanged = ({ row, after }: (typeof all)[number]): boolean => row !== after
  for (const one of all.filter(isChanged)) {
    const isFirst = one === all.find(isChanged)
    await sessions.put(isFirst ? withWhole(one.after, index, written) : one.after)
  }
}
