import { ROLES } from '../input/roles.ts'
import { LANGS } from '../text/index.ts'
import type { CommandSpec } from './command.ts'
import { CARD_KINDS, HIT_KINDS } from './filters.ts'
import type { OptionKey } from './flags.ts'

/** What an option takes, where that is one of a few words. */
export const CHOICES: Readonly<Partial<Record<OptionKey, readonly string[]>>> = {
  lang: LANGS,
  role: ROLES,
  kind: CARD_KINDS,
  putKind: CARD_KINDS,
  hitKind: HIT_KINDS,
  format: ['text', 'jsonl'],
  initFormat: ['json', 'ts'],
  graphFormat: ['text', 'dot', 'mermaid', 'json'],
  policy: ['factual', 'contextual', 'comprehensive', 'balanced'],
  polarity: ['positive', 'negative'],
  relation: ['sets', 'updates', 'retracts'],
  state: ['waiting', 'running', 'failed'],
  episodeState: ['owed', 'discovered', 'failed', 'skipped'],
  importFrom: [
    ...['auto', 'recollect', 'mem0', 'chatgpt', 'claude', 'claude-code', 'gemini', 'memories'],
    ...['memory-jsonl', 'jsonl', 'csv'],
  ],
  encoding: ['auto', 'utf-8', 'utf-16le', 'utf-16be', 'gb18030', 'windows-1252'],
  plain: ['from', 'to'],
  include: ['wishes', 'facts', 'same', 'topic', 'recent', 'working', 'recalled'],
}

/** What the first argument of a command is, where that is one of a few words. */
export const ACTIONS: Readonly<Partial<Record<CommandSpec['name'], readonly string[]>>> = {
  jobs: ['add', 'list', 'retry', 'run'],
  working: ['get', 'set', 'form', 'remove'],
  nodes: ['list', 'show', 'search', 'quarantine', 'dismiss', 'forget'],
  episodes: ['list', 'show', 'search', 'retry', 'forget'],
  audit: ['list', 'verify', 'export', 'anchor'],
  completion: ['bash', 'zsh', 'fish'],
}
