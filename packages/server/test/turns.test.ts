import { describe, expect, it, onTestFinished } from 'vitest'
import { ask } from './support/ask.ts'
import { listen, openMemory } from './support/server.ts'

async function open() {
  const recollect = await openMemory(onTestFinished)
  await recollect.scope('alice').session('s').log('How do I build it?')
  const at = `${await listen(onTestFinished, recollect)}/v1/scopes/alice/sessions/s/turns/1`
  return { patch: (body: unknown) => ask(at, 'PATCH', body), turn: async () => (await ask(at, 'GET')).json }
}

describe('a change of a pair', () => {
  it.each([
    ['an empty topic', { significance: 0.05, topics: [''] }],
    ['a topic that is too long', { significance: 0.05, topics: ['ok', 'x'.repeat(300)] }],
    ['a significance outside of 0–1', { significance: 2, topics: ['build'] }],
    ['topics with an answer', { significance: 0.9, topics: ['build'], answer: 'Run it.' }],
    ['an answer that is none', { significance: 0.9, answer: '\u0000' }],
    ['an answer without a significance', { topics: ['build'], answer: 'Run it.' }],
    ['nothing', {}],
  ])('that is refused changes nothing: %s', async (_, body) => {
    const { patch, turn } = await open()
    const before = await turn()
    const { status, json } = await patch(body)
    expect([status, Object(json).detail]).toEqual([400, expect.stringMatching(/\.$/u)])
    expect(await turn()).toEqual(before)
  })

  it('sets significance and topics at once', async () => {
    const { patch, turn } = await open()
    const { json } = await patch({ significance: 0.05, topics: ['Build'] })
    expect(json).toMatchObject({ significance: 0.05, topics: ['build'] })
    expect(await turn()).toEqual(json)
  })

  it('sets significance with an answer that was not kept', async () => {
    const { patch } = await open()
    expect((await patch({ significance: 0.95, answer: 'Run it.' })).json).toMatchObject({ answer: 'Run it.' })
  })
})
