import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bundleProgram } from './support/bundle.ts'
import { aClient, call } from './support/clients.ts'

let program: Awaited<ReturnType<typeof bundleProgram>>
const dir = mkdtempSync(join(tmpdir(), 'recollect-mcp-stdio-'))

beforeAll(async () => {
  program = await bundleProgram()
})
afterAll(() => {
  program.remove()
  rmSync(dir, { recursive: true })
})

/** A client with a process of its own, on the one file; and what the process says besides the protocol until it has ended. */
async function started(mode: 'memory' | 'reference'): Promise<{ client: Client; said: Promise<string> }> {
  const client = aClient()
  const args = [program.path, join(dir, 'memory.db'), mode]
  const transport = new StdioClientTransport({ command: process.execPath, args, stderr: 'pipe' })
  const errors = new PassThrough()
  transport.stderr?.pipe(errors)
  await client.connect(transport)
  return { client, said: text(errors) }
}

it('serves clients that start it as a process, several on one file, and ends when they are gone', async () => {
  const [first, other] = await Promise.all([started('memory'), started('reference')])
  expect(first.client.getServerVersion()).toMatchObject({ version: expect.stringMatching(/^\d+\.\d+/u) })
  await call(first.client, 'remember', { messages: [{ text: '我住在长沙' }, { text: 'I like green tea.' }] })
  const { data } = await call(first.client, 'recall', { query: '我住在哪里？' })
  expect(data).toMatchObject({ evidence: 'strong', answer: { facts: [{ value: '长沙' }] } })

  const zhang = { name: '张三', entityType: '人', observations: ['讲西班牙语', 'likes tea'] }
  await call(other.client, 'create_entities', { entities: [zhang] })
  expect((await call(other.client, 'read_graph')).data).toEqual({ entities: [zhang], relations: [] })
  expect((await call(first.client, 'facts', { slot: 'graph.observation' })).data['facts']).toHaveLength(2)

  await Promise.all([first.client.close(), other.client.close()])
  expect(await Promise.all([first.said, other.said])).toEqual(['closed\n', 'closed\n'])
})
