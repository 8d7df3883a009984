import { afterEach, describe, expect, it } from 'vitest'
import { startModelServer } from '../../src/model-server/index.ts'
import type { ModelServer, ScriptedReply } from '../../src/model-server/index.ts'
import { bodyOf, chatBody, post } from './ask.ts'

const open: ModelServer[] = []
const start = async (...script: ScriptedReply[]) => {
  const server = await startModelServer({ script })
  open.push(server)
  return server
}
afterEach(() => Promise.all(open.splice(0).map((server) => server.close())))

const CALL = { content: null, toolCalls: [{ name: 'recall', arguments: { query: '我住在哪里？' } }] }
const ARGUMENTS = JSON.stringify({ query: '我住在哪里？' })

const dataOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('data: {'))
    .map((line) => JSON.parse(line.slice('data: '.length)))

describe('a scripted model server that asks for tools', () => {
  it('says so in a completion', async () => {
    const { choices } = await bodyOf(await post(await start(CALL), '/chat/completions', chatBody('s', 'u')))
    expect(choices[0].finish_reason).toBe('tool_calls')
    expect(choices[0].message).toMatchObject({
      content: null,
      tool_calls: [{ id: 'call_1_0', type: 'function', function: { name: 'recall', arguments: ARGUMENTS } }],
    })
  })

  it('streams the arguments in pieces that make up the whole', async () => {
    const response = await post(await start(CALL), '/chat/completions', chatBody('s', 'u', { stream: true }))
    const deltas = dataOf(await response.text()).flatMap(({ choices }) => choices[0].delta.tool_calls ?? [])
    expect(deltas[0]).toMatchObject({ index: 0, id: 'call_1_0', function: { name: 'recall' } })
    expect(deltas.map((delta) => delta.function.arguments).join('')).toBe(ARGUMENTS)
  })
})

describe('a scripted model server asked for a response', () => {
  it('answers with a message, and reads instructions and input as a conversation', async () => {
    const server = await start('你住在柏林。')
    const body = { model: 'scripted', instructions: 'Be brief.', input: '我住在哪里？' }
    const response = await bodyOf(await post(server, '/responses', body))
    expect(response).toMatchObject({ object: 'response', status: 'completed' })
    expect(response.output).toMatchObject([{ type: 'message', content: [{ text: '你住在柏林。' }] }])
    expect(server.requests[0]).toMatchObject({ system: 'Be brief.', user: '我住在哪里？' })
  })

  it('says where it was cut off, and that it refuses', async () => {
    const server = await start({ content: 'half', finish: 'length' }, { content: null, refusal: 'No.' })
    const body = { model: 'scripted', input: [{ role: 'user', content: 'x' }] }
    const ask = async () => bodyOf(await post(server, '/responses', body))
    expect(await ask()).toMatchObject({
      status: 'incomplete',
      incomplete_details: { reason: 'max_output_tokens' },
    })
    expect(await ask()).toMatchObject({ output: [{ content: [{ type: 'refusal', refusal: 'No.' }] }] })
  })

  it('streams numbered events that end in the whole, for texts and calls', async () => {
    const server = await start({ ...CALL, content: 'One moment, I look into what I remember.' })
    const response = await post(server, '/responses', { model: 'scripted', input: 'x', stream: true })
    const events = dataOf(await response.text())
    expect(events.map(({ sequence_number }) => sequence_number)).toEqual(events.map((_, place) => place))
    const joined = (type: string) =>
      events
        .filter((event) => event.type === type)
        .map(({ delta }) => delta)
        .join('')
    expect(joined('response.output_text.delta')).toBe('One moment, I look into what I remember.')
    expect(joined('response.function_call_arguments.delta')).toBe(ARGUMENTS)
    expect(events.at(-1)).toMatchObject({
      type: 'response.completed',
      response: {
        output: [{ type: 'message' }, { type: 'function_call', call_id: 'call_1_0', arguments: ARGUMENTS }],
      },
    })
  })
})
