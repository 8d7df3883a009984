import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
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
  const reported: unknown[] = []
  const served = createMcpServer(memory.recollect, { onError: (error) => reported.push(error) })
  const [input, output] = [new PassThrough(), new PassThrough()]
  const { closed } = await serveStdio(served, { input, output, maxMessageBytes: 100_000 })
  input.end(lines.map((line) => `${line}\n`).join(''))
  await closed
  const out = text(output)
  output.end()
  return { answers: (await out).split('\n').filter((line) => line !== ''), reported }
}

it('passes over what is no message, answers what is one, and ends with its input', async () => {
  const { answers, reported } = await run([
    'no json',
    '{"jsonrpc":"2.0"}',
    JSON.stringify(initialize),
    '{}',
    '',
  ])
  expect(answers).toHaveLength(1)
  expect(JSON.parse(answers[0] ?? '')).toMatchObject({ id: 1, result: { serverInfo: { name: 'recollect' } } })
  expect(reported.length).toBeGreaterThan(0)
})

it('ends the connection at a message larger than its limit', async () => {
  const { answers, reported } = await run(['x'.repeat(200_000), JSON.stringify(initialize)])
  expect(answers).toEqual([])
  expect(String(reported[0])).toMatch(/size|buffer|exceed/iu)
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
