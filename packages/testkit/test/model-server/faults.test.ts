import { afterEach, describe, expect, it } from 'vitest'
import {
  HOSTILE_TEXTS,
  johnZh,
  MODEL_FAULTS,
  scriptedDiscovery,
  spoil,
  startModelServer,
} from '../../src/model-server/index.ts'
import type { FaultRule, ModelFault, ModelServer } from '../../src/model-server/index.ts'
import { ask, bodyOf, chatBody, post } from './ask.ts'

const TEXT = '[2024-01-15 10:00] John: 我最近在研究大语言模型的提示工程'
const open: ModelServer[] = []
const start = async (faults: readonly FaultRule[]) => {
  const server = await startModelServer({ reply: scriptedDiscovery(johnZh.story), faults, dimensions: 8 })
  open.push(server)
  return server
}
afterEach(() => Promise.all(open.splice(0).map((server) => server.close())))

const with_ = (fault: ModelFault) => start([{ fault }])
const gaps = (server: ModelServer) => ask(server, 'knowledge_gaps', TEXT)
const chat = (server: ModelServer) =>
  post(server, '/chat/completions', chatBody('task: knowledge_gaps', TEXT))

describe('a model server that misbehaves', () => {
  it('does so for the requests, the task and as often as it was told, then behaves', async () => {
    const server = await start([
      { fault: { kind: 'status', status: 503 }, requests: [1, 3] },
      { fault: { kind: 'status', status: 500 }, task: 'knowledge_gaps', times: 1 },
    ])
    const statuses = []
    for (let request = 0; request < 4; request++) statuses.push((await chat(server)).status)
    expect(statuses).toEqual([503, 500, 503, 200])
    server.misbehave([{ fault: { kind: 'status', status: 529 } }])
    expect((await chat(server)).status).toBe(529)
    server.misbehave([])
    expect((await chat(server)).status).toBe(200)
  })

  it('says when to come back', async () => {
    const server = await with_({ kind: 'status', status: 429, retryAfter: 7 })
    const response = await chat(server)
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '7'])
  })

  it('keeps a request waiting until it is closed', async () => {
    const server = await with_({ kind: 'silent' })
    const waiting = chat(server).then(
      () => 'answered',
      () => 'cut',
    )
    while (server.requests.length === 0) await new Promise((resolve) => setImmediate(resolve))
    await server.close()
    expect(await waiting).toBe('cut')
  })

  it('sends a body byte by byte', async () => {
    const server = await with_({ kind: 'drip', bytes: 16, everyMs: 0 })
    expect(JSON.parse((await gaps(server)).content)).toHaveProperty('knowledge_gaps')
  })

  it.each<ModelFault>([
    { kind: 'cut', after: 'nothing' },
    { kind: 'cut', after: 0 },
    { kind: 'cut', after: -5 },
  ])('cuts the connection: %j', async (fault) => {
    const server = await with_(fault)
    await expect(chat(server).then((response) => response.text())).rejects.toThrow()
  })

  it('ends a reply too soon, saying so or not', async () => {
    for (const finish of ['stop', 'length'] as const) {
      const reply = await gaps(await with_({ kind: 'truncated', at: 30, finish }))
      expect(reply).toMatchObject({ finish })
      expect(reply.content).toHaveLength(30)
    }
  })

  it('refuses, and holds replies back', async () => {
    expect(await gaps(await with_({ kind: 'refusal' }))).toMatchObject({ content: null, refusal: /sorry/u })
    expect(await gaps(await with_({ kind: 'content_filter' }))).toMatchObject({
      content: '',
      finish: 'content_filter',
    })
  })

  it('invents quotes, and leaves the rest', async () => {
    const reply = await gaps(await with_({ kind: 'spoiled', spoil: spoil.inventedQuotes }))
    const { knowledge_gaps: found } = JSON.parse(reply.content)
    expect(found).toMatchObject([{ key: 'John的研究方向', quote: /never said/u }])
  })

  it('says something hostile each time, halves of pairs included', async () => {
    const server = await with_({ kind: 'spoiled', spoil: spoil.everyHostileText() })
    const keys = []
    for (const _ of HOSTILE_TEXTS) keys.push(JSON.parse((await gaps(server)).content).knowledge_gaps[0].key)
    expect(keys).toEqual(HOSTILE_TEXTS)
  })

  it('gives each other form of reply a form of its own', async () => {
    const content = async (one: spoil.Spoiler) =>
      (await gaps(await with_({ kind: 'spoiled', spoil: one }))).content
    expect(JSON.parse(await content(spoil.wrongSchema))).toEqual({
      knowledge_gaps: 'none',
      relationships: 'none',
    })
    expect(await content(spoil.emptyReply)).toBe('')
    expect(await content(spoil.proseAround)).toMatch(/^Sure![^{]{0,60}```json\n\{/u)
    expect(await content(spoil.duplicateKeys)).toMatch(/"key":"the first of two","key":"John/u)
    expect((await content(spoil.hugeReply(1_000_000))).length).toBeGreaterThan(1_000_000)
    expect(JSON.parse(await content(spoil.manyTimes(3))).knowledge_gaps).toHaveLength(3)
  })

  it('gives vectors of another dimension, and vectors that are no numbers', async () => {
    const embedding = async (fault: ModelFault) => {
      const body = { model: 'scripted-embedding', input: 'x' }
      return (await bodyOf(await post(await with_(fault), '/embeddings', body))).data[0].embedding
    }
    expect(await embedding({ kind: 'dimensions', dimensions: 3 })).toHaveLength(3)
    expect(await embedding({ kind: 'not_a_number' })).toEqual(Array.from({ length: 8 }, () => null))
  })

  it('has a name for each way, no two alike', () => {
    const names = MODEL_FAULTS.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(names.length).toBeGreaterThan(25)
  })
})
