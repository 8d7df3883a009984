import { describe, expect, it } from 'vitest'
import { DAY, NOON, openMemory } from './support/memory.ts'

const day = (n: number) => NOON + n * DAY

/** A plan until day 5 and a place; nothing is written after day 0. */
async function planned() {
  const opened = await openMemory()
  await opened.alice.remember('I live in Rome')
  await opened.alice.put({ slot: 'plan', value: 'meet Kim', expiresAt: day(5) })
  await opened.alice.put({ slot: 'plan', value: 'paint the shed' })
  return opened
}

describe('a fact that expires', () => {
  it('holds until then, and no more once its time has come, though nothing was written', async () => {
    const { alice, clock } = await planned()
    const active = async () => (await alice.cards.list({ active: true })).rows.map(({ value }) => value)
    clock.set(day(5) - 1)
    expect(await active()).toEqual(['Rome', 'meet Kim', 'paint the shed'])
    clock.set(day(5))
    expect(await active()).toEqual(['Rome', 'paint the shed'])
    const over = (await alice.cards.list({ active: false })).rows
    expect(over).toMatchObject([{ value: 'meet Kim', active: false, validTo: day(5), supersededAt: day(5) }])
    expect(await alice.cards.get(over[0]?.id ?? '')).toEqual(over[0])
    expect((await alice.history('plan'))[0]).toEqual(over[0])
    expect((await alice.stats()).cards).toEqual({ active: 2, total: 3 })
  })

  it('reads the same before and after a write puts it down', async () => {
    const { alice, clock } = await planned()
    clock.set(day(6))
    const before = (await alice.cards.list()).rows
    await alice.put({ slot: 'note', value: 'something else' })
    expect((await alice.cards.list()).rows.slice(0, 3)).toEqual(before)
  })

  it('is neither an answer nor a hit afterwards', async () => {
    const { alice, clock } = await planned()
    expect((await alice.recall('What is the plan?')).answer.text).toMatch(/meet Kim/u)
    clock.set(day(6))
    const { answer, hits } = await alice.recall('What is the plan?')
    expect(answer.text).toBe('fact: paint the shed')
    expect(hits.map(({ quote }) => quote)).toEqual(['paint the shed'])
  })

  it('is listed page by page, across the write that puts it down', async () => {
    const { alice, clock } = await planned()
    clock.set(day(6))
    const first = await alice.cards.list({ limit: 1, active: true })
    await alice.put({ slot: 'note', value: 'something else' })
    const second = await alice.cards.list({ limit: 1, active: true, cursor: first.next })
    expect([first, second].map(({ rows }) => rows[0]?.value)).toEqual(['Rome', 'paint the shed'])
  })
})
