import { createRecollect } from '@recollect/core'
import { knowledge } from '@recollect/knowledge'
import type { Store } from '@recollect/core'
import type { DiscoverReport } from '@recollect/knowledge'
import { english } from '@recollect/extract-en'
import { chinese } from '@recollect/extract-zh'
import { inMemoryStore } from '@recollect/store-memory'
import { johnEn, johnZh, scriptedDiscovery, startModelServer } from '@recollect/testkit/model-server'
import type { ModelFault, NamedFault, StoryBook } from '@recollect/testkit/model-server'
import { expect } from 'vitest'
import { llmDiscoverer, openAiEmbedder, openAiModel } from '../../src/index.ts'
import { allOf, expectListed, expectNothingLost, expectReasons, expectTrueQuotes } from './laws.ts'

const languages = [chinese(), english()]
const BOOKS: readonly StoryBook[] = [
  { ...johnZh, scope: 'zh' },
  { ...johnEn, scope: 'en' },
]
const story = BOOKS.flatMap((book) => book.story)
/** Said before everything else, in a conversation of its own, and found by rules. */
const FACTS = { zh: '我住在上海，在谷歌工作', en: 'I live in Berlin and work at Google' }

/** Whether an answer that is late is what the fault is: then it is not waited for long. */
const isLate = ({ kind }: ModelFault) => kind === 'silent' || kind === 'drip'

const hurried = (fault: ModelFault) => ({
  maxRetries: 1,
  retryDelay: 1,
  breaker: { failures: 1000, cooldown: 0 },
  ...(isLate(fault) ? { timeout: 300, maxRetries: 0 } : {}),
})

export interface FaultRun {
  readonly name: string
  /** The first run with the fault, of both scopes together. */
  readonly first: Outcome
  /** What stands after as many runs as an episode has tries. */
  readonly owed: number
  readonly failed: number
  readonly nodes: number
  /** After the fault was mended. */
  readonly mended: { readonly nodes: number; readonly versions: number }
}

export interface Outcome {
  /** Codes of what ended the run, and of what episodes failed of. */
  readonly stopped: readonly string[]
  readonly errors: readonly string[]
  /** Why proposals were set aside. */
  readonly reasons: readonly string[]
  readonly discovered: number
}

const each = (codes: readonly string[]): readonly string[] => [...new Set(codes)].toSorted()

const outcomeOf = (reports: readonly DiscoverReport[], reasons: readonly string[]): Outcome => ({
  stopped: each(reports.flatMap(({ stopped }) => (stopped === null ? [] : [stopped.code]))),
  errors: each(reports.flatMap((report) => report.reports.flatMap(({ error }) => error?.code ?? []))),
  reasons: each(reasons),
  discovered: reports.flatMap((report) => report.reports).filter(({ error }) => error === null).length,
})

/** Hears both stories, discovers them against a server with the fault, then against the same server without it. */
export async function runWithFault({ name, fault, task }: NamedFault): Promise<FaultRun> {
  const made = fault()
  const server = await startModelServer({
    reply: scriptedDiscovery(story),
    faults: [{ fault: made, ...(task === undefined ? {} : { task }) }],
  })
  const store = inMemoryStore()
  const open = (more: Partial<Parameters<typeof openAiModel>[0]> = {}) =>
    createRecollect({
      store,
      languages,
      plugins: [
        knowledge({
          discoverer: llmDiscoverer({
            model: openAiModel({ model: 'scripted', baseURL: server.url, ...more }),
          }),
        }),
      ],
    })
  try {
    const faulty = await open(hurried(made))
    const memories = BOOKS.map(({ scope, conversations }) => ({
      scope,
      conversations,
      memory: faulty.scope(scope),
    }))
    for (const { scope, conversations, memory } of memories) {
      await memory.remember({ text: scope === 'zh' ? FACTS.zh : FACTS.en, at: '2024-01-01T09:00:00Z' })
      for (const conversation of conversations) await memory.remember([...conversation])
    }
    const facts = await factsOf(store)
    expect(facts.length).toBeGreaterThanOrEqual(4)
    const runs: DiscoverReport[][] = []
    // As often as an episode is tried; a run that stopped would stop again.
    while (runs.length < 3 && !runs.flat().some(({ stopped }) => stopped !== null)) {
      const reports: DiscoverReport[] = []
      for (const { memory } of memories) reports.push(await memory.discover())
      reports.forEach(expectReasons)
      runs.push(reports)
    }
    const after = { owed: 0, failed: 0, nodes: 0 }
    const reasons: string[] = []
    for (const { scope, memory } of memories) {
      await expectNothingLost(memory, 10)
      await expectListed(memory)
      after.nodes += await expectTrueQuotes(store, scope)
      const { episodes } = await memory.discovery.status()
      after.owed += episodes.owed
      after.failed += episodes.failed
      reasons.push(...(await allOf((page) => memory.discovery.quarantined(page))).map(({ reason }) => reason))
    }
    expect(await factsOf(store)).toEqual(facts)
    server.misbehave([])
    const whole = await open()
    const mended = { nodes: 0, versions: 0 }
    for (const { scope } of BOOKS) {
      const memory = whole.scope(scope)
      expect(await memory.discover({ failed: true })).toMatchObject({ owed: 0, stopped: null })
      await expectNothingLost(memory, 10)
      const nodes = await allOf((page) => memory.nodes.list(page))
      mended.nodes += nodes.length
      mended.versions += nodes.reduce((sum, { versions }) => sum + versions, 0)
    }
    await whole.close()
    return { name, first: outcomeOf(runs[0] ?? [], reasons), ...after, mended }
  } finally {
    await server.close()
  }
}

const factsOf = async (store: Store) => {
  const found = []
  for (const { scope } of BOOKS)
    found.push(...(await store.read(scope, ({ cards }) => allOf((page) => cards.list(page)))))
  return found
}

export interface EmbedderRun {
  readonly name: string
  /** Why messages have no vector. */
  readonly reasons: readonly string[]
  /** Vectors made up for once the fault was mended. */
  readonly mended: number
}

/** Hears a story with an embedder that has the fault, then embeds what is owed without it. */
export async function embedWithFault({ name, fault }: NamedFault): Promise<EmbedderRun> {
  const made = fault()
  const server = await startModelServer({ faults: [{ fault: made }], dimensions: 64 })
  const store = inMemoryStore()
  const open = (more: Partial<Parameters<typeof openAiEmbedder>[0]> = {}) => {
    const options = { model: 'scripted-embedding', dimensions: 64, baseURL: server.url, ...more }
    return createRecollect({ store, languages, embedder: openAiEmbedder(options) })
  }
  try {
    const faulty = await open({ maxRetries: 0, ...(isLate(made) ? { timeout: 300 } : {}) })
    const [conversation = []] = johnZh.conversations
    const heard = await faulty.scope('zh').remember([...conversation])
    const reasons = heard.map(({ embedding }) => (embedding?.stored ? 'stored' : (embedding?.reason ?? '')))
    expect(await factsOf(store)).toEqual(await factsOf(store))
    server.misbehave([])
    const { done } = await (await open()).scope('zh').reembed()
    return { name, reasons: each(reasons), mended: done }
  } finally {
    await server.close()
  }
}
