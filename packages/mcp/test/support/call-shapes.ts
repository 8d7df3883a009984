/** Arguments as clients and models really send them: what they come to, or what is said of them. Data of the tests. */
export interface Shape {
  /** Who writes so. */
  readonly who: string
  readonly tool: string
  readonly given: unknown
  /** The arguments it comes to. */
  readonly means?: Record<string, unknown>
  /** What an answer says of it that refuses it. */
  readonly refused?: RegExp
}

const said = (text: string, more: object = {}) => ({ messages: [{ text, ...more }] })
const OSLO = 'I moved to Oslo.'
const Q = 'Where do I live?'

type Row = readonly [who: string, tool: string, given: unknown, means: Record<string, unknown>]

const TAKEN: readonly Row[] = [
  // Lists of messages.
  ['Claude Desktop: a list in JSON', 'remember', { messages: JSON.stringify([{ text: OSLO }]) }, said(OSLO)],
  [
    'a list in JSON in JSON',
    'remember',
    { messages: JSON.stringify(JSON.stringify([{ text: OSLO }])) },
    said(OSLO),
  ],
  ['small models: the text alone', 'remember', { messages: OSLO }, said(OSLO)],
  [
    'a text that begins with a bracket',
    'remember',
    { messages: '[note] I moved to Oslo.' },
    said('[note] I moved to Oslo.'),
  ],
  ['one message, no list', 'remember', { messages: { text: OSLO } }, said(OSLO)],
  ['one message in JSON', 'remember', { messages: JSON.stringify({ text: OSLO }) }, said(OSLO)],
  [
    'texts in a list',
    'remember',
    { messages: [OSLO, 'I like tea.'] },
    { messages: [{ text: OSLO }, { text: 'I like tea.' }] },
  ],
  [
    'messages in JSON in a list',
    'remember',
    { messages: [JSON.stringify({ text: OSLO, role: 'user' })] },
    said(OSLO, { role: 'user' }),
  ],
  ['nothing among them', 'remember', { messages: [null, { text: OSLO }] }, said(OSLO)],
  [
    'OpenAI: role and content',
    'remember',
    { messages: [{ role: 'user', content: OSLO }] },
    said(OSLO, { role: 'user' }),
  ],
  [
    'OpenAI: content in parts',
    'remember',
    { messages: [{ role: 'user', content: [{ type: 'text', text: OSLO }] }] },
    said(OSLO, { role: 'user' }),
  ],
  [
    'OpenAI responses: input_text',
    'remember',
    {
      messages: [
        {
          role: 'user',
          content: [
            { type: 'input_text', text: OSLO },
            { type: 'input_image', image_url: 'x' },
          ],
        },
      ],
    },
    said(OSLO, { role: 'user' }),
  ],
  [
    'Anthropic: one part, no list',
    'remember',
    { messages: [{ role: 'user', content: { type: 'text', text: OSLO } }] },
    said(OSLO, { role: 'user' }),
  ],
  [
    'AI SDK: parts, id and time',
    'remember',
    {
      messages: [
        {
          id: 'm1',
          role: 'user',
          createdAt: '2026-02-01T00:00:00Z',
          parts: [{ type: 'step-start' }, { type: 'text', text: OSLO }],
        },
      ],
    },
    said(OSLO, { role: 'user', at: '2026-02-01T00:00:00Z' }),
  ],
  [
    'Gemini: role model and parts without a type',
    'remember',
    { messages: [{ role: 'model', parts: [{ text: 'You live in Rome.' }] }] },
    said('You live in Rome.', { role: 'assistant' }),
  ],
  [
    'LangChain: type human',
    'remember',
    { messages: [{ type: 'human', content: OSLO, additional_kwargs: {}, response_metadata: {} }] },
    said(OSLO, { role: 'user' }),
  ],
  [
    'LangChain: type ai',
    'remember',
    { messages: [{ type: 'ai', content: 'You live in Rome.' }] },
    said('You live in Rome.', { role: 'assistant' }),
  ],
  [
    'AutoGen: source',
    'remember',
    { messages: [{ source: 'assistant', content: 'You live in Rome.' }] },
    said('You live in Rome.', { role: 'assistant' }),
  ],
  [
    'a sender with a name',
    'remember',
    { messages: [{ sender: 'Anna', content: OSLO }] },
    said(OSLO, { speaker: 'Anna' }),
  ],
  [
    'roles in capitals',
    'remember',
    { messages: [{ role: 'USER', text: OSLO }] },
    said(OSLO, { role: 'user' }),
  ],
  [
    'snake case and empty options',
    'remember',
    { messages: [{ text: OSLO, role: null, speaker: '', session_id: 's1', at: null }] },
    said(OSLO, { session: 's1' }),
  ],
  [
    'a number as an id',
    'remember',
    { messages: [{ text: OSLO, session: 42 }] },
    said(OSLO, { session: '42' }),
  ],
  // Messages that are not where they belong.
  ['mem0 habits: text at the top', 'remember', { text: OSLO }, said(OSLO)],
  [
    'content at the top, with a role',
    'remember',
    { content: OSLO, role: 'user' },
    said(OSLO, { role: 'user' }),
  ],
  ['memory', 'remember', { memory: OSLO }, said(OSLO)],
  ['message', 'remember', { message: OSLO }, said(OSLO)],
  ['memories in a list', 'remember', { memories: [OSLO] }, said(OSLO)],
  [
    'said once for all',
    'remember',
    { messages: [OSLO, { text: 'I like tea.', session: 's2' }], session: 's1' },
    {
      messages: [
        { text: OSLO, session: 's1' },
        { text: 'I like tea.', session: 's2' },
      ],
    },
  ],
  [
    'the list itself as arguments',
    'remember',
    [{ role: 'user', content: OSLO }],
    said(OSLO, { role: 'user' }),
  ],
  ['arguments in JSON', 'remember', JSON.stringify(said(OSLO)), said(OSLO)],
  ['the text itself as arguments', 'remember', OSLO, said(OSLO)],
  // What stands around arguments.
  ['input', 'remember', { input: said(OSLO) }, said(OSLO)],
  ['arguments in JSON in arguments', 'remember', { arguments: JSON.stringify(said(OSLO)) }, said(OSLO)],
  ['args', 'recall', { args: { query: Q } }, { query: Q }],
  ['params in params', 'recall', { params: { input: { query: Q, limit: 1 } } }, { query: Q, limit: 1 }],
  ['kwargs', 'recall', { kwargs: { query: Q } }, { query: Q }],
  ['the tool beside its arguments', 'recall', { tool: 'recall', arguments: { query: Q } }, { query: Q }],
  ['the query in a query', 'recall', { query: { query: Q, limit: 1 } }, { query: Q, limit: 1 }],
  ['LangChain: __arg1', 'recall', { __arg1: Q }, { query: Q }],
  ['LangChain: input', 'answer', { input: Q }, { query: Q }],
  ['LangChain: input in JSON', 'answer', { input: JSON.stringify({ query: Q }) }, { query: Q }],
  [
    'n8n: what it adds to every call',
    'recall',
    { query: Q, sessionId: 'f3', action: 'sendMessage', chatInput: 'hello', toolCallId: 'call_1' },
    { query: Q },
  ],
  [
    'n8n: what it adds, to a tool without arguments',
    'facts',
    { sessionId: 'f3', action: 'sendMessage', chatInput: 'hello', toolCallId: 'call_1' },
    {},
  ],
  ['n8n: its chat alone', 'recall', { sessionId: 'f3', action: 'sendMessage', chatInput: Q }, { query: Q }],
  [
    'SiYuan and Pi: sessions of their own',
    'facts',
    { _sessionID: 'a', sessionKey: 'b', slot: 'location' },
    { slot: 'location' },
  ],
  [
    'Gemini CLI and tracers',
    'answer',
    { query: Q, wait_for_previous: true, explanation: 'to know', context: 'x' },
    { query: Q },
  ],
  [
    'a whole call in the arguments',
    'remember',
    { type: 'function', id: 'c1', name: 'remember', arguments: JSON.stringify(said(OSLO)) },
    said(OSLO),
  ],
  [
    'a question that begins like JSON',
    'recall',
    { query: '["Oslo" is what?' },
    { query: '["Oslo" is what?' },
  ],
  // Queries.
  ['q', 'recall', { q: Q }, { query: Q }],
  ['question', 'answer', { question: Q }, { query: Q }],
  ['text', 'recall', { text: Q }, { query: Q }],
  ['a query in capitals', 'recall', { Query: Q }, { query: Q }],
  ['a query of parts', 'recall', { query: [{ type: 'text', text: Q }] }, { query: Q }],
  ['a query in a list', 'recall', { query: [Q] }, { query: Q }],
  ['the question itself as arguments', 'recall', Q, { query: Q }],
  ['the user message', 'context', { user_message: Q }, { message: Q }],
  // Numbers and booleans.
  ['a number in a text', 'recall', { query: Q, limit: '5' }, { query: Q, limit: 5 }],
  ['a number of wide digits', 'recall', { query: Q, limit: ' ５ ' }, { query: Q, limit: 5 }],
  ['a number as 5.0', 'recall', { query: Q, limit: '5.0' }, { query: Q, limit: 5 }],
  ['k', 'recall', { query: Q, k: 2 }, { query: Q, limit: 2 }],
  ['top_k', 'recall', { query: Q, top_k: '2' }, { query: Q, limit: 2 }],
  ['max-results', 'recall', { query: Q, 'max-results': [2] }, { query: Q, limit: 2 }],
  ['a number as a query', 'answer', { query: 7 }, { query: '7' }],
  [
    'a boolean in a text',
    'recall',
    { query: Q, includeInactive: 'true' },
    { query: Q, includeInactive: true },
  ],
  [
    'a boolean of Python',
    'recall',
    { query: Q, include_inactive: 'True' },
    { query: Q, includeInactive: true },
  ],
  ['a boolean as a number', 'facts', { active: 1 }, { active: true }],
  ['max_tokens', 'context', { message: Q, max_tokens: '300' }, { message: Q, budget: 300 }],
  // Nothing.
  [
    'LibreChat: null everywhere',
    'recall',
    {
      query: Q,
      limit: null,
      cursor: null,
      policy: null,
      includeInactive: null,
      validAt: null,
      knownAt: null,
      filter: null,
    },
    { query: Q },
  ],
  [
    'Cursor: empty texts everywhere',
    'recall',
    { query: Q, limit: '', cursor: '', policy: '', includeInactive: '', filter: '' },
    { query: Q },
  ],
  [
    'Claude Code: null in words and lists',
    'facts',
    { slot: 'null', entity: ['null'], kind: 'None', cursor: 'undefined' },
    {},
  ],
  [
    'null in a filter',
    'recall',
    { query: Q, filter: { kind: null, slot: 'location' } },
    { query: Q, filter: { slot: 'location' } },
  ],
  ['arguments that are null', 'facts', null, {}],
  ['arguments that are an empty text', 'facts', '', {}],
  ['arguments that are an empty list', 'facts', [], {}],
  // Filters, lists and words of a few.
  [
    'a filter in JSON',
    'recall',
    { query: Q, filter: '{"slot":"location"}' },
    { query: Q, filter: { slot: 'location' } },
  ],
  ['an empty filter', 'recall', { query: Q, filter: '{}' }, { query: Q }],
  [
    'a filter at the top',
    'recall',
    { query: Q, slot: 'location' },
    { query: Q, filter: { slot: 'location' } },
  ],
  [
    'since',
    'recall',
    { query: Q, filter: { since: '2020-01-01' } },
    { query: Q, filter: { from: '2020-01-01' } },
  ],
  [
    'a role in other words',
    'recall',
    { query: Q, filter: { role: 'Human' } },
    { query: Q, filter: { role: 'user' } },
  ],
  [
    'kinds in other words',
    'recall',
    { query: Q, filter: { type: 'Messages' } },
    { query: Q, filter: { kind: 'item' } },
  ],
  [
    'words with commas between them',
    'context',
    { message: Q, include: 'facts, recent' },
    { message: Q, include: ['facts', 'recent'] },
  ],
  [
    'one word in place of a list',
    'context',
    { message: Q, include: 'FACTS' },
    { message: Q, include: ['facts'] },
  ],
  [
    'a list in JSON of words',
    'context',
    { message: Q, include: '["facts"]' },
    { message: Q, include: ['facts'] },
  ],
  ['key for slot', 'history', { key: 'location' }, { slot: 'location' }],
  ['dry_run in a text', 'forget', { slot: 'location', dry_run: 'true' }, { slot: 'location', dryRun: true }],
  [
    'preview, and empty targets',
    'forget',
    { slot: 'location', item: '', card: null, node: 'null', about: '', preview: true },
    { slot: 'location', dryRun: true },
  ],
  ['keys that mean nothing', 'recall', { query: Q, mood: 'curious', 键: 1, __proto: 1 }, { query: Q }],
]

