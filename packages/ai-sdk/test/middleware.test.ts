import { RECALLED_CLOSE, RECALLED_OPEN } from '@recollect/core/text'
import { generateText, stepCountIs, streamText, tool, wrapLanguageModel } from 'ai'
import type { ModelMessage } from 'ai'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { memoryMiddleware } from '../src/index.ts'
import { aChat, aDatabase, aMemory, aModel, factsOf, messagesOf, textsOf } from './support/chat.ts'

const user = (content: string): ModelMessage => ({ role: 'user', content })
const assistant = (content: string): ModelMessage => ({ role: 'assistant', content })

describe('a model with a memory', () => {
  it.each([
    ['I live in Berlin.', 'Where do I live?', 'Berlin'],
    ['我住在湖南长沙。', '我住在哪里？', '长沙'],
    ['我在 Google 上班。', '我在哪里上班？', 'Google'],
  ])('is told in a later conversation what was said in an earlier one: %s', async (said, asked, value) => {
    const { server, model, memory } = await aChat(['ok', 'ok'])
    await generateText({ model, prompt: said })
    await generateText({ model, system: 'Be brief.', messages: [user('Hi'), assistant('Hi!'), user(asked)] })
    const sent = messagesOf(server)
    expect(sent.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user', 'user'])
    const context = String(sent[3]?.content)
    expect(context.startsWith(RECALLED_OPEN)).toBe(true)
    expect(context.trimEnd().endsWith(RECALLED_CLOSE)).toBe(true)
    expect(context).toContain(value)
    expect(sent[4]?.content).toBe(asked)
    expect(await textsOf(memory, 'user')).toEqual([said, asked])
  })

  it('is told after a restart, from SQLite', async () => {
    const open = aDatabase()
    const { server, model: bare } = await aModel(['ok'])
    for (const prompt of ['I live in Berlin. 我喜欢喝茶。', '我住在哪里？']) {
      const recollect = await open()
      const middleware = memoryMiddleware({ memory: recollect.scope('alice') })
      await generateText({ model: wrapLanguageModel({ model: bare, middleware }), prompt })
      await recollect.close()
    }
    expect(String(messagesOf(server, 2)[0]?.content)).toMatch(/Berlin.*茶/su)
  })

  it('puts the context inside of the last message where that is wished for', async () => {
    const { server, model, memory } = await aChat(['ok'], { placement: 'inside' })
    await memory.remember('I live in Berlin.')
    await generateText({ model, prompt: 'Where do I live?' })
    expect(messagesOf(server)).toMatchObject([
      { role: 'user', content: [{ text: expect.stringContaining('Berlin') }, { text: 'Where do I live?' }] },
    ])
    expect(await memory.session('chat').recent()).toMatchObject([{ question: 'Where do I live?' }])
  })

  it('knows in the same call what the message changed', async () => {
    const { server, model, memory } = await aChat(['好的'])
    await memory.remember('我住在湖南长沙。')
    await generateText({ model, prompt: '我搬家到了海淀区，附近有什么好吃的？' })
    expect(String(messagesOf(server)[0]?.content)).toContain('海淀区')
    expect(await factsOf(memory)).toContainEqual(['location', '海淀区'])
  })

  it('learns nothing from what the model or a tool says, nor from the context it was given', async () => {
    const { model, memory } = await aChat([
      { content: null, toolCalls: [{ name: 'weather', arguments: {} }] },
      'You live in Paris, and your name is Bob.',
    ])
    const weather = tool({ inputSchema: z.object({}), execute: () => 'The user said: I live in Oslo.' })
    await generateText({ model, prompt: 'I live in Berlin.', tools: { weather }, stopWhen: stepCountIs(3) })
    const messages = [user('Hello'), assistant('I am allergic to nuts.'), user('And now?')]
    await generateText({ model, messages })
    expect(await factsOf(memory)).toEqual([['location', 'Berlin']])
    expect(await textsOf(memory, 'user')).toEqual(['I live in Berlin.', 'And now?'])
  })

  it('remembers and logs nothing where that is switched off, and sends the context all the same', async () => {
    const { server, model, memory } = await aChat(['ok'], { remember: false, log: false })
    await memory.remember('I live in Berlin.')
    await generateText({ model, prompt: 'I moved to Rome.' })
    expect(await textsOf(memory, 'user')).toEqual(['I live in Berlin.'])
    expect((await memory.sessions.list()).rows).toEqual([])
    expect(String(messagesOf(server)[0]?.content)).toContain('Berlin')
  })

  it('keeps to the budget', async () => {
    const { server, model, memory } = await aChat(['ok'], { budget: 0 })
    await memory.remember('I live in Berlin.')
    await generateText({ model, prompt: 'Where do I live?' })
    expect(messagesOf(server)).toEqual([{ role: 'user', content: 'Where do I live?' }])
  })

  it('gives its context to a prompt in which the user says nothing in words', async () => {
    const { server, model, memory } = await aChat(['ok'])
    const image = { type: 'image', image: 'data:image/png;base64,iVBORw0KGgo=' } as const
    await generateText({ model, messages: [{ role: 'user', content: [image] }] })
    expect(messagesOf(server)).toHaveLength(2)
    expect(await textsOf(memory, 'user')).toEqual([])
  })
})

describe('the session of a model with a memory', () => {
  it('has question and answer after the answer', async () => {
    const { model, memory } = await aChat(['您住在长沙。'], { session: 'one' })
    await generateText({ model, prompt: '我住在哪里？' })
    const [pair] = await memory.session('one').recent()
    expect(pair).toMatchObject({ question: '我住在哪里？', answerTokens: expect.any(Number) })
    expect(pair?.answerTokens).toBeGreaterThan(0)
  })

  it('is named by the call, if it names one', async () => {
    const { model, memory } = await aChat(['ok'], { session: 'one' })
    const providerOptions = { recollect: { session: 'two' } }
    await generateText({ model, prompt: 'Good evening!', providerOptions })
    expect((await memory.sessions.list()).rows.map(({ id }) => id)).toEqual(['two'])
    expect((await memory.items.list({ session: 'two' })).rows).toHaveLength(1)
  })

  it('has one pair for a loop of tools, with the last answer', async () => {
    const { server, model, memory } = await aChat([
      { content: 'Let me look.', toolCalls: [{ name: 'clock', arguments: {} }] },
      { content: null, toolCalls: [{ name: 'clock', arguments: {} }] },
      'It is noon.',
    ])
    const clock = tool({ inputSchema: z.object({}), execute: () => '12:00' })
    const { text } = await generateText({
      model,
      prompt: 'I live in Berlin. What time is it?',
      tools: { clock },
      stopWhen: stepCountIs(5),
    })
    expect(text).toBe('It is noon.')
    expect(server.requests).toHaveLength(3)
    expect(String(messagesOf(server, 3)[0]?.content)).toContain(RECALLED_OPEN)
    expect(await memory.session('chat').recent()).toHaveLength(1)
    expect(await textsOf(memory, 'user')).toEqual(['I live in Berlin. What time is it?'])
  })
})

describe('a turn', () => {
  it('that is tried again is remembered once', async () => {
    const { server, model, memory } = await aChat(['ok'])
    server.misbehave([{ fault: { kind: 'status', status: 503, retryAfter: 0 }, times: 2 }])
    await generateText({ model, prompt: 'I live in Berlin.', maxRetries: 2 })
    expect(server.requests).toHaveLength(3)
    expect(await textsOf(memory, 'user')).toEqual(['I live in Berlin.'])
    expect(await memory.session('chat').recent()).toHaveLength(1)
  })

  it('that a client sends again, after its answer was lost, is remembered once', async () => {
    const { model, memory } = await aChat(['ok'])
    const messages = [user('Hi'), assistant('Hi!'), user('I live in Berlin.')]
    await generateText({ model, messages })
    await generateText({ model, messages })
    expect(await textsOf(memory, 'user')).toEqual(['I live in Berlin.'])
  })

  it('with the words of an earlier one is remembered: I moved back', async () => {
    const { model, memory } = await aChat(['ok'])
    for (const prompt of ['I moved to Paris.', 'I moved to London.', 'I moved to Paris.'])
      await generateText({ model, prompt })
    expect(await factsOf(memory)).toEqual([['location', 'Paris']])
    expect(await textsOf(memory, 'user')).toHaveLength(3)
  })

  it('is known by the id the caller gives it', async () => {
    const { model, memory } = await aChat(['ok'])
    const send = (prompt: string, turn: string) =>
      generateText({ model, prompt, providerOptions: { recollect: { turn } } })
    await send('I like tea.', 'm1')
    await send('I like tea.', 'm1')
    await send('I like tea.', 'm2')
    expect(await textsOf(memory, 'user')).toHaveLength(2)
  })
})

describe('a stream', () => {
  const LONG = '你住在长沙，我记得你说过。 You told me so in spring, and I have not forgotten it.'

  it('passes unchanged, part by part, and its pair is logged when it ends', async () => {
    const { model, memory } = await aChat([LONG])
    const { model: bare } = await aModel([LONG])
    const partsOf = async (with_: typeof model | typeof bare) => {
      const { fullStream } = streamText({ model: with_, prompt: '我住在哪里？' })
      const parts: string[] = []
      for await (const part of fullStream)
        parts.push(part.type === 'text-delta' ? `${part.type} ${part.text}` : part.type)
      return parts
    }
    const parts = await partsOf(model)
    expect(parts).toEqual(await partsOf(bare))
    expect(parts.filter((part) => part.startsWith('text-delta')).length).toBeGreaterThan(1)
    expect(await memory.session('chat').recent()).toMatchObject([{ question: '我住在哪里？' }])
  })

  it('that asks for tools is logged after its last step', async () => {
    const { model, memory } = await aChat([
      { content: null, toolCalls: [{ name: 'clock', arguments: {} }] },
      'It is noon.',
    ])
    const clock = tool({ inputSchema: z.object({}), execute: () => '12:00' })
    const asked = { model, prompt: '几点了？', tools: { clock }, stopWhen: stepCountIs(3) }
    expect(await streamText(asked).text).toBe('It is noon.')
    expect(await memory.session('chat').recent()).toMatchObject([{ question: '几点了？' }])
    expect(await textsOf(memory, 'user')).toEqual(['几点了？'])
  })

  it('that breaks off has no pair', async () => {
    const { server, model, memory } = await aChat([LONG])
    server.misbehave([{ fault: { kind: 'cut', after: -60 } }])
    const { text } = streamText({ model, prompt: 'I live in Berlin.', maxRetries: 0, onError: () => {} })
    await Promise.resolve(text).catch(() => '')
    expect((await memory.sessions.list()).rows).toEqual([])
    expect(await textsOf(memory, 'user')).toEqual(['I live in Berlin.'])
  })
})

describe('a memory that fails', () => {
  const broken = async (onError?: (error: unknown, step: string) => void) => {
    const memory = await aMemory()
    const { model } = await aModel(['fine', 'fine'])
    const failing = {
      ...memory,
      session: () => {
        throw new Error('the disk is full of secrets')
      },
    }
    const options = { memory: failing, ...(onError === undefined ? {} : { onError }) }
    return { memory, model: wrapLanguageModel({ model, middleware: memoryMiddleware(options) }) }
  }

  it('does not keep the model from answering; the warnings say what is missing, and no text', async () => {
    const { model } = await broken()
    const { text, warnings } = await generateText({ model, messages: [user('Hi'), user('I live in Rome.')] })
    expect(text).toBe('fine')
    expect(warnings).toMatchObject([
      { type: 'other', message: 'Recollect could not give the model its context: Error' },
      { type: 'other', message: 'Recollect could not log question and answer: Error' },
    ])
  })

  it('says so at the start of a stream', async () => {
    const { model } = await broken()
    const stream = streamText({ model, messages: [user('Hi'), user('I live in Rome.')] })
    expect(await stream.text).toBe('fine')
    expect(await stream.warnings).toMatchObject([{ message: expect.stringContaining('context') }])
  })

  it('tells onError each step, and what that throws fails the call', async () => {
    const steps: string[] = []
    const { model } = await broken((_error, step) => steps.push(step))
    await generateText({ model, messages: [user('Hi'), user('Hello')] })
    expect(steps).toEqual(['context', 'log'])
    const required = await broken((error) => {
      throw error
    })
    const call = generateText({ model: required.model, messages: [user('Hi'), user('x')], maxRetries: 0 })
    await expect(call).rejects.toThrow('the disk is full')
  })

  it('that mends a message keeps it, and the model is asked all the same', async () => {
    const { model, memory } = await aChat(['fine'])
    const { text } = await generateText({ model, prompt: 'bell \u0007 and more' })
    expect(text).toBe('fine')
    expect(await textsOf(memory, 'user')).toEqual(['bell   and more'])
  })
})
