import type { Recollect } from '@recollect/core'
import { manualClock } from '../../library/manual-clock.ts'
import { withTemporaryRecollect } from '../../library/with-recollect.ts'
import type { StoreName } from '../../library/with-recollect.ts'
import { askAll } from '../ask.ts'
import type { RetrievalSet } from '../load-set.ts'
import { scopeOf } from '../scope.ts'
import { systemFigures } from '../system-figures.ts'
import type { SystemFigures } from '../system-figures.ts'
import type { LeftOut } from './left-out.ts'

/** A memory's scopes as exported: read in again they are indexed anew, without extracting once more. */
export type Copy = ReadonlyMap<string, readonly string[]>

export async function copyOf(recollect: Recollect, { conversations }: RetrievalSet): Promise<Copy> {
  const copy = new Map<string, readonly string[]>()
  for (const { id } of conversations) {
    const lines: string[] = []
    for await (const line of recollect.scope(scopeOf(id)).export()) lines.push(line)
    copy.set(id, lines)
  }
  return copy
}

/** The figures of a set without some of the steps. */
export function runWithout(
  { name, label, off }: LeftOut,
  set: RetrievalSet,
  copy: Copy,
  options: { readonly store: StoreName; readonly limit: number },
): Promise<SystemFigures> {
  const clock = manualClock(0)
  const config = { query: { off } }
  return withTemporaryRecollect({ store: options.store, clock, config }, async (recollect) => {
    for (const [id, lines] of copy) await recollect.scope(scopeOf(id)).import(lines)
    const asked = await askAll(recollect, clock, set, { limit: options.limit, scopeOf })
    return systemFigures({ id: name, name: label }, { messages: 0, ms: 0 }, asked)
  })
}
