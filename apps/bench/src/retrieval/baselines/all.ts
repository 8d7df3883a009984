import type { Baseline } from './baseline.ts'
import { flexSearchCjk, flexSearchEnglish } from './flexsearch.ts'
import { fts5Bigrams, fts5BigramsStop } from './fts5-bigrams.ts'
import { fts5Jieba } from './fts5-jieba.ts'
import { fts5Raw } from './fts5-raw.ts'
import { keywordOverlap } from './keyword-overlap.ts'
import { miniSearch, miniSearchSegmented } from './minisearch.ts'
import { orama, oramaMandarin, oramaTuned } from './orama.ts'

/** In the order they are shown. */
export const BASELINES: readonly Baseline[] = [
  fts5Raw,
  fts5Bigrams,
  fts5BigramsStop,
  fts5Jieba,
  flexSearchEnglish,
  flexSearchCjk,
  miniSearch,
  miniSearchSegmented,
  orama,
  oramaTuned,
  oramaMandarin,
  keywordOverlap,
]
