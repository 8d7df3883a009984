import type { Episode, SemanticNode } from '@recollect/core'
import type { DiscoveryContext, Original, OriginalMessage } from '@recollect/core/plugin'
import { startModelServer } from '@recollect/testkit/model-server'
import type { ModelServerOptions, StoryBook } from '@recollect/testkit/model-server'
import { onTestFinished } from 'vitest'
import { openAiModel } from '../../src/index.ts'
import type { OpenAiModelOptions } from '../../src/index.ts'

/** A model on a scripted server, which ends with the test. */
export async function withScript(server: ModelServerOptions, options: Partial<OpenAiModelOptions> = {}) {
  const { url, requests, close, misbehave } = await startModelServer(server)
  onTestFinished(close)
  const model = openAiModel({ baseURL: url, model: 'scripted', retryDelay: 1, ...options })
  return { model, requests, misbehave, tasks: () => requests.map(({ task }) => task) }
}

export function originalOf(
  messages: readonly (Partial<OriginalMessage> & { readonly text: string })[],
  language = 'zh',
): Original {
  const whole = messages.map((message, i) => ({
    itemId: `item-${i}`,
    role: 'user' as const,
    speaker: null,
    saidAt: Date.parse('2024-01-15T10:00:00Z') + i * 60_000,
    ...message,
  }))
  return { messages: whole, text: whole.map(({ text }) => text).join('\n'), language, zone: 'Asia/Shanghai' }
}

export const conversationOf = ({ conversations }: StoryBook, at: number, language: string): Original =>
  originalOf(
    (conversations[at] ?? []).map(({ role, speaker = null, text, at: time }) => ({
      ...{ role, speaker, text, saidAt: Date.parse(time) },
    })),
    language,
  )

export const episode = (more: Partial<Episode> = {}): Episode => ({
  ...{
    scope: 'john',
    id: 'episode-1',
    title: '标题',
    summary: '摘要',
    content: '讲述',
    itemIds: [],
    session: null,
  },
  ...{
    startedAt: 0,
    endedAt: 0,
    recordedAt: 0,
    narratedBy: 'rules@1',
    discoveredBy: null,
    discoveredAt: null,
  },
  ...{ state: 'owed', attempts: 0, lastError: null, terms: [] },
  ...more,
})

export const node = (key: string, value: string): SemanticNode => ({
  ...{
    scope: 'john',
    id: key,
    key,
    keyForm: key,
    keyWords: key,
    value,
    context: '',
    gapType: 'personal_fact',
  },
  ...{ confidence: 1, version: 1, versions: 1, validFrom: Date.parse('2024-01-15T10:00:00Z'), createdAt: 0 },
  ...{
    evidence: { quote: '', itemId: '', start: 0, end: 0 },
    updatedAt: 0,
    accessedAt: null,
    accessCount: 0,
  },
  ...{ relevance: 0, importance: 0, discoveryEpisodeId: null, discoveryMethod: '', searchKeywords: [] },
  ...{ evolution: [], linkedEpisodeIds: [], evolutionEpisodeIds: [] },
})

export const NOTHING: DiscoveryContext = { nodes: [], episodes: [] }
