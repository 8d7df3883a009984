/**
 * What clients write in place of what the tools call it, as data. All in small letters without `_`, `-`, `.` and spaces, as `plain` gives
 * them.
 */

/** Other names of a property, by its own. A name that stands with two properties of one tool is refused there. */
export const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  messages: ['message', 'memories', 'memory', 'turns', 'conversation', 'chat', 'texts', 'items'],
  text: ['content', 'contents', 'parts', 'memory', 'message', 'body', 'statement', 'note', 'fact', 'data'],
  role: ['sender', 'author', 'from', 'source', 'type'],
  speaker: ['name', 'sender', 'author', 'from', 'username'],
  session: ['sessionid', 'conversationid', 'threadid', 'chatid', 'thread'],
  at: ['timestamp', 'time', 'date', 'datetime', 'createdat', 'saidat'],
  key: ['idempotencykey'],
  query: [
    'q',
    'question',
    'text',
    'search',
    'searchquery',
    'searchterm',
    'prompt',
    'message',
    'content',
    'keywords',
    'topic',
  ],
  message: ['text', 'query', 'question', 'q', 'prompt', 'content', 'usermessage', 'userinput'],
  limit: ['k', 'topk', 'n', 'count', 'max', 'maxresults', 'numresults', 'size', 'pagesize'],
  cursor: ['pagetoken', 'nextcursor', 'next'],
  kind: ['type', 'category'],
  slot: ['key', 'attribute', 'field', 'property', 'slotname', 'name'],
  entity: ['subject', 'who', 'person'],
  from: ['since', 'after', 'start', 'startdate', 'fromdate', 'source', 'subject', 'fromentity'],
  to: ['until', 'before', 'end', 'enddate', 'todate', 'target', 'object', 'toentity'],
  validAt: ['asof', 'asofdate'],
  includeInactive: ['inactive', 'includehistory', 'includeoutdated'],
  budget: ['maxtokens', 'tokens', 'tokenbudget', 'tokenlimit'],
  include: ['sections', 'kinds', 'only'],
  item: ['itemid', 'messageid'],
  card: ['cardid', 'factid'],
  node: ['nodeid'],
  about: ['text', 'query', 'what', 'words', 'topic', 'content'],
  dryRun: ['preview', 'simulate', 'dry'],
  entityType: ['type', 'kind', 'category'],
  observations: ['observation', 'contents', 'facts', 'notes'],
  relationType: ['relation', 'relationship', 'type', 'predicate', 'label'],
  entityName: ['entity', 'name'],
  contents: ['content', 'observations', 'observation'],
  names: ['name', 'entities', 'nodes', 'entitynames'],
  entityNames: ['names', 'name', 'entities', 'entity'],
}

/** Other words for a value that is one of a few, by its own. */
export const VALUES: Readonly<Record<string, readonly string[]>> = {
  user: ['human', 'customer', 'me'],
  assistant: ['ai', 'model', 'bot', 'agent', 'chatbot', 'llm'],
  tool: ['function', 'toolresult'],
  system: ['developer'],
  item: ['message', 'messages', 'items'],
  card: ['facts', 'cards'],
}

/** What clients put around the arguments. */
export const WRAPPERS: ReadonlySet<string> = new Set([
  'input',
  'inputs',
  'arguments',
  'args',
  'arg1',
  'arg0',
  'kwargs',
  'params',
  'parameters',
  'toolinput',
  'toolargs',
  'payload',
  'data',
  'request',
  'body',
  'json',
  'query',
])

/** What tells of a call beside the arguments in it. */
export const ENVELOPE: ReadonlySet<string> = new Set(['name', 'id', 'type', 'method', 'jsonrpc', 'function'])

/**
 * What clients add to every call, in their own spelling, and what has nothing to do with it: n8n, Pi, SiYuan, LangChain, tracing. Not
 * noted.
 */
export const NOISE: ReadonlySet<string> = new Set([
  'sessionId',
  '_sessionID',
  'sessionKey',
  'action',
  'chatInput',
  'toolCallId',
  'tool_call_id',
  'tool',
  'tool_name',
  'toolName',
  '_meta',
  '__arg1',
  'input',
  'args',
  'kwargs',
  'arguments',
  'explanation',
  'thought',
  'reasoning',
  'wait_for_previous',
  'security_risk',
  'config',
  'runManager',
  'callbacks',
  'requestId',
  'request_id',
  'metadata',
  'id',
  'context',
])

/** Where nothing else is given, a text under one of these is what the tool is about. */
export const SPARE: readonly string[] = ['__arg1', 'input', 'args', 'arguments', 'chatInput']

/** Names of whose memory it is: leaving them out would mix the memories of two people. */
export const OWNERS: ReadonlySet<string> = new Set([
  'scope',
  'tenant',
  'tenantid',
  'namespace',
  'userid',
  'user',
  'owner',
  'agentid',
])

/** What clients write for nothing. */
export const NOTHING: ReadonlySet<unknown> = new Set([
  null,
  undefined,
  '',
  'null',
  'undefined',
  'None',
  'nil',
])

/** A name or value without case, width and what joins its words. */
export const plain = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s_.-]+/gu, '')
