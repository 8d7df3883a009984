import { writeFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { localEmbedder } from '../src/local.ts'
import type { LocalEmbedderOptions } from '../src/local.ts'
import { tinyModel, weights, WIDTH } from './support/tiny-model.ts'
import type { TinyModel } from './support/tiny-model.ts'
import { failureOf } from './support/with-api.ts'

const open = (model: TinyModel = {}, options: Partial<LocalEmbedderOptions> = {}) =>
  localEmbedder({ folder: tinyModel(model), threads: 1, ...options })
const pooling = (flags: Record<string, boolean>) => ({ '1_Pooling/config.json': JSON.stringify(flags) })
const nameOf = (model: TinyModel, options: Partial<LocalEmbedderOptions> = {}) =>
  open(model, { model: 'tiny', ...options }).model

describe('the folder of a local model', () => {
  it('gives the model its name', () => {
    const folder = tinyModel()
    expect(localEmbedder({ folder }).model).toBe(`${basename(folder)}/model;pooling=mean`)
    expect(localEmbedder({ folder: relative(process.cwd(), folder) }).model).toBe(
      localEmbedder({ folder }).model,
    )
  })

  it('says how to pool, unless the caller does', () => {
    expect(nameOf({ files: pooling({ pooling_mode_cls_token: true }) })).toBe('tiny/model;pooling=cls')
    expect(nameOf({ files: pooling({ pooling_mode_lasttoken: true }) })).toBe('tiny/model;pooling=last')
    expect(nameOf({ files: pooling({ pooling_mode_mean_tokens: true }) })).toBe('tiny/model;pooling=mean')
    expect(nameOf({ files: pooling({ pooling_mode_cls_token: true }) }, { pooling: 'mean' })).toBe(
      'tiny/model;pooling=mean',
    )
  })

  it.each([
    [{ 'onnx/model.onnx': null, 'model.onnx': weights() }, {}, 'tiny/model'],
    [{ 'onnx/model.onnx': null, 'onnx/model_quantized.onnx': weights() }, {}, 'tiny/model_quantized'],
    [{ 'onnx/model_fp16.onnx': weights() }, {}, 'tiny/model'],
    [{ 'onnx/model_int8.onnx': weights() }, { file: 'onnx/model_int8.onnx' }, 'tiny/model_int8'],
    [{ 'deep/er/own.onnx': weights() }, { file: 'deep/er/own.onnx' }, 'tiny/own'],
  ])('has its weights in one of several places (%#)', async (files, options, name) => {
    const embedder = open({ files }, { model: 'tiny', ...options })
    expect(embedder.model).toBe(`${name};pooling=mean`)
    expect(await embedder.embed(['猫'])).toEqual(await open().embed(['猫']))
  })

  it.each<[string, TinyModel, RegExp]>([
    ['no config.json', { files: { 'config.json': null } }, /has no config\.json\. Download/u],
    [
      'no tokenizer',
      { files: { 'tokenizer.json': null, 'tokenizer_config.json': null } },
      /no tokenizer\.json, tok/u,
    ],
    ['no weights', { files: { 'onnx/model.onnx': null } }, /has no onnx\/model\.onnx or model\.onnx/u],
    [
      'several weights and no usual one',
      { files: { 'onnx/model.onnx': null, 'onnx/b.onnx': 'x', 'a.onnx': 'x' } },
      /Pass file, one of: onnx\/b\.onnx, a\.onnx/u,
    ],
    ['a broken config.json', { files: { 'config.json': '{"hidden_size":' } }, /config\.json cannot be read/u],
    ['a list for a config', { files: { 'config.json': '[]' } }, /config\.json cannot be read/u],
    ['no dimensions', { config: { hidden_size: 'six' } }, /Pass dimensions/u],
    ['a dense layer', { files: { '2_Dense/config.json': '{}' } }, /dense layer/u],
  ])('is refused at once with %s', (_what, model, message) => {
    expect(() => open(model)).toThrow(expect.objectContaining({ code: 'INVALID_CONFIG' }))
    expect(() => open(model)).toThrow(message)
  })

  it.each<[string, Partial<LocalEmbedderOptions>, RegExp]>([
    ['no folder', { folder: '' }, /folder is missing/u],
    ['a folder that is not there', { folder: '/nowhere/at/all' }, /has no config\.json/u],
    ['a file that is not there', { file: 'onnx/other.onnx' }, /Pass file, one of: onnx\/model\.onnx/u],
    ['no tokens', { maxTokens: 0 }, /maxTokens is 0/u],
    ['no threads', { threads: 0 }, /threads is 0/u],
    ['no dimensions', { dimensions: 0 }, /dimensions is 0/u],
  ])('is refused at once with %s named', (_what, options, message) => {
    expect(() => open({}, options)).toThrow(expect.objectContaining({ code: 'INVALID_CONFIG' }))
    expect(() => open({}, options)).toThrow(message)
  })

  it('that cannot be loaded says so, and is tried again once it is whole', async () => {
    const folder = tinyModel({ files: { 'onnx/model.onnx': 'no model' } })
    const embedder = localEmbedder({ folder })
    const error = await failureOf(embedder.embed(['猫']))
    expect(error).toMatchObject({ code: 'INVALID_CONFIG', cause: expect.any(Error) })
    expect(String(error)).toContain('cannot be loaded. Download it again')
    writeFileSync(join(folder, 'onnx/model.onnx'), weights())
    expect(await embedder.embed(['猫'])).toHaveLength(1)
  })

  it('whose model gives other dimensions than it says is found out', async () => {
    const embedder = open({ config: { hidden_size: WIDTH + 1 } })
    const error = await failureOf(embedder.embed(['猫']))
    expect(error).toMatchObject({ code: 'MODEL_INVALID_RESPONSE', retryable: false })
    expect(String(error)).toContain(`gave ${WIDTH} dimensions where ${WIDTH + 1} were expected`)
    const asked = await failureOf(open({}, { dimensions: WIDTH + 2 }).embed(['猫']))
    expect(asked).toMatchObject({ code: 'MODEL_INVALID_RESPONSE' })
  })

  it('whose model lacks the output says which there are', async () => {
    const files = { 'onnx/model.onnx': weights(['sentence_embedding']) }
    const error = await failureOf(open({ files }).embed(['猫']))
    expect(String(error)).toContain("but sentence_embedding. Pass pooling: 'model'")
    expect(String(await failureOf(open({}, { pooling: 'model' }).embed(['猫'])))).toContain(
      'but last_hidden_state',
    )
  })

  it('whose model fails on a text says so, and prints nothing', async () => {
    const vocabulary = Object.fromEntries([
      ['[PAD]', 0],
      ['[UNK]', 9999],
      ['[CLS]', 2],
      ['[SEP]', 3],
    ])
    const tokenizer = JSON.stringify({
      version: '1.0',
      added_tokens: [],
      normalizer: null,
      pre_tokenizer: { type: 'BertPreTokenizer' },
      post_processor: null,
      decoder: null,
      model: { type: 'WordPiece', unk_token: '[UNK]', max_input_chars_per_word: 100, vocab: vocabulary },
    })
    const printed = vi.spyOn(console, 'error')
    const error = await failureOf(open({ files: { 'tokenizer.json': tokenizer } }).embed(['猫']))
    expect(error).toMatchObject({ code: 'MODEL_UNAVAILABLE', cause: expect.any(Error) })
    expect(String(error)).not.toContain('猫')
    expect(printed).not.toHaveBeenCalled()
    printed.mockRestore()
  })
})
