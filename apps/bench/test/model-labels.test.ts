import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startModelServer } from '@recollect/testkit/model-server'
import type { ModelReply, ModelServer, ModelServerOptions } from '@recollect/testkit/model-server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { labels, labelsOptions } from '../src/commands/labels.ts'
import { BenchError } from '../src/io/bench-error.ts'

let root = ''
let server: ModelServer | undefined
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'recollect-bench-'))
  mkdirSync(join(root, 'data'))
})
afterEach(async () => {
  vi.unstubAllEnvs()
  rmSync(root, { recursive: true, force: true })
  await server?.close()
  server = undefined
})

const KAYAK = 'I am in my kayak every weekend that God sends'
const HOME = 'I live in Antwerp'
const LATER = 'I had my sandwich on the pier just now'
const PIANO = 'My fingers never leave the piano'
const card = (slot: string, value: string) => ({ entity: 'user', slot, value })
const PRICED = { priceIn: '2', priceOut: '10' }
const STATEMENTS = [
  { id: '1', text: KAYAK, is_fact: true, cards: [card('hobby', 'kayak')] },
  { id: '2', text: HOME, is_fact: true, cards: [card('location', 'Antwerp')] },
  { id: '3', text: LATER, is_fact: false, cards: [] },
  { id: '4', text: PIANO, is_fact: true, cards: [card('skill', 'piano')] },
  { id: '5', text: 'Rain again', is_fact: false, cards: [] },
  { id: '6', text: 'I have no label' },
].map((line) => ({ lang: 'en', ...line }))

/** One right card, one wrong one, one of no slot, one whose words nobody said; and the rest of it no fact at all. */
const FACTS = [
  { slot: 'hobby', value: 'kayak', quote: 'in my kayak', confidence: 0.9 },
  { slot: 'hobby', value: 'sandwich', quote: 'had my sandwich', confidence: 0.9 },
  { slot: 'shoe_size', value: 'piano', quote: PIANO, confidence: 0.9 },
  { slot: 'skill', value: 'organ', quote: 'I play the organ', confidence: 0.9 },
  { slot: 'location', value: 'Antwerp', quote: HOME, confidence: 0.9 },
]
/** What of it is said in the messages of the request; a made-up quote goes with the piano. */
const replyTo = (user: string): ModelReply => {
  const facts = FACTS.filter(({ quote }) => user.includes(quote.startsWith('I play') ? PIANO : quote))
  return { content: JSON.stringify({ facts }), inputTokens: 1000, outputTokens: 100 }
}

async function run(options: ModelServerOptions = {}, given: object = {}) {
  server = await startModelServer({ reply: ({ user }) => replyTo(user), models: ['scripted'], ...options })
  return measured(server.url, given)
}
const measured = (model: string, given: object = {}) => {
  const text = STATEMENTS.map((line) => `${JSON.stringify(line)}\n`).join('')
  writeFileSync(join(root, 'data', 'statements.jsonl'), text)
  const folders = { data: join(root, 'data'), out: join(root, 'out') }
  return labels(labelsOptions.parse({ ...folders, model, batch: '2', ...given }))
}

const totals = (right: number, wrong: number, covered: number, othersWithWrong: number) => [
  { language: 'en', totals: { statements: 5, facts: 3, others: 2, right, wrong, covered, othersWithWrong } },
]

it('judges a model beside the rules, by itself and where the rules read nothing', async () => {
  const { figures, lines } = await run()
  expect(figures['model']).toMatchObject({
    model: 'scripted',
    quality: { rules: totals(1, 0, 1, 0), model: totals(2, 1, 2, 1), both: totals(2, 1, 2, 1) },
    ...{ facts: 3, factsAsked: 3, unusable: 0, setAside: { malformed: 1, quote_not_found: 1 } },
  })
  const shown = lines.join('\n')
  expect(shown).toMatch(/^en +rules +5 +3 +33\.3% +– +100\.0% +33\.3% +0\.0%$/mu)
  expect(shown).toMatch(/^en +model +5 +3 +66\.7% +– +66\.7% +66\.7% +50\.0%$/mu)
  expect(shown).toContain('Set aside by the checks: malformed 1, quote_not_found 1.')
  expect(shown).not.toMatch(/cost|kayak/u)
  const read = readFileSync(join(root, 'out', 'model', 'statements.jsonl'), 'utf8')
  expect(JSON.parse(read.split('\n')[0] ?? '')).toMatchObject({ id: '1', cards: [{ slot: 'hobby' }] })
  expect(readFileSync(join(root, 'out', 'report.md'), 'utf8')).toMatch(/^\| en +\| rules, then model/mu)
})

