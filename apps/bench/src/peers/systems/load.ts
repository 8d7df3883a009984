import { BenchError } from '../../io/bench-error.ts'
import type { MakePeer } from '../peer.ts'
import { searchIndex } from './search-index.ts'

/** Each loads what it needs and nothing of the others: their memory is compared. */
const LOADERS: Readonly<Record<string, () => Promise<MakePeer>>> = {
  recollect: async () => (await import('./recollect.ts')).recollect,
  'recollect-hashed': async () => (await import('./recollect.ts')).recollectHashed,
  fts5: async () => {
    const { fts5Raw } = await import('../../retrieval/baselines/fts5-raw.ts')
    return () => searchIndex(fts5Raw)
  },
  'fts5-jieba': async () => {
    const { fts5Jieba } = await import('../../retrieval/baselines/fts5-jieba.ts')
    return () => searchIndex(fts5Jieba)
  },
  minisearch: async () => {
    const { miniSearch } = await import('../../retrieval/baselines/minisearch.ts')
    return () => searchIndex(miniSearch)
  },
  'minisearch-segmenter': async () => {
    const { miniSearchSegmented } = await import('../../retrieval/baselines/minisearch.ts')
    return () => searchIndex(miniSearchSegmented)
  },
  orama: async () => {
    const { orama } = await import('../../retrieval/baselines/orama.ts')
    return () => searchIndex(orama)
  },
  'orama-mandarin': async () => {
    const { oramaMandarin } = await import('../../retrieval/baselines/orama.ts')
    return () => searchIndex(oramaMandarin)
  },
  'mcp-memory': async () => (await import('./mcp-memory.ts')).mcpMemory,
  'mcp-memory-words': async () => (await import('./mcp-memory.ts')).mcpMemoryWords,
  langgraph: async () => (await import('./langgraph.ts')).langgraph,
  'langgraph-hashed': async () => (await import('./langgraph.ts')).langgraphHashed,
  mem0: async () => (await import('./mem0.ts')).mem0,
  'mem0-infer': async () => (await import('./mem0.ts')).mem0Infer,
  memvid: async () => (await import('./memvid.ts')).memvid,
  'memvid-hashed': async () => (await import('./memvid.ts')).memvidHashed,
}

export const loadable = Object.keys(LOADERS)

/** @throws BenchError when there is no such system. */
export async function loadPeer(id: string): Promise<MakePeer> {
  const load = LOADERS[id]
  if (load === undefined) throw new BenchError(`There is no peer "${id}".`)
  return load()
}
