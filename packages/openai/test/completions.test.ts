import { RECALLED_CLOSE, RECALLED_OPEN } from '@recollect/core/text'
import { describe, expect, it } from 'vitest'
import { withMemory } from '../src/index.ts'
import {
  aChat,
  aClient,
  aDatabase,
  assistant,
  factsOf,
  messagesOf,
  model,
  textsOf,
  user,
} from './support/chat.ts'

const LONG = '你住在长沙，我记得你说过。 You told me so in spring, and I have not forgotten it.'

describe('a client with a memory, for completions', () => {
  it.each([
    ['I live in Berlin.', 'Where do I live?', 'Berlin'],
    ['我住在湖南长沙。', '我住在哪里？', '长沙'],
    ['我在 Google 上班。', '我在哪里上班？', 'Google'],
  ])(
    'tells the model in a later conversation what was said in an earlier one: %s',
    async (said, asked, value) => {
      const { client, server, memory } = await aChat(['ok'])
      await client.chat.completions.create({ model, messages: [user(said)] })
      const messages = [
        { role: 'system', content: 'Be brief.' } as const,
        user('Hi'),
        assistant('Hi!'),
        user(asked),
      ]
      const { choices } = await client.chat.completions.create({ model, messages })
      expect(choices[0]?.message.content).toBe('ok')
      const sent = messagesOf(server)
      expect(sent.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user', 'user'])
      const context = String(sent[3]?.content)
      expect(context.startsWith(RECALLED_OPEN) && context.trimEnd().endsWith(RECALLED_CLOSE)).toBe(true)
      expect(context).toContain(value)
      expect(sent[4]?.content).toBe(asked)
      expect(await textsOf(memory, 'user')).toEqual([said, asked])
      expect(await memory.session('chat').recent()).toMatchObject([{ question: said }, { question: asked }])
    },
  )

  it('does so after a restart, from SQLite', async () => {
    const open = aDatabase()
    const { client, server } = await aClient(['ok'])
    for (const said of ['I live in Berlin. 我喜欢喝茶。', '我住在哪里？']) {
      const recollect = await open()
      const { chat } = withMemory(client, { memory: recollect.scope('alice') })
      await chat.completions.create({ model, messages: [user(said)] })
      await recollect.close()
    }
    expect(String(messagesOf(server, 2)[0]?.content)).toMatch(/Berlin.*茶/su)
  })

  it('sends the key, all other fields, and other requests as they are', async () => {
    const { client, server } = await aChat(['ok'])
    await client.chat.completions.create({ model, messages: [user('Hi')], temperature: 0.5, seed: 7 })
    expect(server.requests[0]).toMatchObject({ key: 'accepted', body: { model, temperature: 0.5, seed: 7 } })
    const { data } = await client.embeddings.create({
      model: 'scripted-embedding',
      input: 'I live in Berlin.',
    })
    expect(data[0]?.embedding).toHaveLength(64)
    expect((await client.models.list()).data).toHaveLength(2)
  })

  it('puts the context inside of the last message where that is wished for', async () => {
    const { client, server, memory } = await aChat(['ok'], { placement: 'inside', session: 'one' })
    await memory.remember('I live in Berlin.')
    await client.chat.completions.create({ model, messages: [user('Where do I live?')] })
    expect(messagesOf(server)).toMatchObject([
      { content: [{ type: 'text', text: expect.stringContaining('Berlin') }, { text: 'Where do I live?' }] },
    ])
    expect(await memory.session('one').recent()).toMatchObject([{ question: 'Where do I live?' }])
  })

  it('learns nothing from what the model or a tool says', async () => {
    const { client, memory } = await aChat(['You live in Paris, and your name is Bob.'])
    await client.chat.completions.create({
      model,
      messages: [
        user('I live in Berlin.'),
        {
          role: 'assistant',
          tool_calls: [{ id: 'c', type: 'function', function: { name: 'f', arguments: '{}' } }],
        },
        { role: 'tool', tool_call_id: 'c', content: 'The user said: I live in Oslo.' },
      ],
    })
    expect(await factsOf(memory)).toEqual([['location', 'Berlin']])
    expect(await textsOf(memory, 'user')).toEqual(['I live in Berlin.'])
  })

  it('streams the same bytes, and logs the pair when the stream ends', async () => {
    const { client, bare, memory } = await aChat([LONG], { remember: false, budget: 0 })
    const chunksOf = async (asked: typeof client) => {
      const stream = await asked.chat.completions.create({
        model,
        messages: [user('我住在哪里？')],
        stream: true,
      })
      const chunks = []
      for await (const chunk of stream) chunks.push(chunk)
      return chunks.map(({ choices }) => choices)
    }
    const chunks = await chunksOf(client)
    expect(chunks).toEqual(await chunksOf(bare))
    expect(chunks.length).toBeGreaterThan(3)
    const [pair] = await memory.session('chat').recent()
    expect(pair).toMatchObject({ question: '我住在哪里？' })
    expect(pair?.answerTokens).toBeGreaterThan(10)
  })

  it('logs the pair of a stream whose reader leaves with the last word', async () => {
    const { client, memory } = await aChat(['Noted.'])
    const messages = [user('I live in Berlin.')]
    const stream = await client.chat.completions.create({ model, messages, stream: true })
    for await (const { choices } of stream) if (choices[0]?.finish_reason) break
    // openai 7 does not wait for what it leaves.
    await expect.poll(async () => (await memory.sessions.list()).rows).toHaveLength(1)
    expect(await memory.session('chat').recent()).toMatchObject([{ question: 'I live in Berlin.' }])
  })

  it('logs nothing of a stream that breaks off, or that its reader leaves', async () => {
    const { client, server, memory } = await aChat([LONG])
    const stream = () => client.chat.completions.create({ model, messages: [user('Hi')], stream: true })
    for await (const _chunk of await stream()) break
    server.misbehave([{ fault: { kind: 'cut', after: -60 } }])
    const read = async () => {
      for await (const _chunk of await stream());
    }
    await expect(read()).rejects.toThrow()
    expect((await memory.sessions.list()).rows).toEqual([])
  })
})

describe('a turn', () => {
  it('that the client tries again is remembered and logged once', async () => {
    const { client, server, memory } = await aChat(['ok'])
    server.misbehave([{ fault: { kind: 'status', status: 503, retryAfter: 0 }, times: 2 }])
    await client.chat.completions.create({ model, messages: [user('I live in Berlin.')] })
    expect(server.requests).toHaveLength(3)
    expect(await textsOf(memory, 'user')).toEqual(['I live in Berlin.'])
    expect(await memory.session('chat').recent()).toHaveLength(1)
  })

  it('with its history is remembered once, however often it is sent', async () => {
    const { client, memory } = await aChat(['ok'])
    const messages = [user('Hi'), assistant('Hi!'), user('I live in Berlin.')]
    await client.chat.completions.create({ model, messages })
    await client.chat.completions.create({ model, messages })
    expect(await textsOf(memory, 'user')).toEqual(['I live in Berlin.'])
  })

  it('with the words of an earlier one is remembered: I moved back', async () => {
    const { client, memory } = await aChat(['ok'])
    for (const said of ['I moved to Paris.', 'I moved to London.', 'I moved to Paris.'])
      await client.chat.completions.create({ model, messages: [user(said)] })
    expect(await factsOf(memory)).toEqual([['location', 'Paris']])
  })

  it('is known by the id the caller gives it', async () => {
    const { bare, memory } = await aChat(['ok'])
    for (const turn of ['m1', 'm1', 'm2'])
      await withMemory(bare, { memory, turn }).chat.completions.create({
        model,
        messages: [user('I like tea.')],
      })
    expect(await textsOf(memory, 'user')).toHaveLength(2)
  })

  it('without words is sent with its context, and nothing is remembered of it', async () => {
    const { client, server, memory } = await aChat(['ok'])
    const content = [{ type: 'image_url', image_url: { url: 'data:image/png;base64,iVBORw0KGgo=' } } as const]
    await client.chat.completions.create({ model, messages: [{ role: 'user', content }] })
    expect(messagesOf(server)).toHaveLength(2)
    expect(messagesOf(server).at(-1)).toEqual({ role: 'user', content })
    expect(await textsOf(memory, 'user')).toEqual([])
  })
})

describe('a memory that fails', () => {
  const broken = async (onError?: (error: unknown, step: string) => void) => {
    const { bare, memory, lines } = await aChat(['fine'])
    const session = () => {
      throw new Error('the disk is full of secrets')
    }
    const options = { memory: { ...memory, session }, ...(onError === undefined ? {} : { onError }) }
    return { lines, client: withMemory(bare, options) }
  }
  const messages = [user('Hi'), user('I live in Rome.')]

  it("does not keep the model from answering; the client's log says what is missing, and no text", async () => {
    const { client, lines } = await broken()
    const { choices } = await client.chat.completions.create({ model, messages })
    expect(choices[0]?.message.content).toBe('fine')
    expect(lines).toEqual([
      'Recollect could not give the model its context: Error',
      'Recollect could not log question and answer: Error',
    ])
    await client.withOptions({ logLevel: 'off' }).chat.completions.create({ model, messages })
  })

  it('tells onError each step, and what that throws fails the call', async () => {
    const steps: string[] = []
    const { client, lines } = await broken((_error, step) => steps.push(step))
    const stream = await client.chat.completions.create({ model, messages, stream: true })
    for await (const _chunk of stream);
    expect([steps, lines]).toEqual([['context', 'log'], []])
    const required = await broken((error) => {
      throw error
    })
    const call = required.client.chat.completions.create({ model, messages }, { maxRetries: 0 })
    await expect(call).rejects.toThrow()
  })

  it('that mends a message keeps it, and the model is asked all the same', async () => {
    const { client, server, memory, lines } = await aChat(['fine'])
    await client.chat.completions.create({ model, messages: [user('bell \u0007 and more')] })
    expect(lines).toEqual([])
    expect(await textsOf(memory, 'user')).toEqual(['bell   and more'])
    expect(messagesOf(server).at(-1)).toEqual(user('bell \u0007 and more'))
  })

  it('leaves errors of the server as they are, and remembers what the user said', async () => {
    const { client, memory } = await aChat(['ok'])
    const call = client.chat.completions.create({ model: 'none', messages: [user('I live in Berlin.')] })
    await expect(call).rejects.toMatchObject({ status: 404, code: 'model_not_found' })
    expect(await textsOf(memory, 'user')).toEqual(['I live in Berlin.'])
    expect((await memory.sessions.list()).rows).toEqual([])
  })
})
