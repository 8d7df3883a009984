import type { SessionReader } from '@recollect/core/store'
import { mergingFrom } from '../upkeep/merging.ts'
import type { CheckedIndex, IndexSession } from './check-index.ts'

/**
 * The session that a session of a file was being merged into; null unless that one, there or in the file, tells of the merge too: what
 * nobody can finish would stay closed for good.
 */
export async function mergeOf(
  sessions: Pick<SessionReader, 'get'>,
  index: CheckedIndex,
  { fields }: IndexSession,
): Promise<string | null> {
  const { session_id: id, merging_into: target } = fields
  if (target === undefined) return null
  const inFile = index.sessions.find((one) => one.fields.session_id === target)
  const extra = (await sessions.get(target))?.extra ?? inFile?.fields.extra ?? null
  return mergingFrom({ id: target, extra }, { id, mergingInto: target }) === null ? null : target
}
