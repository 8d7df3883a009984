import type { RecallFilter, ScopedMemory } from '@recollect/core'
import { expect } from 'vitest'
import { RECALL_CORPUS, RECALL_QUERIES } from '../corpus/index.ts'
import { withRecollect } from '../harness.ts'
import type { RecallHarness } from '../harness.ts'
import { recallCase } from '../recall-case.ts'
import type { RecallCase } from '../recall-case.ts'
import { NOON } from '../../fixtures/fixed-clock.ts'

const WEEK = 7 * 86_400_000
/** Every sixth question of the corpus: enough of each language. */
const QUERIES = RECALL_QUERIES.filter((_, at) => at % 6 === 0)

const told = <T>(harness: RecallHarness, work: (memory: ScopedMemory) => Promise<T>): Promise<T> =>
  withRecollect(harness, async (recollect) => {
    const memory = recollect.scope('alice')
    await memory.remember(RECALL_CORPUS)
    return work(memory)
  })

type Found = Awaited<ReturnType<ScopedMemory['recall']>>['hits'][number]

const MESSAGES: readonly (readonly [RecallFilter, (hit: Found) => boolean])[] = [
  [{ session: 'zh 旅行' }, ({ item }) => item?.session === 'zh 旅行'],
  [{ role: 'assistant' }, ({ item }) => item?.role === 'assistant'],
  [
    { from: NOON + 3 * WEEK, to: NOON + 9 * WEEK },
    ({ saidAt }) => saidAt !== null && saidAt >= NOON + 3 * WEEK && saidAt < NOON + 9 * WEEK,
  ],
  [{ metadata: { language: 'mixed' } }, ({ item }) => item?.metadata?.['language'] === 'mixed'],
  [
    { metadata: { week: 2, language: 'zh' }, role: 'user' },
    ({ item }) => item?.session === 'zh 家人' && item.role === 'user',
  ],
]

const FACTS: readonly (readonly [RecallFilter, (hit: Found) => boolean])[] = [
  [{ kind: 'item' }, (hit) => hit.kind === 'item'],
  [{ kind: 'card' }, (hit) => hit.kind === 'card'],
  [{ kind: 'preference' }, (hit) => hit.card?.kind === 'preference'],
  [{ slot: 'likes' }, (hit) => hit.card?.slot === 'likes'],
  [
    { slot: 'family.*', session: 'en family' },
    (hit) => hit.card?.slot.startsWith('family.') === true && hit.item?.session === 'en family',
  ],
  [
    { entity: 'user', kind: 'profile', role: 'user' },
    (hit) => hit.card?.entity === 'user' && hit.card.kind === 'profile',
  ],
]

/** Words that stand in a few messages each, as they stand there. */
const WORDS = [
  '古琴',
  '桂花',
  '敦煌',
  '医生',
  'tulips',
  'honey',
  'Crete',
  'Comma',
  'Pixel',
  'Kindle',
  'deadline',
  'X-ray',
] as const

const NO_HIT: Found = {
  kind: 'item',
  id: '',
  score: 0,
  tiers: {},
  quote: '',
  saidAt: null,
  card: null,
  item: null,
  active: true,
  outdated: [],
}

export const filterCases: readonly RecallCase[] = [
  recallCase('lets only what passes a filter be found', (harness) =>
    told(harness, async (memory) => {
      for (const query of QUERIES) {
        for (const [filter, passes] of MESSAGES) {
          const { hits, answer } = await memory.recall(query, { limit: 1000, includeInactive: true, filter })
          expect(hits.every(passes), `${query} ${JSON.stringify(filter)}`).toBe(true)
          const source =
            answer.card === null ? undefined : hits.find(({ card }) => card?.id === answer.card?.id)
          expect(answer.card === null || source !== undefined, query).toBe(true)
        }
      }
    }),
  ),
  recallCase('finds all messages with a word that pass a filter', (harness) =>
    told(harness, async (memory) => {
      for (const word of WORDS) {
        for (const [filter, passes] of MESSAGES) {
          const { hits } = await memory.recall(word, { limit: 1000, includeInactive: true, filter })
          const items = (await memory.items.list({ limit: 1000 })).rows.filter((item) =>
            item.text.includes(word),
          )
          const passing = items.filter((item) => passes({ ...NO_HIT, item, saidAt: item.saidAt }))
          const found = new Set(hits.map(({ item }) => item?.id))
          expect(
            passing.filter(({ id }) => !found.has(id)).map(({ text }) => text),
            `${word} ${JSON.stringify(filter)}`,
          ).toEqual([])
        }
      }
    }),
  ),
  recallCase('gives facts alone, messages alone, and facts of a slot, a kind or somebody alone', (harness) =>
    told(harness, async (memory) => {
      const seen = new Set<string>()
      for (const query of QUERIES) {
        for (const [filter, passes] of FACTS) {
          const { hits, answer } = await memory.recall(query, { filter, limit: 20 })
          expect(hits.every(passes), `${query} ${JSON.stringify(filter)}`).toBe(true)
          if (filter.kind === 'item') expect(answer.card).toBeNull()
          if (filter.slot === 'likes' && answer.card) expect(answer.card.slot).toBe('likes')
          if (hits.length > 0) seen.add(JSON.stringify(filter))
        }
      }
      expect(seen.size).toBe(FACTS.length)
    }),
  ),
  recallCase('fills the limit with what passes, however much stands before it', (harness) =>
    withRecollect(
      harness,
      async (recollect) => {
        const memory = recollect.scope('alice')
        const old = ['tea with Ann 茶', 'tea in Rome 茶', 'tea at noon 茶']
        await memory.remember(old.map((text) => ({ text, session: 'old', metadata: { keep: true } })))
        await memory.remember(
          Array.from({ length: 400 }, () => ({ text: 'tea 茶', role: 'assistant' as const })),
        )
        const filters: readonly RecallFilter[] = [
          { session: 'old' },
          { role: 'user' },
          { metadata: { keep: true } },
        ]
        for (const query of ['tea', '茶', 'tea 茶']) {
          for (const filter of filters) {
            const { hits } = await memory.recall(query, { filter, limit: 3 })
            expect(hits.map((hit) => hit.quote).toSorted(), JSON.stringify(filter)).toEqual(old.toSorted())
          }
        }
      },
      { recall: { postingsBudget: 100 } },
    ),
  ),
]
