import { Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { localEmbedder } from '../src/local.ts'
import type { LocalEmbedderOptions } from '../src/local.ts'
import { rowOf, tinyModel, weights, WIDTH } from './support/tiny-model.ts'
import type { TinyModel } from './support/tiny-model.ts'
import { failureOf } from './support/with-api.ts'

const open = (options: Partial<LocalEmbedderOptions> = {}, model: TinyModel = {}) =>
  localEmbedder({ folder: tinyModel(model), threads: 1, ...options })

const cosine = (a: Float32Array | undefined, b: Float32Array | undefined) =>
  [...(a ?? [])].reduce((sum, x, i) => sum + x * (b?.[i] ?? 0), 0)

const unit = (vector: readonly number[]) => vector.map((x) => expect.closeTo(x / Math.hypot(...vector), 5))

const meanOf = (tokens: readonly string[]) =>
  Array.from(
    { length: WIDTH },
    (_, i) => tokens.reduce((sum, token) => sum + (rowOf(token)[i] ?? 0), 0) / tokens.length,
  )

beforeEach(() => {
  vi.spyOn(Socket.prototype, 'connect').mockImplementation(() => expect.fail('It went to the network.'))
})
afterEach(() => {
  expect(Socket.prototype.connect).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})

describe('localEmbedder', () => {
  it('puts what means the same near each other, within and across languages', async () => {
    const embedder = open()
    const passages = ['my cats purr', 'i moved to a flat', '我在工作', '我喝茶']
    const vectors = await embedder.embed(passages)
    const nearest = async (question: string) => {
      const [vector] = await embedder.embed([question], { kind: 'query' })
      const scores = vectors.map((passage) => cosine(vector, passage))
      return passages[scores.indexOf(Math.max(...scores))]
    }
    expect(await nearest('我的猫')).toBe('my cats purr')
    expect(await nearest('我住在')).toBe('i moved to a flat')
    expect(await nearest('is my job the office')).toBe('我在工作')
    expect(await nearest('do i drink coffee')).toBe('我喝茶')
    await embedder.close()
  })

  it('gives what the model computes: the mean of the tokens, of length 1', async () => {
    const embedder = open()
    expect(embedder).toMatchObject({ dimensions: WIDTH })
    const [english, chinese] = await embedder.embed(['My CATS', '我的猫'])
    expect([...(english ?? [])]).toEqual(unit(meanOf(['[CLS]', 'my', 'cat', '##s', '[SEP]'])))
    expect([...(chinese ?? [])]).toEqual(unit(meanOf(['[CLS]', '我', '的', '猫', '[SEP]'])))
  })

  it('gives a text the same vector whatever stands beside it', async () => {
    const embedder = open({ batch: { count: 3 } })
    const texts = [
      '猫',
      'my cats live in the office',
      '',
      'tea',
      '我在家喝茶了吗',
      'a',
      '班',
      '工作工作工作工作',
    ]
    const together = await embedder.embed(texts)
    for (const [i, text] of texts.entries()) expect([together[i]]).toEqual(await embedder.embed([text]))
    expect(together[2]).toEqual(new Float32Array(WIDTH))
  })

  it.each([
    ['cls', rowOf('[CLS]')],
    ['last', rowOf('[SEP]')],
  ] as const)('takes the vector of one token with pooling %s, padded or not', async (pooling, row) => {
    const embedder = open({ pooling })
    for (const vector of await embedder.embed(['猫', 'my cats drink tea']))
      expect([...vector]).toEqual(unit(row))
    expect(embedder.model).toMatch(new RegExp(`;pooling=${pooling}$`, 'u'))
  })

  it('finds the last token where the tokenizer pads on the left', async () => {
    const embedder = open({ pooling: 'last' }, { tokenizerConfig: { padding_side: 'left' } })
    for (const vector of await embedder.embed(['猫', 'my cats drink tea'])) {
      expect([...vector]).toEqual(unit(rowOf('[SEP]')))
    }
  })

  it("takes the model's own vector of a text with pooling model", async () => {
    const files = { 'onnx/model.onnx': weights(['last_hidden_state', 'sentence_embedding']) }
    const [vector] = await open({ pooling: 'model' }, { files }).embed(['my tea'])
    expect([...(vector ?? [])]).toEqual(unit([0, 0, 0, 1, 0.5, 0.5]))
  })

  it('leaves lengths alone and cuts vectors off when told to', async () => {
    const [whole] = await open({ normalize: false }).embed(['猫'])
    expect([...(whole ?? [])]).toEqual(meanOf(['[CLS]', '猫', '[SEP]']).map((x) => expect.closeTo(x, 6)))
    const embedder = open({ normalize: false, dimensions: 2 })
    expect(await embedder.embed(['猫'])).toEqual([whole?.subarray(0, 2)])
    const [short] = await open({ dimensions: 2 }).embed(['猫'])
    expect([...(short ?? [])]).toEqual([1, 0])
  })

  it('puts the prefix of its kind before each text', async () => {
    const embedder = open({ prefix: { query: '猫', passage: '茶' } })
    const plain = open()
    const embedded = await Promise.all([
      embedder.embed(['我'], { kind: 'query' }),
      embedder.embed(['我'], { kind: 'passage' }),
      embedder.embed(['我']),
    ])
    expect(embedded.flat()).toEqual(await plain.embed(['猫我', '茶我', '茶我']))
  })

  it('reads as many tokens as it may', async () => {
    const long = `猫${'茶'.repeat(5000)}`
    const [first, cut] = await open({ maxTokens: 3 }).embed(['猫', long])
    expect(cut).toEqual(first)
    const embedder = open()
    expect(await embedder.embed([long])).toEqual(await embedder.embed([`猫${'茶'.repeat(61)}`]))
  })

  it('keeps the token at the end of a text that is cut off', async () => {
    const [vector] = await open({ maxTokens: 4, pooling: 'last' }).embed(['my cats drink tea'])
    expect([...(vector ?? [])]).toEqual(unit(rowOf('[SEP]')))
  })

  it('takes any text there is', async () => {
    const texts = ['\ud800', '🐈‍⬛', 'مرحبا', '\u0000', '[CLS]', 'x'.repeat(20_000), '\u202e猫', 'ก็']
    for (const vector of await open().embed(texts)) expect(Math.hypot(...vector)).toBeCloseTo(1, 5)
  })

  it('stops between batches when it is aborted', async () => {
    const embedder = open({ batch: { count: 1 } })
    const why = new Error('the user went away')
    await embedder.embed(['猫'])
    const controller = new AbortController()
    const work = embedder.embed(['猫', '茶', '家'], { signal: controller.signal })
    controller.abort(why)
    expect(await failureOf(work)).toBe(why)
  })

  it('works again after it was closed, and closes twice', async () => {
    const embedder = open()
    await embedder.close()
    const before = await embedder.embed(['猫'])
    await embedder.close()
    await embedder.close()
    expect(await embedder.embed(['猫'])).toEqual(before)
  })
})
