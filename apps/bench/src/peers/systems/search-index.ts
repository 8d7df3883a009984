import type { Baseline, BaselineIndex } from '../../retrieval/baselines/baseline.ts'
import type { Peer } from '../peer.ts'

/** A search index of `bench retrieval`, as a memory that is told all at once. */
export const searchIndex = (baseline: Baseline): Peer => ({
  open: async () => {
    let index: BaselineIndex | undefined
    return {
      tell: async (turns) => {
        index = await baseline.index({ id: 'told', turns: [...turns] })
      },
      ask: async ({ text }, limit) => ({ ids: (await index?.search(text, limit)) ?? [] }),
      close: () => index?.close?.(),
    }
  },
})
