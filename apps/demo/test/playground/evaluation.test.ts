import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { EvaluationMenu, EvaluationResult } from '@recollect/ui'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { labelledData } from '../../src/playground/index.ts'
import { jsonOf, served } from './served.ts'
import type { ProblemBody, Served } from './served.ts'

const label = (slot: string, value: string) => ({
  kind: 'profile',
  entity: 'user',
  slot,
  value,
  relation: 'sets',
})

const STATEMENTS = [
  { id: '1', text: 'I live in Porto', lang: 'en', is_fact: true, cards: [label('location', 'Porto')] },
  { id: '2', text: 'My name is Ada', lang: 'en', is_fact: true, cards: [label('name', 'Grace')] },
  { id: '3', text: 'What a day!', lang: 'en', is_fact: false, cards: [] },
]

const turn = (id: string, minute: number, text: string, role = 'user') => ({
  id,
  session: 's',
  time: `2024-01-06T20:${String(minute).padStart(2, '0')}:00`,
  speaker: role,
  role,
  text,
})

const CONVERSATIONS = [
  {
    id: 'c',
    turns: [
      turn('c1', 10, '我住在南京'),
      turn('c2', 11, '那里的秋天很美！', 'assistant'),
      turn('c3', 12, '我养了一只猫叫年糕'),
    ],
  },
]
const QUESTIONS = [
  { id: 'q1', conversation: 'c', question: '我住在哪里？', evidence: ['c1'], category: 'single' },
  {
    id: 'q2',
    conversation: 'c',
    question: '我的血型是什么？',
    evidence: [],
    answerable: false,
    category: 'none',
  },
  { id: 'q3', conversation: 'c', question: '我的飞行执照编号', evidence: ['c9'], category: 'lost' },
]

let data = ''
let here: Served

function write(name: string, rows: readonly unknown[]): void {
  const file = join(data, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
}

beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'recollect-sets-'))
  write('labels/statements.en.jsonl', STATEMENTS)
  // Long enough not to end before it is stopped.
  write(
    'labels/statements.zh.jsonl',
    Array.from({ length: 20_000 }, (_, i) => ({ ...STATEMENTS[0], id: String(i) })),
  )
  write('retrieval/zh/conversations.jsonl', CONVERSATIONS)
  write('retrieval/zh/questions.jsonl', QUESTIONS)
  here = await served({ data })
})
afterAll(async () => {
  expect(here.errors).toEqual([])
  await here.end()
  rmSync(data, { recursive: true, force: true })
})

const run = async (set: string, switches: Record<string, unknown> = {}): Promise<EvaluationResult> =>
  jsonOf(await here.post('/evaluation', { set, switches }))

const valueOf = ({ figures }: EvaluationResult, name: string) =>
  figures.find((figure) => figure.name === name)?.value

it('lists the sets that are there, and every switch with its default', async () => {
  const menu = await jsonOf<EvaluationMenu>(await here.get('/evaluation'))
  expect(menu.sets.map(({ id }) => id)).toEqual(['labels-zh', 'labels-en', 'recall-zh'])
  const names = menu.switches.map(({ name }) => name)
  expect(names).toContain('card')
  expect(names).toContain('expansion.synonyms')
  expect(names).toContain('extraction.confidenceThreshold')
})

it("finds the project's own sets in a clone", async () => {
  const own = await served({ data: labelledData() })
  const { sets, authors } = await jsonOf<EvaluationMenu>(await own.get('/evaluation'))
  // What strangers' conversations came to stands beside what was written here, in both languages.
  for (const language of ['en', 'zh']) {
    const ours = authors.filter((one) => one.language === language)
    expect(ours.filter(({ persona }) => persona === null)).toHaveLength(1)
    expect(ours.some(({ persona, written }) => persona !== null && written !== '')).toBe(true)
  }
  expect(sets.map(({ id }) => id)).toEqual([
    'labels-zh',
    'labels-en',
    'recall-zh',
    'recall-en',
    'recall-mixed',
  ])
  await own.end()
})

it('has no sets where their data is not there', async () => {
  const none = await served()
  const { sets, authors } = await jsonOf<EvaluationMenu>(await none.get('/evaluation'))
  expect([sets, authors]).toEqual([[], []])
  expect((await none.post('/evaluation', { set: 'labels-en' })).status).toBe(404)
  await none.end()
})

