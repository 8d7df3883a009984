import type { SemanticReader, EpisodeState } from '@recollect/core/store'
import type { Episode } from '@recollect/core'
import { everyPage } from '@recollect/core/plugin'

export interface OwedOptions {
  /** Takes in those that failed all their tries. */
  readonly failed?: boolean
  /** Takes in those that were left out when a large history was sampled. */
  readonly skipped?: boolean
}

/** Episodes a discoverer has not compared yet, by when they began. One list a state. */
export async function* owedEpisodes(
  semantic: SemanticReader,
  { failed = false, skipped = false }: OwedOptions = {},
): AsyncGenerator<Episode, void, undefined> {
  const states: readonly EpisodeState[] = [
    'owed',
    ...(failed ? (['failed'] as const) : []),
    ...(skipped ? (['skipped'] as const) : []),
  ]
  const lists = states.map((state) => ofState(semantic, state))
  const heads = await Promise.all(lists.map((list) => list.next()))
  for (;;) {
    const [first] = heads
      .flatMap(({ value, done }, at) => (done === true || value === undefined ? [] : { value, at }))
      .sort((a, b) => a.value.startedAt - b.value.startedAt || (a.value.id < b.value.id ? -1 : 1))
    if (first === undefined) return
    yield first.value
    const next = await lists[first.at]?.next()
    if (next !== undefined) heads[first.at] = next
  }
}

async function* ofState(
  semantic: SemanticReader,
  state: EpisodeState,
): AsyncGenerator<Episode, void, undefined> {
  for await (const rows of everyPage((page) => semantic.episodes(page, { state }))) yield* rows
}
