import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Hit, RecallOptions, ScopedMemory } from '../src/index.ts'
import { histories, tell } from './support/histories.ts'
import { openMemory } from './support/memory.ts'
import { runs } from './support/runs.ts'

/** All pages of a recall, `meanwhile` run between them. */
async function allPages(
  memory: ScopedMemory,
  query: string,
  options: RecallOptions,
  meanwhile: (page: number) => Promise<unknown> = async () => null,
): Promise<(readonly Hit[])[]> {
  const pages: (readonly Hit[])[] = []
  let cursor: string | null = null
  do {
    const { hits, next }: { hits: readonly Hit[]; next: string | null } = await memory.recall(query, {
      ...options,
      cursor,
    })
    pages.push(hits)
    await meanwhile(pages.length)
    cursor = next
  } while (cursor !== null && pages.length < 300)
  return pages
}

const keys = (hits: readonly Hit[]) => hits.map(({ kind, id }) => `${kind}:${id}`)
const QUERIES = [
  'Where do I live?',
  'tea',
  'How has it changed where I lived?',
  'I live in Rome',
  'green cats',
  'What do I like now?',
]

async function manyTeas(count = 30) {
  const { alice } = await openMemory()
  await alice.remember(
    Array.from({ length: count }, (_, at) => `tea ${'and milk '.repeat(at % 7)}${String(at)}`),
  )
  return alice
}

describe('the pages of a recall', () => {
  it('do not overlap and together equal the one big page, in its order', async () => {
    await fc.assert(
      fc.asyncProperty(
        histories,
        fc.constantFrom(...QUERIES),
        fc.integer({ min: 1, max: 5 }),
        fc.constantFrom(
          {},
          { filter: { session: 's1' } },
          { includeInactive: true },
          { filter: { kind: 'card' as const } },
        ),
        async (history, query, limit, options) => {
          const { alice } = await openMemory()
          await tell(alice, history)
          const whole = await alice.recall(query, { ...options, limit: 1000 })
          const pages = await allPages(alice, query, { ...options, limit })
          expect(pages.flat()).toEqual(whole.hits)
          expect(pages.slice(0, -1).every((page) => page.length === limit)).toBe(true)
          expect(pages.length).toBe(Math.max(1, Math.ceil(whole.hits.length / limit)))
        },
      ),
      { numRuns: runs(30) },
    )
  })

  it('all carry the answer and evidence of the whole', async () => {
    const { alice } = await openMemory()
    await alice.remember([
      'I live in Paris',
      'We live by the lake',
      'They live far away',
      'live and let live',
    ])
    const { answer, next } = await alice.recall('Where do I live?', { cursor: null, limit: 2 })
    expect(answer.text).toBe('fact: Paris')
    const second = await alice.recall('Where do I live?', { cursor: next, limit: 2 })
    expect(second).toMatchObject({ answer, evidence: 'strong' })
    const quoted = await alice.recall('the lake, far away', { cursor: null, limit: 1 })
    const later = await alice.recall('the lake, far away', { cursor: quoted.next, limit: 1 })
    expect(later.answer).toEqual(quoted.answer)
  })

  it('are given only to who asks for them', async () => {
    const alice = await manyTeas()
    expect((await alice.recall('tea', { limit: 2 })).next).toBeNull()
    expect((await alice.recall('tea', { limit: 2, cursor: null })).next).toEqual(expect.any(String))
    expect((await alice.recall('tea', { limit: 30, cursor: null })).next).toBeNull()
  })

  it('show nothing twice and miss nothing while messages come, and leave the new ones out', async () => {
    const alice = await manyTeas()
    const before = keys((await alice.recall('tea', { limit: 1000 })).hits)
    const pages = await allPages(alice, 'tea', { limit: 4 }, (page) =>
      alice.remember([`tea tea ${String(page)}`, `nothing ${String(page)}`, 'milk '.repeat(page)]),
    )
    expect(keys(pages.flat()).toSorted()).toEqual(before.toSorted())
  })

  it('go on when what they stood at is forgotten', async () => {
    const alice = await manyTeas()
    const before = keys((await alice.recall('tea', { limit: 1000 })).hits)
    const gone: string[] = []
    const pages = await allPages(alice, 'tea', { limit: 4 }, async (page) => {
      if (page > 2) return
      const shown = (await alice.recall('tea', { limit: 12 })).hits
      for (const hit of [shown.at(3), shown.at(9)]) {
        if (!hit) continue
        gone.push(`${hit.kind}:${hit.id}`)
        await alice.forget({ item: hit.id })
      }
    })
    const shown = keys(pages.flat())
    expect(new Set(shown).size).toBe(shown.length)
    const missing = before.filter((key) => !shown.includes(key))
    expect(missing.every((key) => gone.includes(key))).toBe(true)
  })

  it('may differ in size', async () => {
    const alice = await manyTeas()
    const whole = (await alice.recall('tea', { limit: 1000 })).hits
    const first = await alice.recall('tea', { limit: 3, cursor: null })
    const second = await alice.recall('tea', { limit: 1000, cursor: first.next, trace: true })
    expect([...first.hits, ...second.hits]).toEqual(whole)
    expect(second.next).toBeNull()
    const earlier = second.trace?.dropped.filter((drop) => drop.reason === 'on an earlier page')
    expect(earlier?.map(({ id }) => id)).toEqual(first.hits.map(({ id }) => id))
  })

  it('reach a thousand hits deep', async () => {
    const { alice } = await openMemory()
    await alice.remember(Array.from({ length: 1100 }, (_, at) => `tea ${String(at)}`))
    const whole = await alice.recall('tea', { limit: 1000 })
    expect(whole.hits).toHaveLength(1000)
    const pages = await allPages(alice, 'tea', { limit: 300 })
    expect(pages.map((page) => page.length)).toEqual([300, 300, 300, 100])
    expect(pages.flat()).toEqual(whole.hits)
  })
})

