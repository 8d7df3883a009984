import { InvalidInputError, NotFoundError } from '@recollect/core'
import type { Session, SessionReader } from '@recollect/core/store'
import { knownSession } from '../access.ts'
import { mergedInto, sourceOf, unfinished } from './merging.ts'

/** Sessions that are to be merged, as they stand; a merge that was begun comes first. */
export interface MergeWork {
  readonly into: Session
  readonly from: readonly Session[]
}

export function refuseItself(from: readonly string[], into: string): void {
  if (!from.includes(into)) return
  throw new InvalidInputError(
    `Session "${into}" cannot be merged into itself. Take it out of the list, or name another target; nothing was changed.`,
  )
}

/**
 * Finds what is to be merged. A source that is gone since it was merged there needs nothing more, so that a call that was broken off
 * is simply made again.
 * @throws NotFoundError; SessionError `SESSION_MERGING` while another merge of one of them is unfinished.
 */
export async function findMerge(
  sessions: SessionReader,
  from: readonly string[],
  target: string,
): Promise<MergeWork> {
  const into = await knownSession(sessions, target)
  const done = new Set(mergedInto(into))
  const rows: Session[] = []
  for (const id of from) {
    const row = await sessions.get(id)
    if (row === null && !done.has(id)) throw new NotFoundError('session', id)
    if (row !== null) rows.push(row)
  }
  await checkMerge(sessions, rows, into)
  return { into, from: rows.toSorted((a, b) => begun(b) - begun(a)) }
}

const begun = ({ mergingInto }: Session): number => (mergingInto === null ? 0 : 1)

/** @throws SessionError */
export async function checkMerge(
  sessions: SessionReader,
  from: readonly Session[],
  into: Session,
): Promise<void> {
  if (into.mergingInto !== null) throw unfinished(into.id, into.mergingInto)
  const other = await sourceOf(sessions, into)
  if (other !== null && !from.some(({ id }) => id === other)) throw unfinished(other, into.id)
  for (const source of from) {
    const { id, mergingInto } = source
    if (mergingInto !== null && mergingInto !== into.id) throw unfinished(id, mergingInto)
    const inner = await sourceOf(sessions, source)
    if (inner !== null) throw unfinished(inner, id)
  }
}
