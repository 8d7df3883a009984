import { RecollectError } from '@recollect/core'
import type { RecallResult, ScopedMemory } from '@recollect/core'
import fc from 'fast-check'
import { expect } from 'vitest'
import { withRecollect } from '../harness.ts'
import { HOSTILE_QUERIES, ODD_QUERIES, REFUSED_QUERIES } from '../hostile-queries.ts'
import { recallCase } from '../recall-case.ts'
import type { RecallCase } from '../recall-case.ts'

const MEGABYTE = 1_000_000

/** The result, or the code it was refused with. An error that is not the library's own comes through. */
async function outcome(asked: Promise<RecallResult>): Promise<RecallResult | string> {
  try {
    return await asked
  } catch (error) {
    if (RecollectError.isInstance(error)) return error.code
    throw error
  }
}

async function tell(memory: ScopedMemory): Promise<void> {
  await memory.remember([
    'I like green tea',
    '我喜欢喝茶',
    '100% tea_time',
    "it's a tea; house",
    'お茶 ☕️ чай',
  ])
}

/** Ends of texts that only the other scope holds; no query has them. */
const SECRETS = { alice: 'zqalicemark', bob: 'zqbobmark' } as const
type Name = keyof typeof SECRETS

async function plant(memory: ScopedMemory, name: Name): Promise<void> {
  const secret = SECRETS[name]
  await memory.remember([
    { text: `I live in ${secret}`, session: 'same', key: 'k', metadata: { a: 1, mark: secret } },
    { text: `我喜欢喝茶 ${secret}`, session: 'same' },
    { text: `My favorite tea is ${secret}`, session: 'same', speaker: 'Ann' },
    { text: `the code word plum 密码 is ${secret}`, role: 'assistant' },
    { text: `100% ' " * ( ) - : ^ % _ \\ ; ${secret}`, role: 'tool' },
  ])
}

const WORDS = [
  'tea',
  '茶',
  'plum',
  '密码',
  'code word',
  'Where do I live?',
  '我喜欢喝什么',
  'favorite',
  'bob',
  'alice',
  'same',
  'mark',
]
const query = fc
  .array(
    fc.oneof(
      fc.constantFrom(...WORDS),
      fc.constantFrom(...HOSTILE_QUERIES),
      fc.string({ unit: 'binary', maxLength: 8 }),
    ),
    { minLength: 1, maxLength: 5 },
  )
  .map((parts) => parts.join(' '))

const filter = fc.record(
  {
    session: fc.constantFrom('same', "same' or '1'='1", '%'),
    role: fc.constantFrom('user', 'assistant', 'tool'),
    speaker: fc.constantFrom('Ann', 'ann" --'),
    kind: fc.constantFrom('item', 'card', 'profile'),
    slot: fc.constantFrom('location', 'likes', 'favorite_*'),
    metadata: fc.constantFrom({}, { a: 1 }, { "a' or 1=1 --": null }, { '$."a"': 1 }),
  },
  { requiredKeys: [] },
)

