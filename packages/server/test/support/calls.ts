/** What earlier calls left for later ones: ids by name. */
export type Left = Map<string, string>

export interface Call {
  /** The route, by its name in the document. */
  readonly route: string
  readonly method: string
  /** Behind `/v1/scopes/alice`; `$name` stands for what an earlier call left. From `//` on: a path of the server. */
  readonly path: string
  readonly body?: unknown
  readonly type?: string
  /** What it leaves: a name, and the way to it in the answer. */
  readonly leaves?: Readonly<Record<string, readonly (string | number)[]>>
  /** Of streams: only the head is looked at. */
  readonly head?: boolean
}

const post = (route: string, path: string, body: unknown, more: Partial<Call> = {}): Call => ({
  route,
  method: 'POST',
  path,
  body,
  ...more,
})
const get = (route: string, path: string, more: Partial<Call> = {}): Call => ({
  route,
  method: 'GET',
  path,
  ...more,
})
const remove = (route: string, path: string): Call => ({ route, method: 'DELETE', path })

const STORY = [
  { text: '我住在长沙', session: 'chat', at: '2025-01-05T08:00:00Z' },
  {
    text: 'My cat is called Miso',
    session: 'chat',
    at: '2025-01-05T08:01:00Z',
    metadata: { channel: 'mail' },
  },
  { text: '我搬家到了海淀区', at: '2025-02-01T08:00:00Z', key: 'm-3' },
]

