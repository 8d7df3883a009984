import type { OpenAI } from 'openai'
import { describe, expect, it } from 'vitest'
import { memoryTools } from '../src/index.ts'
import { aChat, assistant, factsOf, inputOf, model, textsOf, user } from './support/chat.ts'

const LONG = '你住在长沙，我记得你说过。 You told me so in spring, and I have not forgotten it.'

describe('a client with a memory, for responses', () => {
  it.each([
    ['I live in Berlin.', 'Where do I live?', 'Berlin'],
    ['我住在湖南长沙。', '我住在哪里？', '长沙'],
  ])('tells the model what was said before: %s', async (said, asked, value) => {
    const { client, server, memory } = await aChat(['ok'])
    await client.responses.create({ model, input: said, instructions: 'Be brief.' })
    const { output_text } = await client.responses.create({
      model,
      input: [user('Hi'), assistant('Hi!'), user(asked)],
    })
    expect(output_text).toBe('ok')
    const sent = inputOf(server)
    expect(sent.map(({ role }) => role)).toEqual(['user', 'assistant', 'user', 'user'])
    expect(String(sent[2]?.content)).toContain(value)
    expect(await textsOf(memory, 'user')).toEqual([said, asked])
    expect(await memory.session('chat').recent()).toMatchObject([{ question: said }, { question: asked }])
  })

  it('puts the context inside of the last message where that is wished for', async () => {
    const { client, server, memory } = await aChat(['ok'], { placement: 'inside' })
    await memory.remember('I live in Berlin.')
    await client.responses.create({ model, input: 'Where do I live?' })
    expect(inputOf(server)).toMatchObject([
      {
        content: [
          { type: 'input_text', text: expect.stringContaining('Berlin') },
          { text: 'Where do I live?' },
        ],
      },
    ])
  })

  it('streams the same events, and logs the pair when the stream ends', async () => {
    const { client, bare, memory } = await aChat([LONG], { remember: false, budget: 0 })
    const eventsOf = async (asked: typeof client) => {
      const types: string[] = []
      let text = ''
      const input = [user('我住在哪里？')]
      for await (const event of await asked.responses.create({ model, input, stream: true })) {
        types.push(event.type)
        if (event.type === 'response.output_text.delta') text += event.delta
      }
      return { types, text }
    }
    const events = await eventsOf(client)
    expect(events).toEqual(await eventsOf(bare))
    expect(events.text).toBe(LONG)
    expect((await memory.session('chat').recent())[0]?.answerTokens).toBeGreaterThan(10)
  })

  it('knows turns of a conversation the server holds by the response before them', async () => {
    const { client, memory } = await aChat(['ok'])
    const first = await client.responses.create({ model, input: 'I moved to Paris.' })
    const again = { model, input: 'I moved to Rome.', previous_response_id: first.id }
    await client.responses.create(again)
    await client.responses.create(again)
    await client.responses.create({ ...again, previous_response_id: 'resp_other' })
    expect(await textsOf(memory, 'user')).toHaveLength(3)
  })

  it('runs tools, with one pair in the log: from a conversation that is sent', async () => {
    const { client, server, memory } = await aChat([
      { content: null, toolCalls: [{ name: 'recall', arguments: { query: '我住在哪里？' } }] },
      '你住在长沙。',
    ])
    await memory.remember('我住在湖南长沙。')
    const { responses: tools, answerResponse } = memoryTools(memory)
    const input: OpenAI.Responses.ResponseInput = [user('我住在哪里？')]
    const asked = await client.responses.create({ model, input, tools })
    const answers = await answerResponse(asked, input)
    expect(answers).toMatchObject([{ call_id: 'call_1_0', output: expect.stringContaining('长沙') }])
    const calls = asked.output.filter((item) => item.type === 'function_call')
    const told = await client.responses.create({ model, input: [...input, ...calls, ...answers], tools })
    expect(told.output_text).toBe('你住在长沙。')
    expect(inputOf(server).map(({ type = 'message' }) => type)).toEqual([
      'message',
      'message',
      'function_call',
      'function_call_output',
    ])
    expect(await memory.session('chat').recent()).toMatchObject([{ question: '我住在哪里？' }])
    expect(await textsOf(memory, 'user')).toHaveLength(2)
  })

  it('runs tools, with one pair in the log: from a conversation the server holds', async () => {
    const { client, memory } = await aChat([
      { content: null, toolCalls: [{ name: 'facts', arguments: {} }] },
      { content: null, toolCalls: [{ name: 'facts', arguments: {} }] },
      'You live in Berlin.',
    ])
    const { responses: tools, answerResponse } = memoryTools(memory)
    const question = 'I live in Berlin. Do you know it?'
    let asked = await client.responses.create({ model, input: question, tools })
    for (let step = 0; step < 2; step += 1) {
      const input = await answerResponse(asked, question)
      asked = await client.responses.create({ model, input, tools, previous_response_id: asked.id })
    }
    expect(asked.output_text).toBe('You live in Berlin.')
    expect(await memory.session('chat').recent()).toMatchObject([{ question }])
    expect(await factsOf(memory)).toEqual([['location', 'Berlin']])
  })
})
