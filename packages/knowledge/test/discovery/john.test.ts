import { describe, expect, it } from 'vitest'
import type { MessageInput } from '@recollect/core'
import { openMemory } from '../support/memory.ts'
import { aGap, fakeDiscoverer } from './fake-discoverer.ts'
import type { Script } from './fake-discoverer.ts'

interface Story {
  readonly language: string
  readonly first: readonly MessageInput[]
  readonly later: readonly MessageInput[]
  readonly third: readonly MessageInput[]
  readonly scripts: readonly Script[]
  readonly key: string
  readonly spelled: string
  readonly values: readonly [string, string]
  readonly query: string
}

const at = (time: string) => `2024-${time}:00Z`
const said = (time: string, text: string): MessageInput => ({ text, speaker: 'John', at: at(time) })
const answered = (time: string, text: string): MessageInput => ({ text, role: 'assistant', at: at(time) })

/** A direction of research that changes: told in one conversation, changed in a later one, gone on with in a third. */
const ZH: Story = {
  language: 'zh',
  first: [
    said('01-15T10:00', '我最近在研究大语言模型的提示工程'),
    answered('01-15T10:01', '很有趣的方向！你主要关注哪些方面？'),
    said('01-15T10:02', '主要是如何让LLM更好地理解复杂指令'),
  ],
  later: [
    said('04-20T14:30', '我现在转向AI Agent的行为规划了'),
    answered('04-20T14:31', '从LLM转向Agent了？'),
    said('04-20T14:32', '对，发现Agent的决策机制更有挑战性'),
  ],
  third: [said('05-02T09:00', '我想聊聊Agent架构设计方面的新想法，和行为规划有关')],
  scripts: [
    {
      has: '提示工程',
      narration: {
        title: 'John讨论大语言模型提示工程研究',
        content: 'John表示最近在研究大语言模型的提示工程。',
      },
      found: {
        reconstruction: 'John提到研究某种AI技术，可能是机器学习相关',
        nodes: [
          aGap({
            key: 'John的研究方向',
            value: '大语言模型提示工程',
            context: '专注于让LLM理解复杂指令',
            quote: '我最近在研究大语言模型的提示工程',
          }),
        ],
      },
    },
    {
      has: '转向AI Agent',
      narration: { title: 'John转向AI Agent行为规划研究', content: 'John表示已转向AI Agent的行为规划。' },
      found: {
        nodes: [
          aGap({
            key: 'john 的 研究方向',
            value: 'AI Agent行为规划',
            context: '专注于Agent决策机制',
            confidence: 0.7,
            quote: '转向ＡＩ Agent 的行为规划',
          }),
        ],
      },
    },
    {
      has: '架构设计',
      narration: { title: 'John讨论Agent架构设计', content: 'John分享了Agent架构设计的新想法' },
    },
  ],
  key: 'John的研究方向',
  spelled: 'John 的研究方向',
  values: ['大语言模型提示工程', 'AI Agent行为规划'],
  query: 'John现在在研究什么',
}

const EN: Story = {
  language: 'en',
  first: [
    said('01-15T10:00', "Lately I've been researching prompt engineering for large language models"),
    answered('01-15T10:01', 'An interesting direction! What do you focus on?'),
    said('01-15T10:02', 'Mainly how to make an LLM understand complex instructions'),
  ],
  later: [
    said('04-20T14:30', "I've moved on to behavior planning for AI agents now"),
    answered('04-20T14:31', 'From LLMs to agents?'),
    said('04-20T14:32', 'Yes, the decision making of agents is more of a challenge'),
  ],
  third: [said('05-02T09:00', 'Some new ideas on the architecture of agents and their planning')],
  scripts: [
    {
      has: 'prompt engineering',
      narration: {
        title: 'John on prompt engineering',
        content: 'John researches prompt engineering for large language models.',
      },
      found: {
        nodes: [
          aGap({
            key: "John's research direction",
            value: 'prompt engineering for large language models',
            quote: 'researching prompt engineering for large language models',
          }),
        ],
      },
    },
    {
      has: 'behavior planning',
      narration: {
        title: 'John moves to AI agents',
        content: 'John moved on to behavior planning for AI agents.',
      },
      found: {
        nodes: [
          aGap({
            key: 'research direction of John',
            value: 'behavior planning for AI agents',
            confidence: 0.7,
            quote: 'moved on to Behavior Planning for AI agents.',
          }),
        ],
      },
    },
    {
      has: 'architecture',
      narration: {
        title: 'John on agent architecture',
        content: 'John has ideas on the architecture of AI agents',
      },
    },
  ],
  key: "John's research direction",
  spelled: "john's Research Direction",
  values: ['prompt engineering for large language models', 'behavior planning for AI agents'],
  query: 'what is john researching, what direction',
}

