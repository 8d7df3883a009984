import type { Engine } from '../engine.ts'
import type { RejectedReply } from '@recollect/core/plugin'
import type { SemanticWriter, Quarantined } from '@recollect/core/store'
import { everyPage } from '@recollect/core/plugin'
import { detailText } from './read-reply.ts'
import { proposalText } from './checks/proposal.ts'

type Row = Omit<Quarantined, 'scope' | 'id' | 'at'>

/** What nothing came of, as a row. Pure. */
export const setAside = (
  episodeId: string,
  kind: RejectedReply['kind'],
  { reason, detail }: Pick<RejectedReply, 'reason' | 'detail'>,
  given: unknown,
): Row => ({ episodeId, kind, reason, detail: detailText(detail), proposal: proposalText(given) })

/**
 * Quarantines what is not there yet. `tried`: the episode was before, so what there is is read first, which is linear in the quarantine of
 * the scope. Returns how many rows it added.
 */
export async function quarantineRows(
  { ids, clock }: Pick<Engine, 'ids' | 'clock'>,
  semantic: SemanticWriter,
  rows: readonly Row[],
  tried: boolean,
): Promise<number> {
  if (rows.length === 0) return 0
  const known = new Set<string>()
  if (tried)
    for await (const page of everyPage((request) => semantic.quarantined(request)))
      for (const row of page) known.add(nameOf(row))
  const now = clock.now()
  const fresh: Omit<Quarantined, 'scope'>[] = []
  for (const row of rows) {
    const name = nameOf(row)
    if (known.has(name)) continue
    known.add(name)
    fresh.push({ ...row, id: ids.next(now), at: now })
  }
  await semantic.quarantine(fresh)
  return fresh.length
}

const nameOf = ({ episodeId, kind, reason, proposal }: Row): string =>
  JSON.stringify([episodeId, kind, reason, proposal])
