import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { johnEn, johnZh, scriptedDiscovery, startModelServer } from '@recollect/testkit/model-server'
import type { Story, StoryGap } from '@recollect/testkit/model-server'
import { expect, it } from 'vitest'
import { emptyDirectory } from './support/run.ts'
import { walked } from './support/walk.ts'

/** The last conversation, and beside it what a model might make up. */
const withInvented = (story: Story, invented: Pick<StoryGap, 'key' | 'value' | 'quote'>): Story =>
  story.map((one, i) => {
    if (i < story.length - 1) return one
    const gap: StoryGap = { ...invented, context: '', gapType: 'specific_detail', confidence: 0.9 }
    return { ...one, gaps: [...(one.gaps ?? []), gap] }
  })

/** What is told in the document, where it says the same in other words than the story. */
const inOtherWords = (story: Story, from: string, to: string): Story =>
  story.map((one) => ({
    ...one,
    gaps: (one.gaps ?? []).map((gap) => ({ ...gap, quote: gap.quote.replace(from, to) })),
  }))

const EN = { key: 'Budget of Tanka', value: 'two million', quote: 'the budget is two million' }
const ZH = { key: 'Tanka的预算', value: '两百万', quote: '预算是两百万' }

/** How long something took is another time every time. */
const settled = (said: string): string => said.replaceAll(/\b\d{1,6}\.\d (?=ms|毫秒)/gu, '0.1 ')

/** After a change that is meant, `vitest -u` writes what is really said into the documents. */
it.each([
  ['discovery.md', 'en_US.UTF-8', withInvented(johnEn.story, EN)],
  ['discovery.zh-CN.md', 'zh_CN.UTF-8', withInvented(inOtherWords(johnZh.story, '，是三层', '，用三层'), ZH)],
])(
  'the walk through docs/%s says what the command says',
  { timeout: 60_000 },
  async (name, locale, story) => {
    const server = await startModelServer({ reply: scriptedDiscovery(story) })
    try {
      const file = fileURLToPath(new URL(`../../../docs/${name}`, import.meta.url))
      const dir = emptyDirectory()
      writeFileSync(join(dir, 'recollect.config.json'), '{"timeZone":"UTC"}')
      const env = { LANG: locale, OPENAI_MODEL: 'scripted', OPENAI_BASE_URL: server.url }
      const said = settled(await walked(readFileSync(file, 'utf8'), dir, env))
      await expect(said).toMatchFileSnapshot(file)
    } finally {
      await server.close()
    }
  },
)
