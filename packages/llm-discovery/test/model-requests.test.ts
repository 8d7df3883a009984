import { describe, expect, it } from 'vitest'
import { CARDS, fails, FINE, PROMPT, says, withChat } from './support/chat-api.ts'
import type { Replies } from './support/chat-api.ts'

const structures = (requests: readonly { body: { response_format?: { type: string } } }[]) =>
  requests.map(({ body }) => body.response_format?.type)

describe('a request', () => {
  it('holds both sides of the prompt, the schema, the bound and temperature 0', async () => {
    const { ask, requests } = await withChat()
    expect(await ask()).toMatchObject({ value: ['a', 'b'], truncated: false })
    expect(requests.map(({ path, body }) => ({ path, body }))).toEqual([
      {
        path: '/v1/chat/completions',
        body: {
          model: 'toy',
          messages: [
            { role: 'system', content: PROMPT.system },
            { role: 'user', content: PROMPT.user },
          ],
          max_tokens: 4000,
          temperature: 0,
          response_format: {
            type: 'json_schema',
            json_schema: { name: 'cards', schema: CARDS.json, strict: true },
          },
        },
      },
    ])
  })

  it.each(['json_object', 'text'] as const)(
    'tells the schema in words with structured: %s',
    async (structured) => {
      const { ask, requests } = await withChat([], { structured })
      await ask()
      const body = requests[0]?.body
      expect(body?.response_format?.type).toBe(structured === 'text' ? undefined : structured)
      expect(body?.messages[0]?.content.split('\n')[0]).toBe(PROMPT.system)
      expect(body?.messages[0]?.content).toContain(JSON.stringify(CARDS.json))
    },
  )

  it('takes bounds and temperature from its options, the bound of the call first', async () => {
    const { ask, requests } = await withChat([], { maxTokens: 70, temperature: 0.5 })
    await ask()
    await ask({ maxTokens: 9 })
    expect(requests.map(({ body }) => [body.max_tokens, body.temperature])).toEqual([
      [70, 0.5],
      [9, 0.5],
    ])
    const without = await withChat([], { temperature: null })
    await without.ask()
    expect(without.requests[0]?.body).not.toHaveProperty('temperature')
  })

  it('is well-formed whatever the text', async () => {
    const { model, requests } = await withChat()
    await model.generate({ system: 's', user: '\ud800猫' }, { schema: CARDS })
    expect(requests[0]?.body.messages[1]?.content).toBe('\ufffd猫')
  })
})

describe('a server that takes no schema', () => {
  const refusals: [string, number, unknown][] = [
    [
      'OpenAI',
      400,
      "Invalid parameter: 'response_format' of type 'json_schema' is not supported with this model.",
    ],
    ['Groq', 400, 'This model does not support response format `json_schema`. See supported models'],
    ['OpenRouter', 404, 'No endpoints found that can handle the requested parameters.'],
    ['vLLM', 400, 'The provided JSON schema contains features not supported by xgrammar'],
    ['one that says nothing', 422, ''],
  ]
  it.each(refusals)('is asked for JSON alone from then on: %s', async (_who, status, message) => {
    const { ask, requests } = await withChat([fails(status, message)])
    expect(await ask()).toMatchObject({ value: ['a', 'b'] })
    await ask()
    expect(structures(requests)).toEqual(['json_schema', 'json_object', 'json_object'])
  })

  it('is asked in words where it takes no JSON either, and where it says so in a shape of its own', async () => {
    const detail: Replies = (response) =>
      response
        .writeHead(422, { 'content-type': 'application/json' })
        .end(
          JSON.stringify({ detail: [{ loc: ['body', 'response_format', 'type'], msg: 'unexpected value' }] }),
        )
    const { ask, requests } = await withChat([detail, fails(400, 'response_format is unavailable now')])
    expect(await ask()).toMatchObject({ value: ['a', 'b'] })
    await ask()
    expect(structures(requests)).toEqual(['json_schema', 'json_object', undefined, undefined])
  })

  it('is not asked otherwise where the caller says how', async () => {
    const { ask, requests } = await withChat([fails(400, 'response_format')], { structured: 'json_schema' })
    await expect(ask()).rejects.toMatchObject({ code: 'MODEL_REFUSED', status: 400 })
    expect(requests).toHaveLength(1)
  })

  it('is not taken for one that has no such model', async () => {
    const { ask, requests } = await withChat([fails(404, 'The model `toy` does not exist.')])
    await expect(ask()).rejects.toMatchObject({ code: 'MODEL_REFUSED', status: 404 })
    expect(requests).toHaveLength(1)
  })
})

