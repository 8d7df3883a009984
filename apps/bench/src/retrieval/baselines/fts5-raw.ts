import type { Baseline } from './baseline.ts'
import { fts5Index } from './fts5.ts'
import { plainWords } from './text/words.ts'

/** BM25 over the turns as they are. */
export const fts5Raw: Baseline = {
  id: 'fts5',
  name: 'FTS5, unicode61',
  index: async (conversation) => fts5Index(conversation, { tokenize: 'unicode61', query: plainWords }),
}
