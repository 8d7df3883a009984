import type { CardDraft } from '@recollect/core/extraction'
import { describe, expect, it } from 'vitest'
import { draftRow } from '../src/scoring/index.ts'

const draft: CardDraft = {
  kind: 'profile',
  entity: 'user',
  slot: 'location',
  value: 'Ghent',
  polarity: 'positive',
  relation: 'sets',
  tense: 'current',
  facet: null,
  when: null,
  normal: null,
  eventDate: null,
  validFrom: null,
  validTo: null,
  confidence: 0.9,
  span: { start: 0, end: 5 },
  rule: 'en/location.live',
  priority: 1,
  pack: 'en@0.0.0',
  notes: [],
}

describe('draftRow', () => {
  it('leaves out what is the rule', () => {
    expect(draftRow(draft)).toEqual({
      kind: 'profile',
      entity: 'user',
      slot: 'location',
      value: 'Ghent',
      relation: 'sets',
    })
  })

  it('says that a state is over, whatever its time words', () => {
    expect(draftRow({ ...draft, tense: 'past', when: 'last fall' }).when).toBe('past')
  })

  it('passes on time words, but none that would read as over', () => {
    expect(draftRow({ ...draft, when: 'since May' }).when).toBe('since May')
    expect(draftRow({ ...draft, when: 'before Easter' })).not.toHaveProperty('when')
  })

  it('shows denials and retractions', () => {
    expect(draftRow({ ...draft, polarity: 'negative', relation: 'retracts' })).toMatchObject({
      polarity: 'negative',
      relation: 'retracts',
    })
  })
})
