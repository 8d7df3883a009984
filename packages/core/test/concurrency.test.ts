import { expect, it } from 'vitest'
import { expectSound } from './support/invariants.ts'
import { NOON, openMemory } from './support/memory.ts'

it('keeps one active value and a chain without a gap when many write the same fact at once', async () => {
  const { alice } = await openMemory({ config: { extraction: { floodLimit: 0 } } })
  const writes = Array.from({ length: 50 }, (_, i) =>
    alice.remember({ text: `I live in Town${String(i)}`, at: NOON + i }),
  )
  await Promise.all([...writes, alice.recall('Where do I live?'), alice.stats()])
  await expectSound(alice)
  expect((await alice.history('location')).map((card) => card.version)).toEqual(writes.map((_, i) => i + 1))
  expect((await alice.answer('Where do I live?')).text).toBe('fact: Town49')
})

it('takes the same key sent twice at once for one message', async () => {
  const { alice } = await openMemory()
  const same = { text: 'I live in Rome', key: 'k' }
  const results = await Promise.all([alice.remember(same), alice.remember(same), alice.remember(same)])
  expect(results.map((result) => result.duplicate).sort()).toEqual([false, true, true])
  expect((await alice.items.list()).rows).toHaveLength(1)
})

it('runs a backfill beside writes', async () => {
  const { alice } = await openMemory({ config: { extraction: { extractOnStore: false } } })
  await alice.remember(Array.from({ length: 30 }, (_, i) => `I like thing${String(i)}`))
  await Promise.all([
    alice.backfill({ batch: 4 }),
    alice.remember('I like tea'),
    alice.backfill({ batch: 7 }),
  ])
  await alice.backfill()
  expect(await alice.stats()).toMatchObject({ cards: { total: 31, active: 31 } })
  await expectSound(alice)
})
