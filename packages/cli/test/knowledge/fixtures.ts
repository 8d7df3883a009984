import type { Episode, SemanticNode } from '@recollect/core'
import type { SemanticRelationship } from '@recollect/core/store'
import type { DiscoverReport, EpisodeReport, Finding } from '@recollect/knowledge'
import { createColors } from 'picocolors'
import type { View } from '../../src/render/view.ts'
import { catalogue } from '../../src/text/index.ts'
import type { Lang } from '../../src/text/index.ts'

const AT = Date.UTC(2024, 3, 20, 14, 30)

export const viewIn = (lang: Lang): View => ({
  text: catalogue(lang),
  colors: createColors(false),
  columns: 80,
  zone: 'UTC',
})

export const episode = (given: Partial<Episode> = {}): Episode => ({
  scope: 'john',
  id: 'e1',
  title: 'John moves on to agents',
  summary: 'John changed his direction.',
  content: 'On 20 April 2024 John moved on.',
  itemIds: ['i1', 'i2'],
  session: 'agent',
  startedAt: AT,
  endedAt: AT + 120_000,
  recordedAt: AT,
  narratedBy: 'rules@1',
  discoveredBy: null,
  discoveredAt: null,
  state: 'owed',
  attempts: 0,
  lastError: null,
  terms: [],
  ...given,
})

export const node = (given: Partial<SemanticNode> = {}): SemanticNode => ({
  scope: 'john',
  id: 'n1',
  key: "John's research",
  keyForm: 'john research',
  keyWords: 'john research',
  value: 'behavior planning',
  context: 'of agents',
  gapType: 'personal_fact',
  confidence: 0.85,
  version: 2,
  versions: 2,
  evidence: { quote: "I've moved on", itemId: 'i1', start: 0, end: 13 },
  validFrom: AT,
  createdAt: AT,
  updatedAt: AT,
  accessedAt: null,
  accessCount: 0,
  relevance: 0,
  importance: 0.5,
  discoveryEpisodeId: 'e1',
  discoveryMethod: 'diff_analysis:m',
  searchKeywords: [],
  evolution: [],
  linkedEpisodeIds: ['e1'],
  evolutionEpisodeIds: [],
  ...given,
})

export const relationship = (given: Partial<SemanticRelationship> = {}): SemanticRelationship => ({
  scope: 'john',
  id: 'r1',
  from: 'n1',
  to: 'n2',
  type: 'part_of',
  strength: 0.52,
  description: null,
  discoveryEpisodeId: 'e1',
  episodeIds: ['e1'],
  createdAt: AT,
  reinforcedAt: AT,
  ...given,
})

export const finding = (given: Partial<Finding> = {}): Finding => ({
  draft: {
    key: "John's research",
    value: 'behavior planning',
    context: '',
    gapType: 'personal_fact',
    confidence: 0.8,
    quote: "I've moved on",
  },
  verdict: 'new',
  nodeId: 'n1',
  key: "John's research",
  before: null,
  version: 1,
  reason: null,
  detail: null,
  ...given,
})

export const episodeReport = (given: Partial<EpisodeReport> = {}): EpisodeReport => ({
  episode: episode(),
  reconstruction: 'John says that he changed something.',
  findings: [finding()],
  relationships: [],
  cards: 0,
  error: null,
  calls: 3,
  ...given,
})

export const report = (given: Partial<DiscoverReport> = {}): { readonly scope: string } & DiscoverReport => ({
  scope: 'john',
  dryRun: false,
  messages: { cut: 3, waiting: 0 },
  episodes: { added: 1, merged: 0 },
  reports: [episodeReport()],
  owed: 0,
  usage: { calls: 3, inputTokens: 1234, outputTokens: 200, costMicros: 0 },
  stopped: null,
  ...given,
})
