import { describe, expect, it, vi } from 'vitest'
import { llmDiscoverer, llmExtractor, openAiModel } from '../src/index.ts'
import type { OpenAiModelOptions } from '../src/index.ts'
import { withChat } from './support/chat-api.ts'

const KEY = 'sk-not-to-be-shown'
const make = (options: Partial<OpenAiModelOptions>) => () =>
  openAiModel({ apiKey: KEY, model: 'toy', ...options })

describe('options of openAiModel', () => {
  it.each<[string, object, RegExp]>([
    ['no model', { model: '' }, /model is missing. Pass the name of a chat model/u],
    ['an address that is none', { baseURL: 'localhost' }, /baseURL is no http/u],
    ['a key that was not set', { apiKey: '' }, /apiKey is empty/u],
    ['another structure', { structured: 'xml' }, /structured is none of json_schema/u],
    ['no tokens', { maxTokens: 0 }, /maxTokens is 0/u],
    ['heat', { temperature: 3 }, /temperature is 3/u],
    ['no temperature', { temperature: NaN }, /temperature is NaN/u],
    ['no time', { deadline: 0 }, /deadline is 0/u],
    ['negative retries', { maxRetries: -1 }, /maxRetries is -1/u],
    ['half a pause', { retryDelay: 0.5 }, /retryDelay is 0\.5/u],
    ['no failures', { breaker: { failures: 0 } }, /breaker\.failures is 0/u],
    [
      'negative prices',
      { prices: { inputPerMillion: -1, outputPerMillion: 0 } },
      /prices\.inputPerMillion is -1/u,
    ],
  ])('refuse %s, without showing the key', (_what, options, message) => {
    expect(make(options)).toThrow(expect.objectContaining({ code: 'INVALID_CONFIG' }))
    expect(make(options)).toThrow(message)
    expect(make(options)).not.toThrow(KEY)
  })

  it('keep the key to themselves', () => {
    const model = make({})()
    expect(model.model).toBe('toy')
    expect(Object.isFrozen(model)).toBe(true)
    for (const thing of [model, llmDiscoverer({ model }), llmExtractor({ model })])
      expect(JSON.stringify(thing)).not.toContain(KEY)
  })

  it('are all there is: nothing is read from the environment', async () => {
    for (const name of ['API_KEY', 'ORG_ID', 'PROJECT_ID'])
      vi.stubEnv(`OPENAI_${name}`, 'from-the-environment')
    vi.stubEnv('OPENAI_BASE_URL', 'http://127.0.0.1:1/from-the-environment')
    vi.stubEnv('OPENAI_LOG', 'debug')
    const printed = vi.spyOn(console, 'debug')
    const { ask, requests } = await withChat([], { apiKey: undefined, headers: { 'x-title': 'toy' } })
    await ask()
    vi.unstubAllEnvs()
    expect(printed).not.toHaveBeenCalled()
    printed.mockRestore()
    expect(requests[0]?.headers).toMatchObject({ 'x-title': 'toy' })
    expect(requests[0]?.headers).not.toHaveProperty('authorization')
    expect(JSON.stringify(requests[0]?.headers)).not.toContain('from-the-environment')
  })
})

it('asks OpenAI itself by the name its newer models know', async () => {
  const bodies: unknown[] = []
  const fetch: typeof globalThis.fetch = (url, init) => {
    bodies.push([String(url), JSON.parse(String(init?.body))])
    return Promise.resolve(Response.json({ choices: [{ message: { content: '{"cards":[]}' } }] }))
  }
  const { ask } = await withChat([], { baseURL: 'https://api.openai.com/v1', fetch })
  await ask()
  expect(bodies).toMatchObject([
    ['https://api.openai.com/v1/chat/completions', { max_completion_tokens: 4000 }],
  ])
})
