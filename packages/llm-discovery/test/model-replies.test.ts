import { inspect } from 'node:util'
import { describe, expect, it } from 'vitest'
import { fails, FINE, notingMeter, PROMPT, raw, says, withChat } from './support/chat-api.ts'
import type { Replies } from './support/chat-api.ts'
import { json } from './support/api-server.ts'
import { failureOf, KEY } from './support/with-api.ts'

describe('a reply', () => {
  it.each<[string, unknown]>([
    ['prose around it', `Here you are [1]:\n\n${FINE}\n\nAnything else?`],
    ['a fence around it', '```json\n' + FINE + '\n```'],
    ['a byte order mark', `\ufeff${FINE}`],
    ['thoughts before it', `<think>{"cards":["x"]} is wrong</think>\n${FINE}`],
    ['the end of thoughts before it', `{"cards":["x"]} is wrong</think>\n${FINE}`],
    ['trailing commas', '{"cards":["a","b",],}'],
    ['a name twice', '{"cards":["x"],"cards":["a","b"]}'],
    ['bare names and single quotes', "{cards: ['a', 'b']}"],
    [
      'its text in parts',
      [
        { type: 'text', text: FINE.slice(0, 9) },
        { type: 'text', text: FINE.slice(9) },
      ],
    ],
  ])('is read with %s', async (_what, content) => {
    const { ask } = await withChat([says(content)])
    expect(await ask()).toMatchObject({ value: ['a', 'b'], truncated: false })
  })

  it('has halves of characters and NUL replaced, which no store keeps', async () => {
    const { ask } = await withChat([says('{"cards":["\\ud800x","\\u0000"]}')])
    expect((await ask()).value).toEqual(['\ufffdx', '\ufffd'])
  })

  it('is told to the meter as the server counts it, with its cost, and else by estimate', async () => {
    const prices = { inputPerMillion: 0.25, outputPerMillion: 2 }
    const { ask } = await withChat(
      [says(FINE), raw(JSON.stringify({ choices: [{ message: { content: FINE } }] }))],
      {
        prices,
      },
    )
    const { meter, asked, told } = notingMeter()
    const counted = await ask({ meter })
    expect(counted.usage).toEqual({ model: 'toy', inputTokens: 100, outputTokens: 20, costMicros: 65 })
    const estimated = await ask({ meter })
    expect(told).toEqual([counted.usage, estimated.usage])
    expect(estimated.usage).toMatchObject({ inputTokens: asked[1]?.inputTokens })
    expect(estimated.usage.outputTokens).toBeGreaterThan(5)
    expect(asked[0]?.costMicros).toBe(Math.ceil((asked[0]?.inputTokens ?? 0) * 0.25))
  })

  it('is told to the meter when it is of no use as well', async () => {
    const { ask } = await withChat([], {}, says('none'))
    const { meter, told } = notingMeter()
    await expect(ask({ meter })).rejects.toThrow()
    expect(told).toHaveLength(1)
  })

  it('is cut off where the server says so, also when it can be read whole', async () => {
    const { ask } = await withChat([says(FINE, { finish_reason: 'length' })])
    expect(await ask()).toMatchObject({ value: ['a', 'b'], truncated: true })
  })
})

