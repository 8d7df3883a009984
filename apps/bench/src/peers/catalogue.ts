import type { InstallName } from './versions.ts'

/** A system, as the bench knows it without loading it. */
export interface PeerEntry {
  /** What `--only` calls it. */
  readonly id: string
  readonly name: string
  /** Packages that are fetched for it; null: this repository has what it needs. */
  readonly install: InstallName | null
  /** The package of this repository that has it; default: this one. */
  readonly workspace?: string
  /** How it is told and asked. */
  readonly note: string
}

/** In the order they are shown. */
export const PEERS: readonly PeerEntry[] = [
  {
    id: 'recollect',
    name: 'Recollect',
    install: null,
    note: 'a SQLite file, as it comes: no model; a call a message',
  },
  {
    id: 'recollect-hashed',
    name: 'Recollect + hashed vectors',
    install: null,
    note: 'the same with an embedder',
  },
  {
    id: 'fts5',
    name: 'FTS5, unicode61',
    install: null,
    note: 'a search index, not a memory: BM25 over the turns, any word of the question',
  },
  {
    id: 'fts5-jieba',
    name: 'FTS5, jieba + stop words + porter',
    install: null,
    note: 'the same over words cut for both languages',
  },
  { id: 'minisearch', name: 'MiniSearch', install: null, note: 'a search index, as it comes' },
  {
    id: 'minisearch-segmenter',
    name: 'MiniSearch + Intl.Segmenter',
    install: null,
    note: 'the same over words cut by the platform',
  },
  { id: 'orama', name: 'Orama', install: null, note: 'a search index, as it comes' },
  {
    id: 'orama-mandarin',
    name: 'Orama + Mandarin tokenizer',
    install: null,
    note: 'the same with its tokeniser for Chinese',
  },
  {
    id: 'mcp-memory',
    name: 'MCP memory server',
    install: 'mcp-memory',
    note: 'over stdio; an entity a message with its text as observation; `search_nodes` with the question, which it looks for as a substring',
  },
  {
    id: 'mcp-memory-words',
    name: 'MCP memory server, word by word',
    install: 'mcp-memory',
    note: 'the same; `search_nodes` for each word of the question without stop words, entities that most words found first',
  },
  {
    id: 'langgraph',
    name: 'LangGraph InMemoryStore',
    install: null,
    workspace: 'packages/langgraph',
    note: 'without an index its `search` leaves the question out and lists what was put first',
  },
  {
    id: 'langgraph-hashed',
    name: 'LangGraph InMemoryStore + hashed vectors',
    install: null,
    workspace: 'packages/langgraph',
    note: '`search` by the nearest vectors',
  },
  {
    id: 'mem0',
    name: 'mem0 OSS, infer: false',
    install: 'mem0',
    note: 'its vector store in memory, hashed vectors, messages kept as they are; `search` without its threshold, with which it does worse on them',
  },
  {
    id: 'mem0-infer',
    name: 'mem0 OSS, infer: true',
    install: 'mem0',
    note: 'the same; its extraction is asked for each message and is answered with the message, word for word: the best a model could keep',
  },
  {
    id: 'memvid',
    name: 'memvid SDK, ask',
    install: 'memvid',
    note: 'a file a conversation, told by one `putMany`; `ask` for its context, by words',
  },
  {
    id: 'memvid-hashed',
    name: 'memvid SDK, ask + hashed vectors',
    install: 'memvid',
    note: 'the same by words and vectors (`auto`)',
  },
]
