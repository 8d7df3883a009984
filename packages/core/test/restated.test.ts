import { describe, expect, it } from 'vitest'
import { expectSound } from './support/invariants.ts'
import { DAY, NOON, openMemory } from './support/memory.ts'

const quotes = async (memory: Awaited<ReturnType<typeof openMemory>>['alice'], query: string) =>
  (await memory.recall(query)).hits.map(({ quote }) => quote)

describe('a fact that was said more than once', () => {
  it.each([
    ['replaced', 'I moved to Rome'],
    ['retracted', 'I no longer live in Paris'],
  ])('takes every message that said it along when it is %s', async (_name, end) => {
    const { alice } = await openMemory()
    await alice.remember('I live in Paris')
    await alice.remember('I live in Paris')
    await alice.remember(end)
    expect(await quotes(alice, 'Paris')).not.toContain('I live in Paris')
    await expectSound(alice)
  })

  it('does so when it is put right, and when it had been written directly before', async () => {
    const { alice } = await openMemory()
    const { card } = await alice.put({ slot: 'location', value: 'Paris' })
    await alice.remember('I live in Paris')
    await alice.remember('I live in Paris')
    await alice.correct(card?.id ?? '', 'Rome')
    expect(await quotes(alice, 'Paris')).toEqual([])
    await expectSound(alice)
  })

  it('is found by its other message when one is forgotten', async () => {
    const { alice } = await openMemory()
    await alice.remember('I live in Paris')
    const { item } = await alice.remember('I live in Paris')
    await alice.forget({ item: item.id })
    expect(await quotes(alice, 'Paris')).toEqual(['I live in Paris'])
    await expectSound(alice)
  })

  it('has the expiry it was given last', async () => {
    const { alice, clock } = await openMemory()
    await alice.put({ slot: 'desk', value: 'D1' })
    await alice.put({ slot: 'desk', value: 'D1', expiresAt: NOON + DAY })
    clock.set(NOON + 2 * DAY)
    expect((await alice.cards.list({ active: true })).rows).toEqual([])
  })
})

describe('what was forgotten', () => {
  it('is not told by the messages that gave it, however old', async () => {
    const { alice } = await openMemory()
    await alice.remember(['I live in Paris', 'I moved to Rome'])
    await alice.forget({ slot: 'location' }, { messages: 'keep' })
    const { answer, hits } = await alice.recall('Where do I live?')
    expect([answer.evidence, hits]).toEqual(['none', []])
    expect((await alice.recall('Paris', { includeInactive: true })).hits).not.toEqual([])
  })

  it('is not told by an end that was written directly', async () => {
    const { alice } = await openMemory()
    const { item } = await alice.remember('I live in Paris')
    await alice.put({ slot: 'location', value: 'Paris', relation: 'retracts' })
    await alice.forget({ item: item.id })
    expect((await alice.cards.list()).rows).toEqual([])
  })

  it('lets what it stood against hold, where sources had disagreed', async () => {
    const { alice } = await openMemory()
    const { card } = await alice.put({ slot: 'location', value: 'Paris', source: 'crm', validFrom: NOON })
    await alice.put({ slot: 'location', value: 'Rome', source: 'form', validFrom: NOON })
    await alice.forget({ card: card?.id ?? '' })
    const { rows } = await alice.cards.list({ active: true })
    expect(rows).toMatchObject([{ value: 'Rome', contested: false }])
    await expectSound(alice)
  })

  it('takes versions along that had been taken back', async () => {
    const { alice, store } = await openMemory()
    const { card } = await alice.put({ slot: 'location', value: 'Paris' })
    const { change } = await alice.correct(card?.id ?? '', 'Rome')
    await alice.undo(change)
    await alice.forget({ slot: 'location' })
    const images = await store.read('alice', ({ changes }) => changes.imagesAfter(0))
    expect(JSON.stringify(images)).not.toMatch(/Paris|Rome/u)
  })
})
