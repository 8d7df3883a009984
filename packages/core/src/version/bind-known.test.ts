import { describe, expect, it } from 'vitest'
import { aCard, aDraft } from '../../test/support/fixtures.ts'
import { slotRegistry } from '../slots/registry.ts'
import { valueForms } from '../facts/value-match.ts'
import { inMemoryStore } from '../../test/support/in-memory-store.ts'
import type { CardDraft, MemoryCard } from '../types/card.ts'
import { bindEnd, bindKnown } from './bind-known.ts'

const values = valueForms(
  (value) => value.toLowerCase(),
  (text) => [text],
)

const bind = (draft: Partial<CardDraft>, known: readonly MemoryCard[]): Promise<CardDraft | null> =>
  inMemoryStore().transaction('alice', async (tx) => {
    for (const card of known) await tx.cards.insert(card)
    return bindKnown(tx.cards, aDraft({ known: true, ...draft }), { slots: slotRegistry(), values })
  })

describe('what only the memory can tell', () => {
  const cat = aCard({ slot: 'pet', value: 'cat', valueKey: 'cat' })
  const dog = aCard({ slot: 'pet', value: 'dog', valueKey: 'dog' })
  const named = (value: string, facet: string) =>
    aCard({
      entity: 'user.pet',
      slot: 'name',
      versionKey: 'user.pet:name',
      value,
      valueKey: value.toLowerCase(),
      facet,
      itemId: null,
    })
  const gone = { slot: 'pet', value: 'Rufus', relation: 'retracts' } as const

  it('is which one a name means', async () => {
    const draft = await bind(gone, [cat, dog, named('Biscuit', 'cat'), named('Rufus', 'dog')])
    expect(draft).toMatchObject({ slot: 'pet', value: 'dog', relation: 'retracts' })
  })

  it('is which thing a longer or shorter name means', async () => {
    const room = aCard({ slot: 'named_thing', value: '268', valueKey: '268', facet: 'sea view room' })
    const price = { slot: 'named_thing', value: '398', relation: 'updates' } as const
    expect(await bind({ ...price, facet: 'room' }, [room])).toMatchObject({ facet: 'sea view room' })
    expect(await bind({ ...price, facet: 'big sea view room' }, [room])).toMatchObject({ value: '398' })
    expect(await bind({ ...price, facet: 'oil' }, [room])).toBeNull()
    expect(
      await bind({ ...price, facet: 'room' }, [
        room,
        aCard({
          ...room,
          id: '0192f0c0-0000-7000-8000-00000000000a',
          valueKey: 'small',
          facet: 'small room',
        }),
      ]),
    ).toBeNull()
  })

  it('is the only one there is', async () => {
    expect(await bind(gone, [cat, named('Rufus', 'tabby')])).toMatchObject({ value: 'cat' })
  })

  it.each([
    ['a name it does not know', [cat, dog, named('Biscuit', 'cat')]],
    ['a name without the animal', [named('Rufus', 'dog')]],
    ['one whose name only begins so', [dog, named('Rufus Bear', 'dog')]],
    [
      'a name that a person has as well',
      [
        dog,
        named('Rufus', 'dog'),
        aCard({ entity: 'user.son', slot: 'name', versionKey: 'user.son:name', value: 'Rufus' }),
      ],
    ],
    ['one of two', [dog, named('Rufus', 'dog'), named('Max', 'dog')]],
  ])('keeps nothing of %s', async (_what, known) => {
    expect(await bind(gone, known)).toBeNull()
  })

  const scrapped = { slot: 'vehicle', value: 'Jetta', relation: 'retracts' } as const
  const jetta = aCard({ slot: 'vehicle', value: 'Jetta VR6', valueKey: 'jetta vr6' })

  it('is the end of what is held', async () => {
    const van = aCard({ slot: 'vehicle', value: 'van', valueKey: 'van' })
    expect(await bind(scrapped, [jetta, van])).toMatchObject({ value: 'Jetta VR6', relation: 'retracts' })
  })

  it.each([
    ['nothing that is held', []],
    ['what is over', [{ ...jetta, active: false }]],
    ['what was denied', [{ ...jetta, valueKey: '!jetta vr6', polarity: 'negative' as const }]],
    ["somebody else's", [{ ...jetta, entity: 'user.father', versionKey: 'user.father:vehicle' }]],
    ['one of two', [jetta, aCard({ slot: 'vehicle', value: 'Jetta GLI', valueKey: 'jetta gli' })]],
    ['another slot', [{ ...jetta, slot: 'owns', versionKey: 'user:owns' }]],
  ])('keeps nothing of the end of %s', async (_what, known) => {
    expect(await bind(scrapped, known)).toBeNull()
  })

  const camper = aCard({ kind: 'fact', slot: 'vehicle', value: 'VW camper', valueKey: 'vw camper' })
  const hotDogs = aCard({ kind: 'preference', slot: 'likes', value: 'hot dogs', valueKey: 'hot dogs' })
  const sold = { kind: 'fact', slot: 'vehicle', value: 'camper', relation: 'retracts' } as const

  it('is what is held in more words', async () => {
    expect(await bind(sold, [camper])).toMatchObject({ value: 'VW camper', relation: 'retracts' })
  })

  it('is whatever is held where no words say it', async () => {
    expect(await bind({ ...sold, value: '' }, [camper])).toMatchObject({ value: '' })
    expect(await bind({ ...sold, value: '' }, [])).toBeNull()
  })

  it.each([
    [
      'one of two that have the words',
      [camper, { ...camper, id: 'other', value: 'old camper', valueKey: 'old camper' }],
    ],
    ['what is not held', []],
    ['what only begins like it', [aCard({ slot: 'vehicle', value: 'campervan', valueKey: 'campervan' })]],
    ['what was only denied', [{ ...camper, valueKey: '!vw camper', polarity: 'negative' as const }]],
    ['somebody else’s', [{ ...camper, entity: 'user.mother', versionKey: 'user.mother:vehicle' }]],
  ])('ends nothing of %s', async (_what, known) => {
    expect(await bind(sold, known)).toBeNull()
  })

  it.each([
    ['what begins so', sold, [{ ...camper, value: 'camper van', valueKey: 'camper van' }], 'camper'],
    ['what has the words', sold, [camper], 'VW camper'],
    ['what is liked', { kind: 'preference', slot: 'likes', value: 'dogs' }, [hotDogs], 'dogs'],
    ['what is not held', sold, [], 'camper'],
  ] as const)('ends %s by the right words', async (_what, draft, known, value) => {
    const bound = await inMemoryStore().transaction('alice', async (tx) => {
      for (const card of known) await tx.cards.insert(card)
      const ends = aDraft({ ...draft, relation: 'retracts' })
      return bindEnd(tx.cards, ends, { slots: slotRegistry(), values })
    })
    expect(bound.value).toBe(value)
  })

  it('is the plan that has another day now', async () => {
    const trip = aCard({ kind: 'goal', slot: 'plan', value: 'trip to Oslo', valueKey: 'trip to oslo' })
    const moved = { kind: 'goal', slot: 'plan', value: 'Oslo', relation: 'updates', when: 'May' } as const
    expect(await bind(moved, [trip])).toMatchObject({ value: 'trip to Oslo', when: 'May' })
    expect(await bind({ ...moved, value: 'Rome' }, [trip])).toBeNull()
  })

  const back = { slot: 'generic', value: 'Acme', relation: 'updates' } as const
  const left = aCard({ slot: 'employer', value: 'Acme', active: false, version: 1 })

  it('is the slot of what one has gone back to', async () => {
    expect(await bind(back, [left])).toMatchObject({ slot: 'employer', value: 'Acme', relation: 'updates' })
  })

  it('is of the slot named, and of no other', async () => {
    const used = aCard({ slot: 'os', value: 'Acme', active: false, version: 1 })
    expect(await bind({ ...back, slot: 'os' }, [left, used])).toMatchObject({ slot: 'os', value: 'Acme' })
    expect(await bind({ ...back, slot: 'os' }, [left])).toBeNull()
  })

  it('keeps the words it was held in', async () => {
    expect(await bind({ ...back, value: 'ACME' }, [left])).toMatchObject({ value: 'Acme' })
  })

  const mail = { slot: 'email', value: 'new@b.test', relation: 'updates' } as const

  it('is whose address is to be used, where one is held', async () => {
    const held = aCard({ slot: 'email', value: 'old@b.test' })
    expect(await bind(mail, [held])).toMatchObject({ slot: 'email', value: 'new@b.test' })
    expect(await bind(mail, [])).toBeNull()
    expect(await bind(mail, [{ ...held, valueKey: '!old@b.test', polarity: 'negative' }])).toBeNull()
  })

  it.each([
    ['a place, which may be a visit', aCard({ slot: 'location', value: 'Acme', active: false })],
    ['one of several values', aCard({ slot: 'likes', value: 'Acme', valueKey: 'acme', active: false })],
    ['what was only denied', { ...left, valueKey: '!acme', polarity: 'negative' as const }],
    ['a school, which may be a visit', aCard({ slot: 'school', value: 'Acme', active: false })],
    ['what was liked best', aCard({ slot: 'favorite_color', value: 'Acme', active: false })],
    ['what only begins so', aCard({ slot: 'employer', value: 'Acme Books', active: false })],
    ['another value', aCard({ slot: 'employer', value: 'Ikea', active: false })],
  ])('keeps nothing of going back to %s', async (_what, known) => {
    expect(await bind(back, [known])).toBeNull()
  })
})
