import { describe, expect, it } from 'vitest'
import { InvalidCursorError, InvalidInputError } from '@recollect/core'
import type { MemoryCard, RecallOptions, ScopedMemory, TimeInput } from '@recollect/core'
import type { MomentInput } from '../src/index.ts'
import { DAY, exportOf, NOON, openMemory } from './support/core.ts'
import type { Opened } from './support/core.ts'

const day = (n: number) => NOON + n * DAY

/** Paris on day 0, Rome on day 10; on day 20 we hear that it had been Oslo from day 5. Asked on day 30. */
async function told(): Promise<Opened> {
  const opened = await openMemory()
  const { alice, clock } = opened
  await alice.remember('I live in Paris')
  clock.set(day(10))
  await alice.remember('I moved to Rome')
  clock.set(day(20))
  await alice.remember({ text: 'I live in Oslo', at: day(5) })
  clock.set(day(30))
  return opened
}

const shown = (cards: readonly MemoryCard[]) =>
  cards.map(({ value, active }) => `${active ? '' : '-'}${value}`)
const cardsAt = async (memory: ScopedMemory, moment: TimeInput | MomentInput) =>
  shown((await memory.at(moment).cards.list()).rows)
const textsAt = async (memory: ScopedMemory, moment: TimeInput | MomentInput) =>
  (await memory.at(moment).items.list({ active: true })).rows.map(({ text }) => text)
const placeAt = async (memory: ScopedMemory, moment: TimeInput | MomentInput) =>
  (await memory.at(moment).answer('Where do I live?')).text

describe('a memory as it was known at a moment', () => {
  it('lacks what was recorded later, and believes what was closed later', async () => {
    const { alice } = await told()
    const then = alice.at({ knownAt: day(3) })
    expect((await then.cards.list()).rows).toMatchObject([
      { value: 'Paris', active: true, validTo: null, supersededAt: null },
    ])
    expect((await then.items.list()).rows).toMatchObject([{ text: 'I live in Paris', active: true }])
    expect(await then.answer('Where do I live?')).toMatchObject({ text: 'fact: Paris', evidence: 'strong' })
    expect(await placeAt(alice, { knownAt: day(15) })).toBe('fact: Rome')
  })

  it('does not find the words of later messages', async () => {
    const { alice } = await told()
    expect((await alice.at({ knownAt: day(3) }).recall('Rome')).hits).toEqual([])
    expect((await alice.at({ knownAt: day(12) }).recall('Rome')).hits).toHaveLength(1)
    expect(
      await alice.at({ knownAt: day(3) }).items.get((await alice.items.list()).rows[2]?.id ?? ''),
    ).toBeNull()
  })

  it('reads what was said by then, however much was said since', async () => {
    const { alice, clock } = await openMemory({
      config: { recall: { postingsBudget: 100 }, query: { off: ['substring'] } },
    })
    await alice.remember('The old well is deep')
    clock.set(day(2))
    await alice.remember(Array.from({ length: 120 }, (_, at) => `Well number ${String(at)}`))
    const { hits } = await alice.at({ knownAt: day(1) }).recall('well')
    expect(hits.map(({ quote }) => quote)).toEqual(['The old well is deep'])
  })

  it('holds nothing before anything was said', async () => {
    const { alice } = await told()
    expect(await cardsAt(alice, { knownAt: day(-1) })).toEqual([])
    expect(await placeAt(alice, { knownAt: day(-1) })).toBe('I do not know.')
  })

  it('shows what an undo has taken back since', async () => {
    const { alice, clock } = await openMemory()
    const { change } = await alice.remember('I live in Paris')
    clock.set(day(2))
    await alice.undo(change ?? '')
    expect(await cardsAt(alice, { knownAt: day(1) })).toEqual(['Paris'])
    expect(await textsAt(alice, { knownAt: day(1) })).toEqual(['I live in Paris'])
    expect(await cardsAt(alice, { knownAt: day(3) })).toEqual([])
    // Gone from the index of words, the message is still known by its fact.
    expect(await placeAt(alice, { knownAt: day(1) })).toBe('fact: Paris')
  })

  it('never shows what was forgotten, not even while an undo could bring it back', async () => {
    const { alice, clock } = await openMemory()
    const { item } = await alice.remember('I live in Paris')
    clock.set(day(2))
    const { change } = await alice.forget({ item: item.id }, { grace: 5 * DAY })
    expect(await cardsAt(alice, { knownAt: day(1) })).toEqual([])
    expect(await textsAt(alice, { knownAt: day(1) })).toEqual([])
    await alice.undo(change ?? '')
    expect(await cardsAt(alice, { knownAt: day(1) })).toEqual(['Paris'])
  })

  it('believes by their own times what was imported', async () => {
    const lines = await exportOf((await told()).alice)
    const { alice, clock } = await openMemory()
    clock.set(day(30))
    await alice.import(lines)
    expect(await cardsAt(alice, { knownAt: day(3) })).toEqual(['Paris'])
    expect(await cardsAt(alice, { knownAt: day(12) })).toEqual(['-Paris', 'Rome'])
    expect(await textsAt(alice, { knownAt: day(3) })).toEqual(['I live in Paris'])
    expect(await placeAt(alice, { knownAt: day(12) })).toBe('fact: Rome')
  })

  it('gives the history that was known then', async () => {
    const { alice } = await told()
    const values = async (moment: MomentInput) =>
      (await alice.at(moment).history('location')).map((card) => card.value)
    expect(await values({ knownAt: day(15) })).toEqual(['Paris', 'Rome'])
    expect(await values({})).toEqual(['Paris', 'Oslo', 'Rome'])
  })
})

