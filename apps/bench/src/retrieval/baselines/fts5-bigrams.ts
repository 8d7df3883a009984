import type { Baseline } from './baseline.ts'
import { fts5Index } from './fts5.ts'
import { withoutStopwords } from './text/without-stopwords.ts'
import { bigrams } from './text/words.ts'

const bare = withoutStopwords(bigrams)

/** BM25 over pairs of Chinese characters and stemmed English words. */
export const fts5Bigrams: Baseline = {
  id: 'fts5-bigrams',
  name: 'FTS5, CJK bigrams',
  index: async (conversation) =>
    fts5Index(conversation, { tokenize: 'porter unicode61', cut: bigrams, query: bigrams }),
}

/** The same without stop words. */
export const fts5BigramsStop: Baseline = {
  id: 'fts5-bigrams-stop',
  name: 'FTS5, CJK bigrams + stop words',
  index: async (conversation) =>
    fts5Index(conversation, { tokenize: 'porter unicode61', cut: bare, query: bare }),
}
