import { Encoder, Index } from 'flexsearch'
import english from 'flexsearch/lang/en'
import type { Conversation } from '../schema.ts'
import { textOf } from './baseline.ts'
import type { Baseline, BaselineIndex } from './baseline.ts'
import { withoutStopwords } from './text/without-stopwords.ts'
import { bigrams } from './text/words.ts'

const bare = withoutStopwords(bigrams)

/** `suggest` lets a turn that has some of the words in, as the others do. */
function flexSearchIndex({ turns }: Conversation, encoder: Encoder): BaselineIndex {
  const index = new Index({ encoder, tokenize: 'strict', cache: false })
  turns.forEach((turn, i) => index.add(i, textOf(turn)))
  return {
    search: (query, k) =>
      index.search(query, { limit: k, suggest: true }).flatMap((i) => turns[Number(i)]?.id ?? []),
  }
}

export const flexSearchEnglish: Baseline = {
  id: 'flexsearch',
  name: 'FlexSearch, English encoder',
  index: async (conversation) => flexSearchIndex(conversation, new Encoder(english)),
}

export const flexSearchCjk: Baseline = {
  id: 'flexsearch-cjk',
  name: 'FlexSearch, words + CJK',
  index: async (conversation) =>
    flexSearchIndex(conversation, new Encoder({ finalize: (words) => words.flatMap((w) => [...bare(w)]) })),
}