describe.each([ZH, EN])('the life of a piece of knowledge, in $language', (story) => {
  async function lived() {
    const discoverer = fakeDiscoverer(story.scripts)
    const { alice: john, ...rest } = await openMemory({ discoverer })
    await john.remember(story.first)
    const first = await john.discover({ ongoing: true })
    await john.remember(story.later)
    const later = await john.discover({ ongoing: true })
    return { john, discoverer, first, later, ...rest }
  }

  it('is found, with the words that prove it, and evolves when it changes', async () => {
    const { john, first, later } = await lived()
    expect(first).toMatchObject({ stopped: null, owed: 0, messages: { cut: 3 }, episodes: { added: 1 } })
    expect(first.reports[0]?.findings).toMatchObject([
      { verdict: 'new', before: null, version: 1, key: story.key },
    ])
    expect(first.usage).toEqual({ calls: 3, inputTokens: 30, outputTokens: 15, costMicros: 15 })
    expect(later.reports[0]?.findings).toMatchObject([
      { verdict: 'evolves', before: story.values[0], version: 2 },
    ])
    const node = await john.nodes.byKey(story.spelled)
    const [one, two] = [first.reports[0]?.episode.id, later.reports[0]?.episode.id]
    expect(node).toMatchObject({
      key: story.key,
      value: story.values[1],
      version: 2,
      versions: 2,
      confidence: 0.8,
      evolution: [{ version: 1, value: story.values[0], episodeId: one }],
      linkedEpisodeIds: [one, two],
      evolutionEpisodeIds: [two],
      discoveryEpisodeId: one,
      discoveryMethod: 'diff_analysis:fake@1',
    })
    const item = await john.items.get(node?.evidence.itemId ?? '')
    expect(item?.text.slice(node?.evidence.start, node?.evidence.end)).toBe(node?.evidence.quote)
    expect(item?.role).toBe('user')
  })

  it('is found by its present value, by its episodes and by the course it took', async () => {
    const { john, discoverer, first, later } = await lived()
    const nodes = await john.nodes.search(story.query)
    expect(nodes[0]?.node.value).toBe(story.values[1])
    const episodes = await john.episodes.search(story.query)
    expect(episodes.length).toBeGreaterThan(0)
    const evolution = await john.nodes.evolution(story.key)
    const [one, two] = [first.reports[0]?.episode.id, later.reports[0]?.episode.id]
    expect(
      evolution.timeline.map(({ version, value, episode, timestamp }) => [
        version,
        value,
        episode?.id,
        timestamp,
      ]),
    ).toEqual([
      [1, story.values[0], one, Date.parse(at('01-15T10:00'))],
      [2, story.values[1], two, Date.parse(at('04-20T14:30'))],
    ])
    expect(evolution.linkedEpisodes.map(({ id }) => id)).toEqual([one, two])
    expect(evolution.evolutionEpisodes.map(({ id }) => id)).toEqual([two])
    await john.remember(story.third)
    await john.discover({ ongoing: true })
    const { context } = discoverer.asked.at(-1) ?? {}
    expect(context?.nodes.map(({ key }) => key)).toEqual([story.key])
    expect(context?.episodes.map(({ id }) => id)).toContain(two)
  })

  it('is not changed by comparing the same once more', async () => {
    const { john, later } = await lived()
    const again = await john.discover({ ongoing: true })
    expect(again).toMatchObject({ reports: [], owed: 0, usage: { calls: 0 } })
    expect((await john.nodes.list()).rows).toHaveLength(1)
    expect(later.owed).toBe(0)
  })
})
