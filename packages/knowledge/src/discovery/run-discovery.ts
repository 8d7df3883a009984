import type { DiscoverReport, EpisodeReport } from '../api.ts'
import type { Episode } from '@recollect/core'
import { chooseEpisodes } from './choose-episodes.ts'
import { ABORTED } from './faults.ts'
import type { CheckedOptions } from './options.ts'
import type { Run } from './run.ts'
import { runEpisode } from './run-episode.ts'

export interface Discovered extends Pick<DiscoverReport, 'reports' | 'stopped'> {
  readonly merged: number
}

/** Compares owed episodes, one after the other by time, until all are done, the limit is reached or something stops it. */
export async function runDiscovery(run: Run, options: CheckedOptions): Promise<Discovered> {
  const ids = await chooseEpisodes(run, options)
  const reports: EpisodeReport[] = []
  let merged = 0
  const tell = async (done: number) => options.onProgress?.({ step: 'discover', done, total: ids.length })
  await tell(0)
  for (const [at, id] of ids.entries()) {
    if (run.signal?.aborted === true) return { reports, merged, stopped: ABORTED }
    const episode = await begun(run, id)
    if (episode !== null) {
      const ran = await runEpisode(run, episode)
      merged += ran.merged
      if (ran.report !== null) reports.push(ran.report)
      if (ran.stopped !== null) return { reports, merged, stopped: ran.stopped }
    }
    await tell(at + 1)
  }
  return { reports, merged, stopped: null }
}

/** The episode as it is owed; null when it is gone or compared by now. One that was given up, or left out, gets all its tries. */
async function begun({ space }: Run, id: string): Promise<Episode | null> {
  const episode = await space.read(({ semantic }) => semantic.episode(id))
  if (episode === null || episode.state === 'discovered') return null
  if (episode.state === 'owed') return episode
  return space.write(async ({ semantic }) => {
    const now = await semantic.episode(id)
    if (now === null || now.state === 'discovered') return null
    const owed: Episode = { ...now, state: 'owed', attempts: 0, lastError: null }
    await semantic.putEpisode(owed)
    return owed
  })
}

/** Episodes that wait for a discoverer. Linear in them. */
export async function countOwed({ space }: Pick<Run, 'space'>): Promise<number> {
  return space.read(async ({ semantic }) => {
    let count = 0
    let cursor: string | null = null
    do {
      const page: { readonly rows: readonly Episode[]; readonly next: string | null } =
        await semantic.episodes({ limit: 1000, cursor }, { state: 'owed' })
      count += page.rows.length
      cursor = page.next
    } while (cursor !== null)
    return count
  })
}