it('counts calls, tokens and cost, of what the rules left too', async () => {
  const { figures, lines } = await run({}, PRICED)
  const each = { inputTokens: 1000, outputTokens: 100, cost: 0.003 }
  const times = (n: number) => ({
    ...{ calls: n, inputTokens: n * each.inputTokens, outputTokens: n * each.outputTokens },
    cost: expect.closeTo(n * each.cost, 9),
  })
  expect(figures['model']).toMatchObject({
    spent: { model: { messages: 4, uncounted: 0, ...times(3) }, both: { messages: 3, ...times(2) } },
  })
  expect(lines.join('\n')).toMatch(/^rules, then model +3 +2 +2000 +200 +0\.006$/mu)
  const tasks = server?.requests.map(({ task }) => task)
  expect(tasks).toEqual([null, ...Array.from({ length: 3 }, () => 'personal_facts')])
})

it('says that a server reports no tokens, instead of an estimate', async () => {
  const message = { role: 'assistant', content: '{"facts":[]}' }
  const body = JSON.stringify({ choices: [{ index: 0, message, finish_reason: 'stop' }] })
  const { figures, lines } = await run({ faults: [{ fault: { kind: 'body', body } }] }, PRICED)
  expect(figures['model']).toMatchObject({ spent: { model: { calls: 3, uncounted: 3, cost: null } } })
  expect(lines.join('\n')).toMatch(/^model +4 +3 +not reported +not reported$/mu)
})

it('takes a key from the environment, and goes on after a reply that is of no use', async () => {
  vi.stubEnv('RECOLLECT_MODEL_KEY', 'secret')
  const fault = { kind: 'spoiled', spoil: () => 'I cannot say.' } as const
  const { figures } = await run({ keys: ['secret'], faults: [{ fault, requests: [2] }] })
  expect(server?.requests.map(({ key }) => key)).not.toContain('refused')
  expect(figures['model']).toMatchObject({ unusable: 1, quality: { model: totals(1, 0, 1, 0) } })
})

it.each<[string, ModelServerOptions, object, RegExp]>([
  ['replies are of no use', { reply: () => 'I cannot say.' }, {}, /first replies \(3\).+larger model/u],
  ['the key is refused', { keys: ['secret'] }, { modelName: 'scripted' }, /cannot be asked.+key/u],
  ['there are several models', { models: ['a', 'b'] }, {}, /several: a, b\. Pass --model-name/u],
  ['there is no such model', {}, { modelName: 'b' }, /cannot be asked/u],
])('says what to do when %s', async (_, options, given, message) => {
  const failed: unknown = await run(options, given).catch((error: unknown) => error)
  expect(failed).toBeInstanceOf(BenchError)
  expect(String(failed)).toMatch(message)
})

it('says what to do when nothing answers, or options cannot be meant', async () => {
  const gone = await startModelServer()
  await gone.close()
  const failed: unknown = await measured(gone.url).catch((error: unknown) => error)
  expect(failed).toBeInstanceOf(BenchError)
  expect(String(failed)).toMatch(/Nothing answers at .+\/v1\/models\. Start the server/u)
  expect(() => labelsOptions.parse({ model: 'http://me:secret@x/v1' })).toThrow(/RECOLLECT_MODEL_KEY/u)
  expect(() => labelsOptions.parse({ model: gone.url, priceIn: '1' })).toThrow(/--price-out/u)
})
