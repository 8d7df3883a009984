import { describe, expect, it } from 'vitest'
import type { FactInput } from '../src/index.ts'
import { DAY, NOON, openMemory } from './support/memory.ts'
import { expectSound } from './support/invariants.ts'
import { wholeOf } from './support/whole.ts'

describe('put', () => {
  it('writes a fact under a slot nobody declared, and replaces it when it is written again', async () => {
    const { alice } = await openMemory()
    const first = await alice.put({ slot: 'handover-note', value: 'keys are with Bob' })
    expect(first).toMatchObject({ action: 'sets', card: { slot: 'handover-note', itemId: null, rule: null } })
    const second = await alice.put({ slot: 'handover-note', value: '钥匙在前台' })
    expect(second).toMatchObject({ action: 'updates', closed: [{ id: first.card?.id }] })
    const history = await alice.history('handover-note')
    expect(history.map(({ value, version, active }) => [value, version, active])).toEqual([
      ['keys are with Bob', 1, false],
      ['钥匙在前台', 2, true],
    ])
    await expectSound(alice)
  })

  it('goes by the same versions as what was said', async () => {
    const { alice } = await openMemory()
    await alice.remember('I live in Paris')
    await alice.put({ slot: 'location', value: 'Rome', relation: 'updates' })
    await alice.remember('I moved to Oslo')
    const history = await alice.history('location')
    expect(history.map(({ value, version }) => [value, version])).toEqual([
      ['Paris', 1],
      ['Rome', 2],
      ['Oslo', 3],
    ])
  })

  it('files a fact about the past into the past', async () => {
    const { alice } = await openMemory()
    await alice.remember('I live in Paris')
    const { action } = await alice.put({
      slot: 'location',
      value: 'Rome',
      validFrom: '2019-01-01',
      validTo: '2020-01-01',
    })
    expect(action).toBe('files')
    const [rome, paris] = await alice.history('location')
    expect(rome).toMatchObject({
      value: 'Rome',
      active: false,
      validFrom: Date.UTC(2019, 0),
      validTo: Date.UTC(2020, 0),
    })
    expect(paris).toMatchObject({ value: 'Paris', active: true })
  })

  it('ends a fact', async () => {
    const { alice } = await openMemory()
    await alice.put({ slot: 'plan', value: 'sail to Oslo' })
    await alice.put({ slot: 'plan', value: 'sail to Oslo', relation: 'retracts' })
    expect((await alice.cards.list({ active: true })).rows).toEqual([])
    await expectSound(alice)
  })

  it('keeps what the caller says of it', async () => {
    const { alice } = await openMemory()
    const { card } = await alice.put({
      entity: 'user.wife',
      slot: 'location',
      value: 'Rome',
      kind: 'profile',
      confidence: 0.5,
      source: 'crm',
      metadata: { row: 7 },
    })
    expect(card).toMatchObject({
      versionKey: 'user.wife:location',
      confidence: 0.5,
      session: 'crm',
      extra: { row: 7 },
      lastSeenAt: NOON,
    })
  })

  it('can be undone', async () => {
    const { alice, store } = await openMemory()
    await alice.remember('I live in Paris')
    const before = await wholeOf(alice, store)
    const { change } = await alice.put({ slot: 'location', value: 'Rome' })
    expect((await alice.changes.get(change))?.kind).toBe('put')
    await alice.undo(change)
    expect(await wholeOf(alice, store)).toEqual(before)
  })

  it.each<[name: string, fact: unknown]>([
    ['no slot', { value: 'x' }],
    ['a slot with a colon', { slot: 'user:location', value: 'x' }],
    ['a slot with a space', { slot: 'hand over', value: 'x' }],
    ['a family of slots', { slot: 'favorite_*', value: 'x' }],
    ['an empty value', { slot: 'plan', value: ' ' }],
    ['a value that is no text', { slot: 'plan', value: 7 }],
    ['an entity that is not tied to the user', { slot: 'plan', value: 'x', entity: 'bob' }],
    ['a validTo before its validFrom', { slot: 'plan', value: 'x', validFrom: 2, validTo: 1 }],
    ['an expiry before its validFrom', { slot: 'plan', value: 'x', validFrom: 2, expiresAt: 2 }],
    ['an expiry that has passed', { slot: 'plan', value: 'x', expiresAt: NOON }],
    ['no time', { slot: 'plan', value: 'x', validFrom: 'soon' }],
    ['a confidence over 1', { slot: 'plan', value: 'x', confidence: 2 }],
    ['an unknown field', { slot: 'plan', value: 'x', until: 7 }],
    ['nothing', undefined],
  ])('refuses %s, and writes nothing', async (_name, fact) => {
    const { alice } = await openMemory()
    const untyped: (fact: unknown) => Promise<unknown> = (given) => Reflect.apply(alice.put, alice, [given])
    await expect(untyped(fact)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    expect((await alice.cards.list()).rows).toEqual([])
    expect((await alice.changes.list()).rows).toEqual([])
  })
})

describe('expiry', () => {
  const plan: FactInput = { slot: 'plan', value: 'sail to Oslo', expiresAt: NOON + DAY }

  it('takes effect by the clock, without a write', async () => {
    const { alice, clock } = await openMemory()
    await alice.put(plan)
    expect((await alice.cards.list({ active: true })).rows).toHaveLength(1)
    clock.set(NOON + DAY)
    expect((await alice.cards.list({ active: true })).rows).toEqual([])
  })

  it('is written down by the next write, whatever it is about', async () => {
    const { alice, clock, store } = await openMemory()
    await alice.put(plan)
    clock.set(NOON + 2 * DAY)
    await alice.remember('I like tea')
    const [card] = await store.read('alice', ({ cards }) => cards.history('user:plan'))
    expect(card).toMatchObject({ active: false, validTo: NOON + DAY, supersededAt: NOON + DAY })
    const { rows } = await alice.changes.list()
    expect(rows.map(({ kind }) => kind)).toEqual(['remember', 'expire', 'put'])
    expect(await store.read('alice', async ({ nextDue }) => nextDue)).toBeNull()
  })

  it('ends nothing before its time, and leaves later ones due', async () => {
    const { alice, clock, store } = await openMemory()
    await alice.put(plan)
    await alice.put({ slot: 'note', value: 'later', expiresAt: NOON + 3 * DAY })
    clock.set(NOON + 2 * DAY)
    await alice.remember('I like tea')
    expect(await store.read('alice', async ({ nextDue }) => nextDue)).toBe(NOON + 3 * DAY)
    const { rows } = await alice.cards.list({ active: true })
    expect(rows.map(({ value }) => value)).toEqual(['later', 'tea'])
  })

  it('lets a new value state itself, not replace what had expired', async () => {
    const { alice, clock } = await openMemory()
    await alice.put({ ...plan, slot: 'handover-note' })
    clock.set(NOON + 2 * DAY)
    expect((await alice.put({ slot: 'handover-note', value: 'anew' })).action).toBe('sets')
    await expectSound(alice)
  })
})
