import { createRecollect } from '@recollect/core'
import { knowledge } from '@recollect/knowledge'
import type { ScopedMemory } from '@recollect/core'
import type { NodeDraft } from '@recollect/core/store'
import type { Discoverer } from '@recollect/core/plugin'
import { english } from '@recollect/extract-en'
import { chinese } from '@recollect/extract-zh'
import { inMemoryStore } from '@recollect/store-memory'
import { describe, expect, it } from 'vitest'

type Gap = Pick<NodeDraft, 'key' | 'value' | 'context' | 'quote'>

const ZH: readonly Gap[] = [
  {
    key: 'John的研究方向',
    value: '大语言模型提示工程',
    context: '专注于让LLM理解复杂指令',
    quote: '我最近在研究大语言模型的提示工程',
  },
  {
    key: 'John 的研究方向',
    value: 'AI Agent行为规划',
    context: '专注于Agent决策机制',
    quote: '我现在转向AI Agent的行为规划了',
  },
]
const EN: readonly Gap[] = [
  {
    key: "John's research focus",
    value: 'prompt engineering',
    context: 'complex instructions',
    quote: "I've been researching prompt engineering for large language models",
  },
  {
    key: "John's Research Focus",
    value: 'behaviour planning for AI agents',
    context: 'how agents decide',
    quote: 'I have switched to behaviour planning for AI agents',
  },
]

const discoverer = (gaps: readonly Gap[]): Discoverer => ({
  specVersion: 1,
  name: 'scripted',
  narrate: ({ text, messages }) =>
    Promise.resolve({
      title: messages[0]?.text ?? '',
      summary: text.slice(0, 80),
      content: text,
      sameAs: null,
    }),
  discover: (_episode, { text }) =>
    Promise.resolve({
      ...{ reconstruction: '', relationships: [], rejected: [], incomplete: null },
      nodes: gaps
        .filter(({ quote }) => text.includes(quote))
        .map((gap) => ({ ...gap, gapType: 'personal_fact', confidence: 0.9 })),
    }),
})

/** What John said in January and in April, each in an episode that was compared. */
async function remembered(gaps: readonly Gap[]): Promise<ScopedMemory> {
  const memory = await createRecollect({
    store: inMemoryStore(),
    languages: [chinese(), english()],
    plugins: [knowledge({ discoverer: discoverer(gaps) })],
  })
  const scope = memory.scope('john')
  const times = ['2024-01-15T10:00:00Z', '2024-04-20T14:30:00Z']
  await scope.remember(gaps.map(({ quote }, at) => ({ text: quote, speaker: 'John', at: times[at] ?? '' })))
  await scope.discover()
  return scope
}

/** Asking changes nothing: one memory a language will do. */
const scopes = new Map<readonly Gap[], Promise<ScopedMemory>>()
function john(gaps: readonly Gap[]): Promise<ScopedMemory> {
  const scope = scopes.get(gaps) ?? remembered(gaps)
  scopes.set(gaps, scope)
  return scope
}

describe('what is known of John', () => {
  it.each([
    [ZH, 'John现在在研究什么', 'John的研究方向：AI Agent行为规划。'],
    [ZH, 'John的研究方向是什么？', 'John的研究方向：AI Agent行为规划。'],
    [ZH, '我在研究什么', 'John的研究方向：AI Agent行为规划。'],
    [ZH, 'John以前研究什么', 'John的研究方向：大语言模型提示工程 → AI Agent行为规划。'],
    [ZH, 'John的研究方向有什么变化？', 'John的研究方向：大语言模型提示工程 → AI Agent行为规划。'],
    [EN, 'What is John researching now?', "John's research focus: behaviour planning for AI agents."],
    [EN, "What is John's research focus?", "John's research focus: behaviour planning for AI agents."],
    [EN, 'What am I researching?', "John's research focus: behaviour planning for AI agents."],
    [
      EN,
      "How did John's research focus change?",
      "John's research focus: prompt engineering → behaviour planning for AI agents.",
    ],
  ])('answers %#: %j', async (gaps, question, text) => {
    const scope = await john(gaps)
    const { answer } = await scope.recall(question)
    expect(answer).toMatchObject({ text, card: null, node: { version: 2 } })
    expect(answer.evidence).not.toBe('none')
  })

  it.each([
    [ZH, 'John在哪工作'],
    [ZH, 'John喜欢什么颜色'],
    [ZH, '小明的研究方向是什么'],
    [ZH, 'John研究所在哪里'],
    [ZH, 'John什么时候开始研究的'],
    [ZH, 'John为什么转向Agent'],
    [ZH, '我老婆的研究方向是什么'],
    [EN, 'Where does John work?'],
    [EN, "What is Mary's research focus?"],
    [EN, "What's John's favourite food?"],
    [EN, 'How many papers has John researched?'],
    [EN, 'When did John start his research?'],
    [EN, "Is John's research about cooking?"],
    [EN, "What is my wife's research focus?"],
    [EN, 'Who pays for the research?'],
  ])('does not pretend to answer %#: %j', async (gaps, question) => {
    const scope = await john(gaps)
    expect((await scope.recall(question)).answer.node).toBeUndefined()
  })

  it.each([
    [ZH, '我们聊了什么'],
    [EN, 'What did we talk about?'],
  ])('shows the episodes when the conversation is asked for %#: %j', async (gaps, question) => {
    const scope = await john(gaps)
    const { hits, policy } = await scope.recall(question)
    expect(policy?.used).toBe('contextual')
    expect(hits.filter(({ kind }) => kind === 'episode').map(({ saidAt }) => saidAt)).toEqual([
      Date.parse('2024-04-20T14:30:00Z'),
      Date.parse('2024-01-15T10:00:00Z'),
    ])
  })
})
