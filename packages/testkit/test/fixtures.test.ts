import { describe, expect, it } from 'vitest'
import { aCard, anItem, fixedClock, NOON, sequentialIds } from '../src/index.ts'

const UUID_V7 = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/u

describe('fixtures', () => {
  it('counts identifiers up in the form of UUIDv7, the same in every run', () => {
    const [ids, again] = [sequentialIds(), sequentialIds()]
    const first = [ids.next(NOON), ids.next(NOON), ids.next(NOON + 1)]
    expect(first).toEqual([again.next(NOON), again.next(NOON), again.next(NOON + 1)])
    expect(first.every((id) => UUID_V7.test(id))).toBe(true)
    expect(first.toSorted()).toEqual(first)
  })

  it('holds a clock still until it is told otherwise', () => {
    const clock = fixedClock()
    expect([clock.now(), clock.now()]).toEqual([NOON, NOON])
    clock.advance(5)
    expect(clock.now()).toBe(NOON + 5)
    clock.set(1)
    expect(clock.now()).toBe(1)
  })

  it('builds items and cards with fresh ids and keys that agree', () => {
    expect(anItem().id).not.toBe(anItem().id)
    expect(aCard({ entity: 'user.friend', slot: 'age' }).versionKey).toBe('user.friend:age')
    expect(anItem({ text: 'x', key: 'k' })).toMatchObject({ text: 'x', key: 'k', role: 'user' })
  })
})
