import { describe, expect, it } from 'vitest'
import { openAiEmbedder } from '../src/index.ts'
import type { OpenAiEmbedderOptions } from '../src/index.ts'

const KEY = 'sk-not-to-be-shown'
const make = (options: Partial<OpenAiEmbedderOptions>) => () =>
  openAiEmbedder({ apiKey: KEY, model: 'toy', dimensions: 4, ...options })

describe('options of openAiEmbedder', () => {
  it.each([
    ['text-embedding-3-small', 1536],
    ['text-embedding-3-large', 3072],
    ['text-embedding-ada-002', 1536],
  ])('knows that %s has %i dimensions', (model, dimensions) => {
    expect(openAiEmbedder({ apiKey: KEY, model })).toMatchObject({ model, dimensions })
  })

  it.each<[string, Partial<OpenAiEmbedderOptions>, RegExp]>([
    ['no model', { model: '' }, /model is missing/u],
    ['no dimensions at all', { dimensions: 0 }, /dimensions is 0/u],
    ['half a dimension', { dimensions: 1.5 }, /dimensions is 1\.5/u],
    ['an address that is none', { baseURL: 'localhost' }, /baseURL is no http/u],
    ['another protocol', { baseURL: 'file:///etc' }, /baseURL is no http/u],
    ['a password in the address', { baseURL: 'https://me:pw@host/v1' }, /user or password/u],
    ['a key that was not set', { apiKey: '' }, /apiKey is empty/u],
    ['a key with a line break', { apiKey: `${KEY}\n` }, /no key has/u],
    ['a batch of nothing', { batch: { count: 0 } }, /batch\.count is 0/u],
    ['negative retries', { maxRetries: -1 }, /maxRetries is -1/u],
    ['no time', { timeout: 0 }, /timeout is 0/u],
    ['no text', { maxCharacters: 0 }, /maxCharacters is 0/u],
    ['an endless prefix', { prefix: { query: 'x'.repeat(1001) } }, /at most 1000/u],
  ])('refuses %s, without showing the key', (_what, options, message) => {
    expect(make(options)).toThrow(expect.objectContaining({ code: 'INVALID_CONFIG' }))
    expect(make(options)).toThrow(message)
    expect(make(options)).not.toThrow(KEY)
  })

  it('asks for the dimensions of a model it does not know', () => {
    expect(() => openAiEmbedder({ model: 'bge-m3' })).toThrow('Pass dimensions')
  })

  it('keeps the key to itself', () => {
    expect(JSON.stringify(make({})())).not.toContain(KEY)
    expect(Object.isFrozen(make({})())).toBe(true)
  })

  it('names the space by what changes stored vectors, not by what changes questions', () => {
    expect(make({ prefix: { query: 'query: ' } })().model).toBe('toy')
    expect(make({ prefix: { passage: 'passage: ' } })().model).toBe('toy;passage="passage: "')
    expect(make({ batch: { count: 1 }, timeout: 9, encoding: 'base64' })().model).toBe('toy')
  })
})
