import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createMcpServer } from '../src/index.ts'
import { aMemory } from './support/a-memory.ts'
import type { TestMemory } from './support/a-memory.ts'
import { REFUSED_SHAPES, TAKEN_SHAPES } from './support/call-shapes.ts'
import type { Shape } from './support/call-shapes.ts'
import { rawHttp, rawStdio, sdkClient } from './support/raw-clients.ts'
import type { RawClient } from './support/raw-clients.ts'

const called = z.object({
  isError: z.boolean().optional(),
  structuredContent: z.record(z.string(), z.unknown()).optional(),
  content: z.array(z.object({ text: z.string() })),
})
const remembered = z.object({ results: z.array(z.object({ item: z.string() })) })

let memory: TestMemory
beforeAll(async () => {
  memory = await aMemory()
  await memory.recollect.scope('reads').remember('I live in Berlin.')
})
afterAll(() => memory.close())

const isRecord = (given: unknown): boolean =>
  typeof given === 'object' && given !== null && !Array.isArray(given)

describe.each([
  ['raw over standard input and output', rawStdio, TAKEN_SHAPES, REFUSED_SHAPES],
  ['raw over HTTP', rawHttp, TAKEN_SHAPES, REFUSED_SHAPES],
  [
    'by the official client',
    sdkClient,
    TAKEN_SHAPES.filter(({ given }) => isRecord(given)),
    REFUSED_SHAPES.filter(({ given }) => isRecord(given)),
  ],
])('arguments %s', (_how, connect, taken, refused) => {
  let client: RawClient
  let writer: RawClient
  beforeAll(async () => {
    client = await connect(createMcpServer(memory.recollect, { scope: 'reads' }))
    writer = await connect(createMcpServer(memory.recollect, { scope: 'writes' }))
  })
  afterAll(() => Promise.all([client.close(), writer.close()]))

  const call = async (name: string, given: unknown) => {
    const to = name === 'remember' ? writer : client
    return called.parse((await to.ask('tools/call', { name, arguments: given })).result)
  }
  /** What was kept of each message. */
  const kept = async (result: Awaited<ReturnType<typeof call>>) => {
    const { results } = remembered.parse(result.structuredContent)
    const items = await Promise.all(
      results.map(({ item }) => memory.recollect.scope('writes').items.get(item)),
    )
    return items.map((item) => item && [item.text, item.role, item.speaker, item.session])
  }

  it.each(taken)('are taken: $who', async ({ tool, given, means }: Shape) => {
    const [result, plain] = [await call(tool, given), await call(tool, means)]
    expect(result.isError, result.content[0]?.text).toBeUndefined()
    if (tool === 'remember') expect(await kept(result)).toEqual(await kept(plain))
    else expect(result.structuredContent).toEqual(plain.structuredContent)
  })

  it.each(refused)('are refused, with what to do: $who', async ({ tool, given, refused: words }: Shape) => {
    const { isError, content } = await call(tool, given)
    expect(isError).toBe(true)
    expect(content[0]?.text).toMatch(/^INVALID_INPUT: /u)
    expect(content[0]?.text).toMatch(words ?? /./u)
  })
})

it('what was not used is noted, and what clients add to every call is not', async () => {
  const client = await rawStdio(createMcpServer(memory.recollect, { scope: 'reads' }))
  const texts = async (args: object) =>
    called
      .parse((await client.ask('tools/call', { name: 'facts', arguments: args })).result)
      .content.map(({ text }) => text)
      .join('\n')
  expect(await texts({ mood: 'curious' })).toContain('Not used, as this tool does not know it: mood')
  expect(await texts({ toolCallId: '1', sessionId: '2' })).not.toContain('Not used')
  await client.close()
})
