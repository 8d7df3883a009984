import { describe, expect, it } from 'vitest'
import type { Plugin } from '../src/index.ts'
import { openMemory } from './support/memory.ts'

const plugin = (given: Partial<Plugin>): Plugin => ({ specVersion: 1, name: 'toy', ...given })

/** Marks every fact that a message gives, and every one that it repeats. */
const marking = plugin({
  remembered: async (_engine, { cards }, { item, changes }) => {
    for (const { card } of changes) if (card) await cards.update(card.id, { extra: { by: item.text } })
  },
})

describe('what plugins write', () => {
  it('is part of the change of the message, and undone with it', async () => {
    const { alice } = await openMemory({ plugins: [marking] })
    const first = await alice.remember('I live in Paris')
    const again = await alice.remember('I live in Paris.')
    const id = first.changes[0]?.card?.id ?? ''
    expect(await alice.cards.get(id)).toMatchObject({ extra: { by: 'I live in Paris.' } })
    await alice.undo(again.change ?? '')
    expect(await alice.cards.get(id)).toMatchObject({ extra: { by: 'I live in Paris' } })
    await alice.undo(first.change ?? '')
    expect(await alice.cards.get(id)).toBeNull()
  })

  it('is not kept when a hook throws, nor are the messages of the transaction', async () => {
    const failing = plugin({
      name: 'failing',
      remembered: (_engine, _tx, { item }) =>
        item.text.includes('no') ? Promise.reject(new Error('no')) : Promise.resolve(),
    })
    const { alice } = await openMemory({ plugins: [marking, failing] })
    await expect(alice.remember(['I live in Paris', 'no, thank you'])).rejects.toThrow('no')
    expect((await alice.items.list()).rows).toEqual([])
  })

  it('is not told of a message that was there already', async () => {
    const told: string[] = []
    const listening = plugin({
      remembered: (_engine, _tx, { item }) => Promise.resolve(void told.push(item.text)),
    })
    const { alice } = await openMemory({ plugins: [listening] })
    for (let time = 0; time < 2; time++) await alice.remember({ text: 'hello', key: 'once' })
    expect(told).toEqual(['hello'])
  })
})

describe('what plugins remove when something is forgotten', () => {
  const removing = plugin({
    forget: {
      remove: async (_engine, { cards }) => {
        for (const { id } of await cards.history('user:seat')) await cards.remove(id)
      },
    },
  })

  it('is not in the log', async () => {
    const { alice, store } = await openMemory({ plugins: [removing] })
    const { item } = await alice.remember('I live in Paris')
    await alice.put({ slot: 'seat', value: '12A' })
    await alice.forget({ item: item.id })
    const images = await store.read('alice', ({ changes }) => changes.imagesAfter(0))
    expect(JSON.stringify(images)).not.toMatch(/12A|Paris/u)
  })

  it('comes back within a grace', async () => {
    const { alice } = await openMemory({ plugins: [removing] })
    const { item } = await alice.remember('I live in Paris')
    const { card } = await alice.put({ slot: 'seat', value: '12A' })
    const { change } = await alice.forget({ item: item.id }, { grace: 1000 })
    expect(await alice.cards.get(card?.id ?? '')).toBeNull()
    await alice.undo(change ?? '')
    expect(await alice.cards.get(card?.id ?? '')).toMatchObject({ value: '12A' })
  })
})

describe('plugins that cannot be installed', () => {
  const imports = { types: ['note'], load: () => Promise.reject(new Error('never')) }

  it.each([
    ['twice', [plugin({}), plugin({})], 'The plugin "toy" is there twice'],
    ['without a name', [plugin({ name: '' })], 'plugins[0] has no name'],
    [
      'with the records of another',
      [plugin({ imports }), plugin({ name: 'b', imports })],
      'both have the type of records "note"',
    ],
  ])('are refused: %s', async (_what, plugins, message) => {
    await expect(openMemory({ plugins })).rejects.toThrow(message)
  })

  it('are refused with a verb of core', async () => {
    const of = () => Object.defineProperty({}, 'remember', { value: () => undefined, enumerable: true })
    const opening = openMemory({ plugins: [plugin({ verbs: { names: [], of } })] })
    await expect(opening).rejects.toThrow('"remember", which core has')
  })
})
