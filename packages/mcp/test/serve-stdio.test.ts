import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { createMcpServer, serveStdio } from '../src/index.ts'
import { aMemory } from './support/a-memory.ts'
import type { TestMemory } from './support/a-memory.ts'

let memory: TestMemory
beforeAll(async () => {
  memory = await aMemory()
})
afterAll(() => memory.close())

const initialize = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'raw', version: '1' } },
}

/** Serves streams that end after some lines; what came out, and what was reported. */
async function run(lines: readonly string[]) {
  const [unforeseen, ofClients]: [unknown[], Error[]] = [[], []]
  const served = createMcpServer(memory.recollect, {
    onError: (error) => unforeseen.push(error),
    onClientError: (error) => ofClients.push(error),
  })
  const [input, output] = [new PassThrough(), new PassThrough()]
  const { closed } = await serveStdio(served, { input, output, maxMessageBytes: 100_000 })
  const out = text(output)
  input.end(lines.join('\n'))
  await closed
  output.end()
  const answers = (await out).split('\n').filter((line) => line !== '')
  return { answers: answers.map((line) => answer.parse(JSON.parse(line))), unforeseen, ofClients }
}

const answer = z.looseObject({
  id: z.union([z.number(), z.string(), z.null()]),
  result: z.looseObject({}).optional(),
  error: z.object({ code: z.number(), message: z.string() }).optional(),
})
const message = (id: number, method: string, params?: unknown) =>
  JSON.stringify({ jsonrpc: '2.0', id, method, params })

it.each([
  ['no JSON', 'no json', null, -32_700],
  ['an object without anything', '{}', null, -32_600],
  ['a request without a method', '{"jsonrpc":"2.0","id":7}', 7, -32_600],
  ['parameters that are a list', message(8, 'tools/list', []), 8, -32_600],
  ['another JSON-RPC', '{"jsonrpc":"1.0","id":"a","method":"ping"}', 'a', -32_600],
  ['an id of null', '{"jsonrpc":"2.0","id":null,"method":"ping"}', null, -32_600],
  ['an empty batch', '[]', null, -32_600],
  ['a batch too large', JSON.stringify(Array(101).fill({})), null, -32_600],
  ['a prototype', '{"__proto__":{"id":1},"jsonrpc":"2.0"}', null, -32_600],
  ['deep nesting', `${'['.repeat(40_000)}${']'.repeat(40_000)}`, null, -32_600],
  ['a message longer than it may be', 'x'.repeat(200_000), null, -32_600],
])('answers %s with an error of the client, and goes on', async (_what, line, id, code) => {
  const { answers, unforeseen, ofClients } = await run([line, JSON.stringify(initialize), message(2, 'ping')])
  expect(answers.map((one) => one.id)).toEqual([id, 1, 2])
  expect(answers[0]?.error).toMatchObject({ code, message: expect.stringMatching(/^INVALID_INPUT: \w/u) })
  expect(answers[1]?.result).toMatchObject({ serverInfo: { name: 'recollect' } })
  expect(ofClients).toHaveLength(1)
  expect(unforeseen).toEqual([])
})

it.each([
  [
    'at its beginning',
    `{"jsonrpc":"2.0","id":9,"method":"tools/call","params":{"a":"${'x'.repeat(200_000)}"}}`,
  ],
  [
    'at its end',
    `{"method":"tools/call","params":{"a":[{"id":3}],"b":"${'x'.repeat(200_000)}"},"jsonrpc":"2.0","id":9}`,
  ],
])('answers a message that is too long by its id, which stands %s', async (_where, line) => {
  const { answers } = await run([JSON.stringify(initialize), line])
  expect(answers.map((one) => one.id)).toEqual([1, 9])
  expect(answers[1]?.error?.message).toMatch(/at most.*Nothing of it was done\. Send it in parts/u)
})

it('passes over what needs no answer, and takes parameters that are null', async () => {
  const { answers } = await run([
    '',
    ' ',
    '\uFEFF',
    JSON.stringify(initialize),
    '{"jsonrpc":"2.0","method":"notifications/initialized","params":[]}',
    message(2, 'tools/list', null),
  ])
  expect(answers.map((one) => one.id)).toEqual([1, 2])
  expect(answers[1]?.result).toHaveProperty('tools')
})

it('takes a batch, as clients of 2025-03-26 send them', async () => {
  const { answers } = await run([
    JSON.stringify(initialize),
    `[${message(2, 'ping')},{"id":3},${message(4, 'ping')}]`,
  ])
  expect(answers.map((one) => one.id).sort()).toEqual([1, 2, 3, 4])
})

it('answers what was asked before the input ended', async () => {
  const { answers } = await run([
    JSON.stringify(initialize),
    message(2, 'tools/call', { name: 'remember', arguments: { messages: 'I live in Berlin.' } }),
  ])
  expect(answers[1]).toMatchObject({ id: 2, result: { content: [{}] } })
})

it('ends when it is closed, and leaves the memory open', async () => {
  const { closed, close } = await serveStdio(createMcpServer(memory.recollect.scope('a')), {
    input: new PassThrough(),
    output: new PassThrough(),
  })
  await close()
  await closed
  expect(await memory.recollect.scope('a').stats()).toMatchObject({ items: 0 })
})
