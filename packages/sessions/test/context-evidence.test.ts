import { describe, expect, it } from 'vitest'
import { NOON, openMemory } from './support/core.ts'

const NOTHING = '[memory note] Nothing is remembered about this'

async function openSession() {
  const { alice, clock } = await openMemory()
  return { alice, clock, session: alice.session('s1') }
}

describe('that nothing is known', () => {
  it('is not said beside a last pair whose answer has words of the message', async () => {
    const { session } = await openSession()
    await session.log('who came?', 'the plumber from Ghent', { mark: true, topics: [] })
    const known = await session.context('which plumber?')
    expect(known.text).not.toContain(NOTHING)
    expect(known.evidence).toBe('weak')
    expect((await session.context('quantum physics')).text).toContain(NOTHING)
  })

  it('is not said beside a fact or a variable that names it', async () => {
    const { alice, session } = await openSession()
    await alice.put({ slot: 'pet_name', value: 'Rex' })
    await session.working.set({ order_status: { parcel: 'shipped' } })
    expect((await session.context('Rex?')).evidence).toBe('weak')
    expect((await session.context('order status?')).evidence).toBe('weak')
    expect((await session.context('parcel')).evidence).toBe('weak')
    expect((await session.context('order a quantum physics textbook')).evidence).toBe('none')
  })

  it('is said where such a text is not wanted, or has expired', async () => {
    const { clock, session } = await openSession()
    await session.working.set({ order_status: 'shipped' }, { ttlMs: 1000 })
    expect((await session.context('order status?', { include: ['recent'] })).text).toContain(NOTHING)
    clock.set(NOON + 1000)
    expect((await session.context('order status?')).text).toContain(NOTHING)
  })
})

describe('the field of a form', () => {
  it('stands in the form alone, unless that is long or is not wanted', async () => {
    const { session } = await openSession()
    await session.working.submitForm({ title: 'Shipping', fields: { town: 'Ghent', boxes: 3 } })
    const saying = (text: string) => text.split('\n').filter((line) => line.includes('Ghent'))
    const both = await session.context('Ghent?')
    expect(saying(both.text)).toEqual(['- [memory form 2025-03-01] "Shipping" = {"boxes":3,"town":"Ghent"}'])
    expect(both.evidence).toBe('weak')
    const recalled = ['- [memory said 2025-03-01, user] "Shipping – town: Ghent"']
    expect(saying((await session.context('Ghent?', { include: ['recalled'] })).text)).toEqual(recalled)
    await session.working.submitForm({ title: 'Shipping', fields: { a_note: 'fragile '.repeat(60) } })
    expect(saying((await session.context('Ghent?')).text)).toContain(recalled[0])
  })

  it('is told beside the form where the form says something else', async () => {
    const { alice, session } = await openSession()
    await session.working.submitForm({ title: 'Shipping', fields: { town: 'Ghent' } })
    const { batch } = await session.working.submitForm({ title: 'Shipping', fields: { town: 'Bruges' } })
    await alice.undo(batch)
    expect((await session.context('Shipping town?')).text).toContain('"Shipping – town: Ghent"')
  })
})
