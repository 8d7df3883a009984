import { describe, expect, it } from 'vitest'
import { aCard, aDraft } from '../../test/support/fixtures.ts'
import { NOON } from '../../test/support/memory.ts'
import { slotRegistry } from '../slots/registry.ts'
import { inMemoryStore } from '../../test/support/in-memory-store.ts'
import type { CardDraft, MemoryCard } from '../types/card.ts'
import { bindGeneric } from './bind-generic.ts'

const bare = aDraft({ slot: 'generic', relation: 'updates', value: 'Rome' })

async function bind(
  draft: CardDraft,
  known: readonly MemoryCard[],
  session: string | null = 's',
  saidAt = NOON,
): Promise<CardDraft> {
  return inMemoryStore().transaction('alice', async (tx) => {
    for (const card of known) await tx.cards.insert(card)
    return bindGeneric(tx.cards, draft, { session, saidAt }, slotRegistry())
  })
}

describe('bindGeneric', () => {
  const paris = aCard({ session: 's' })

  it('gives a bare update the slot of the last fact spoken of in its session', async () => {
    const draft = await bind(bare, [aCard({ slot: 'name', value: 'Bob', session: 's' }), paris])
    expect(draft).toMatchObject({
      slot: 'location',
      entity: 'user',
      kind: 'profile',
      value: 'Rome',
      relation: 'updates',
    })
    expect(draft.notes).toEqual(['bind-generic: last fact spoken of was user:location'])
  })

  it('gives what is planned another day, by a time that dates it', async () => {
    const trip = aCard({
      session: 's',
      kind: 'goal',
      slot: 'plan',
      value: 'fly to Rome',
      facet: 'fly to Rome',
    })
    const draft = await bind({ ...bare, value: 'Friday', when: 'Friday' }, [trip])
    expect(draft).toMatchObject({ slot: 'plan', value: 'fly to Rome', when: 'Friday', relation: 'updates' })
    expect(await bind({ ...bare, value: 'Friday', when: 'Friday' }, [paris])).toMatchObject({ when: null })
  })

  it('states a new value after a denial, and leaves the denial as it is', async () => {
    const denied = aCard({ session: 's', polarity: 'negative', valueKey: '!paris' })
    const draft = await bind(bare, [denied])
    expect(draft).toMatchObject({ slot: 'location', polarity: 'positive' })
  })

  it.each([
    [
      'one of a list of values',
      aCard({ session: 's', slot: 'likes', value: 'tea', valueKey: 'tea' }),
      'Rome',
    ],
    ['a word, by a number', aCard({ session: 's', value: 'Paris' }), 'version 2'],
    ['a number, by a word', aCard({ session: 's', slot: 'age', value: '31' }), 'Monday'],
  ])('does not replace %s', async (_name, known, value) => {
    expect(await bind({ ...bare, value }, [known])).toMatchObject({ slot: 'generic' })
  })

  it('replaces a value of a multi slot that has a facet', async () => {
    const phone = aCard({ session: 's', slot: 'device', value: 'Pixel', valueKey: 'pixel', facet: 'phone' })
    expect(await bind({ ...bare, value: 'Fairphone' }, [phone])).toMatchObject({
      slot: 'device',
      facet: 'phone',
    })
  })

  it.each<[name: string, draft: CardDraft]>([
    ['a statement', { ...bare, relation: 'sets' }],
    ['an update with a facet', { ...bare, facet: 'phone' }],
    ['an update of a known slot', { ...bare, slot: 'name' }],
  ])('leaves %s alone', async (_name, draft) => {
    expect(await bind(draft, [paris])).toEqual(draft)
  })

  it.each<[name: string, known: readonly MemoryCard[], session: string | null, saidAt: number]>([
    ['when nothing was spoken of', [], 's', NOON],
    ['when it was spoken of in another session', [paris], 't', NOON],
    ['when it was spoken of in a session and this is outside any', [paris], null, NOON],
    ['when what was spoken of last no longer holds', [aCard({ session: 's', active: false })], 's', NOON],
    ['when what was spoken of last was said after it', [paris], 's', NOON - 1],
  ])('leaves it generic %s', async (_name, known, session, saidAt) => {
    expect(await bind(bare, known, session, saidAt)).toEqual(bare)
  })
})
