import type { SemanticWriter } from '@recollect/core/store'

/** Has a discoverer compare episodes once more: some of what they say is known no longer. Returns how many. */
export async function oweAgain(semantic: SemanticWriter, ids: readonly string[]): Promise<number> {
  const episodes = ids.length === 0 ? [] : await semantic.episodesById(ids)
  for (const episode of episodes)
    await semantic.putEpisode({ ...episode, state: 'owed', attempts: 0, lastError: null })
  return episodes.length
}
