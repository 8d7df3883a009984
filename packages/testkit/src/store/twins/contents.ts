import type { ScopeView } from '@recollect/core/store'
import { semanticContents } from './semantic-contents.ts'

const KINDS = ['hash', 'topic', 'topic_token', 'token'] as const

/** All that is compared of a twin. */
export const contentsOf = async ({
  nextDue,
  items,
  cards,
  search,
  expansions,
  changes,
  vectors,
  sessions,
  working,
  semantic,
  audit,
}: ScopeView) => ({
  nextDue,
  changes: await changes.after(0),
  images: await changes.imagesAfter(0),
  items: await items.list({ limit: 1000 }),
  cards: await cards.list({ limit: 1000 }),
  search: await search.postings(
    ['a', 'b', 'c', 'all', 'some', 'shared', 'old', 'both', 'new', 'x', 'common'],
    1000,
  ),
  expansions: [await expansions.get('q', 'p'), await expansions.get('我是什么用户', 'zh@0.1.0')],
  spaces: await vectors?.spaces(),
  nearest: await vectors?.nearest({ model: 'm', dimensions: 3 }, Float32Array.of(1, 2, 3), 1000, -99),
  sessions: await sessions?.list({ limit: 1000 }),
  turns: await sessions?.bySpan([1, 1000]),
  latest: (await sessions?.latest({ limit: 1000 }))?.map(({ number }) => number),
  keys: await Promise.all(KINDS.map(async (kind) => sessions?.keys(kind, { limit: 1000 }))),
  variables: await working?.list({ limit: 1000 }),
  audit: await audit?.list({ limit: 1000 }),
  semantic: semantic === undefined ? null : await semanticContents(semantic),
})
