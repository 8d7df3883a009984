import type { RecallOptions, RecallResult, ScopedMemory } from '@recollect/core'
import fc from 'fast-check'
import { expect } from 'vitest'
import { RECALL_CORPUS, RECALL_QUERIES } from '../corpus/index.ts'
import { withRecollect } from '../harness.ts'
import { recallCase } from '../recall-case.ts'
import type { RecallCase } from '../recall-case.ts'

/** All pages of a recall, `meanwhile` run after each. */
async function allPages(
  memory: ScopedMemory,
  query: string,
  options: RecallOptions,
  meanwhile: () => Promise<unknown> = async () => null,
): Promise<RecallResult[]> {
  const pages: RecallResult[] = []
  let cursor: string | null = null
  do {
    const page: RecallResult = await memory.recall(query, { ...options, cursor })
    pages.push(page)
    await meanwhile()
    cursor = page.next
  } while (cursor !== null && pages.length < 1000)
  return pages
}

const options = fc.constantFrom<RecallOptions>(
  {},
  { includeInactive: true },
  { filter: { role: 'user' } },
  { filter: { kind: 'card' } },
  { filter: { metadata: { language: 'en' } } },
)

export const pageCases: readonly RecallCase[] = [
  recallCase('reads page by page what one big page holds, in its order, nothing twice', (harness) =>
    withRecollect(harness, async (recollect) => {
      const memory = recollect.scope('alice')
      await memory.remember(RECALL_CORPUS)
      const size = fc.integer({ min: 7, max: 60 })
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...RECALL_QUERIES), size, options, async (query, limit, given) => {
          const whole = await memory.recall(query, { ...given, limit: 1000 })
          const pages = await allPages(memory, query, { ...given, limit })
          expect(pages.flatMap(({ hits }) => hits)).toStrictEqual(whole.hits)
          for (const { answer, evidence } of pages)
            expect({ answer, evidence }).toStrictEqual({ answer: whole.answer, evidence: whole.evidence })
        }),
        { numRuns: 25 },
      )
    }),
  ),
  recallCase('shows nothing twice and misses nothing while others write', (harness) =>
    withRecollect(harness, async (recollect) => {
      const memory = recollect.scope('alice')
      await memory.remember(RECALL_CORPUS)
      for (const query of ['我喜欢什么', 'What did I lose?', '我的 manager']) {
        const before = (await memory.recall(query, { limit: 1000 })).hits.map(({ id }) => id)
        const pages = await allPages(memory, query, { limit: 9 }, () =>
          memory.remember({ text: `${query} what I like 我喜欢的 manager`, role: 'assistant' }),
        )
        const shown = pages.flatMap(({ hits }) => hits.map(({ id }) => id))
        expect(new Set(shown).size).toBe(shown.length)
        expect(shown.toSorted()).toEqual(before.toSorted())
      }
    }),
  ),
  recallCase('refuses a cursor of another query, scope or filter', (harness) =>
    withRecollect(harness, async (recollect) => {
      const [memory, other] = [recollect.scope('alice'), recollect.scope('bob')]
      for (const scope of [memory, other]) await scope.remember(['green tea', 'black tea', '绿茶 tea'])
      const { next } = await memory.recall('tea', { limit: 1, cursor: null })
      expect((await memory.recall('tea', { limit: 1, cursor: next })).hits).toHaveLength(1)
      for (const asked of [
        () => memory.recall('green tea', { cursor: next }),
        () => other.recall('tea', { cursor: next }),
        () => memory.recall('tea', { cursor: next, filter: { role: 'user' } }),
        () => memory.recall('tea', { cursor: `${next ?? ''}'` }),
      ]) {
        await expect(asked()).rejects.toMatchObject({ code: 'INVALID_CURSOR' })
      }
    }),
  ),
  recallCase('gives a thousand hits when so many are asked for', (harness) =>
    withRecollect(harness, async (recollect) => {
      const memory = recollect.scope('alice')
      await memory.remember(
        Array.from({ length: 1005 }, (_, at) => ({ text: `tea 茶 ${String(at)}`, role: 'tool' as const })),
      )
      const { hits } = await memory.recall('tea 茶', { limit: 1000 })
      expect(new Set(hits.map(({ id }) => id)).size).toBe(1000)
    }),
  ),
]
