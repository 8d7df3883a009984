import type { EpisodeReport } from '../api.ts'
import { observed } from '@recollect/core/plugin'
import type { Episode } from '@recollect/core'
import { discoverEpisode } from './discover-episode.ts'
import type { Outcome } from './discover-episode.ts'
import { isStoreFault, stopOf, toldOf } from './faults.ts'
import type { Stopped, Told } from './faults.ts'
import type { Run } from './run.ts'
import { failedEpisode } from './settle-episode.ts'
import { isUnchanged } from './run.ts'
import type { Engine } from '../engine.ts'

export interface Ran {
  readonly report: EpisodeReport | null
  readonly merged: number
  readonly stopped: Stopped | null
}

/**
 * Runs one episode and says what became of it. What its discoverer fails of counts against it, once; what would keep every episode from
 * being compared stops the run instead. @throws what the store fails of.
 */
export async function runEpisode(run: Run, episode: Episode): Promise<Ran> {
  const { engine, meter } = run
  const before = meter.usage().calls
  const outcome = await observed(
    engine,
    'recollect.discovery.episode',
    () => outcomeOf(run, episode),
    ({ stopped, report }) => ({ error: stopped?.code ?? report?.error?.code ?? null }),
  )
  await meter.flush()
  const { report, merged, stopped, quarantined } = outcome
  if (report === null) return { report, merged, stopped }
  const counted = { ...report, calls: meter.usage().calls - before }
  tellObserver(engine, counted, quarantined)
  return { report: counted, merged, stopped }
}

async function outcomeOf(run: Run, episode: Episode): Promise<Outcome> {
  try {
    return await discoverEpisode(run, episode)
  } catch (error) {
    if (isStoreFault(error)) throw error
    const stopped = stopOf(run.meter.refused() ?? error, run.signal)
    if (stopped !== null) return { report: null, merged: 0, stopped, quarantined: 0 }
    return failed(run, episode.id, toldOf(error))
  }
}

/** As it is now: it may have been narrated, or merged into another, before it failed. */
async function failed({ engine, space }: Run, id: string, error: Told): Promise<Outcome> {
  const before = await space.read(({ semantic }) => semantic.episode(id))
  if (before === null) return { report: null, merged: 0, stopped: null, quarantined: 0 }
  const episode = await space.write(async ({ semantic }) => {
    if (!isUnchanged(before, await semantic.episode(id)) || before.state !== 'owed') return before
    const after = failedEpisode(engine, before, error)
    await semantic.putEpisode(after)
    return after
  })
  const nothing = { reconstruction: null, findings: [], relationships: [], cards: 0 }
  return { report: { episode, ...nothing, error }, merged: 0, stopped: null, quarantined: 0 }
}

/** Counts what came of an episode: verdicts and reasons, never texts. */
function tellObserver(
  { observer }: Pick<Engine, 'observer'>,
  report: EpisodeReport,
  quarantined: number,
): void {
  if (observer === null) return
  const { episode, findings, relationships, error, cards, calls } = report
  observer.count('recollect.discovery.episodes', 1, { state: episode.state, error: error?.code ?? null })
  for (const [verdict, count] of countsOf(findings))
    observer.count('recollect.discovery.nodes', count, { verdict })
  for (const [verdict, count] of countsOf(relationships))
    observer.count('recollect.discovery.relationships', count, { verdict })
  if (quarantined > 0) observer.count('recollect.discovery.quarantined', quarantined)
  if (cards > 0) observer.count('recollect.discovery.cards', cards)
  if (calls > 0) observer.count('recollect.discovery.calls', calls)
}

function countsOf(rows: readonly { readonly verdict: string }[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { verdict } of rows) counts.set(verdict, (counts.get(verdict) ?? 0) + 1)
  return counts
}
