import { describe, expect, it } from 'vitest'
import { aCard, aDraft } from '../../../test/support/fixtures.ts'
import { valueForms } from '../../facts/value-match.ts'
import { slotRegistry } from '../../slots/registry.ts'
import { inMemoryStore } from '../../../test/support/in-memory-store.ts'
import type { CardDraft, MemoryCard } from '../../types/card.ts'
import { becoming } from './becoming.ts'

const values = valueForms(
  (value) => value.toLowerCase(),
  (text) => [text],
)
const DAY = 24 * 60 * 60 * 1000
const context = { slots: slotRegistry(), values, stated: new Set<string>() }

const become = (
  draft: Partial<CardDraft>,
  known: readonly MemoryCard[],
  stated: readonly string[] = [],
): Promise<readonly CardDraft[]> =>
  inMemoryStore().transaction('alice', async (tx) => {
    for (const card of known) await tx.cards.insert(card)
    const told = {
      ...aDraft({ relation: 'updates', ...draft }),
      effect: { event: 'become', ...draft.effect },
    } as const
    const source = { itemId: 'new', session: null, saidAt: Date.UTC(2026, 0, 1) + DAY }
    return becoming(tx.cards, told, source, { ...context, stated: new Set(stated) })
  })

const card = (entity: string, slot: string, value: string, more: Partial<MemoryCard> = {}): MemoryCard =>
  aCard({
    id: `${entity}:${slot}:${value}`,
    entity,
    slot,
    value,
    valueKey: value.toLowerCase(),
    versionKey: `${entity}:${slot}`,
    lastSeenAt: Date.UTC(2026, 0, 1),
    itemId: null,
    ...more,
  })

const anyone = { effect: { event: 'become', anyone: true } } as const
const weight = { entity: 'user', slot: 'weight', value: '89' } as const
const age = { entity: 'user', slot: 'age', value: '5' } as const

describe('a value by itself', () => {
  it('takes the place of the one that is known, in its unit', async () => {
    expect(await become(weight, [card('user', 'weight', '96 kg')])).toMatchObject([
      { slot: 'weight', value: '89 kg', relation: 'updates' },
    ])
  })

  it('is of whoever can have it, where nobody is named', async () => {
    const known = [card('user', 'age', '40'), card('user.son', 'age', '4')]
    expect(await become({ ...age, ...anyone }, known)).toMatchObject([{ entity: 'user.son', value: '5' }])
  })

  it('ends the one thing of its kind that is held', async () => {
    const phone = card('user', 'device', 'Pixel 8', { facet: 'phone' })
    const watch = card('user', 'device', 'Garmin', { facet: 'watch' })
    const draft = { entity: 'user', slot: 'device', value: 'iPhone 16', facet: 'phone' }
    expect(await become(draft, [phone, watch])).toMatchObject([
      { value: 'Pixel 8', relation: 'retracts' },
      { value: 'iPhone 16', relation: 'updates' },
    ])
  })

  it.each([
    ['where nothing is known', weight, []],
    ['that is known already', { ...weight, value: '96 kg' }, [card('user', 'weight', '96 kg')]],
    ['of somebody else', weight, [card('user.sister', 'weight', '96 kg')]],
    ['far from the one that is known', { ...weight, value: '20' }, [card('user', 'weight', '96 kg')]],
    ['that is no later age', { ...age, value: '3' }, [card('user', 'age', '4')]],
    [
      'that two can have',
      { ...age, ...anyone },
      [card('user.son', 'age', '4'), card('user.niece', 'age', '4'), card('user', 'employer', 'Acme')],
    ],
    [
      'that is not the user’s',
      { ...age, effect: { event: 'become', anyone: 'other' } as const },
      [card('user', 'age', '4')],
    ],
    [
      'beside two things of its kind',
      { entity: 'user', slot: 'device', value: 'iPhone 16' },
      [card('user', 'device', 'Pixel 8'), card('user', 'device', 'Nokia')],
    ],
  ])('changes nothing %s', async (_what, draft, known) => {
    expect(await become(draft, known)).toEqual([])
  })

  it('changes nothing that the message states itself', async () => {
    expect(await become(weight, [card('user', 'weight', '96 kg')], ['user:weight'])).toEqual([])
  })
})
