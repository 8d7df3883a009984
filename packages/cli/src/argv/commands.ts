import type { CommandSpec } from './command.ts'

/**
 * A file a command, in the order of the help, loaded when it is called; the compiler tells what is left out, by the names of the catalogue.
 */
const FILES: Readonly<Record<CommandSpec['name'], () => Promise<{ readonly spec: CommandSpec }>>> = {
  init: () => import('../commands/init.ts'),
  remember: () => import('../commands/remember.ts'),
  extract: () => import('../commands/extract.ts'),
  recall: () => import('../commands/recall.ts'),
  'why-not': () => import('../commands/why-not.ts'),
  ask: () => import('../commands/ask.ts'),
  chat: () => import('../commands/chat.ts'),
  cards: () => import('../commands/cards.ts'),
  history: () => import('../commands/history.ts'),
  provenance: () => import('../commands/provenance.ts'),
  at: () => import('../commands/at.ts'),
  diff: () => import('../commands/diff.ts'),
  items: () => import('../commands/items.ts'),
  put: () => import('../commands/put.ts'),
  correct: () => import('../commands/correct.ts'),
  move: () => import('../commands/move.ts'),
  forget: () => import('../commands/forget.ts'),
  changes: () => import('../commands/changes.ts'),
  undo: () => import('../commands/undo.ts'),
  backfill: () => import('../commands/backfill.ts'),
  reembed: () => import('../commands/reembed.ts'),
  export: () => import('../commands/export.ts'),
  import: () => import('../commands/import.ts'),
  copy: () => import('../commands/copy.ts'),
  migrate: () => import('../commands/migrate.ts'),
  jobs: () => import('../commands/jobs.ts'),
  doctor: () => import('../commands/doctor.ts'),
  config: () => import('../commands/config.ts'),
  discover: () => import('../commands/discover.ts'),
  episodes: () => import('../commands/episodes.ts'),
  nodes: () => import('../commands/nodes.ts'),
  graph: () => import('../commands/graph.ts'),
  worker: () => import('../commands/worker.ts'),
  log: () => import('../commands/log.ts'),
  recent: () => import('../commands/recent.ts'),
  topic: () => import('../commands/topic.ts'),
  topics: () => import('../commands/topics.ts'),
  query: () => import('../commands/query.ts'),
  same: () => import('../commands/same.ts'),
  context: () => import('../commands/context.ts'),
  'set-significance': () => import('../commands/set-significance.ts'),
  'set-topics': () => import('../commands/set-topics.ts'),
  'rename-topic': () => import('../commands/rename-topic.ts'),
  sessions: () => import('../commands/sessions.ts'),
  stats: () => import('../commands/stats.ts'),
  archive: () => import('../commands/archive.ts'),
  restore: () => import('../commands/restore.ts'),
  merge: () => import('../commands/merge.ts'),
  rescore: () => import('../commands/rescore.ts'),
  prune: () => import('../commands/prune.ts'),
  'delete-session': () => import('../commands/delete-session.ts'),
  working: () => import('../commands/working.ts'),
  backup: () => import('../commands/backup.ts'),
  'restore-backup': () => import('../commands/restore-backup.ts'),
  erase: () => import('../commands/erase.ts'),
  'verify-receipt': () => import('../commands/verify-receipt.ts'),
  retain: () => import('../commands/retain.ts'),
  audit: () => import('../commands/audit.ts'),
  keygen: () => import('../commands/keygen.ts'),
  rekey: () => import('../commands/rekey.ts'),
  serve: () => import('../commands/serve.ts'),
  mcp: () => import('../commands/mcp.ts'),
  ui: () => import('../commands/ui.ts'),
  completion: () => import('../commands/completion.ts'),
}

const load = (isWanted: (name: string) => boolean): Promise<readonly CommandSpec[]> =>
  Promise.all(
    Object.entries(FILES)
      .filter(([name]) => isWanted(name))
      .map(async ([, file]) => (await file()).spec),
  )

export const allCommands = (): Promise<readonly CommandSpec[]> => load(() => true)

/** Those named by any word of a command line: the one it calls is among them. */
export const commandsIn = (argv: readonly string[]): Promise<readonly CommandSpec[]> =>
  load((name) => argv.includes(name))
