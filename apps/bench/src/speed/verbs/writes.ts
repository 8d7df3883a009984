import type { Sized } from '../../scale-sqlite/build.ts'
import { messages } from '../prepare-scope.ts'
import { samplers, timeBlock } from '../pieces.ts'
import type { Piece } from '../pieces.ts'
import { recordSql } from '../statement-log.ts'
import type { KindFigures } from './figures.ts'
import { timeLanes } from './lanes.ts'
import type { Lane } from './lanes.ts'
import type { Open } from './open.ts'
import type { VerbsPlan } from './plan.ts'
import { rescoped } from './rescoped.ts'
import { triplesOf, visitsOf } from './visits.ts'

/** Numbers of messages that no scope has yet. */
const FIRST = 1_000_000
/** Calls in a row: two connections write to one file, and each reads anew what the other has written when its turn begins. */
const BLOCK = 50

/** A message to scopes all over each database. */
export async function measureRemembers(
  databases: readonly Open<Sized>[],
  { remembers }: VerbsPlan,
): Promise<KindFigures> {
  const lanes: Lane[] = []
  for (const database of databases) {
    const pieces = await recordWrites(database, remembers)
    const warm = Math.floor(pieces.length / 10)
    await timeBlock(pieces.slice(0, warm), database.replay, samplers(), true)
    lanes.push({ size: database.size, pieces: pieces.slice(warm), replay: database.replay })
  }
  return timeLanes('remember', lanes, { rounds: 1, block: BLOCK })
}

/**
 * Three copies of one scope in one file hear the same messages: in the first the statements are written down, in the second the library is
 * timed, in the third the statements, under its number. So both do the same work from the same state, and no large file is copied.
 */
async function recordWrites(
  { recollect, copies, models }: Open<Sized>,
  count: number,
): Promise<readonly Piece[]> {
  const whole = copies.filter((copy) => copy.whole)
  const triples = visitsOf(triplesOf(whole, models.names.length), models.names.length, count)
  const said = messages(count, FIRST)
  const pieces: Piece[] = []
  for (const [i, { recorded, library, bare }] of triples.entries()) {
    const message = said[i]
    if (message === undefined) continue
    const { calls } = await recordSql(() => recollect.scope(recorded.name).remember(message))
    pieces.push({
      call: () => recollect.scope(library.name).remember(message),
      statements: rescoped(calls, recorded, bare),
    })
  }
  return pieces
}
