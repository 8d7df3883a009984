import type { Original } from '@recollect/core/plugin'
import type { MemoryItem, Episode } from '@recollect/core'
import { cutLimits, fits, heldBy } from '../episodes/limits.ts'
import { mergeEpisodes } from '../episodes/merge-episodes.ts'
import { searchEpisodesIn } from '../retrieval/search-episodes.ts'
import { contentTerms } from '@recollect/core/plugin'
import { checkNarration } from './check-narration.ts'
import type { CheckedNarration } from './check-narration.ts'
import { callOf, isUnchanged, untilAborted } from './run.ts'
import type { Run } from './run.ts'
import type { SpaceLedger } from './space.ts'

/** Earlier episodes it may be the same event as. */
const MOST_SHOWN = 3
/** Later ones are among those found. */
const LOOKED_AT = 12

/** An episode with its messages as they are now. */
export interface Told {
  readonly episode: Episode
  readonly items: readonly MemoryItem[]
  readonly original: Original
}

export type Narrated =
  | { readonly episode: Episode; readonly became: 'told' | 'merged' }
  /** It changed while the model was asked: nothing was written. */
  | { readonly episode: null; readonly became: 'changed' }

/** Has the discoverer tell an episode: one call, one transaction. One that it told already is not told again. */
export async function narrateEpisode(run: Run, told: Told, mayMerge: boolean): Promise<Narrated> {
  const { engine, discoverer, space } = run
  if (told.episode.narratedBy === discoverer.name) return { episode: told.episode, became: 'told' }
  const shown = mayMerge && engine.settings.mergeEvents ? await earlierLike(run, told.episode) : []
  const context = { ...callOf(run), episodes: shown }
  const given: unknown = await untilAborted(() => discoverer.narrate(told.original, context), run.signal)
  const narration = checkNarration(given, shown)
  return space.write(async (ledger) => {
    if (!isUnchanged(told.episode, await ledger.semantic.episode(told.episode.id)))
      return { episode: null, became: 'changed' }
    const merged = await mergedWith(run, ledger, told, narration)
    if (merged !== null) return { episode: merged, became: 'merged' }
    const episode = retold(run, told, narration)
    await ledger.semantic.putEpisode(episode)
    return { episode, became: 'told' }
  })
}

async function earlierLike({ engine, space }: Run, episode: Episode): Promise<readonly Episode[]> {
  const query = `${episode.title}\n${episode.content}`
  const hits = await space.read(({ semantic }) =>
    searchEpisodesIn(engine, semantic, query, { limit: LOOKED_AT }),
  )
  return earlierThan(
    episode,
    hits.map((hit) => hit.episode),
  ).slice(0, MOST_SHOWN)
}

/** Those that began before it did. Pure. */
export const earlierThan = (
  { id, startedAt }: Pick<Episode, 'id' | 'startedAt'>,
  all: readonly Episode[],
): readonly Episode[] => all.filter((one) => one.id !== id && one.startedAt <= startedAt)

/** Only with one that is as it was shown, and has room: what is told of together must fit into one prompt. */
async function mergedWith(
  { engine }: Run,
  { semantic, items }: SpaceLedger,
  { episode, items: messages }: Told,
  { sameAs }: CheckedNarration,
): Promise<Episode | null> {
  if (sameAs === null) return null
  const into = await semantic.episode(sameAs.id)
  if (into === null || !isUnchanged(sameAs, into)) return null
  const there = await items.byIds(into.itemIds)
  if (!fits(heldBy(there), heldBy(messages), cutLimits(engine.settings))) return null
  return mergeEpisodes(engine, semantic, items, episode, into)
}

function retold(
  { engine, discoverer }: Run,
  { episode, original }: Told,
  { title, summary, content }: CheckedNarration,
): Episode {
  const said = original.messages.map(({ text }) => text)
  const terms = contentTerms(engine, title, summary, content, ...said)
  return { ...episode, title, summary, content, narratedBy: discoverer.name, terms }
}
