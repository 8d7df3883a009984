import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jsonOf, NOW, served } from './served.ts'
import type { Told } from '../../src/playground/stories/tell.ts'
import type { Served } from './served.ts'

interface StoryList {
  readonly stories: readonly {
    readonly id: string
    readonly title: unknown
    readonly language: string
    readonly lines: number
  }[]
}

const DAY = 86_400_000

let here: Served

beforeAll(async () => {
  here = await served()
})
afterAll(async () => {
  expect(here.errors).toEqual([])
  await here.end()
})

const tell = async (id: string, scope: string) => {
  const answer = await here.post(`/stories/${id}`, { scope })
  expect(answer.status).toBe(200)
  return jsonOf<Told>(answer)
}

it('lists the stories with a title in both languages and how long they are', async () => {
  const { stories } = await jsonOf<StoryList>(await here.get('/stories'))
  expect(stories.length).toBeGreaterThanOrEqual(6)
  for (const { id, title, language, lines } of stories) {
    expect(id).toMatch(/^[a-z-]+$/u)
    expect(title).toEqual({ zh: expect.stringMatching(/./u), en: expect.stringMatching(/./u) })
    expect(['zh', 'en', 'mixed']).toContain(language)
    expect(lines).toBeGreaterThan(0)
  }
})

describe.each<[story: string, asked: readonly (readonly [question: string, holds: string, not: string])[]]>([
  [
    'year-zh',
    [
      ['我现在住在哪里？', '西湖区', '滨江'],
      ['我在哪里上班？', '青禾教育', '云帆'],
      ['我的邮箱是什么？', 'lin.xiao@example.com', 'linxiao@'],
      ['我对什么过敏？', '花生', '苏州'],
      ['我老公叫什么？', '陈航', '林晓'],
    ],
  ],
  [
    'year-en',
    [
      ['Where do I live now?', 'Bath', 'Bristol'],
      ['Where do I work?', 'Northgate School', 'Harbour'],
      ['What is my email?', 'sam.carter@example.com', 'sam@'],
      ['Where does my brother live?', 'Dublin', 'Bath'],
      ['What am I allergic to?', 'shellfish', 'Manchester'],
    ],
  ],
  [
    'mixed',
    [
      ['我住在哪里？', 'Seattle', 'Shanghai'],
      ['Where do I work?', '灵犀', 'Microsoft'],
      ['我女儿叫什么名字？', '安安', 'Kevin'],
    ],
  ],
])('the story %s', (story, asked) => {
  beforeAll(() => tell(story, story))

  it.each(asked)('answers "%s" with %s', async (question, holds, not) => {
    const { text, evidence } = await here.recollect.scope(story).answer(question)
    expect(text).toContain(holds)
    expect(text).not.toContain(not)
    expect(evidence).toBe('strong')
  })

  it('changes nothing when it is told again', async () => {
    const before = await here.recollect.scope(story).stats()
    const { results } = await tell(story, story)
    expect(results.every(({ duplicate }) => duplicate)).toBe(true)
    expect(await here.recollect.scope(story).stats()).toEqual(before)
  })
})

it('tells a memory that holds nothing each line when it was said, so that there is something to look back on', async () => {
  await tell('year-en', 'past')
  const memory = here.recollect.scope('past')
  const then = memory.at({ knownAt: NOW - 200 * DAY })
  expect((await then.answer('Where do I live now?')).text).toContain('Bristol')
  const late = (await memory.items.list({ limit: 100 })).rows.find(({ text }) =>
    text.includes('driving test'),
  )
  expect(late && late.recordedAt - late.saidAt).toBeGreaterThan(100 * DAY)
  expect((await memory.repair({ dryRun: true })).problems).toEqual([])
})

it('tells a memory that holds something all of it now, and leaves what it holds sound', async () => {
  const memory = here.recollect.scope('used')
  await memory.remember({ text: 'I live in Ghent', at: NOW - DAY / 2 })
  await tell('year-en', 'used')
  expect((await memory.answer('Where do I live now?')).text).toContain('Ghent')
  const { rows } = await memory.items.list({ limit: 100 })
  expect(rows.slice(1).every(({ recordedAt }) => recordedAt >= NOW)).toBe(true)
  expect((await memory.repair({ dryRun: true })).problems).toEqual([])
})

it('logs the pairs of a session and its form once', async () => {
  expect(await tell('session-zh', 'session')).toMatchObject({ pairs: 4 })
  expect(await tell('session-zh', 'session')).toMatchObject({ pairs: 0 })
  const memory = here.recollect.scope('session')
  expect((await memory.sessions.stats()).pairs).toBe(4)
  expect((await memory.session('装修-水电').working.get('form:上门测量'))?.value).toMatchObject({
    fields: { 城市: '武汉' },
  })
  expect((await memory.answer('我对什么过敏？')).text).toContain('甲醛')
})

it.each(['knowledge-zh', 'knowledge-en'])(
  'finds in %s knowledge that changed and hangs together',
  async (id) => {
    const memory = here.recollect.scope(id)
    await memory.remember({ text: '今天的晚霞真好看', session: 'other', at: '2024-03-01T09:00:00Z' })
    expect(await tell(id, id)).toMatchObject({ found: 4 })
    const { rows } = await memory.nodes.list()
    expect(rows.map(({ versions }) => versions).sort()).toEqual([1, 1, 2])
    expect((await memory.nodes.graph()).relationships.length).toBeGreaterThan(0)
    const { rows: episodes } = await memory.episodes.list({ limit: 50 })
    expect(episodes.find(({ content }) => content.includes('晚霞'))?.title).toBe('今天的晚霞真好看')
  },
)

it('empties one memory and no other', async () => {
  for (const scope of ['mine', 'yours']) await here.recollect.scope(scope).remember('I live in Oslo')
  const answer = await here.post('/reset', { scope: 'mine' })
  expect(await answer.json()).toMatchObject({ scope: 'mine' })
  expect((await here.recollect.scope('mine').stats()).items).toBe(0)
  expect((await here.recollect.scope('yours').stats()).items).toBe(1)
})

describe('a request that cannot be', () => {
  const plain = { headers: { 'content-type': 'text/plain' } }

  it.each<[string, string, unknown, RequestInit, number, string]>([
    ['for a story there is none of', '/stories/none', { scope: 'a' }, {}, 404, 'NOT_FOUND'],
    ['without a scope', '/stories/mixed', {}, {}, 400, 'INVALID_INPUT'],
    ['with a scope that is none', '/reset', { scope: '\u0000' }, {}, 400, 'INVALID_SCOPE'],
    ['with a number for a scope', '/reset', { scope: 7 }, {}, 400, 'INVALID_INPUT'],
    ['with a list for a body', '/reset', ['a'], {}, 400, 'INVALID_INPUT'],
    ['as a form of another page could send it', '/reset', { scope: 'kept' }, plain, 400, 'INVALID_INPUT'],
    ['with half a body', '/reset', {}, { body: '{"scope":' }, 400, 'INVALID_INPUT'],
  ])('%s is refused and says what to do', async (_name, path, body, init, status, code) => {
    await here.recollect.scope('kept').remember('I live in Oslo')
    const answer = await here.post(path, body, init)
    expect(answer.headers.get('content-type')).toBe('application/problem+json')
    expect(await answer.json()).toMatchObject({ status, code, detail: expect.stringMatching(/\w{3,}/u) })
    expect((await here.recollect.scope('kept').stats()).items).toBeGreaterThan(0)
  })
})
