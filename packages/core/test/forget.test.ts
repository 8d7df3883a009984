import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RecollectError } from '../src/index.ts'
import type { ForgetTarget, ScopedMemory } from '../src/index.ts'
import { histories, tell } from './support/histories.ts'
import { allCards, allItems, expectSound } from './support/invariants.ts'
import { exportOf, openMemory } from './support/memory.ts'
import { runs } from './support/runs.ts'

const MOVES = ['I live in Paris', 'I moved to Rome', 'I moved to Oslo', 'I moved to Bonn']

async function moved(): Promise<ScopedMemory> {
  const { alice } = await openMemory()
  await alice.remember(MOVES)
  return alice
}

const chain = async (memory: ScopedMemory) =>
  (await memory.history('location')).map(({ value, version, active, parentId }) => ({
    value,
    version,
    active,
    parentId,
  }))

describe('forget', () => {
  it('deletes a message with its cards, index entries and key', async () => {
    const { alice } = await openMemory()
    const { item } = await alice.remember({ text: 'I live in Paris', key: 'k' })
    expect(await alice.forget({ item: item.id })).toMatchObject({ items: 1, cards: 1 })
    expect(await alice.items.get(item.id)).toBeNull()
    expect((await alice.recall('Where do I live? Paris')).hits).toEqual([])
    expect((await exportOf(alice)).join('\n')).not.toContain('Paris')
    expect((await alice.remember({ text: 'I live in Rome', key: 'k' })).duplicate).toBe(false)
  })

  it('closes the ranks of a chain: no gap, no parent that is gone', async () => {
    const alice = await moved()
    const [paris, rome] = await alice.history('location')
    expect(await alice.forget({ card: rome?.id ?? '' })).toMatchObject({ items: 1, cards: 1 })
    const [first, oslo, bonn] = await chain(alice)
    expect(first).toEqual({ value: 'Paris', version: 1, active: false, parentId: null })
    expect(oslo).toEqual({ value: 'Oslo', version: 2, active: false, parentId: paris?.id })
    expect(bonn).toMatchObject({ value: 'Bonn', version: 3, active: true })
  })

  it('brings the messages of the cards that moved up in line', async () => {
    const alice = await moved()
    const [first, second, third] = await allItems(alice)
    await alice.forget({ item: second?.id ?? '' })
    expect(await alice.items.get(third?.id ?? '')).toMatchObject({ version: 2, parentId: first?.id })
    await alice.forget({ item: first?.id ?? '' })
    expect(await alice.items.get(third?.id ?? '')).toMatchObject({ version: 1, parentId: null })
  })

  it('does not bring an older value back when the current one is forgotten', async () => {
    const alice = await moved()
    const current = (await alice.history('location')).at(-1)
    await alice.forget({ card: current?.id ?? '' })
    expect((await alice.cards.list({ slot: 'location', active: true })).rows).toEqual([])
    expect((await alice.recall('Where do I live?')).evidence).toBe('none')
    const { changes } = await alice.remember('I live in Oslo')
    expect(changes).toMatchObject([{ action: 'sets', card: { version: 4, active: true } }])
  })

  it('forgets a fact with its whole history and the messages that say it', async () => {
    const alice = await moved()
    await alice.remember('My wife lives in Bern')
    expect(await alice.forget({ slot: 'location' })).toMatchObject({ items: 4, cards: 4 })
    expect(await alice.history('location')).toEqual([])
    expect(await alice.history('user.wife:location')).toHaveLength(1)
    expect((await allItems(alice)).map(({ text }) => text)).toEqual(['My wife lives in Bern'])
  })

  it('drops a fact that was read wrongly and keeps the messages, which no backfill reads again', async () => {
    const alice = await moved()
    await alice.remember('My wife lives in Bern')
    const keep = { messages: 'keep' } as const
    expect(await alice.forget({ slot: 'location' }, keep)).toMatchObject({ items: 0, cards: 4 })
    expect(await alice.history('location')).toEqual([])
    const items = await allItems(alice)
    expect(items).toHaveLength(5)
    expect(items[0]).toMatchObject({ factType: null, active: false, parentId: null, version: 1 })
    await alice.backfill()
    expect(await alice.history('location')).toEqual([])
    expect(await alice.forget({ slot: 'user.wife:location' }, keep)).toMatchObject({ items: 0, cards: 1 })
  })

  it('forgets one value of a multi slot and leaves the others', async () => {
    const { alice } = await openMemory()
    await alice.remember('I like tea and cake')
    const [tea] = await alice.history('likes')
    await alice.forget({ card: tea?.id ?? '' })
    expect((await alice.history('likes')).map((card) => card.value)).toEqual(['cake'])
    await expectSound(alice)
  })

  it.each<[target: ForgetTarget, code: string]>([
    [{ item: 'nobody' }, 'NOT_FOUND'],
    [{ card: '00000000-0000-7000-8000-999999999999' }, 'NOT_FOUND'],
    [{ slot: 'employer' }, 'NOT_FOUND'],
    [{ slot: '' }, 'INVALID_INPUT'],
    [{ slot: 'a:b:c' }, 'INVALID_INPUT'],
    [{} as unknown as ForgetTarget, 'INVALID_INPUT'],
    [{ item: 'a', card: 'b' }, 'INVALID_INPUT'],
    [null as unknown as ForgetTarget, 'INVALID_INPUT'],
    ['all' as unknown as ForgetTarget, 'INVALID_INPUT'],
  ])('refuses %j with %s and changes nothing', async (target, code) => {
    const alice = await moved()
    const before = await exportOf(alice)
    const error: unknown = await alice.forget(target).catch((caught: unknown) => caught)
    expect(RecollectError.isInstance(error) && error.code).toBe(code)
    expect(await exportOf(alice)).toEqual(before)
  })

  it('leaves a sound memory whatever is forgotten of whatever was said', async () => {
    await fc.assert(
      fc.asyncProperty(
        histories,
        fc.array(fc.tuple(fc.boolean(), fc.nat(40)), { maxLength: 6 }),
        async (history, picks) => {
          const { alice } = await openMemory()
          await tell(alice, history)
          for (const [wholeItem, at] of picks) {
            const rows = wholeItem ? await allItems(alice) : await allCards(alice)
            const target = rows[at % Math.max(1, rows.length)]
            if (!target) continue
            await alice.forget(wholeItem ? { item: target.id } : { card: target.id })
            expect(JSON.stringify([await allItems(alice), await allCards(alice)])).not.toContain(target.id)
          }
          await expectSound(alice)
          await alice.remember(['I live in Paris', 'I moved to Rome', 'I hate tea', 'I like tea'])
          await expectSound(alice)
        },
      ),
      { numRuns: runs(40) },
    )
  })
})