describe('a server that takes other fields', () => {
  it('is given the bound by its other name from then on', async () => {
    const refuses = fails(
      400,
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
    )
    const { ask, requests } = await withChat([refuses])
    await ask()
    await ask()
    expect(requests.map(({ body }) => [body.max_tokens, body.max_completion_tokens])).toEqual([
      [4000, undefined],
      [undefined, 4000],
      [undefined, 4000],
    ])
  })

  it('is not asked for ever when it takes neither name', async () => {
    const { ask, requests } = await withChat([], {}, fails(400, 'max_tokens? max_completion_tokens?'))
    await expect(ask()).rejects.toMatchObject({ code: 'MODEL_REFUSED' })
    expect(requests).toHaveLength(2)
  })

  it('is left without a temperature it refuses', async () => {
    const { ask, requests } = await withChat([
      fails(400, "'temperature' does not support 0 with this model."),
    ])
    await ask()
    await ask()
    expect(requests.map(({ body }) => body.temperature)).toEqual([0, undefined, undefined])
  })

  it('is told of a text that is too long, not of its own fields', async () => {
    const long = "This model's maximum context length is 8192 tokens; max_tokens is too large."
    const { ask, requests } = await withChat([fails(400, long)])
    await expect(ask()).rejects.toThrow(/maximum context length.*lower maxTokens/u)
    expect(requests).toHaveLength(1)
  })

  it('may refuse all of it, one after another', async () => {
    const words = ['stream_options', 'max_tokens', 'temperature', 'json_schema', 'json_object']
    const { ask, requests } = await withChat(
      words.map((word) => fails(400, `unknown: ${word}`)),
      { stream: true },
    )
    expect(await ask()).toMatchObject({ value: ['a', 'b'] })
    expect(requests).toHaveLength(6)
    expect(Object.keys(requests[5]?.body ?? {}).sort()).toEqual([
      'max_completion_tokens',
      'messages',
      'model',
      'stream',
    ])
  })
})

describe('a reply in a stream', () => {
  const event = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`
  const delta = (content: string, finish_reason: string | null = null) =>
    event({ choices: [{ index: 0, delta: { content }, finish_reason }] })
  const streams =
    (...events: string[]): Replies =>
    (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      for (const each of events) response.write(each)
      response.end()
    }
  const usage = event({ choices: [], usage: { prompt_tokens: 7, completion_tokens: 3 } })
  const parts = [...FINE].map((char) => delta(char))

  it('is put together, with its usage', async () => {
    const { ask, requests } = await withChat(
      [streams(': hello\n\n', ...parts, delta('', 'stop'), usage, 'data: [DONE]\n\n')],
      { stream: true },
    )
    expect(await ask()).toMatchObject({
      value: ['a', 'b'],
      truncated: false,
      usage: { inputTokens: 7, outputTokens: 3 },
    })
    expect(requests[0]?.body).toMatchObject({ stream: true, stream_options: { include_usage: true } })
  })

  it('is cut off when it ends without an end, and what stands before is kept', async () => {
    const { ask } = await withChat([streams(...parts.slice(0, -3))], { stream: true })
    expect(await ask()).toMatchObject({ value: ['a'], truncated: true, cut: expect.stringContaining('"b') })
  })

  it('may come whole, and a whole one in a stream', async () => {
    const whole = await withChat([says(FINE)], { stream: true })
    expect(await whole.ask()).toMatchObject({ value: ['a', 'b'] })
    const streamed = await withChat([streams(...parts, delta('', 'stop'), 'data: [DONE]\n\n')])
    expect(await streamed.ask()).toMatchObject({ value: ['a', 'b'], truncated: false })
  })

  it('is asked for again when it reports a failure in the middle', async () => {
    const failing = streams(delta('{"ca'), event({ error: { message: 'overloaded', code: 503 } }))
    const { ask, requests } = await withChat([failing], { stream: true })
    expect(await ask()).toMatchObject({ value: ['a', 'b'] })
    expect(requests).toHaveLength(2)
  })
})