describe('a cursor', () => {
  it('is refused for another query, scope, filter or option', async () => {
    const { recollect, alice } = await openMemory()
    await alice.remember(['tea one', 'tea two', 'tea three'])
    await recollect.scope('bob').remember(['tea one', 'tea two', 'tea three'])
    const { next } = await alice.recall('tea', {
      limit: 1,
      cursor: null,
      filter: { role: 'user', session: 'x' },
    })
    expect(next).toBeNull()
    const given = await alice.recall('tea', {
      limit: 1,
      cursor: null,
      filter: { role: 'user', metadata: {} },
    })
    const cursor = given.next
    const same = { limit: 1, cursor, filter: { metadata: {}, role: 'user' } } as const
    expect((await alice.recall('tea', same)).hits).toHaveLength(1)
    const foreign: readonly Promise<unknown>[] = [
      alice.recall('tea two', same),
      recollect.scope('bob').recall('tea', same),
      alice.recall('tea', { ...same, filter: { role: 'tool' } }),
      alice.recall('tea', { limit: 1, cursor }),
      alice.recall('tea', { ...same, includeInactive: true }),
      alice.recall('tea', { ...same, excludeItem: 'x' }),
    ]
    for (const recall of foreign) await expect(recall).rejects.toMatchObject({ code: 'INVALID_CURSOR' })
  })

  it.each([
    '',
    'x',
    '0',
    '1.0.0.',
    7,
    {},
    [],
    true,
    '\ud800',
    "1' or 1=1",
    '1.'.repeat(9000),
    `1.${'0'.repeat(16)}.0.${'0'.repeat(8)}\n`,
  ])('%j is none', async (cursor) => {
    const alice = await manyTeas(3)
    const bad = { cursor } as unknown as RecallOptions
    await expect(alice.recall('tea', bad)).rejects.toMatchObject({ code: 'INVALID_CURSOR' })
  })

  it('that was changed shows nothing that was not there', async () => {
    const alice = await manyTeas(12)
    const { next } = await alice.recall('tea', { limit: 2, cursor: null })
    const whole = keys((await alice.recall('tea', { limit: 1000 })).hits)
    await fc.assert(
      fc.asyncProperty(fc.nat(60), fc.constantFrom('.', '0', 'z', '~', '𐀀'), async (at, char) => {
        const changed = `${(next ?? '').slice(0, at)}${char}${(next ?? '').slice(at + 1)}`
        const found = await alice
          .recall('tea', { limit: 2, cursor: changed })
          .catch((error: unknown) => error)
        if (found instanceof Error) expect(found).toMatchObject({ code: 'INVALID_CURSOR' })
        else expect(found).toMatchObject({ hits: expect.any(Array) })
        if (!(found instanceof Error)) {
          const { hits } = found as { hits: readonly Hit[] }
          expect(keys(hits).every((key) => whole.includes(key))).toBe(true)
        }
      }),
      { numRuns: runs(12) },
    )
  })
})
