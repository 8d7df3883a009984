import { describe, expect, it } from 'vitest'
import type { RecallFilter, RecollectOptions, ScopedMemory } from '@recollect/core'
import { SCANNED } from '@recollect/core/past'
import { WHY_NOT_CODES } from '../src/api/why-not.ts'
import type { WhyNotCode, WhyNotOptions } from '../src/index.ts'
import { letterEmbedder, openMemory } from './support/core.ts'

const SAID = [
  'I live in Paris',
  'I moved to Rome',
  'We live by the lake',
  'I live and let live',
  'Where do I live?',
  'I like tea',
  'My wife lives in Oslo',
  'banana split',
]

async function memory(options: Partial<RecollectOptions> = {}, said: readonly string[] = SAID) {
  const { alice, recollect } = await openMemory(options)
  await alice.remember(said)
  return { alice, recollect }
}

async function idOf(memory: ScopedMemory, words: string): Promise<string> {
  const items = await memory.items.list({ limit: 1000 })
  const cards = await memory.cards.list({ limit: 1000 })
  const found =
    items.rows.find((item) => item.text.startsWith(words)) ?? cards.rows.find((card) => card.value === words)
  if (!found) throw new Error(`nothing says ${words}`)
  return found.id
}

interface Case {
  readonly of: string
  readonly asked: string
  readonly code: WhyNotCode
  readonly stage: string
  readonly outcome: string
  readonly options?: WhyNotOptions
}

const CASES: readonly Case[] = [
  { of: 'Rome', asked: 'Where do I live?', code: 'recalled', stage: 'hits', outcome: 'recalled' },
  { of: 'Paris', asked: 'Where do I live?', code: 'superseded', stage: 'active', outcome: 'dropped' },
  {
    of: 'I live in Paris',
    asked: 'Where do I live?',
    code: 'superseded',
    stage: 'active',
    outcome: 'dropped',
  },
  { of: 'I moved', asked: 'Where do I live?', code: 'behind_card', stage: 'fuse', outcome: 'dropped' },
  { of: 'Where do I', asked: 'Where do I live?', code: 'echo', stage: 'echo', outcome: 'dropped' },
  { of: 'tea', asked: 'Where do I live?', code: 'slot_not_asked', stage: 'card', outcome: 'not_found' },
  { of: 'tea', asked: 'banana', code: 'no_slot', stage: 'card', outcome: 'not_found' },
  { of: 'Oslo', asked: 'Where do I live?', code: 'entity_differs', stage: 'card', outcome: 'not_found' },
  { of: 'tea', asked: 'What does my boss like?', code: 'somebody_else', stage: 'card', outcome: 'not_found' },
  { of: 'banana', asked: 'live', code: 'no_shared_term', stage: 'full_text', outcome: 'not_found' },
  {
    of: 'I like tea',
    asked: 'Do I swim?',
    code: 'only_stop_words',
    stage: 'full_text',
    outcome: 'not_found',
  },
  { of: 'banana', asked: 'is the', code: 'stop_words', stage: 'full_text', outcome: 'not_found' },
  {
    of: 'We live',
    asked: 'live',
    code: 'beyond_limit',
    stage: 'limit',
    outcome: 'dropped',
    options: { limit: 1 },
  },
  {
    of: 'banana',
    asked: 'banana',
    code: 'filtered',
    stage: 'filter',
    outcome: 'dropped',
    options: { filter: { session: 'monday' } },
  },
]

