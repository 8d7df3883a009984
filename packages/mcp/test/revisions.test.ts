import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createMcpServer, createReferenceServer } from '../src/index.ts'
import { aMemory } from './support/a-memory.ts'
import type { TestMemory } from './support/a-memory.ts'
import { rawHttp, rawStdio } from './support/raw-clients.ts'
import type { RawClient } from './support/raw-clients.ts'

const SPOKEN = ['2024-10-07', '2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25']
const NEWEST = '2025-11-25'

let memory: TestMemory
let client: RawClient
beforeAll(async () => {
  memory = await aMemory()
})
afterEach(() => client.close())
afterAll(() => memory.close())

const initialize = (protocolVersion: string) => ({
  protocolVersion,
  capabilities: {},
  clientInfo: { name: 'raw', version: '1' },
})

describe.each([
  ['the memory', createMcpServer],
  ['the reference', createReferenceServer],
])('revisions of the protocol, of %s', (_which, create) => {
  it.each(SPOKEN)('%s is spoken with a client that asks for it', async (revision) => {
    client = await rawStdio(create(memory.recollect))
    const { result } = await client.ask('initialize', initialize(revision))
    expect(result).toMatchObject({ protocolVersion: revision })
    expect((await client.ask('tools/list')).result).toHaveProperty('tools')
  })

  it.each(['2026-07-28', '2099-01-01', 'draft'])(
    'a client that asks for %s is offered the newest that is spoken',
    async (revision) => {
      client = await rawStdio(create(memory.recollect))
      const { result } = await client.ask('initialize', initialize(revision))
      expect(result).toMatchObject({ protocolVersion: NEWEST })
    },
  )

  it.each([
    ['standard input and output', rawStdio],
    ['HTTP', rawHttp],
  ])(
    'a client of 2026-07-28 that asks what there is, over %s, learns that it has to initialize',
    async (_how, connect) => {
      client = await connect(create(memory.recollect))
      const { error } = await client.ask('server/discover', {
        _meta: { 'io.modelcontextprotocol/protocolVersion': '2026-07-28' },
      })
      expect(error?.code).toBe(-32_601)
    },
  )
})
