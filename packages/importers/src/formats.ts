/** What can be read here. */
export const IMPORT_FORMATS = [
  'mem0',
  'chatgpt',
  'claude',
  'claude-code',
  'gemini',
  'memories',
  'jsonl',
  'csv',
] as const

/** A form of file that is read here; see `IMPORT_FORMATS`. */
export type ImportFormat = (typeof IMPORT_FORMATS)[number]

/**
 * What a file was recognised as. Three of them are read elsewhere: `recollect` (what `export()` wrote) by `memory.import`, `qa-index` by
 * `memory.sessions.importIndex`, `memory-jsonl` (the reference MCP memory server) by `importMemoryFile` of `@recollect/mcp`.
 */
export type DetectedFormat = ImportFormat | 'recollect' | 'qa-index' | 'memory-jsonl'
