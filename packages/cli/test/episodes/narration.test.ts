import { describe, expect, it } from 'vitest'
import type { Episode, TextMessage } from '@recollect/core'
import { episodesOf, openAt, START } from './support.ts'

const MINUTE = 60_000
type Said = string | Omit<TextMessage, 'at'>

/** The one episode some messages make, a minute apart. */
async function told(...messages: readonly Said[]): Promise<Episode> {
  const { alice } = await openAt(START)
  await alice.remember(
    messages.map((one, at) => ({
      ...(typeof one === 'string' ? { text: one } : one),
      at: START + at * MINUTE,
    })),
  )
  await alice.discover({ ongoing: true })
  const [episode, ...others] = await episodesOf(alice)
  if (episode === undefined || others.length > 0) throw new Error('not one episode')
  return episode
}

const assistant = (text: string): Said => ({ role: 'assistant', text })

describe('a narration by rules', () => {
  it('tells the conversation in its own language, in the words that were said, with who said them', async () => {
    const { title, summary, content, narratedBy, state } = await told(
      { text: '我最近在研究大语言模型的提示工程', speaker: 'John' },
      assistant('很有趣的方向！你主要关注哪些方面？'),
      { text: '主要是如何让LLM更好地理解复杂指令', speaker: 'John' },
    )
    expect(title).toBe('John：我最近在研究大语言模型的提示工程')
    expect(summary).toBe('John：我最近在研究大语言模型的提示工程 John：主要是如何让LLM更好地理解复杂指令')
    expect(content.split('\n')).toEqual([
      '2024-01-15 10:00–10:02',
      'John：我最近在研究大语言模型的提示工程',
      '助手：很有趣的方向！你主要关注哪些方面？',
      'John：主要是如何让LLM更好地理解复杂指令',
    ])
    expect({ narratedBy, state }).toEqual({ narratedBy: 'rules@1', state: 'owed' })
  })

  it.each<[said: string, told: string]>([
    ['我下周三去北京出差', '我下周三（2024-01-24）去北京出差'],
    ['明天下午三点我要开会', '明天下午三点（2024-01-16 15:00）我要开会'],
    ['项目下个月上线', '项目下个月（2024-02）上线'],
    ['去年我搬到了长沙', '去年（2023）我搬到了长沙'],
    ['Yesterday we signed the contract with Acme', 'Yesterday (2024-01-14) we signed the contract with Acme'],
    ['Next Friday I fly to Berlin', 'Next Friday (2024-01-26?) I fly to Berlin'],
    ['我下周三要去 meet Bob', '我下周三（2024-01-24）要去 meet Bob'],
    ['2024年3月5日开会', '2024年3月5日开会'],
    ['I was in Rome on March 5, 2023', 'I was in Rome on March 5, 2023'],
    ['我最近很忙', '我最近很忙'],
    ['The meeting is at 3pm', 'The meeting is at 3pm'],
    ['We ship it in Q3', 'We ship it in Q3'],
  ])('makes relative dates absolute and nothing else: %s', async (said, expected) => {
    expect((await told(said)).title).toBe(expected)
  })

  it('is shorter than a long conversation, and tells the facts of it', async () => {
    const talk = Array.from({ length: 12 }, (_, at) => [
      `嗯，这个问题${'我再想想吧，'.repeat(3)}第${String(at)}次了。`,
      assistant(`没关系，慢慢来，${'不用着急。'.repeat(6)}`),
    ]).flat()
    const { title, content, itemIds } = await told(...talk, '我叫王小明，住在长沙岳麓区。')
    expect(itemIds).toHaveLength(25)
    expect(title).toBe('我叫王小明，住在长沙岳麓区')
    expect(content).toContain('用户：我叫王小明，住在长沙岳麓区。')
    expect(content.length).toBeLessThan(1000)
  })

  it('of what is no sentence at all still says something', async () => {
    expect((await told('...')).title).toBe('...')
    expect((await told('😀')).title).toBe('😀')
    expect((await told(assistant('ok'))).content).toBe('2024-01-15 10:00\nAssistant: ok')
  })

  it('is found by the words of its messages, and not by who spoke', async () => {
    const { terms } = await told('我下周三去北京出差', assistant('好的'))
    expect(terms).toEqual(expect.arrayContaining(['北京', '出差', '周三']))
    expect(terms).not.toContain('用户')
    expect(terms).not.toContain('助手')
  })

  it('leaves out what a recall had put into a message', async () => {
    const { title, content, terms } = await told(
      '<recollect-memory>\n[memory fact] "location = Zanzibar"\n</recollect-memory>\n我今天想吃火锅',
    )
    expect(title).toMatch(/^我今天（2024-01-15）想吃火锅$/u)
    expect(content).not.toContain('Zanzibar')
    expect(terms).not.toContain('zanzibar')
  })
})