describe('a memory by what was true at a moment', () => {
  it('holds what held then, as it is known now', async () => {
    const { alice } = await told()
    const places = [-1, 1, 6, 12].map((n) => placeAt(alice, day(n)))
    expect(await Promise.all(places)).toEqual(['I do not know.', 'fact: Paris', 'fact: Oslo', 'fact: Rome'])
    expect(await cardsAt(alice, day(6))).toEqual(['-Paris', '-Rome', 'Oslo'])
    expect(await textsAt(alice, day(6))).toEqual(['I live in Oslo'])
  })

  it('takes a time alone for what was true, in every form a time has', async () => {
    const { alice } = await told()
    for (const time of [day(1), new Date(day(1)), new Date(day(1)).toISOString()]) {
      expect(alice.at(time).moment).toEqual({ validAt: day(1), knownAt: null })
      expect(await placeAt(alice, { validAt: time })).toBe('fact: Paris')
    }
  })

  it('is told with both times: what was true then, as it was known at another', async () => {
    const { alice } = await told()
    expect(await placeAt(alice, { validAt: day(6), knownAt: day(15) })).toBe('fact: Paris')
    expect(await placeAt(alice, { validAt: day(6), knownAt: day(25) })).toBe('fact: Oslo')
    expect(await placeAt(alice, { validAt: day(12), knownAt: day(3) })).toBe('fact: Paris')
  })

  it('knows nothing of what began later, nor tells of it as past', async () => {
    const { alice } = await told()
    const asked = await alice.at(day(1)).recall('Where did I live before?')
    expect(asked.hits.map(({ quote }) => quote)).toEqual(['I live in Paris'])
    expect(asked.answer.text).not.toMatch(/Oslo|Rome/u)
    expect((await alice.at(day(6)).answer('Where did I live before?')).text).toBe('past: Paris')
  })

  it('does not know a fact between its end and another beginning', async () => {
    const { alice, clock } = await openMemory()
    await alice.remember('I live in Paris')
    clock.set(day(5))
    await alice.remember('I no longer live in Paris')
    clock.set(day(9))
    await alice.remember('I live in Rome')
    const at = async (n: number) => [await placeAt(alice, day(n)), await textsAt(alice, day(n))]
    expect(await at(1)).toEqual(['fact: Paris', ['I live in Paris']])
    expect(await at(6)).toEqual(['retracted: Paris', ['I no longer live in Paris']])
    expect(await at(10)).toEqual(['fact: Rome', ['I live in Rome']])
  })

  it('never shows as true what was said by mistake', async () => {
    const { alice, clock } = await openMemory()
    const { changes } = await alice.remember('I live in Paris')
    clock.set(day(3))
    await alice.correct(changes[0]?.card?.id ?? '', 'Rome')
    expect(await cardsAt(alice, day(1))).toEqual(['-Paris', 'Rome'])
    expect(await placeAt(alice, day(1))).toBe('fact: Rome')
    expect(await placeAt(alice, { knownAt: day(1) })).toBe('fact: Paris')
    expect(await textsAt(alice, day(1))).toEqual([])
  })

  it('leaves out what had expired by then', async () => {
    const { alice } = await openMemory()
    await alice.put({ slot: 'plan', value: 'call Kim', expiresAt: day(4) })
    expect(await cardsAt(alice, day(3))).toEqual(['call Kim'])
    expect(await cardsAt(alice, day(4))).toEqual(['-call Kim'])
  })

  it('finds facts written directly that held then, by the words of their slot', async () => {
    const { alice, clock } = await openMemory()
    await alice.put({ slot: 'handover-note', value: 'ask Kim' })
    clock.set(day(5))
    await alice.put({ slot: 'handover-note', value: 'ask Lee', relation: 'updates' })
    expect((await alice.answer('What is the handover note?')).text).toBe('fact: ask Lee')
    expect((await alice.at(day(1)).answer('What is the handover note?')).text).toBe('fact: ask Kim')
  })
})

