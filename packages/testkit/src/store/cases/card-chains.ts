import type { Store } from '@recollect/core'
import { expect } from 'vitest'
import { ALICE, addVersion, expectCode, insertCard } from '../steps.ts'
import { storeCase } from '../store-case.ts'
import type { StoreCase } from '../store-case.ts'

async function activeValues(store: Store, entity: string, slots: readonly string[]): Promise<string[]> {
  return store.read(ALICE, async (view) => (await view.cards.active(entity, slots)).map((card) => card.value))
}

export const cardChainCases: readonly StoreCase[] = [
  storeCase(
    'keeps a chain: versions counted, one active, each pointing to the one before',
    async ({ store }) => {
      for (const value of ['朝阳区', '海淀区', '东城区']) await addVersion(store, value)
      const chain = await store.read(ALICE, (view) => view.cards.history('user:location'))
      expect(chain.map((card) => [card.value, card.version, card.active])).toEqual([
        ['朝阳区', 1, false],
        ['海淀区', 2, false],
        ['东城区', 3, true],
      ])
      expect(chain.map((card) => card.parentId)).toEqual([null, chain[0]?.id, chain[1]?.id])
    },
  ),
  storeCase('refuses a second active card under one version and value key', async ({ store }) => {
    await insertCard(store, { version: 1 })
    await expectCode(insertCard(store, { version: 2 }), 'STORE_CONFLICT')
    expect(await activeValues(store, 'user', ['location'])).toHaveLength(1)
  }),
  storeCase('refuses to make an old version active beside the current one', async ({ store }) => {
    await insertCard(store, { version: 1, active: true })
    const old = await insertCard(store, { version: 2, active: false })
    await expectCode(
      store.transaction(ALICE, (tx) => tx.cards.update(old.id, { active: true })),
      'STORE_CONFLICT',
    )
    expect(await activeValues(store, 'user', ['location'])).toHaveLength(1)
  }),
  storeCase('refuses a version that its chain has already, inserted or patched', async ({ store }) => {
    await insertCard(store, { version: 1, active: false })
    await expectCode(insertCard(store, { version: 1, active: false }), 'STORE_CONFLICT')
    const second = await insertCard(store, { version: 2, active: false })
    await expectCode(
      store.transaction(ALICE, (tx) => tx.cards.update(second.id, { version: 1 })),
      'STORE_CONFLICT',
    )
  }),
  storeCase('lets a version take a number that is free', async ({ store }) => {
    const card = await insertCard(store, { version: 4 })
    await store.transaction(ALICE, (tx) => tx.cards.update(card.id, { version: 2 }))
    const chain = await store.read(ALICE, (view) => view.cards.history('user:location'))
    expect(chain).toStrictEqual([{ ...card, version: 2 }])
  }),
  storeCase('lets values of a multi slot be active side by side', async ({ store }) => {
    for (const value of ['猫', '狗', '!猫'])
      await insertCard(store, { slot: 'likes', value, valueKey: value })
    expect(await activeValues(store, 'user', ['likes'])).toEqual(['!猫', '狗', '猫'])
  }),
  storeCase('lets a chain go on after its active card was closed', async ({ store }) => {
    const first = await insertCard(store)
    await store.transaction(ALICE, (tx) => tx.cards.update(first.id, { active: false }))
    expect(await activeValues(store, 'user', ['location'])).toEqual([])
    await insertCard(store, { version: 2, value: '海淀区' })
    expect(await activeValues(store, 'user', ['location'])).toEqual(['海淀区'])
  }),
  storeCase('gives the active cards of several slots at once, newest first, each once', async ({ store }) => {
    for (const slot of ['location', 'employer', 'likes', 'age', 'email'])
      await insertCard(store, { slot, value: slot })
    expect(await activeValues(store, 'user', ['location', 'age', 'none', 'likes', 'age'])).toEqual([
      'age',
      'likes',
      'location',
    ])
    expect(await activeValues(store, 'user', ['location', 'employer', 'email'])).toEqual([
      'email',
      'employer',
      'location',
    ])
    expect(await activeValues(store, 'user', ['email'])).toEqual(['email'])
    expect(await activeValues(store, 'user', [])).toEqual([])
  }),
  storeCase('reads `family.*` as every slot of the family, and not as its neighbours', async ({ store }) => {
    const slots = [
      'family.sister',
      'family',
      'family.',
      'familyx.sister',
      'family/x',
      'family.brother',
      'location',
    ]
    for (const slot of slots) await insertCard(store, { slot, value: slot })
    const family = ['family.brother', 'family.', 'family.sister']
    expect(await activeValues(store, 'user', ['family.*'])).toEqual(family)
    expect(await activeValues(store, 'user', ['family.*', 'family.sister', 'location'])).toEqual([
      'location',
      ...family,
    ])
  }),
  storeCase(
    'reads the entity `user.*` as everybody of that family, and not as its neighbours',
    async ({ store }) => {
      const entities = [
        'user.sister',
        'user',
        'user.',
        'userx.sister',
        'user/x',
        'user.pet',
        'user.pet.owner',
      ]
      for (const entity of entities) await insertCard(store, { entity, slot: 'name', value: entity })
      await insertCard(store, { entity: 'user.sister', slot: 'location', value: 'Rome' })
      await insertCard(store, { entity: 'user.aunt', slot: 'name', value: 'no longer', active: false })
      expect(await activeValues(store, 'user.*', ['name'])).toEqual([
        'user.pet.owner',
        'user.pet',
        'user.',
        'user.sister',
      ])
      expect(await activeValues(store, 'user.*', ['age'])).toEqual([])
    },
  ),
  storeCase('keeps the slots of one entity from another, however alike their names', async ({ store }) => {
    for (const entity of ['user', 'user.friend', 'User', 'use'])
      await insertCard(store, { entity, value: entity })
    expect(await activeValues(store, 'user', ['location'])).toEqual(['user'])
    expect(await activeValues(store, 'user.friend', ['location'])).toEqual(['user.friend'])
  }),
  storeCase('names the latest version of a chain, active or not', async ({ store }) => {
    await insertCard(store, { version: 2, active: false })
    const third = await insertCard(store, { version: 3, active: false })
    await insertCard(store, { version: 1, active: false })
    await insertCard(store, { version: 9, valueKey: 'other' })
    const latest = (valueKey: string) =>
      store.read(ALICE, (view) => view.cards.latest('user:location', valueKey))
    expect(await latest('')).toStrictEqual(third)
    expect((await latest('other'))?.version).toBe(9)
    expect(await latest('none')).toBeNull()
  }),
  storeCase('names the card recorded last in a session, and outside any', async ({ store }) => {
    await insertCard(store, { slot: 'a', session: 's1' })
    const inside = await insertCard(store, { slot: 'b', session: 's1' })
    const outside = await insertCard(store, { slot: 'c', session: null })
    await insertCard(store, { slot: 'd', session: 's2' })
    const last = (session: string | null) => store.read(ALICE, (view) => view.cards.lastRecorded(session))
    expect(await last('s1')).toStrictEqual(inside)
    expect(await last(null)).toStrictEqual(outside)
    expect(await last('s3')).toBeNull()
  }),
]
