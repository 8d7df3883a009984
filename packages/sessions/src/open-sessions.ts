import type { Sessions } from './api/session.ts'
import type { Engine } from './engine.ts'
import { turnsByTopic } from './lookups/by-topic.ts'
import { latestTurns } from './lookups/recent.ts'
import { sameQuestion } from './lookups/same-question.ts'
import { searchTurns } from './lookups/search-turns.ts'
import { listSessions } from './lookups/sessions.ts'
import { logStats } from './lookups/stats.ts'
import { listTopics } from './lookups/topics.ts'

/** Upkeep is loaded when it is used. */
export function openSessions(engine: Engine, scope: string): Sessions {
  return {
    list: (page) => listSessions(engine, scope, page),
    recent: (n) => latestTurns(engine, scope, n),
    topic: (topic, options) => turnsByTopic(engine, scope, topic, options),
    same: (question, limit) => sameQuestion(engine, scope, question, limit),
    search: (query, options) => searchTurns(engine, scope, query, options),
    topics: (page) => listTopics(engine, scope, page),
    renameTopic: async (from, to) =>
      (await import('./topics/rename-topic.ts')).renameTopic(engine, scope, from, to),
    stats: () => logStats(engine, scope),
    archive: async (options) => (await import('./upkeep/archive.ts')).archive(engine, scope, options),
    restore: async (...given) =>
      (await import('./upkeep/restore.ts')).restoreSessions(engine, scope, ...given),
    merge: async (...given) => (await import('./upkeep/merge.ts')).mergeSessions(engine, scope, ...given),
    rescore: async (options) => (await import('./upkeep/rescore.ts')).rescore(engine, scope, options),
    prune: async (options) => (await import('./upkeep/prune.ts')).prune(engine, scope, options),
    exportIndex: async () => (await import('./qa-index/export-index.ts')).exportIndex(engine, scope),
    importIndex: async (index) =>
      (await import('./qa-index/import-index.ts')).importIndex(engine, scope, index),
  }
}