describe('a recall at a moment', () => {
  it('takes the times as options', async () => {
    const { alice } = await told()
    const answer = async (moment: MomentInput) => (await alice.recall('Where do I live?', moment)).answer.text
    expect(await answer({})).toBe('fact: Rome')
    expect(await answer({ validAt: day(6) })).toBe('fact: Oslo')
    expect(await answer({ knownAt: new Date(day(3)) })).toBe('fact: Paris')
    expect(await answer({ validAt: day(6), knownAt: day(15) })).toBe('fact: Paris')
  })

  it('is read page by page, and its cursor belongs to the moment', async () => {
    const { alice } = await told()
    const options = { limit: 1, includeInactive: true, validAt: new Date(day(12)) }
    const first = await alice.recall('live', { ...options, cursor: null })
    const second = await alice.recall('live', { ...options, validAt: day(12), cursor: first.next })
    expect(second.hits).toHaveLength(1)
    expect(second.hits[0]?.id).not.toBe(first.hits[0]?.id)
    const moved = alice.recall('live', { ...options, validAt: day(13), cursor: first.next })
    await expect(moved).rejects.toThrow(InvalidCursorError)
  })

  it('leaves the moment it is asked at to `at`', async () => {
    const { alice } = await told()
    const options: RecallOptions = { validAt: day(12) }
    expect((await alice.at(day(6)).recall('Where do I live?', options)).answer.text).toBe('fact: Oslo')
  })

  it.each([
    ['soon'],
    [Number.NaN],
    [null],
    [[]],
    [{ validAt: 'soon' }],
    [{ on: 1 }],
    [new Date('soon')],
    [true],
  ])('refuses %o', async (given) => {
    const { alice } = await openMemory()
    const moment: never = given as never
    expect(() => alice.at(moment)).toThrow(InvalidInputError)
    await expect(alice.diff(0, moment)).rejects.toThrow(InvalidInputError)
    await expect(alice.recall('Rome', { validAt: moment })).rejects.toThrow(InvalidInputError)
  })
})

describe('the differences of two moments', () => {
  it('tell what changed in truth, and what changed in knowledge', async () => {
    const { alice, clock } = await told()
    await alice.remember('I like tea')
    clock.set(day(40))
    const told2 = async (from: TimeInput | MomentInput, to: TimeInput | MomentInput) =>
      (await alice.diff(from, to)).map(
        ({ kind, before, after }) => `${kind} ${before?.value ?? ''} ${after?.value ?? ''}`,
      )
    expect(await told2(day(1), day(12))).toEqual(['changed Paris Rome'])
    expect(await told2(day(12), day(35))).toEqual(['began  tea'])
    expect(await told2({ knownAt: day(3) }, { knownAt: day(15) })).toEqual(['changed Paris Rome'])
    const heard = [day(15), day(25)].map((knownAt) => ({ validAt: day(6), knownAt }))
    expect(await told2(heard[0] ?? {}, heard[1] ?? {})).toEqual(['changed Paris Oslo'])
    expect(await told2({}, {})).toEqual([])
  })
})