export const hostileCases: readonly RecallCase[] = [
  recallCase('answers or refuses whatever is asked, and never lets the database complain', (harness) =>
    withRecollect(harness, async (recollect) => {
      const memory = recollect.scope('alice')
      await tell(memory)
      for (const text of HOSTILE_QUERIES) {
        const found = await outcome(memory.recall(text, { trace: true, filter: { role: 'user' } }))
        if (typeof found === 'string') expect(found, JSON.stringify(text)).toBe('INVALID_INPUT')
        else expect(found.query).toBe(text)
        expect(typeof (await outcome(memory.recall(text))), JSON.stringify(text)).toBe(typeof found)
      }
      for (const text of REFUSED_QUERIES)
        expect(await outcome(memory.recall(text)), JSON.stringify(text)).toBe('INVALID_INPUT')
      for (const text of ODD_QUERIES)
        expect(typeof (await outcome(memory.recall(text))), JSON.stringify(text)).toBe('object')
    }),
  ),
  recallCase('takes signs for signs: they find only what holds them', (harness) =>
    withRecollect(harness, async (recollect) => {
      const memory = recollect.scope('alice')
      await memory.remember(['green tea', '绿茶', 'nothing of the kind'])
      for (const text of ['*', '%', '"', '_', '%e%', "' OR '1'='1", '\\', '(', '?']) {
        const found = await outcome(memory.recall(text, { limit: 1000 }))
        if (typeof found !== 'string') expect(found.hits, text).toEqual([])
      }
      for (const text of ['tea*', '"tea"', '-tea', '^tea', 'tea:', '(tea', "tea'--", '茶*', '“茶”', '%茶%']) {
        const { hits } = await memory.recall(text)
        expect(hits.map((hit) => hit.quote).length, text).toBeGreaterThan(0)
        expect(
          hits.every((hit) => /tea|茶/u.test(hit.quote)),
          text,
        ).toBe(true)
      }
    }),
  ),
  recallCase('finds what was said in any script by its own words', (harness) =>
    withRecollect(harness, async (recollect) => {
      const memory = recollect.scope('alice')
      // Latin and Han ones may be nothing but stop words.
      const said = HOSTILE_QUERIES.filter((text) => /[^\p{Script=Latin}\p{Script=Han}\P{L}]/u.test(text))
      expect(said.length).toBeGreaterThan(12)
      for (const text of said) await memory.remember({ text, role: 'assistant' })
      for (const text of said) {
        const { hits } = await memory.recall(text, { limit: 1000 })
        expect(
          hits.some((hit) => hit.item?.text === text),
          JSON.stringify(text),
        ).toBe(true)
      }
    }),
  ),
  recallCase('reads the beginning of a megabyte of one letter, and keeps working', (harness) =>
    withRecollect(harness, async (recollect) => {
      const memory = recollect.scope('alice')
      await tell(memory)
      for (const letter of ['a', '茶', '"', '%', '👩', ' tea']) {
        const flood = letter.repeat(Math.ceil(MEGABYTE / letter.length))
        expect(typeof (await outcome(memory.recall(flood)))).toBe('object')
        const most = letter.repeat(Math.floor(10_000 / new TextEncoder().encode(letter).length))
        expect(await outcome(memory.recall(most))).toMatchObject({ query: most })
      }
      const words = Array.from({ length: 1500 }, (_, at) => `w${String(at)}`).join(' ')
      expect(await outcome(memory.recall(words))).toMatchObject({ query: words })
      expect((await memory.recall('green tea')).hits.length).toBeGreaterThan(0)
    }),
  ),
  recallCase('shows nothing of another scope, whatever is asked under whatever filter', (harness) =>
    withRecollect(harness, async (recollect) => {
      const memories = { alice: recollect.scope('alice'), bob: recollect.scope('bob') }
      for (const name of ['alice', 'bob', 'alice'] as const) await plant(memories[name], name)
      let found = 0
      await fc.assert(
        fc.asyncProperty(
          query,
          fc.option(filter, { nil: undefined }),
          fc.boolean(),
          fc.constantFrom<Name>('alice', 'bob'),
          async (text, given, paged, name) => {
            const other = name === 'alice' ? 'bob' : 'alice'
            const options = {
              trace: true,
              includeInactive: true,
              limit: 1000,
              ...(given === undefined ? {} : { filter: given }),
              ...(paged ? { cursor: null } : {}),
            }
            const result = await outcome(memories[name].recall(text, options))
            const shown = JSON.stringify(result)
            if (typeof result === 'string') expect(result).toBe('INVALID_INPUT')
            expect(shown.includes(SECRETS[other])).toBe(false)
            if (shown.includes(SECRETS[name])) found += 1
          },
        ),
        { numRuns: 200 },
      )
      // The searches that must not find the other's words do find one's own.
      expect(found).toBeGreaterThan(30)
    }),
  ),
]
