import { describe, expect, it } from 'vitest'
import type { CardChange } from '../api/remember.ts'
import type { MemoryCard } from '../types/card.ts'
import { wordedChange, wordedChanges } from './worded-changes.ts'

const card = (given: Partial<MemoryCard>): MemoryCard => ({
  scope: 's',
  id: 'a',
  seq: 1,
  kind: 'profile',
  entity: 'user',
  slot: 'location',
  value: 'Rome',
  normal: null,
  polarity: 'positive',
  facet: null,
  versionKey: `${given.entity ?? 'user'}:${given.slot ?? 'location'}`,
  valueKey: '',
  version: 1,
  parentId: null,
  relation: 'sets',
  active: true,
  contested: false,
  correctedBy: null,
  when: null,
  eventDate: null,
  validFrom: 0,
  validTo: null,
  expiresAt: null,
  recordedAt: 0,
  supersededAt: null,
  lastSeenAt: 0,
  seenAt: [],
  confidence: 1,
  itemId: 'm',
  span: { start: 0, end: 4 },
  session: null,
  rule: null,
  pack: null,
  extra: null,
  ...given,
})

const change = (action: CardChange['action'], given: Partial<MemoryCard>, more: Partial<CardChange> = {}) =>
  ({ action, card: card(given), closed: [], reason: '', ...more }) satisfies CardChange

describe('what became of a fact', () => {
  const paris = card({ id: 'b', value: 'Paris', active: false })
  it.each([
    ['nothing stood against it', change('sets', {}), 'added', 'Rome'],
    ['another value held', change('updates', {}, { closed: [paris] }), 'replaced', 'Rome'],
    [
      'only the end of one stood there',
      change('sets', {}, { closed: [card({ relation: 'retracts' })] }),
      'added',
      'Rome',
    ],
    [
      'it ended',
      change('retracts', { value: '', relation: 'retracts' }, { closed: [paris] }),
      'ended',
      'Paris',
    ],
    ['an end of nothing known', change('files', { value: '', relation: 'retracts' }), 'ended', ''],
    ['it is of the past', change('files', { active: false }), 'filed', 'Rome'],
    ['it is denied', change('extends', { slot: 'pet', polarity: 'negative' }), 'denied', 'Rome'],
    [
      'it is disliked, which is no denial',
      change('extends', { slot: 'dislikes', polarity: 'negative' }),
      'added',
      'Rome',
    ],
    ['it was known', change('reinforces', {}), 'repeated', 'Rome'],
    ['another source says otherwise', change('contests', { contested: true }), 'contested', 'Rome'],
  ])('when %s', (_when, given, what, value) => {
    const worded = wordedChange(given)
    expect([worded?.what, worded?.card.value]).toEqual([what, value])
  })

  it('names the mistake a correction put right', () => {
    const mistake = card({ id: 'b', value: 'Oslo', correctedBy: 'a' })
    expect(wordedChange(change('corrects', {}, { closed: [mistake] }))).toMatchObject({ before: [mistake] })
  })

  it('is nothing where nothing was written', () => {
    expect(wordedChange({ action: 'none', card: null, closed: [], reason: '' })).toBeNull()
  })
})

describe('what is said of a message', () => {
  const told = (changes: readonly CardChange[]) => wordedChanges(changes).map(({ card: { slot } }) => slot)

  it('leaves out the deed that ended a state, in the same words', () => {
    const job = change('retracts', { id: 'j', slot: 'employer', value: '', span: { start: 10, end: 13 } })
    const deed = change('extends', {
      id: 'd',
      slot: 'event_work',
      value: 'quit my job',
      span: { start: 2, end: 6 },
    })
    expect(told([job, deed])).toEqual(['employer'])
  })

  it('keeps a deed told beside it', () => {
    const home = change('sets', { id: 'h', span: { start: 11, end: 15 } })
    const deed = change('extends', {
      id: 'd',
      slot: 'event_sport',
      value: 'ran far',
      span: { start: 20, end: 23 },
    })
    expect(told([home, deed])).toEqual(['location', 'event_sport'])
  })

  it('speaks of what was known only where nothing else happened', () => {
    const known = change('reinforces', { id: 'k', slot: 'name', span: { start: 20, end: 23 } })
    expect(told([known, change('sets', {})])).toEqual(['location'])
    expect(told([known])).toEqual(['name'])
  })
})
