import type { CoreMemory, PluginVerbs } from '@recollect/core'
import type { DiscoveryDesk, Episodes, Nodes } from '@recollect/knowledge'
import type { SessionMemory, Sessions } from '@recollect/sessions'
import type { MemoryAt } from '@recollect/timeline'
import type {} from '@recollect/transfer'
import type { VerbTable } from './verb-table.ts'

const collection = { get: 'read', list: 'read' } as const

const asked: VerbTable<MemoryAt> = {
  cards: collection,
  items: collection,
  history: 'read',
  recall: 'read',
  answer: 'read',
}

const session: VerbTable<SessionMemory> = {
  info: 'read',
  log: 'write',
  turn: 'read',
  recent: 'read',
  topic: 'read',
  same: 'read',
  search: 'read',
  setSignificance: 'write',
  setTopics: 'write',
  forget: 'write',
  delete: 'write',
  context: 'read',
  working: { get: 'read', all: 'read', set: 'write', remove: 'write', submitForm: 'write' },
}

const sessions: VerbTable<Sessions> = {
  list: 'read',
  recent: 'read',
  topic: 'read',
  same: 'read',
  search: 'read',
  topics: 'read',
  renameTopic: 'write',
  stats: 'read',
  archive: 'write',
  restore: 'write',
  merge: 'write',
  rescore: 'write',
  prune: 'write',
  exportIndex: 'read',
  importIndex: 'write',
}

const nodes: VerbTable<Nodes> = {
  get: 'read',
  list: 'read',
  byKey: 'read',
  search: 'read',
  episodes: 'read',
  related: 'read',
  evolution: 'read',
  graph: 'read',
  forget: 'write',
}

const episodes: VerbTable<Episodes> = {
  get: 'read',
  list: 'read',
  search: 'read',
  nodes: 'read',
  forget: 'write',
}

const discovery: VerbTable<DiscoveryDesk> = {
  status: 'read',
  quarantined: 'read',
  dismiss: 'write',
  retry: 'write',
  usage: 'read',
}

type Known = CoreMemory &
  Pick<
    PluginVerbs,
    | ('session' | 'sessions' | 'discover' | 'nodes' | 'episodes' | 'discovery' | 'enhancedQuery')
    | ('at' | 'diff' | 'whyNot' | 'export' | 'import' | 'repair')
  >

/**
 * Every verb of core and of the plugins published with it, with what it does: the one place that decides what right it asks for.
 * Those of other plugins are denied.
 */
export const VERBS: VerbTable<Known> = {
  ...asked,
  remember: 'write',
  preview: 'read',
  describe: 'read',
  provenance: 'read',
  put: 'write',
  correct: 'write',
  move: 'write',
  undo: 'write',
  changes: collection,
  repair: 'write',
  forget: 'write',
  erase: 'erase',
  backfill: 'write',
  reembed: 'write',
  settle: 'write',
  session,
  sessions,
  discover: 'write',
  nodes,
  episodes,
  discovery,
  enhancedQuery: 'read',
  at: asked,
  diff: 'read',
  whyNot: 'read',
  stats: 'read',
  export: 'stream',
  import: 'write',
}
