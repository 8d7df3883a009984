import { describe, expect, it, vi } from 'vitest'
import { answerTo, DIMENSIONS, json, packed, vectorOf } from './support/api-server.ts'
import type { Behaviour } from './support/api-server.ts'
import { KEY, withApi } from './support/with-api.ts'

const unit = (vector: readonly number[]) => {
  const length = Math.hypot(...vector)
  return vector.map((x) => Math.fround(x / length))
}
const TEXTS = ['my cat is called Miso', '我的猫叫米索', 'we moved to 成都 in May', '🐈‍⬛']

describe('openAiEmbedder', () => {
  it.each(['float', 'base64'] as const)(
    'gives a unit vector for each text, asked for as %s',
    async (encoding) => {
      const { embedder, requests } = await withApi([], { encoding })
      const vectors = await embedder.embed(TEXTS)
      expect(requests.map(({ body }) => body.encoding_format)).toEqual([encoding])
      for (const [i, text] of TEXTS.entries()) {
        expect(vectors[i]).toBeInstanceOf(Float32Array)
        expect([...(vectors[i] ?? [])]).toEqual(unit(vectorOf(text)).map((x) => expect.closeTo(x, 6)))
      }
    },
  )

  it('reads either encoding whatever it asked for', async () => {
    const other: Behaviour = (response, { body }) =>
      json(answerTo({ ...body, encoding_format: body.encoding_format === 'float' ? 'base64' : 'float' }))(
        response,
        { path: '', headers: {}, body },
      )
    const float = await withApi([other], { encoding: 'float' })
    const base64 = await withApi([other], { encoding: 'base64' })
    expect(await float.embedder.embed(TEXTS)).toEqual(await base64.embedder.embed(TEXTS))
  })

  it('leaves vectors as they come when told to', async () => {
    const { embedder } = await withApi([], { normalize: false })
    expect(await embedder.embed(['猫'])).toEqual([Float32Array.from(vectorOf('猫'))])
    expect(embedder.model).toBe('toy;normalize=false')
  })

  it('puts vectors in the order of the texts when the server does not', async () => {
    const shuffled: Behaviour = (response, { body }) =>
      json({ data: answerTo(body).data.toReversed() })(response, { path: '', headers: {}, body })
    const { embedder } = await withApi([shuffled])
    const plain = await withApi()
    expect(await embedder.embed(TEXTS)).toEqual(await plain.embedder.embed(TEXTS))
  })

  it('takes the order of the answer when it carries no numbers', async () => {
    const unnumbered: Behaviour = (response, { body }) =>
      json({ data: answerTo(body).data.map(({ embedding }) => ({ embedding })) })(response, {
        path: '',
        headers: {},
        body,
      })
    const { embedder } = await withApi([unnumbered])
    const plain = await withApi()
    expect(await embedder.embed(TEXTS)).toEqual(await plain.embedder.embed(TEXTS))
  })

  it('cuts work into batches by number and by size, and keeps the order', async () => {
    const { embedder, requests } = await withApi([], { batch: { count: 3, characters: 10 } })
    const texts = ['a', 'b', 'c', 'd', 'longer than ten characters', 'e', '一二三四五', '六七八九十', 'f']
    const vectors = await embedder.embed(texts)
    expect(requests.map(({ body }) => body.input)).toEqual([
      ['a', 'b', 'c'],
      ['d'],
      ['longer than ten characters'],
      ['e', '一二三四五'],
      ['六七八九十', 'f'],
    ])
    const alone = await withApi()
    for (const [i, text] of texts.entries()) {
      expect([vectors[i]]).toEqual(await alone.embedder.embed([text]))
    }
  })

  it('asks nothing for no texts, and nothing about blank ones: their vector is zero', async () => {
    const { embedder, requests } = await withApi()
    expect(await embedder.embed([])).toEqual([])
    expect(await embedder.embed(['', ' \n\u3000'])).toEqual([new Float32Array(4), new Float32Array(4)])
    expect(requests).toEqual([])
    const [blank, cat] = await embedder.embed(['', '猫'])
    expect(blank).toEqual(new Float32Array(DIMENSIONS))
    expect(cat).not.toEqual(blank)
    expect(requests.map(({ body }) => body.input)).toEqual([['猫']])
  })

  it('marks questions and passages as their model wants them', async () => {
    const { embedder, requests } = await withApi([], { prefix: { query: '查询：', passage: 'passage: ' } })
    await embedder.embed(['猫叫什么'], { kind: 'query' })
    await embedder.embed(['米索'], { kind: 'passage' })
    await embedder.embed(['Miso'])
    expect(requests.map(({ body }) => body.input)).toEqual([
      ['查询：猫叫什么'],
      ['passage: 米索'],
      ['passage: Miso'],
    ])
    expect(embedder.model).toBe('toy;passage="passage: "')
  })

  it('sends what is too long or broken as far as it can be read', async () => {
    const { embedder, requests } = await withApi([], { maxCharacters: 4 })
    await embedder.embed(['abcdefgh', '一二三😀', '\ud800a\udc00', 'ab😀c'])
    expect(requests[0]?.body.input).toEqual(['abcd', '一二三', '\ufffda\ufffd', 'ab😀'])
  })

  it('asks for shorter vectors of a model that can, and of no other', async () => {
    const small = await withApi([], { model: 'text-embedding-3-small', dimensions: 8 })
    expect(await small.embedder.embed(['猫'])).toHaveLength(1)
    expect(small.requests[0]?.body.dimensions).toBe(8)
    const toy = await withApi()
    await toy.embedder.embed(['猫'])
    expect(toy.requests[0]?.body).toEqual({ model: 'toy', input: ['猫'], encoding_format: 'float' })
  })

  it('sends the key and the headers it was given, and nothing of the environment', async () => {
    for (const name of ['API_KEY', 'ADMIN_KEY', 'ORG_ID', 'PROJECT_ID', 'WEBHOOK_SECRET']) {
      vi.stubEnv(`OPENAI_${name}`, 'from-the-environment')
    }
    vi.stubEnv('OPENAI_BASE_URL', 'http://127.0.0.1:1/from-the-environment')
    vi.stubEnv('OPENAI_CUSTOM_HEADERS', 'x-hidden: from-the-environment\nauthorization: from-the-environment')
    const { embedder, requests } = await withApi([], { headers: { 'x-title': 'toy' } })
    await embedder.embed(['猫'])
    const keyless = await withApi([], { apiKey: undefined })
    await keyless.embedder.embed(['猫'])
    vi.unstubAllEnvs()
    const [headers, without] = [requests[0]?.headers, keyless.requests[0]?.headers]
    expect(headers).toMatchObject({ authorization: `Bearer ${KEY}`, 'x-title': 'toy' })
    expect(without).not.toHaveProperty('authorization')
    expect(JSON.stringify([headers, without])).not.toContain('from-the-environment')
    expect(Object.keys(headers ?? {}).filter((name) => name.startsWith('x-stainless'))).toEqual([])
  })

  it('reads base64 as the API packs it, little endian', () => {
    expect(packed([1])).toBe('AACAPw==')
  })
})
