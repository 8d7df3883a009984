import MiniSearch from 'minisearch'
import type { Conversation } from '../schema.ts'
import { textOf } from './baseline.ts'
import type { Baseline, BaselineIndex } from './baseline.ts'
import { segmented } from './text/words.ts'
import type { Cut } from './text/words.ts'

/** Words of MiniSearch's own where `cut` is left out. */
function miniSearchIndex({ turns }: Conversation, cut?: Cut): BaselineIndex {
  const index = new MiniSearch<{ id: number; text: string }>({
    fields: ['text'],
    ...(cut ? { tokenize: (text: string) => [...cut(text)] } : {}),
  })
  index.addAll(turns.map((turn, id) => ({ id, text: textOf(turn) })))
  return {
    search: (query, k) =>
      index
        .search(query)
        .slice(0, k)
        .flatMap(({ id }) => turns[Number(id)]?.id ?? []),
  }
}

export const miniSearch: Baseline = {
  id: 'minisearch',
  name: 'MiniSearch',
  index: async (conversation) => miniSearchIndex(conversation),
}

export const miniSearchSegmented: Baseline = {
  id: 'minisearch-segmenter',
  name: 'MiniSearch + Intl.Segmenter',
  index: async (conversation) => miniSearchIndex(conversation, segmented),
}
