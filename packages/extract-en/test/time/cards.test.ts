import { slotRegistry } from '@recollect/core/extraction'
import { normalizeText } from '@recollect/core/text'
import { describe, expect, it } from 'vitest'
import { pack } from '../support.ts'

const SAID = { saidAt: Date.parse('2024-03-13T10:00:00Z'), zone: 'UTC', slots: slotRegistry(pack.slots) }
const day = (at: number | null) => (at === null ? null : new Date(at).toISOString().slice(0, 10))

const cards = (text: string) =>
  pack.extractor.extract(normalizeText(text), SAID).drafts.map((card) => ({
    slot: card.slot,
    value: card.value,
    when: card.when,
    from: day(card.validFrom),
    to: day(card.validTo),
    date: day(card.eventDate?.from ?? null),
    normal: card.normal,
  }))

describe('cards with time words', () => {
  it('begin when the text says that they began', () => {
    expect(cards('I have been vegan since 2019')).toContainEqual(
      expect.objectContaining({
        slot: 'diet',
        value: 'vegan',
        when: 'since 2019',
        from: '2019-01-01',
        to: null,
      }),
    )
    expect(cards('I have been married for three years')).toContainEqual(
      expect.objectContaining({ slot: 'relationship_status', when: 'for three years', from: '2021-01-01' }),
    )
  })

  it('keep the date of what happened and of what is planned', () => {
    expect(cards('we moved to Bergen last fall')).toContainEqual(
      expect.objectContaining({ when: 'last fall', date: '2023-09-01' }),
    )
    expect(cards("I'm flying to Lagos on Friday")).toContainEqual(
      expect.objectContaining({ when: 'on Friday', date: '2024-03-15' }),
    )
  })

  it('take no time of another statement', () => {
    expect(
      cards('I love my dog and we went to the vet yesterday').map(({ slot, when }) => [slot, when]),
    ).not.toContainEqual(['pet', 'yesterday'])
    expect(
      cards('I like jazz, I will call you tomorrow').every(
        ({ slot, when }) => slot !== 'likes' || when === null,
      ),
    ).toBe(true)
  })

  it('carry the normal form of their value', () => {
    expect(cards('I weigh 82 kg')).toContainEqual(
      expect.objectContaining({ slot: 'weight', normal: '82 kg' }),
    )
    expect(cards('I have two sons')).toContainEqual(
      expect.objectContaining({ slot: 'family.son', normal: '2' }),
    )
    expect(cards('my birthday is June 4')).toContainEqual(
      expect.objectContaining({ slot: 'birthday', normal: '--06-04' }),
    )
  })
})