const REFUSED: readonly (readonly [who: string, tool: string, given: unknown, refused: RegExp])[] = [
  ['JSON that was cut off', 'remember', { messages: '[{"text":"I moved to Os' }, /begins like JSON/u],
  [
    'two texts that differ',
    'remember',
    { messages: [{ text: 'a', content: 'b' }] },
    /text and .*content both say/u,
  ],
  ['a text beside the list', 'remember', { text: 'a', messages: ['b'] }, /beside the list/u],
  ['two questions', 'recall', { query: 'a', question: 'b' }, /both say what query is/u],
  ['a name that could be two', 'recall', { query: Q, filter: { name: 'x' } }, /slot or speaker/u],
  ['whose memory it is', 'recall', { query: Q, user_id: 'bob' }, /user_id: whose memory.*Leave it out/u],
  [
    'whose memory it is, further in',
    'remember',
    { messages: [{ text: 'a', scope: 'bob' }] },
    /scope: whose memory/u,
  ],
  ['a role there is not', 'remember', { messages: [{ text: 'a', role: 'god' }] }, /role/u],
  [
    'a message of images alone',
    'remember',
    { messages: [{ content: [{ type: 'image' }] }] },
    /text: must not be empty/u,
  ],
  [
    'a serialised LangChain message',
    'remember',
    { messages: [{ lc: 1, type: 'constructor', kwargs: { content: 'a' } }] },
    /messages\[0\]\.text/u,
  ],
  ['no messages', 'remember', {}, /Pass \{"messages":\[\{"text":"…"\}\]\}/u],
  ['a number that is none', 'recall', { query: Q, limit: 'many' }, /limit/u],
  ['a half', 'recall', { query: Q, limit: '2.5' }, /limit/u],
  ['a huge number', 'recall', { query: Q, limit: 1e308 }, /limit/u],
  ['a boolean that is none', 'recall', { query: Q, includeInactive: 'maybe' }, /includeInactive/u],
  ['a text for what may be several things', 'forget', 'my phone number', /Pass an object with/u],
  [
    'what a deletion does not know',
    'forget',
    { slot: 'location', only_if: 'old' },
    /Not known: only_if.*Nothing was done/u,
  ],
  ['an id that could be of several things', 'forget', { memory_id: '1' }, /Not known: memory_id/u],
  ['several texts as a question', 'recall', { query: ['a', 'b'] }, /query/u],
  ['an object as a question', 'recall', { query: { a: 1 } }, /query/u],
  ['a prototype', 'recall', JSON.parse('{"__proto__":{"query":"x"},"constructor":{"query":"x"}}'), /query/u],
]

export const TAKEN_SHAPES: readonly Shape[] = TAKEN.map(([who, tool, given, means]) => ({
  who,
  tool,
  given,
  means,
}))
export const REFUSED_SHAPES: readonly Shape[] = REFUSED.map(([who, tool, given, refused]) => ({
  who,
  tool,
  given,
  refused,
}))
