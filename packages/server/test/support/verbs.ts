import type { AuditTrail, CoreMemory, PluginVerbs, ScopedMemory } from '@recollect/core'

/** What stands on a handle and is no verb. */
type DataKey = 'scope' | 'id' | 'moment'

type EntryOf<V> = V extends (...given: never[]) => infer R
  ? R extends Promise<unknown> | AsyncIterable<unknown>
    ? string
    : RouteTable<R>
  : RouteTable<V>

/** Every verb of a handle with the name of its route. A verb left out does not compile. */
type RouteTable<T> = { readonly [K in Exclude<keyof T, DataKey>]: EntryOf<T[K]> }

const cards = { get: 'getCard', list: 'listCards' }
const items = { get: 'getItem', list: 'listItems' }

const working: RouteTable<ReturnType<ScopedMemory['session']>['working']> = {
  get: 'getVariable',
  all: 'listVariables',
  set: 'setVariables',
  remove: 'removeVariable',
  submitForm: 'submitForm',
}

const session: RouteTable<ReturnType<ScopedMemory['session']>> = {
  info: 'getSession',
  log: 'logTurns',
  turn: 'getTurn',
  recent: 'recentTurns',
  topic: 'topicTurns',
  same: 'sameQuestion',
  search: 'searchLog',
  setSignificance: 'patchTurn',
  setTopics: 'patchTurn',
  forget: 'deleteTurn',
  delete: 'deleteSession',
  context: 'context',
  working,
}

const sessions: RouteTable<ScopedMemory['sessions']> = {
  list: 'listSessions',
  recent: 'recentLog',
  topic: 'topicTurns',
  same: 'sameQuestion',
  search: 'searchLog',
  topics: 'listTopics',
  renameTopic: 'renameTopic',
  stats: 'logStats',
  archive: 'archiveSessions',
  restore: 'restoreSessions',
  merge: 'mergeSessions',
  rescore: 'rescoreSessions',
  prune: 'pruneSessions',
  exportIndex: 'exportIndex',
  importIndex: 'importIndex',
}

const nodes: RouteTable<ScopedMemory['nodes']> = {
  get: 'getNode',
  list: 'listNodes',
  byKey: 'getNode',
  search: 'searchNodes',
  episodes: 'nodeEpisodes',
  related: 'relatedNodes',
  evolution: 'nodeEvolution',
  graph: 'graph',
  forget: 'deleteNode',
}

/** Which route reaches each verb of a scope. */
type Served =
  | ('session' | 'sessions' | 'discover' | 'nodes' | 'episodes' | 'discovery' | 'enhancedQuery')
  | ('at' | 'diff' | 'whyNot' | 'export' | 'import' | 'repair')

export const ROUTE_OF: RouteTable<CoreMemory & Pick<PluginVerbs, Served>> = {
  remember: 'remember',
  preview: 'preview',
  describe: 'remember',
  recall: 'recall',
  whyNot: 'whyNot',
  answer: 'answer',
  items,
  cards,
  provenance: 'provenance',
  history: 'history',
  at: { cards, items, history: 'history', recall: 'recall', answer: 'answer' },
  diff: 'diff',
  put: 'put',
  correct: 'correct',
  move: 'move',
  undo: 'undo',
  changes: { get: 'getChange', list: 'listChanges' },
  repair: 'repair',
  forget: 'forget',
  erase: 'erase',
  backfill: 'backfill',
  reembed: 'reembed',
  settle: 'settle',
  session,
  sessions,
  discover: 'discover',
  nodes,
  episodes: {
    get: 'getEpisode',
    list: 'listEpisodes',
    search: 'searchEpisodes',
    nodes: 'episodeNodes',
    forget: 'deleteEpisode',
  },
  discovery: {
    status: 'discoveryStatus',
    quarantined: 'listQuarantined',
    dismiss: 'dismissQuarantined',
    retry: 'retryDiscovery',
    usage: 'modelUsage',
  },
  enhancedQuery: 'enhancedQuery',
  stats: 'stats',
  export: 'export',
  import: 'import',
}

export const AUDIT_ROUTE_OF: RouteTable<AuditTrail> = {
  list: 'listAudit',
  verify: 'verifyAudit',
  anchor: 'auditAnchor',
  export: 'exportAudit',
}

interface AnyTable {
  readonly [name: string]: string | AnyTable
}

/** Paths of verbs, as `cards.list`, with their routes. */
export const entries = (table: AnyTable, prefix = ''): readonly (readonly [verb: string, route: string])[] =>
  Object.entries(table).flatMap(([name, entry]) =>
    typeof entry === 'string' ? [[prefix + name, entry] as const] : entries(entry, `${prefix}${name}.`),
  )

/** Paths of all functions on a handle, and on the handles that they give. */
export function functionsOn(handle: object, prefix = ''): readonly string[] {
  return Object.entries(handle).flatMap(([name, value]: [string, unknown]) => {
    const path = prefix + name
    if (path === 'at' || path === 'session') return functionsOn(opened(handle, path), `${path}.`)
    if (typeof value === 'function') return [path]
    return typeof value === 'object' && value !== null && name !== 'moment'
      ? functionsOn(value, `${path}.`)
      : []
  })
}

function opened(handle: object, name: 'at' | 'session'): object {
  const open: unknown = Reflect.get(handle, name)
  const inner: unknown =
    typeof open === 'function' ? Reflect.apply(open, handle, name === 'at' ? [0] : ['s']) : null
  if (typeof inner === 'object' && inner !== null) return inner
  throw new Error(`${name} gives no handle.`)
}