describe('a set of statements', () => {
  it('is judged by its labels, losses with their text', async () => {
    const result = await run('labels-en')
    expect(result).toMatchObject({ set: 'labels-en', kind: 'statements', items: 3, switches: {} })
    expect(['coverage', 'precision', 'recall', 'restraint'].map((name) => valueOf(result, name))).toEqual([
      0.5, 0.5, 0.5, 1,
    ])
    expect(result.losses).toEqual([
      {
        id: '2',
        kind: 'missed',
        text: 'My name is Ada',
        expected: ['name = Grace'],
        got: ['name = Ada'],
        rank: null,
      },
      { id: '2', kind: 'wrong', text: 'My name is Ada', expected: [], got: ['name = Ada'], rank: null },
    ])
    expect(result.groups).toContainEqual({ name: 'location', value: 1, of: 1 })
    expect(result.latency.histogram.reduce((sum, { count }) => sum + count, 0)).toBe(3)
  })

  it('is run with the threshold it is given', async () => {
    const result = await run('labels-en', { 'extraction.confidenceThreshold': 1 })
    expect(result.switches).toEqual({ 'extraction.confidenceThreshold': 1 })
    expect(valueOf(result, 'coverage')).toBe(0)
    expect(valueOf(result, 'precision')).toBeNull()
  })
})

describe('a set of questions', () => {
  it('is judged by where its evidence stands, and by what was refused', async () => {
    const result = await run('recall-zh')
    expect(result.items).toBe(3)
    expect(valueOf(result, 'recall@1')).toBe(0.5)
    expect(valueOf(result, 'refused')).toBe(1)
    expect(result.losses).toEqual([expect.objectContaining({ id: 'q3', kind: 'not_found', rank: null })])
    expect(result.groups.map(({ name, value }) => [name, value])).toEqual([
      ['lost', 0],
      ['single', 1],
    ])
  })

  it('loses what the phases found that are switched off', async () => {
    const off = {
      card: false,
      exact: false,
      full_text: false,
      substring: false,
    }
    const result = await run('recall-zh', { ...off, linked: true })
    expect(result.switches).toEqual(off)
    expect(valueOf(result, 'recall@20')).toBe(0)
  })

  it('leaves nothing in the memory of the page', async () => {
    await run('recall-zh')
    const scopes: string[] = []
    for await (const scope of here.recollect.admin.scopes()) scopes.push(scope)
    expect(scopes).toEqual([])
  })
})

describe('a run that is watched', () => {
  const EVENTS = { 'content-type': 'application/json', accept: 'text/event-stream' }

  it('tells how far it is, and ends with the result', async () => {
    const answer = await here.post('/evaluation', { set: 'recall-zh' }, { headers: EVENTS })
    const events = (await answer.text()).split('\n\n').filter(Boolean)
    expect(events[0]).toMatch(/^event: progress\ndata: \{"done":\d+,"total":6\}$/u)
    expect(events.at(-1)).toMatch(/^event: result\ndata: \{"set":"recall-zh"/u)
  })

  it('stops when nobody listens any more: until then, two at once are the most', async () => {
    const stop = new AbortController()
    const begun = await Promise.all(
      [1, 2].map(() =>
        here.post('/evaluation', { set: 'labels-zh' }, { headers: EVENTS, signal: stop.signal }),
      ),
    )
    expect(begun.map(({ status }) => status)).toEqual([200, 200])
    const third = await here.post('/evaluation', { set: 'labels-en' })
    expect([third.status, (await jsonOf<ProblemBody>(third)).code]).toEqual([429, 'QUOTA_EXCEEDED'])
    stop.abort()
    await vi.waitFor(
      async () => {
        expect((await here.post('/evaluation', { set: 'labels-en' })).status).toBe(200)
      },
      { timeout: 20_000 },
    )
  })

  it('lets others in meanwhile', async () => {
    const stop = new AbortController()
    await here.post('/evaluation', { set: 'labels-zh' }, { headers: EVENTS, signal: stop.signal })
    expect((await here.get('/stories')).status).toBe(200)
    stop.abort()
  })
})

describe('an order that cannot be carried out', () => {
  it.each<[string, unknown, number, string]>([
    ['of a set there is none of', { set: 'labels-fr' }, 404, 'labels-fr'],
    ['with a switch there is none of', { set: 'labels-en', switches: { magic: true } }, 400, 'magic'],
    ['with a word for a switch', { set: 'labels-en', switches: { card: 'off' } }, 400, 'true or false'],
    [
      'beyond its bounds',
      { set: 'labels-en', switches: { 'extraction.confidenceThreshold': 2 } },
      400,
      'from 0 to 1',
    ],
    ['with a list of switches', { set: 'labels-en', switches: [] }, 400, 'object'],
  ])('%s is refused and says why', async (_name, body, status, says) => {
    const answer = await here.post('/evaluation', body)
    expect(answer.status).toBe(status)
    expect((await jsonOf<ProblemBody>(answer)).detail).toContain(says)
  })
})
