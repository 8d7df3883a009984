import type { Engine } from '../../engine.ts'
import type { Episode } from '@recollect/core'
import { readSemantic } from '../../access.ts'
import type { Space } from '../space.ts'
import { overlay } from './overlay.ts'
import { overlayWriter } from './overlay-writer.ts'

/**
 * A space that writes nothing: what would stand in the store is read from memory, so that each step sees what those before it would
 * write.
 */
export function drySpace(engine: Engine, scope: string, cut: readonly Episode[]): Space {
  const over = overlay()
  for (const episode of cut) over.episodes.set(episode.id, episode)
  return {
    read: (work) =>
      readSemantic(engine, scope, ({ view, semantic }) =>
        work({ semantic: overlayWriter(semantic, over, scope), items: view.items, cards: view.cards }),
      ),
    write: (work) =>
      readSemantic(engine, scope, ({ view, semantic }) =>
        work({
          semantic: overlayWriter(semantic, over, scope),
          items: view.items,
          keepFacts: (facts) => Promise.resolve(facts.reduce((sum, { drafts }) => sum + drafts.length, 0)),
        }),
      ),
  }
}