/** A life in which every route is called once; the order matters. */
export const CALLS: readonly Call[] = [
  post(
    'remember',
    '/messages',
    { messages: [...STORY, 'I like green tea'] },
    {
      leaves: { item: ['results', 0, 'item', 'id'], card: ['results', 2, 'changes', 0, 'card', 'id'] },
    },
  ),
  post('preview', '/messages/preview', { text: 'I work at Acme' }),
  get('listItems', '/items?limit=2&role=user&metadata=%7B%22channel%22%3A%22mail%22%7D'),
  get('getItem', '/items/$item'),
  post('recall', '/recall', { query: '我现在住在哪里？', limit: 5, trace: true, filter: { role: 'user' } }),
  post('answer', '/answer', { query: 'where do I live?', validAt: '2025-01-10' }),
  post('whyNot', '/why-not', { id: '$item', query: '我现在住在哪里？' }),
  get('listCards', '/cards?active=true&slot=location'),
  get('getCard', '/cards/$card?knownAt=2100-01-01'),
  get('provenance', '/cards/$card/provenance'),
  get('history', '/facts/user%3Alocation/history'),
  get('diff', '/diff?from=2025-01-10&to=2025-03-01'),
  post('put', '/facts', { slot: 'plan', value: '去北京出差' }, { leaves: { change: ['change'] } }),
  post('correct', '/cards/$card/correct', { value: '朝阳区' }),
  get('getChange', '/changes/$change'),
  get('listChanges', '/changes?limit=3'),
  post('undo', '/undo', { change: '$change' }),
  post('put', '/facts', { slot: 'plan', value: 'a trip' }),
  post('move', '/facts/move', { slot: 'plan', to: 'bob' }),
  get('events', '/events', { head: true }),
  post('logTurns', '/sessions/chat/turns', {
    turns: [
      { q: '怎么刷机？', a: '先解锁 Bootloader，再刷入镜像。', topics: ['android'] },
      { q: 'How do I build it?', a: 'Run npm run build.', mark: true },
    ],
  }),
  post('logTurns', '/sessions/other/turns', { turns: [{ q: '怎么刷机？' }] }),
  get('listSessions', '/sessions?archived=false'),
  get('getSession', '/sessions/chat'),
  get('recentTurns', '/sessions/chat/turns?n=1'),
  get('getTurn', '/sessions/chat/turns/1'),
  {
    route: 'patchTurn',
    method: 'PATCH',
    path: '/sessions/chat/turns/1',
    body: { significance: 0.9, topics: ['安卓'] },
  },
  post('context', '/sessions/chat/context', { message: '怎么刷机？', budget: 400 }),
  {
    route: 'setVariables',
    method: 'PATCH',
    path: '/sessions/chat/working',
    body: { values: { plan: { city: '长沙' } }, ttlMs: 3_600_000 },
  },
  get('listVariables', '/sessions/chat/working'),
  get('getVariable', '/sessions/chat/working/plan'),
  post('submitForm', '/sessions/chat/forms', {
    title: 'profile',
    fields: { employer: 'Acme' },
    slots: { employer: 'employer' },
  }),
  remove('removeVariable', '/sessions/chat/working/plan'),
  get('recentLog', '/log/recent?n=2'),
  get('listTopics', '/log/topics'),
  get('topicTurns', '/log/topics/%E5%AE%89%E5%8D%93?session=chat'),
  get('logStats', '/log/stats'),
  post('searchLog', '/log/search', { query: '刷机', limit: 2 }),
  post('sameQuestion', '/log/same', { question: '怎么刷机？' }),
  post('renameTopic', '/log/rename-topic', { from: '安卓', to: 'android' }),
  post('archiveSessions', '/log/archive', { sessions: ['other'] }),
  post('restoreSessions', '/log/restore', { sessions: ['other'] }),
  post('rescoreSessions', '/log/rescore', {}),
  post('mergeSessions', '/log/merge', { from: ['other'], into: 'chat' }),
  post('pruneSessions', '/log/prune', { answers: true, dryRun: true }),
  get('exportIndex', '/log/index', { leaves: { index: [] } }),
  { route: 'importIndex', method: 'PUT', path: '/log/index', body: '$index', type: 'application/json' },
  remove('deleteTurn', '/sessions/chat/turns/2'),
  post('discover', '/discover', { ongoing: true }),
  get('listNodes', '/nodes?from=0', { leaves: { node: ['rows', 0, 'id'] } }),
  get('getNode', '/nodes/cat%20name'),
  get('nodeEpisodes', '/nodes/$node/episodes', { leaves: { episode: ['linked', 0, 'id'] } }),
  get('relatedNodes', '/nodes/$node/related?depth=1'),
  get('nodeEvolution', '/nodes/$node/evolution'),
  post('searchNodes', '/nodes/search', { query: 'Miso' }),
  get('graph', '/graph?depth=1&limit=5'),
  get('listEpisodes', '/episodes?state=discovered&session=chat'),
  get('getEpisode', '/episodes/$episode'),
  get('episodeNodes', '/episodes/$episode/nodes'),
  post('searchEpisodes', '/episodes/search', { query: 'cat', minScore: 0.1 }),
  post('enhancedQuery', '/enhanced-query', { query: 'cat', semantic: true }),
  post('recall', '/recall', { query: 'what is my cat called?', policy: 'comprehensive', trace: true }),
  get('discoveryStatus', '/discovery/status'),
  get('listQuarantined', '/discovery/quarantined'),
  get('modelUsage', '/discovery/usage?from=2025-01-01'),
  post('dismissQuarantined', '/discovery/dismiss', {}),
  post('retryDiscovery', '/discovery/retry', {}),
  get('stats', '/stats'),
  post('settle', '/settle', {}),
  post('repair', '/repair', { dryRun: true }),
  post('backfill', '/backfill', { batch: 10 }),
  post('reembed', '/reembed', {}),
  get('export', '/export', { leaves: { lines: [] } }),
  post('import', '/import', '$lines', { type: 'application/jsonl' }),
  remove('deleteNode', '/nodes/$node'),
  remove('deleteEpisode', '/episodes/$episode'),
  remove('deleteSession', '/sessions/chat'),
  post('forget', '/forget', { slot: 'location', grace: 1000 }),
  get('listAudit', '/audit?limit=2'),
  get('verifyAudit', '/audit/verify'),
  get('auditAnchor', '/audit/anchor'),
  get('exportAudit', '/audit/export'),
  post('erase', '/erase', { audit: false }),
  get('listScopes', '///v1/scopes?limit=5'),
  get('health', '///healthz'),
  get('metrics', '///metrics'),
  get('openapi', '///openapi.json?lang=zh'),
  get('docs', '///docs'),
]
