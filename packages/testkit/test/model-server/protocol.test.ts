import { afterEach, describe, expect, it } from 'vitest'
import { startModelServer } from '../../src/model-server/index.ts'
import type { ModelServer, ModelServerOptions } from '../../src/model-server/index.ts'
import { ask, bodyOf, chatBody, post } from './ask.ts'

const open: ModelServer[] = []
const start = async (options: ModelServerOptions = {}) => {
  const server = await startModelServer(options)
  open.push(server)
  return server
}
afterEach(() => Promise.all(open.splice(0).map((server) => server.close())))

describe('a scripted model server', () => {
  it('replies as it was scripted, in order, and counts tokens', async () => {
    const server = await start({
      script: ['{"a":1}', { content: '你好', finish: 'length', outputTokens: 9 }],
    })
    expect(await ask(server, 'x', 'hello')).toMatchObject({
      content: '{"a":1}',
      finish: 'stop',
      refusal: null,
    })
    const second = { content: '你好', finish: 'length', usage: { completion_tokens: 9 } }
    expect(await ask(server, 'x', 'hello')).toMatchObject(second)
    expect(await ask(server, 'x', 'hello')).toMatchObject(second)
  })

  it('records what it was asked, without the key', async () => {
    const server = await start({ script: ['{}'], keys: ['secret'] })
    const format = { type: 'json_schema', json_schema: { name: 'reconstruction', schema: {} } }
    await post(server, '/chat/completions', chatBody('Be brief.', '问', { response_format: format }))
    await ask(server, 'knowledge_gaps', 'text')
    expect(server.requests).toMatchObject([
      {
        number: 1,
        task: 'reconstruction',
        format: 'json_schema',
        user: '问',
        key: 'accepted',
        model: 'scripted',
      },
      { number: 2, task: 'knowledge_gaps', format: null, user: 'text' },
    ])
    expect(JSON.stringify(server.requests)).not.toContain('secret')
  })

  it('streams a reply in pieces that make up the whole', async () => {
    const content = '{"title":"一段比较长的对话，分成好几块发送，而且不能丢掉任何一个字"}'
    const server = await start({ script: [content] })
    const more = { stream: true, stream_options: { include_usage: true } }
    const response = await post(server, '/chat/completions', chatBody('s', 'u', more))
    expect(response.headers.get('content-type')).toBe('text/event-stream')
    const events = (await response.text()).split('\n\n').filter((line) => line !== '')
    expect(events.at(-1)).toBe('data: [DONE]')
    const chunks = events.slice(0, -1).map((line) => JSON.parse(line.slice('data: '.length)))
    expect(chunks.map(({ choices }) => choices[0]?.delta.content ?? '').join('')).toBe(content)
    expect(chunks.at(-2)).toMatchObject({ choices: [{ finish_reason: 'stop' }] })
    expect(chunks.at(-1)).toMatchObject({ choices: [], usage: { total_tokens: expect.any(Number) } })
  })

  it('embeds texts so that those with words in common are near, as numbers and as base64', async () => {
    const server = await start({ dimensions: 256 })
    const input = ['我喜欢喝绿茶', '他也喜欢喝绿茶', 'the weather in Berlin']
    const body = { model: 'scripted-embedding', input }
    const { data } = await bodyOf(await post(server, '/embeddings', body))
    const vectors: number[][] = data.map(({ embedding }: { embedding: number[] }) => embedding)
    const cosine = (one = 0, other = 0) =>
      (vectors[one] ?? []).reduce((sum, value, place) => sum + value * (vectors[other]?.[place] ?? 0), 0)
    expect(cosine(0, 0)).toBeCloseTo(1, 5)
    expect(cosine(0, 1)).toBeGreaterThan(0.5)
    expect(Math.abs(cosine(0, 2))).toBeLessThan(0.3)
    const packed = await bodyOf(await post(server, '/embeddings', { ...body, encoding_format: 'base64' }))
    const bytes = Buffer.from(packed.data[0].embedding, 'base64')
    expect([...new Float32Array(bytes.buffer, bytes.byteOffset, 256)]).toEqual(vectors[0])
  })

  it('lists its models', async () => {
    const server = await start({ models: ['one', 'two'] })
    const { data } = await bodyOf(await fetch(`${server.url}/models`))
    expect(data.map(({ id }: { id: string }) => id)).toEqual(['one', 'two'])
  })

  it.each([
    [401, 'invalid_api_key', '/chat/completions', chatBody('', ''), 'wrong'],
    [404, 'model_not_found', '/chat/completions', { ...chatBody('', ''), model: 'gpt-99' }, 'secret'],
    [404, 'not_found', '/nothing', {}, 'secret'],
    [400, 'invalid_request', '/embeddings', { input: 'x' }, 'secret'],
    [
      400,
      'unsupported_value',
      '/chat/completions',
      chatBody('', '', { response_format: { type: 'json_schema' } }),
      'secret',
    ],
  ])('answers with %i and %s what it does not take', async (status, code, path, body, key) => {
    const server = await start({ script: ['{}'], keys: ['secret'], formats: ['json_object'] })
    const response = await post(server, path, body, key)
    expect(response.status).toBe(status)
    expect(await bodyOf(response)).toMatchObject({ error: { code } })
  })

  it('says so when a script throws', async () => {
    const server = await start({
      reply: () => {
        throw new Error('no such line')
      },
    })
    const response = await post(server, '/chat/completions', chatBody('', ''))
    expect(response.status).toBe(500)
    expect(await response.text()).toContain('no such line')
  })
})
