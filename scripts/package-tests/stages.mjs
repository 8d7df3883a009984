import { createRequire } from 'node:module'
import { path } from '../lib/place.mjs'
import { answersOf, pageOf } from './probes.mjs'

/**
 * What an example of a README is given that its reader brings: names it uses, files it reads, a model it asks. The example itself is run
 * as it is written.
 * @typedef {object} Stage
 * @property {string} [before] code before the example: the reader's own names
 * @property {string} [after] code after it: what shows that it did something
 * @property {() => Record<string, string | Uint8Array>} [files] beside the example
 * @property {string} [place] of the example, without its ending
 * @property {'node' | 'vitest' | 'types'} [by] what runs it; `types`: nothing does
 * @property {string} [why] it is only type-checked
 * @property {boolean} [model] whether a scripted model answers at the address of OpenAI's and Ollama's
 * @property {string} [input] on its standard input
 * @property {RegExp} [prints] what its output has to hold
 * @property {number} [port] it serves there until it is stopped
 * @property {(url: string) => Promise<string | null>} [probe] what is wrong with what it serves
 */

const CONVERSATION = "const userId = 'alice'\nconst conversationId = 'monday'"

function exportOfChatGpt() {
  const { strToU8, zipSync } = createRequire(path('packages/importers/package.json'))('fflate')
  const message = (id, parent, role, text) => ({
    id,
    parent,
    children: [],
    message: {
      id,
      author: { role },
      create_time: 1767225600,
      content: { content_type: 'text', parts: [text] },
    },
  })
  const conversation = {
    title: 'A chat',
    create_time: 1767225600,
    current_node: 'b',
    mapping: {
      a: { ...message('a', null, 'user', 'I live in Lisbon'), children: ['b'] },
      b: message('b', 'a', 'assistant', 'A fine town.'),
    },
  }
  return zipSync({ 'conversations.json': strToU8(JSON.stringify([conversation])) })
}

const LANGUAGES = [
  "import { english } from '@recollect/extract-en'",
  "import { chinese } from '@recollect/extract-zh'",
  'export default [chinese(), english()]',
].join('\n')

const HELLO = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'stranger', version: '1' } },
}

/** By directory; the first example of a README, or those of the list. @type {Record<string, Stage | readonly Stage[]>} */
const STAGES = {
  'packages/ai-sdk': {
    before: `import type { ModelMessage } from 'ai'\n${CONVERSATION}\nconst messages: ModelMessage[] = [{ role: 'user', content: '我住在长沙' }]`,
    after: 'for await (const text of textStream) process.stdout.write(text)',
    model: true,
    prints: /scripted/u,
  },
  'packages/importers': {
    files: () => ({ 'chatgpt-export.zip': exportOfChatGpt() }),
    prints: /^chatgpt 2 1 /u,
  },
  'packages/langgraph': {
    before: [
      "import { END, MessagesAnnotation, START, StateGraph } from '@langchain/langgraph'",
      "const builder = new StateGraph(MessagesAnnotation).addNode('a', () => ({})).addEdge(START, 'a').addEdge('a', END)",
    ].join('\n'),
    after:
      "await graph.invoke({ messages: [] })\nconsole.log((await store.get(['memories', 'u1'], 'tea'))?.value)",
    prints: /绿茶/u,
  },
  'packages/llm-discovery': {
    after: 'console.log(report.stopped, nodes.length)',
    model: true,
    prints: /^null 1$/mu,
  },
  'packages/mcp': { input: `${JSON.stringify(HELLO)}\n`, prints: /"serverInfo"/u },
  'packages/openai': {
    before: `${CONVERSATION}\nconst model = 'scripted'\nconst messages = [{ role: 'user' as const, content: '我住在长沙' }]`,
    after: "console.log((await memory.answer('我住在哪里？')).text)",
    model: true,
    prints: /长沙/u,
  },
  'packages/server': { port: 4711, probe: answersOf },
  'packages/store-postgres': [
    { by: 'types', why: 'it asks for a Postgres server' },
    { by: 'types', why: 'it asks for a Postgres server' },
  ],
  'packages/store-sqlite': [{}, {}, {}, {}],
  'packages/transfer': {
    before: [
      "const filled = sqliteStore({ file: './memory.db' })",
      'await filled.migrate()',
      "const row = { originalQuery: 'tea', expandedQuery: 'green tea', kind: 'variants', madeBy: 'p', payload: '{}', createdAt: 1 } as const",
      "await filled.transaction('alice', (tx) => tx.expansions.put([row]))",
      'await filled.close()',
    ].join('\n'),
    prints: /^alice 1 [\da-f]{64}$/mu,
  },
  'packages/testkit': {
    by: 'vitest',
    place: 'test/store.test',
    files: () => ({
      'src/index.ts':
        "import { inMemoryStore } from '@recollect/store-memory'\nexport const openMyStore = (_: { database: string }) => inMemoryStore()\n",
    }),
  },
  'packages/worker-extraction': {
    // For Node, and for the compiler.
    files: () => ({ 'languages.js': LANGUAGES, 'languages.ts': LANGUAGES }),
  },
  'packages/ui': { port: 4780, probe: pageOf },
}

/** @param {string} dir @returns {readonly Stage[]} */
export const stagesOf = (dir) => [STAGES[dir] ?? {}].flat()
