import type { Engine } from '../engine.ts'
import type { MemoryItem, Episode } from '@recollect/core'
import { cutLimits } from './limits.ts'
import { withAnswers } from './look-ahead.ts'
import { OpenStretch } from './open-stretch.ts'
import type { Stretch } from './open-stretch.ts'
import { utteranceReader } from './topic-shift.ts'
import { topicReader } from './topic-words.ts'

/** What the first stretch may go on with. */
export interface Beginning {
  readonly episode: Episode
  readonly items: readonly MemoryItem[]
  /** Those of them that are not in it yet. */
  readonly fresh: ReadonlySet<string>
}

export type CutEngine = Pick<Engine, 'packs' | 'termsOf' | 'settings'>

/**
 * Cuts messages of one session, in the order they were said, where a silence, the limits or another topic ends a stretch. Whether one ends
 * depends on what is in it and what comes next alone: cutting that stops and goes on later ends with the same stretches. Linear.
 */
export async function* cutStretches(
  { packs, termsOf, settings }: CutEngine,
  items: AsyncIterable<MemoryItem>,
  beginning: Beginning | null,
  topics: boolean,
): AsyncGenerator<Stretch> {
  const limits = cutLimits(settings)
  const read = utteranceReader(packs, topicReader({ packs, termsOf }))
  let open = new OpenStretch(beginning?.episode)
  for (const item of beginning?.items ?? [])
    open.add(item, read(item), beginning?.fresh.has(item.id) === true)
  for await (const spoken of withAnswers(items, read, limits.gapMs)) {
    if (open.endsBefore(spoken, limits, topics)) {
      const done = open.done()
      if (done.fresh > 0) yield done
      open = new OpenStretch()
    }
    open.add(spoken.item, spoken.own, true)
  }
  const done = open.done()
  if (done.fresh > 0) yield done
}
