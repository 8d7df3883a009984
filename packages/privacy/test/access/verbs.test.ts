import { inMemoryStore } from '@recollect/store-memory'
import { expect, it } from 'vitest'
import { EVERY_VERB, functionsOn } from '../support/every-verb.ts'
import { codeOf, linksOf, openGuarded, openMemory, owner } from '../support/memories.ts'
import { accessControl, ADMIN_LOG } from '../../src/index.ts'

it('knows every function of a handle, and no other', async () => {
  const handle = (await openMemory(inMemoryStore())).scope('alice')
  expect(EVERY_VERB.map(({ path }) => path).toSorted()).toEqual(functionsOn(handle).toSorted())
})

it('gives a handle of the same shape', async () => {
  const plain = (await openMemory(inMemoryStore())).scope('alice')
  const guarded = (await openGuarded()).as(owner('alice')).scope('alice')
  expect(functionsOn(guarded)).toEqual(functionsOn(plain))
  expect(guarded.scope).toBe('alice')
  expect(guarded.session('s').id).toBe('s')
  expect(guarded.at(5).moment).toEqual({ validAt: 5, knownAt: null })
  expect(
    Object.isFrozen(guarded) && Object.isFrozen(guarded.cards) && Object.isFrozen(guarded.session('s')),
  ).toBe(true)
})

it('denies a verb it does not know, also on a handle it does not know', async () => {
  const store = inMemoryStore()
  const recollect = await openMemory(store, {
    access: {
      specVersion: 1,
      as: (principal, memory) =>
        accessControl().as(principal, {
          ...memory,
          open: (name, over) => ({
            ...memory.open(name, over),
            leak: () => Promise.resolve('all'),
            hidden: { leak: () => 'all' },
          }),
        }),
    },
  })
  const alice = recollect.as(owner('alice')).scope('alice')
  const leak: unknown = Reflect.get(alice, 'leak')
  const hidden: unknown = Reflect.get(alice, 'hidden')
  if (typeof leak !== 'function' || typeof hidden !== 'object' || hidden === null)
    throw new Error('not there')
  const inner: unknown = Reflect.get(hidden, 'leak')
  if (typeof inner !== 'function') throw new Error('not there')
  expect(await codeOf(() => Reflect.apply(leak, alice, []))).toBe('ACCESS_DENIED')
  expect(await codeOf(() => Reflect.apply(inner, hidden, []))).toBe('ACCESS_DENIED')
  // Nothing was ever written there.
  expect((await linksOf(store, ADMIN_LOG)).map(({ action, outcome }) => [action, outcome])).toEqual([
    ['leak', 'denied'],
    ['hidden.leak', 'denied'],
  ])
})
