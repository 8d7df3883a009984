import type { Baseline } from './baseline.ts'
import { fts5Index } from './fts5.ts'
import { jiebaCut } from './text/jieba.ts'
import { withoutStopwords } from './text/without-stopwords.ts'
import type { Cut } from './text/words.ts'

let loaded: Promise<Cut> | undefined

/** BM25 over jieba's words and stemmed English ones, without stop words. */
export const fts5Jieba: Baseline = {
  id: 'fts5-jieba',
  name: 'FTS5, jieba + stop words + porter',
  async index(conversation) {
    loaded ??= jiebaCut().then(withoutStopwords)
    const cut = await loaded
    return fts5Index(conversation, { tokenize: 'porter unicode61', cut, query: cut })
  },
}
