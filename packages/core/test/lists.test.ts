import { expect, it } from 'vitest'
import { DAY, NOON, openMemory } from './support/memory.ts'

it('lists begin at the newest when asked to, now and in a look back, page by page', async () => {
  const { alice, clock } = await openMemory()
  for (const [at, place] of ['Paris', 'Rome', 'Oslo'].entries()) {
    clock.set(NOON + at * DAY)
    await alice.remember(`I live in ${place}`)
  }
  const first = await alice.items.list({ limit: 2, order: 'newest' })
  const rest = await alice.items.list({ limit: 2, order: 'newest', cursor: first.next })
  expect([...first.rows, ...rest.rows].map(({ seq }) => seq)).toEqual([3, 2, 1])
  const newest = { order: 'newest' } as const
  expect((await alice.cards.list(newest)).rows.map(({ value }) => value)).toEqual(['Oslo', 'Rome', 'Paris'])
  const then = alice.at({ knownAt: NOON + DAY })
  expect((await then.cards.list(newest)).rows.map(({ value }) => value)).toEqual(['Rome', 'Paris'])
  expect((await then.items.list(newest)).rows.map(({ text }) => text)).toEqual([
    'I live in Rome',
    'I live in Paris',
  ])
})

it.each([{ toString: 'text' }, Object.create(null), 7, true])(
  'a cursor that is none is refused: %s',
  async (cursor) => {
    const { alice } = await openMemory()
    const options: object = { cursor }
    for (const list of [alice.items, alice.cards, alice.changes, alice.at({ knownAt: NOON }).cards])
      await expect(list.list(options)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  },
)

it('an order that there is not is refused', async () => {
  const { alice } = await openMemory()
  const options: object = { order: 'latest' }
  await expect(alice.items.list(options)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  await expect(alice.cards.list(options)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
})
