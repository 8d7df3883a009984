import { afterAll, beforeAll, expect, it } from 'vitest'
import { embed } from '../../src/peers/model/embed.ts'
import { callsBetween, startPeerModel } from '../../src/peers/model/server.ts'
import type { PeerModelServer } from '../../src/peers/model/server.ts'
import { verbatim } from '../../src/peers/model/verbatim.ts'

let model: PeerModelServer
beforeAll(async () => {
  model = await startPeerModel()
})
afterAll(async () => {
  await model.close()
})

const likeness = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, value, place) => sum + value * (b[place] ?? 0), 0)

it('gives a text the same vector every time, and texts that share words near ones', async () => {
  const [kite = [], again = [], near = [], far = []] = await embed(model, [
    'the kite flew',
    'The kite flew!',
    'a kite on a roof',
    '我住在丰台',
  ])
  expect(kite).toHaveLength(model.dimensions)
  expect(again).toEqual(kite)
  expect(likeness(kite, near)).toBeGreaterThan(likeness(kite, far))
})

it('counts what it was asked, by kind', async () => {
  const before = model.calls()
  await embed(model, ['a', 'b'])
  await fetch(`${model.url}/chat/completions`, {
    method: 'POST',
    body: JSON.stringify({ model: 'scripted', messages: [{ role: 'user', content: 'hello' }] }),
  })
  expect(callsBetween(before, model.calls())).toEqual({ embedding: 1, chat: 1 })
})

it.each([
  ['user: I live in Leeds', [{ id: '0', text: 'I live in Leeds', attributed_to: 'user' }]],
  [
    'assistant: user: is a word\nin lines',
    [{ id: '0', text: 'user: is a word\nin lines', attributed_to: 'assistant' }],
  ],
])('extracts %j word for word', (said, memory) => {
  const user = `## Existing Memories\n[]\n\n## New Messages\n${said}\n\n## Observation Date\n2024-01-01\n`
  expect(JSON.parse(verbatim({ user }))).toEqual({ memory })
})

it('extracts nothing from what is no request for an extraction', () => {
  expect(verbatim({ user: 'Hello' })).toBe('{"memory":[]}')
})