describe('a reply that cannot be used', () => {
  it.each<[string, Replies, string, RegExp]>([
    ['declines', says(null, {}, { refusal: 'I cannot' }), 'MODEL_REFUSED', /declined to answer/u],
    ['is filtered', says('{"ca', { finish_reason: 'content_filter' }), 'MODEL_REFUSED', /content filter/u],
    ['is empty', says(''), 'MODEL_INVALID_RESPONSE', /gave an empty reply/u],
    ['is null', says(null), 'MODEL_INVALID_RESPONSE', /gave an empty reply/u],
    [
      'only thinks',
      says('<think>hm', { finish_reason: 'length' }),
      'MODEL_INVALID_RESPONSE',
      /Raise maxTokens/u,
    ],
    ['is prose', says('I could not find any.'), 'MODEL_INVALID_RESPONSE', /no JSON, where the shape cards/u],
    ['is something else', says('{"tracks":[]}'), 'MODEL_INVALID_RESPONSE', /not of the shape cards/u],
    ['has no choices', json({ choices: [] }), 'MODEL_INVALID_RESPONSE', /cannot be read/u],
    [
      'is a page',
      raw('<html>Sign in</html>', 'text/html'),
      'MODEL_INVALID_RESPONSE',
      /usually ending in \/v1/u,
    ],
    ['is nothing', raw(''), 'MODEL_INVALID_RESPONSE', /cannot be read/u],
    ['reports an error', raw('{"error":"no such model","code":1}'), 'MODEL_UNAVAILABLE', /failed \(500\)/u],
  ])('is an error that says what to do when it %s', async (_what, behaviour, code, message) => {
    const { ask } = await withChat([], {}, behaviour)
    const error = await failureOf(ask())
    expect(error).toMatchObject({ code, retryable: code !== 'MODEL_REFUSED' })
    expect(String(error)).toMatch(message)
  })

  it('is not read beyond a bound', async () => {
    const { ask, requests } = await withChat([says('x'.repeat(5_000_000))])
    const error = await failureOf(ask())
    expect(error).toMatchObject({ code: 'MODEL_INVALID_RESPONSE', retryable: false })
    expect(String(error)).toContain('longer than 4,000,000 bytes')
    expect(requests).toHaveLength(1)
  })

  it('gives what stands whole before the cut, or an error, wherever it is cut', async () => {
    const whole = JSON.stringify({ cards: ['我的猫叫米索', 'a "b" \\ c', '🐈‍⬛'] })
    const bytes = Buffer.from(whole)
    const cuts = Array.from({ length: bytes.length }, (_, length) =>
      bytes.subarray(0, length).toString('utf8'),
    )
    const { ask } = await withChat(cuts.map((text) => says(text, { finish_reason: 'length' })))
    const all: readonly string[] = JSON.parse(whole).cards
    for (const text of cuts) {
      const outcome = await ask().catch((error: unknown) => error)
      if (outcome instanceof Error) expect(text.length).toBeLessThan('{"cards":['.length)
      else {
        expect(outcome).toMatchObject({ truncated: true })
        const { value } = outcome as { value: readonly string[] }
        expect(value).toEqual(all.slice(0, value.length))
        const complete = all.filter((card) => text.includes(JSON.stringify(card)))
        expect(value).toHaveLength(complete.length)
      }
    }
  })

  it('gives an error wherever the answer around it is cut', async () => {
    const body = JSON.stringify({ choices: [{ message: { content: FINE }, finish_reason: 'stop' }] })
    const cuts = Array.from({ length: body.length }, (_, length) => raw(body.slice(0, length)))
    const { ask } = await withChat(cuts, { maxRetries: 0 })
    for (const _ of cuts) expect(await failureOf(ask())).toMatchObject({ code: 'MODEL_INVALID_RESPONSE' })
    expect(await ask()).toMatchObject({ value: ['a', 'b'] })
  })
})

describe('the key and what a user said', () => {
  const HEADER_KEY = 'header-secret-9876543210'
  const echo = (status: number): Replies =>
    fails(status, `bad\u2028request ${KEY} ${HEADER_KEY}: ${PROMPT.user}`)
  const behaviours: [string, Replies][] = [
    ...[400, 401, 403, 404, 408, 409, 413, 422, 429, 500, 503].map((status): [string, Replies] => [
      `an echo with ${status}`,
      echo(status),
    ]),
    ['a refusal', says(null, {}, { refusal: `I will not repeat ${PROMPT.user} ${KEY}` })],
    ['another shape', says(JSON.stringify({ said: PROMPT.user, key: KEY }))],
    ['an unreadable answer', raw(`${KEY} ${PROMPT.user}`)],
    ['a report', raw(JSON.stringify({ error: { message: `${KEY} ${PROMPT.user}` } }))],
    ['a lost connection', (response) => response.destroy()],
  ]

  it.each(behaviours)('stand in no error after %s', async (_what, behaviour) => {
    const options = { headers: { 'x-api-key': `Bearer ${HEADER_KEY}` }, maxRetries: 1 }
    const { ask, model, requests } = await withChat([], options, behaviour)
    const error = await failureOf(ask())
    expect(requests[0]?.headers).toMatchObject({ 'x-api-key': `Bearer ${HEADER_KEY}` })
    const shown = [error, model, JSON.stringify(model), JSON.stringify(error), String(error)]
      .map((thing) => inspect(thing, { depth: 20, showHidden: true }))
      .join('\n')
    for (const secret of [KEY, HEADER_KEY, PROMPT.user, '存折', '\u2028']) expect(shown).not.toContain(secret)
  })

  it('leave room for what a server says of the request itself', async () => {
    const { ask } = await withChat([fails(400, `model is not loaded, ${KEY}`)])
    expect(String(await failureOf(ask()))).toContain('refused the request (400): "model is not loaded, …"')
  })
})
