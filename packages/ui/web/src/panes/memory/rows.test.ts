import type { MemoryCard } from '@recollect/core'
import { expect, it } from 'vitest'
import { cardOf } from '../../../../test/support/card-of.ts'
import { plainRows, rowsOf } from './rows.ts'

const card = (seq: number, entity: string, slot: string, active = true): MemoryCard =>
  cardOf({ seq, id: `${slot} ${String(seq)}`, entity, slot, versionKey: `${entity}:${slot}`, active })

it('groups cards by attribute: the user first, what holds before what held, the newest first', () => {
  const cards = [
    card(1, 'user.wife', 'location'),
    card(2, 'user', 'location', false),
    card(3, 'user', 'likes'),
    card(4, 'user', 'location'),
    card(5, 'user', 'likes'),
  ]
  const keys = rowsOf(cards).map(({ key }) => key)
  expect(keys).toEqual([
    'head user:location',
    'location 4',
    'location 2',
    'head user:likes',
    'likes 5',
    'likes 3',
    'head user.wife:location',
    'location 1',
  ])
})

it('leaves what was found in its order', () => {
  expect(plainRows([card(2, 'user', 'b'), card(1, 'user', 'a')]).map(({ key }) => key)).toEqual([
    'b 2',
    'a 1',
  ])
})
