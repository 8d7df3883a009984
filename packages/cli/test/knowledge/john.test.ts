import { johnEn, johnZh } from '@recollect/testkit/model-server'
import type { StoryBook } from '@recollect/testkit/model-server'
import { describe, expect, it } from 'vitest'
import { told } from './story.ts'

interface Words {
  readonly lang: string
  readonly book: StoryBook
  readonly key: string
  readonly first: string
  readonly second: string
  readonly question: string
  readonly said: { readonly new: string; readonly evolves: string; readonly owed: string }
}

const WORDS: readonly Words[] = [
  {
    lang: 'zh',
    book: johnZh,
    key: 'John的研究方向',
    first: '大语言模型提示工程',
    second: 'AI Agent行为规划',
    question: 'John现在在研究什么？',
    said: { new: '新发现', evolves: '演变', owed: '没有待办' },
  },
  {
    lang: 'en',
    book: johnEn,
    key: "John's research direction",
    first: 'prompt engineering for large language models',
    second: 'behavior planning for AI agents',
    question: "What is John's research direction now?",
    said: { new: 'new ', evolves: 'evolves', owed: 'Nothing is owed.' },
  },
]

describe.each(WORDS)('the life cycle of private knowledge, in $lang', (words) => {
  const { lang, book, key, first, second, question, said } = words

  it('is found, evolves, and is looked up in three ways', { timeout: 60_000 }, async () => {
    const { call, json, hear, server } = await told(book)
    await hear(0)
    const found = await call('discover', '--lang', lang)
    expect([found.code, found.err.includes('undefined')]).toEqual([0, false])
    for (const part of [said.new, `${key}`, first, said.owed]) expect(found.out).toContain(part)
    await hear(1)
    const evolved = await call('discover', '--lang', lang)
    for (const part of [said.evolves, `${first} → ${second}`]) expect(evolved.out).toContain(part)

    // Nothing is done twice.
    const asked = server.requests.length
    expect((await call('discover', '--lang', lang)).out).toContain(said.owed)
    expect(server.requests).toHaveLength(asked)

    // Scenario 1: knowledge and episodes can be searched apart.
    const knowledge = await json('nodes', 'search', question)
    expect(knowledge.hits[0].node).toMatchObject({ key, value: second, version: 2 })
    const episodes = await json('episodes', 'search', question)
    expect(episodes.hits.length).toBeGreaterThan(0)

    // Scenario 2: the history, with the episodes.
    const shown = await json('nodes', 'show', key)
    expect(shown.timeline).toMatchObject([
      { version: 1, value: first, timestamp: Date.UTC(2024, 0, 15, 10) },
      { version: 2, value: second, timestamp: Date.UTC(2024, 3, 20, 14, 30) },
    ])
    expect(shown.node).toMatchObject({ version: 2, evolution: [{ value: first }] })
    const ids = shown.episodes.map(({ id }: { id: string }) => id)
    expect(shown.node.linkedEpisodeIds).toEqual(ids)
    expect(shown.node.evolutionEpisodeIds).toEqual([ids[1]])
    expect(shown.timeline.map(({ episode }: { episode: { id: string } }) => episode.id)).toEqual(ids)
    const page = (await call('nodes', 'show', key, '--lang', lang)).out
    for (const part of [`${key}`, second, first, '»', 'v1', 'v2']) expect(page).toContain(part)
    expect((await json('episodes', 'show', ids[0])).nodes).toMatchObject([{ key }])

    // Scenario 3: what is known is shown to the model that reads the next episode.
    await hear(2)
    const dry = await json('discover', '--dry-run')
    expect(dry.scopes[0]).toMatchObject({ dryRun: true, episodes: { added: 1 } })
    expect(dry.scopes[0].reports[0].findings).toHaveLength(2)
    expect((await json('nodes')).rows).toHaveLength(1)
    await call('discover')
    const gaps = server.requests.filter(({ task }) => task === 'knowledge_gaps').at(-1)
    expect(gaps?.user).toContain(second)
    expect((await json('nodes')).rows).toHaveLength(3)
    expect((await json('graph')).relationships).toContainEqual(expect.objectContaining({ type: 'part_of' }))
    expect((await call('graph', '--from', key, '--format', 'mermaid', '--lang', lang)).out).toMatch(
      /^flowchart/u,
    )
  })
})

describe('what the other commands show of knowledge', () => {
  it('is there in recall by every policy, in ask, why-not, stats, doctor and config, and can be deleted', async () => {
    const { call, json, hear } = await told(johnEn)
    for (const n of [0, 1, 2]) {
      await hear(n)
      await call('discover')
    }
    const kinds = async (policy: string): Promise<string[]> => {
      const { hits } = await json('recall', 'What does John research?', '--policy', policy)
      return hits.map(({ kind }: { kind: string }) => kind)
    }
    expect((await kinds('factual'))[0]).toBe('node')
    expect((await kinds('contextual'))[0]).toMatch(/episode|item/u)
    expect(await kinds('comprehensive')).toContain('node')
    expect((await kinds('balanced')).length).toBeGreaterThan(0)
    const recalled = await call('recall', 'What does John research?', '--policy', 'comprehensive', '--trace')
    expect(recalled.out).toMatch(/John's research direction +behavior planning for AI agents \(“/u)
    expect(recalled.out).toContain('told of in: ')
    expect(recalled.out).toContain('Order: knowledge with its episodes')
    expect(recalled.out).not.toMatch(/undefined|\[object/u)
    const asked = await call('ask', "What is John's research direction?", '--policy', 'factual')
    expect([asked.code, asked.out]).toEqual([0, expect.stringContaining('behavior planning')])

    const node = (await json('nodes', 'show', 'Tanka project')).node
    const why = await call('why-not', node.evidence.itemId, 'What does John research?')
    expect([why.code, why.out]).toEqual([0, expect.not.stringMatching(/undefined|\[object/u)])

    const stats = (await call('stats')).out
    for (const part of [/^episodes +3$/mu, /^private knowledge +3$/mu, /^model, 30 days +\d+ calls/mu])
      expect(stats).toMatch(part)
    expect((await call('doctor')).out).toMatch(/Discovery +0 messages in no episode yet, 0 episodes owed/u)
    expect((await call('doctor')).out).toContain('not asked; --online asks it')
    expect((await call('doctor', '--online')).out).toContain('answers')

    const gone = await call('forget', '--node', 'tanka PROJECT', '--yes')
    expect([gone.code, gone.out]).toEqual([
      0,
      expect.stringContaining('Deleted the knowledge “Tanka project”'),
    ])
    const again = await call('nodes', 'show', 'Tanka project')
    expect([again.code, again.err]).toEqual([3, expect.stringContaining('There is no knowledge under')])
    const [episode] = (await json('episodes')).rows
    const forgot = await call('episodes', 'forget', episode.id, '--yes', '--lang', 'zh')
    expect(forgot.out).toContain('删除了情景')
    expect((await call('episodes', 'show', episode.id)).code).toBe(3)
    expect((await call('stats')).out).toMatch(/^messages +9$/mu)
  })
})
