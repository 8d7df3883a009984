import { createRecollect } from '@recollect/core'
import { knowledge } from '@recollect/knowledge'
import { english } from '@recollect/extract-en'
import { chinese } from '@recollect/extract-zh'
import { inMemoryStore } from '@recollect/store-memory'
import { johnEn, johnZh, scriptedDiscovery } from '@recollect/testkit/model-server'
import { expect, it } from 'vitest'
import { llmDiscoverer } from '../src/index.ts'
import { withScript } from './support/discovery.ts'

it.each([
  ['Chinese', johnZh, 'John的研究方向', ['大语言模型提示工程'], 'AI Agent行为规划'],
  [
    'English',
    johnEn,
    "John's research direction",
    ['prompt engineering for large language models'],
    'behavior planning for AI agents',
  ],
] as const)(
  'knowledge evolves over three conversations, with three calls for each, in %s',
  async (_language, book, key, before, now) => {
    const { model, tasks } = await withScript({ reply: scriptedDiscovery(book.story) })
    const discoverer = llmDiscoverer({ model })
    const recollect = await createRecollect({
      store: inMemoryStore(),
      languages: [chinese(), english()],
      plugins: [knowledge({ discoverer })],
    })
    const john = recollect.scope(book.scope)
    for (const messages of book.conversations) await john.remember(messages)
    const { reports, usage, stopped } = await john.discover()
    expect(stopped).toBeNull()
    expect(reports.map(({ error, episode }) => [error, episode.title])).toEqual(
      book.story.map(({ narration }) => [null, narration.title]),
    )
    const one = ['episode_narration', 'reconstruction', 'knowledge_gaps']
    expect(tasks()).toEqual([...one, ...one, ...one])
    expect(usage.calls).toBe(9)
    expect(await john.nodes.byKey(key)).toMatchObject({
      value: now,
      version: 2,
      evolution: before.map((value) => ({ value })),
      discoveryMethod: 'diff_analysis:scripted/prompts@2',
      linkedEpisodeIds: [expect.any(String), expect.any(String)],
    })
    expect((await john.discovery.quarantined()).rows).toEqual([])
    await recollect.close()
  },
)
