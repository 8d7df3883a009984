import { startModelServer } from '@recollect/testkit/model-server'
import { afterEach, expect, it } from 'vitest'
import { phraserFrom } from '../../src/playground/index.ts'
import { jsonOf, served } from './served.ts'
import type { ProblemBody } from './served.ts'

const open: { end(): Promise<void> }[] = []
afterEach(async () => {
  for (const one of open.splice(0)) await one.end()
})

async function withModel(reply: string) {
  const model = await startModelServer({ reply: () => reply, keys: ['secret'] })
  open.push({ end: () => model.close() })
  const phraser = phraserFrom({ model: 'scripted', baseURL: model.url, apiKey: 'secret' })
  const here = await served({ phraser })
  open.push(here)
  return { model, here }
}

const ASKED = { query: 'Where do I live?', answer: 'You live in Porto.' }

it('puts an answer into the words of a model', async () => {
  const { model, here } = await withModel('{"text": "Porto is your home."}')
  const answer = await here.post('/phrase', ASKED)
  expect(await jsonOf<ProblemBody>(answer)).toEqual({ text: 'Porto is your home.', model: 'scripted' })
  expect(model.requests).toHaveLength(1)
  expect(model.requests[0]?.user).toContain('You live in Porto.')
})

it('asks no model before a page asks for it', async () => {
  const { model } = await withModel('{}')
  expect(model.requests).toEqual([])
})

it('says so when the model answers in another shape', async () => {
  const { here } = await withModel('{"answer": 1}')
  const answer = await here.post('/phrase', ASKED)
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect((await jsonOf<ProblemBody>(answer)).code).toMatch(/^(?:MODEL_|INVALID_)/u)
})

it('refuses without a model, and says how to name one', async () => {
  const here = await served()
  open.push(here)
  const answer = await here.post('/phrase', ASKED)
  expect(answer.status).toBe(400)
  expect((await jsonOf<ProblemBody>(answer)).detail).toContain('--model')
})

it('refuses what is too long to be an answer', async () => {
  const { model, here } = await withModel('{"text": "x"}')
  expect((await here.post('/phrase', { ...ASKED, answer: 'a'.repeat(5000) })).status).toBe(400)
  expect(model.requests).toEqual([])
})