describe('whyNot', () => {
  it.each(CASES)('says of "$of" for "$asked": $code', async ({ of, asked, options, ...expected }) => {
    const { alice } = await memory()
    const id = await idOf(alice, of)
    const why = await alice.whyNot(id, asked, options)
    expect(why).toMatchObject({ version: 1, id, query: asked, ...expected })
    expect(why.reason).not.toBe('')
    const { hits } = await alice.recall(asked, options)
    expect(hits.some((hit) => hit.id === id)).toBe(why.outcome === 'recalled')
  })

  it('agrees with recall on every record, at any limit', async () => {
    const { alice } = await memory()
    const records = [...(await alice.items.list()).rows, ...(await alice.cards.list()).rows]
    for (const asked of ['Where do I live now?', 'live', 'tea', 'lives in Oslo', 'nothing at all']) {
      for (const limit of [1, 3, 10]) {
        const { hits } = await alice.recall(asked, { limit })
        for (const { id } of records) {
          const { outcome, rank, code } = await alice.whyNot(id, asked, { limit })
          const place = hits.findIndex((hit) => hit.id === id)
          expect([asked, limit, id, outcome === 'recalled']).toEqual([asked, limit, id, place >= 0])
          if (place >= 0) expect(rank).toBe(place + 1)
          expect(WHY_NOT_CODES).toContain(code)
        }
      }
    }
  })

  it('names what stands in its place, and its rank', async () => {
    const { alice } = await memory()
    const rome = await idOf(alice, 'Rome')
    expect((await alice.whyNot(await idOf(alice, 'Paris'), 'Where do I live?')).instead).toMatchObject({
      why: 'replaced_by',
      id: rome,
      quote: 'Rome',
    })
    expect((await alice.whyNot(await idOf(alice, 'I moved'), 'Where do I live?')).instead).toMatchObject({
      why: 'behind',
      id: rome,
    })
  })

  it('gives the place of what the limit cut, however far behind it stands', async () => {
    const many = Array.from({ length: 80 }, (_, i) => `melon melon number ${i}`)
    const { alice } = await memory({}, ['one melon in a long row of other words to read', ...many])
    const why = await alice.whyNot(await idOf(alice, 'one melon'), 'melon', { limit: 2 })
    expect(why).toMatchObject({ code: 'beyond_limit', rank: 81, limit: 2 })
    expect(why.score).toBeLessThan(why.lowest ?? 0)
  })

  it('tells words that were too common to be read from words that do not meet', async () => {
    const many = Array.from({ length: 130 }, (_, i) => `melon ${i}`)
    const { alice } = await memory({ config: { recall: { postingsBudget: 100 } } }, ['an old melon', ...many])
    const why = await alice.whyNot(await idOf(alice, 'an old'), 'melon')
    expect(why).toMatchObject({ code: 'over_budget', stage: 'budget', outcome: 'dropped' })
    expect(why.terms.shared).toMatchObject([{ term: 'melon', documents: 131, read: 100, inBudget: false }])
  })

  it('tells what is too old to be looked through, and what agrees too little', async () => {
    const { alice } = await memory({}, ['果汁', 'straw berry'])
    const [juice, straw] = [await idOf(alice, '果汁'), await idOf(alice, 'straw')]
    const little = await alice.whyNot(juice, '苹果 汽车 飞机')
    expect(little).toMatchObject({ code: 'below_threshold', stage: 'substring', outcome: 'dropped' })
    expect((await alice.whyNot(straw, '苹果 汽车')).checks).toContainEqual(
      expect.objectContaining({ tier: 'substring', code: 'no_part' }),
    )
    await alice.remember(Array.from({ length: SCANNED - 1 }, (_, i) => `melon ${i}`))
    const older = await alice.whyNot(juice, '苹果 汽车 飞机')
    expect(older.checks.find(({ tier }) => tier === 'substring')?.code).toBe('beyond_scan')
  })

  it('tells of a tier that is left out', async () => {
    const { alice } = await memory({ config: { query: { off: ['full_text', 'substring'] } } })
    const why = await alice.whyNot(await idOf(alice, 'banana'), 'banana')
    expect(why).toMatchObject({ outcome: 'not_found', stage: 'full_text', code: 'off' })
    expect(why.checks.filter(({ code }) => code === 'off').map(({ tier }) => tier)).toEqual([
      'full_text',
      'substring',
    ])
  })

  it('tells which expansion would have led there: one that is off, or one that is known only the other way round', async () => {
    const said = ['a town by the sea']
    const off = await memory({ config: { query: { off: ['expansion.synonyms'] } } }, said)
    const asked = await off.alice.whyNot(await idOf(off.alice, 'a town'), 'city')
    expect(asked).toMatchObject({
      code: 'no_shared_term',
      expansions: [{ kind: 'synonyms', terms: ['town'], from: 'query' }],
    })
    const back = await memory({}, ['the city is big'])
    const turned = await back.alice.whyNot(await idOf(back.alice, 'the city'), 'town')
    expect(turned.expansions).toEqual([{ kind: 'synonyms', terms: ['town'], from: 'record' }])
  })

  it.each<[string, RecallFilter, readonly string[]]>([
    ['banana', { role: 'assistant' }, ['role']],
    ['banana', { session: 'a', metadata: { k: 1 } }, ['session', 'metadata']],
    ['banana', { to: 1 }, ['to']],
    ['tea', { slot: 'location' }, ['slot']],
    ['tea', { entity: 'user.wife', kind: 'card' }, ['entity']],
    ['tea', { kind: 'item' }, ['kind']],
    ['banana', { kind: 'item' }, []],
  ])('names the conditions of a filter that %j does not meet', async (of, filter, conditions) => {
    const { alice } = await memory()
    const why = await alice.whyNot(await idOf(alice, of), 'banana, do I like tea', { filter })
    expect(why.conditions).toEqual(conditions)
    if (conditions.length > 0) expect(why.code).toBe('filtered')
  })

  it('tells how near a message is where vectors are compared, and of one that has none', async () => {
    const near = (options: Partial<RecollectOptions>) =>
      memory({ ...options, embedder: letterEmbedder() }, ['zzzz'])
    const { alice } = await near({ config: { recall: { vectorThreshold: 0.9 } } })
    const vectorCheck = async (of: ScopedMemory, query: string) =>
      (await of.whyNot(await idOf(of, 'zzzz'), query)).checks.find(({ tier }) => tier === 'vector')
    expect(await vectorCheck(alice, 'zzzy')).toMatchObject({ found: true, rank: 1 })
    expect(await vectorCheck(alice, 'abcz')).toMatchObject({
      code: 'below_threshold',
      reason: expect.stringContaining('similarity 0.50, and 0.9 is demanded'),
    })
    const off = await near({ config: { query: { off: ['vector'] } } })
    expect(await vectorCheck(off.alice, 'abcz')).toMatchObject({ ran: false, code: 'off' })
  })

  it('leaves out what the caller leaves out', async () => {
    const { alice } = await memory()
    const id = await idOf(alice, 'banana')
    expect(await alice.whyNot(id, 'banana', { excludeItem: id })).toMatchObject({ code: 'excluded' })
  })

  it('refuses what is not of this scope, and a bad query or limit', async () => {
    const { alice, recollect } = await memory()
    const id = await idOf(alice, 'banana')
    const refused = (work: Promise<unknown>) =>
      work.then(
        () => 'accepted',
        (error: { code: string }) => error.code,
      )
    expect(await refused(recollect.scope('bob').whyNot(id, 'banana'))).toBe('NOT_FOUND')
    expect(await refused(alice.whyNot('nobody', 'banana'))).toBe('NOT_FOUND')
    expect(await refused(Reflect.apply(alice.whyNot, null, [7, 'banana']))).toBe('INVALID_INPUT')
    expect(await refused(alice.whyNot(id, ' '))).toBe('INVALID_INPUT')
    expect(await refused(alice.whyNot(id, 'banana', { limit: 0 }))).toBe('INVALID_INPUT')
    await expect(alice.whyNot('nobody', 'banana')).rejects.toThrow('items.list() and cards.list()')
  })

  it('writes nothing', async () => {
    const { alice } = await memory()
    const before = await alice.stats()
    await alice.whyNot(await idOf(alice, 'banana'), 'banana')
    expect(await alice.stats()).toEqual(before)
  })
})
