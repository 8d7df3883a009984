import type { Episode } from '@recollect/core'
import { owedEpisodes } from '../episodes/owed-episodes.ts'
import type { CheckedOptions } from './options.ts'
import type { Run } from './run.ts'

type Chosen = Pick<Episode, 'id' | 'startedAt'>

/** What a transaction holds at most. */
const BATCH = 200

/** Ids of the episodes a run compares, by time. Those a sample leaves out are set aside as `skipped`. */
export async function chooseEpisodes(
  run: Run,
  { sample, limit, failed, skipped }: CheckedOptions,
): Promise<readonly string[]> {
  const owed = await run.space.read(async ({ semantic }) => {
    const found: Chosen[] = []
    for await (const { id, startedAt } of owedEpisodes(semantic, { failed, skipped }))
      found.push({ id, startedAt })
    return found
  })
  owed.sort((a, b) => a.startedAt - b.startedAt || (a.id < b.id ? -1 : 1))
  const chosen = sample === undefined ? owed : sampleEvenly(owed, sample)
  if (chosen.length < owed.length) await skip(run, owed, new Set(chosen))
  return chosen.slice(0, limit).map(({ id }) => id)
}

async function skip({ space }: Run, owed: readonly Chosen[], chosen: ReadonlySet<Chosen>): Promise<void> {
  const rest = owed.filter((one) => !chosen.has(one)).map(({ id }) => id)
  for (let from = 0; from < rest.length; from += BATCH)
    await space.write(async ({ semantic }) => {
      for (const episode of await semantic.episodesById(rest.slice(from, from + BATCH)))
        if (episode.state === 'owed') await semantic.putEpisode({ ...episode, state: 'skipped' })
    })
}

/** So many of a list, spread evenly over it, the first and the last among them; all of them when it has no more. Pure. */
function sampleEvenly<T>(list: readonly T[], count: number): readonly T[] {
  if (count >= list.length) return list
  if (count <= 0) return []
  const step = count === 1 ? 0 : (list.length - 1) / (count - 1)
  return Array.from({ length: count }, (_, at) => list[Math.round(at * step)]).filter(
    (one) => one !== undefined,
  )
}
