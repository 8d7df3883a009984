import { z } from 'zod'
import { SessionError } from '../errors.ts'
import type { Metadata } from '@recollect/core'
import type { Session, SessionReader } from '@recollect/core/store'

/** How far a merge is; kept in the row of the session that takes the turns in. */
export interface Merging {
  readonly from: string
  /** Turns up to this `seq` stand where they stood; what is above was placed anew, or came in meanwhile. */
  readonly head: number
}

const notes = z.object({
  merging: z
    .object({ from: z.string(), head: z.number().int().min(0) })
    .optional()
    .catch(undefined),
  merged: z.array(z.string()).default([]).catch([]),
})

const notesOf = ({ extra }: Pick<Session, 'extra'>) => notes.parse(extra ?? {})

/** The merge that a session's row tells of; null: none, or none of `from`. */
export function mergingFrom(
  into: Pick<Session, 'id' | 'extra'>,
  from: Pick<Session, 'id' | 'mergingInto'>,
): Merging | null {
  const { merging } = notesOf(into)
  return merging?.from === from.id && from.mergingInto === into.id ? merging : null
}

/** Ids of the sessions that were merged into it and are gone. */
export const mergedInto = (session: Pick<Session, 'extra'>): readonly string[] => notesOf(session).merged

export const withMerging = (into: Session, merging: Merging): Session => ({
  ...into,
  extra: { ...into.extra, merging: { ...merging } },
})

/** The merge is over: those that had been merged into the source came with it. */
export function withMerged(into: Session, from: Session): Session {
  const { merging: _over, ...rest }: Metadata = into.extra ?? {}
  const merged = [...new Set([...mergedInto(into), ...mergedInto(from), from.id])]
  return { ...into, extra: { ...rest, merged } }
}

/** The session whose turns are being moved into this one; null when there is none. */
export async function sourceOf(sessions: SessionReader, into: Session): Promise<string | null> {
  const { merging } = notesOf(into)
  const from = merging === undefined ? null : await sessions.get(merging.from)
  return from?.mergingInto === into.id ? from.id : null
}

/** @throws SessionError `SESSION_MERGING` when turns are being moved out of the session or into it. */
export async function refuseMerging(sessions: SessionReader, session: Session): Promise<void> {
  if (session.mergingInto !== null) throw unfinished(session.id, session.mergingInto)
  const from = await sourceOf(sessions, session)
  if (from !== null) throw unfinished(from, session.id)
}

export const unfinished = (from: string, into: string): SessionError =>
  new SessionError(
    'SESSION_MERGING',
    `Session "${from}" is being merged into "${into}". Finish that first: sessions.merge([${JSON.stringify(from)}], ${JSON.stringify(into)}).`,
  )
