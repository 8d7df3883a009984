import { create, insertMultiple, search } from '@orama/orama'
import type { DefaultTokenizerConfig, Tokenizer } from '@orama/orama'
import { createTokenizer } from '@orama/tokenizers/mandarin'
import type { Conversation } from '../schema.ts'
import { textOf } from './baseline.ts'
import type { Baseline, BaselineIndex } from './baseline.ts'
import { STOPWORDS } from './text/lexicon/stopwords.ts'

type Options = {
  readonly tokenizer?: Tokenizer | DefaultTokenizerConfig
}

async function oramaIndex({ turns }: Conversation, { tokenizer }: Options = {}): Promise<BaselineIndex> {
  const db = create({
    schema: { text: 'string' } as const,
    ...(tokenizer === undefined ? {} : { components: { tokenizer } }),
  })
  await insertMultiple(
    db,
    turns.map((turn, i) => ({ id: String(i), text: textOf(turn) })),
    turns.length,
  )
  return {
    async search(query, k) {
      const { hits } = await search(db, { term: query, limit: k })
      return hits.flatMap(({ id }) => turns[Number(id)]?.id ?? [])
    },
  }
}

export const orama: Baseline = {
  id: 'orama',
  name: 'Orama',
  index: (conversation) => oramaIndex(conversation),
}

export const oramaMandarin: Baseline = {
  id: 'orama-mandarin',
  name: 'Orama + Mandarin tokenizer',
  index: (conversation) => oramaIndex(conversation, { tokenizer: createTokenizer() }),
}

/** With what its documentation offers for English: stemming and stop words. */
export const oramaTuned: Baseline = {
  id: 'orama-tuned',
  name: 'Orama, stemming + stop words',
  index: (conversation) =>
    oramaIndex(conversation, {
      tokenizer: { language: 'english', stemming: true, stopWords: [...STOPWORDS], allowDuplicates: true },
    }),
}
