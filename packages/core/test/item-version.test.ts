import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { slotRegistry } from '../src/extraction/index.ts'
import type { MemoryItem, ScopedMemory } from '../src/index.ts'
import { isDenial } from '../src/facts/keys.ts'
import { histories, tell as tellAll } from './support/histories.ts'
import { allCards, allItems, expectSound } from './support/invariants.ts'
import { DAY, NOON, openMemory } from './support/memory.ts'
import { runs } from './support/runs.ts'

const tell = async (memory: ScopedMemory, texts: readonly string[]): Promise<readonly MemoryItem[]> => {
  for (const text of texts) await memory.remember(text)
  return allItems(memory)
}

const fields = ({ factType, active, parentId, version }: MemoryItem) => ({
  factType,
  active,
  parentId,
  version,
})

describe('the version fields of an item', () => {
  it('mark the only active item of a fact type and chain it to the one before', async () => {
    const { alice } = await openMemory()
    const [first, second, third] = await tell(alice, [
      'I live in Paris',
      'I moved to Rome',
      'I moved to Oslo',
    ])
    expect(first && fields(first)).toEqual({ factType: 'address', active: false, parentId: null, version: 1 })
    expect(second && fields(second)).toEqual({
      factType: 'address',
      active: false,
      parentId: first?.id,
      version: 2,
    })
    expect(third && fields(third)).toEqual({
      factType: 'address',
      active: true,
      parentId: second?.id,
      version: 3,
    })
  })

  it('are empty for what states no single fact', async () => {
    const { alice } = await openMemory()
    const items = await tell(alice, [
      'The weather is nice',
      'I like tea',
      'Assistant: I live in Bonn',
      'I used to live in Bonn',
    ])
    for (const item of items)
      expect(fields(item)).toEqual({ factType: null, active: true, parentId: null, version: 1 })
  })

  it('keep fact types apart, those of one family and of other people included', async () => {
    const { alice } = await openMemory()
    const items = await tell(alice, [
      'I live in Paris',
      'My wife lives in Rome',
      'My name is Bob',
      'My favorite color is red',
      'My favorite food is rice',
    ])
    expect(items.map((item) => item.factType)).toEqual([
      'address',
      'user.wife.address',
      'name',
      'favorite_color',
      'favorite_food',
    ])
    expect(items.every((item) => item.active)).toBe(true)
    await expectSound(alice)
  })

  it('leave an item active while one of its facts holds', async () => {
    const { alice } = await openMemory()
    const [both] = await tell(alice, ['My name is Bob, I live in Paris', 'I moved to Rome'])
    expect(both && fields(both)).toMatchObject({ factType: 'name', active: true })
    const [over] = await tell(alice, ['My name is Rob'])
    expect(over?.active).toBe(false)
  })

  it('make the retraction the active item of the fact it ended', async () => {
    const { alice } = await openMemory()
    const [stated, ended] = await tell(alice, ['I live in Paris', 'I no longer live in Paris'])
    expect(stated && fields(stated)).toMatchObject({ active: false, factType: 'address' })
    expect(ended && fields(ended)).toEqual({
      active: true,
      factType: 'address',
      parentId: stated?.id,
      version: 2,
    })
    await tell(alice, ['I live in Rome'])
    await expectSound(alice)
  })

  it('make an item inactive that arrives after something newer is known', async () => {
    const { alice } = await openMemory()
    await alice.remember('I live in Paris')
    const { item } = await alice.remember({ text: 'I live in Bonn', at: NOON - DAY })
    expect(item).toMatchObject({ active: false, factType: 'address' })
    await expectSound(alice)
  })

  it('leave an item active that only confirmed what was known', async () => {
    const { alice } = await openMemory()
    const items = await tell(alice, ['I live in Paris', 'I live in Paris'])
    expect(items.map((item) => item.active)).toEqual([true, true])
    await expectSound(alice)
  })

  it('make an item inactive whose fact was said by mistake, and chain the right one to what was before', async () => {
    const { alice } = await openMemory()
    const [first, second] = await tell(alice, ['I live in Paris', 'I moved to Rome'])
    const [, rome] = await alice.history('location')
    await alice.correct(rome?.id ?? '', 'Oslo')
    const [still, wrong] = await allItems(alice)
    expect(still && fields(still)).toEqual(first && { ...fields(first), active: false })
    expect(wrong && fields(wrong)).toMatchObject({ factType: 'address', active: false })
    expect(second?.active).toBe(true)
  })

  it('leave both items active that contest a fact, and one of them its fact type', async () => {
    const { alice } = await openMemory()
    await alice.remember({ text: 'I live in Paris', session: 'a' })
    await alice.remember({ text: 'I live in Rome', session: 'b' })
    expect((await allItems(alice)).map(({ active, factType }) => [active, factType])).toEqual([
      [true, 'address'],
      [true, null],
    ])
    await expectSound(alice)
  })

  it('follow a value that goes on after a late one', async () => {
    const { alice } = await openMemory()
    await alice.remember({ text: 'I live in Paris', at: NOON - 3 * DAY })
    await alice.remember({ text: 'I live in Paris', at: NOON })
    const { item } = await alice.remember({ text: 'I live in Rome', at: NOON - DAY })
    expect(fields(item)).toMatchObject({ factType: 'address', active: false, version: 2 })
    const [first] = await allItems(alice)
    expect(first && fields(first)).toMatchObject({ factType: 'address', active: true, version: 3 })
    await expectSound(alice)
  })
})

describe('messages and facts of one type', () => {
  it('have one active row a fact type, among the items and among the cards, whatever was said and put right', async () => {
    await fc.assert(
      fc.asyncProperty(histories, fc.array(fc.nat(20), { maxLength: 3 }), async (history, wrong) => {
        const { alice } = await openMemory()
        await tellAll(alice, history)
        for (const which of wrong) {
          const cards = (await allCards(alice)).filter((card) => card.slot === 'location' && card.active)
          const card = cards[which % Math.max(1, cards.length)]
          if (card && card.value !== 'Bern') await alice.correct(card.id, 'Bern')
        }
        await expectSound(alice)
        const slots = slotRegistry()
        const active = (await allCards(alice)).filter((card) => card.active && !isDenial(card))
        const keys = active
          .filter((card) => slots.get(card.slot, card.entity).cardinality === 'single')
          .map((card) => card.versionKey)
        expect(new Set(keys).size).toBe(keys.length)
      }),
      { numRuns: runs(40) },
    )
  })
})
