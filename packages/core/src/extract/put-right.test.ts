import { describe, expect, it } from 'vitest'
import { aDraft } from '../../test/support/fixtures.ts'
import type { CardDraft } from '../types/card.ts'
import { putRight } from './put-right.ts'

const at = (start: number, given: Partial<CardDraft>) => aDraft({ span: { start, end: start + 5 }, ...given })
const meant = (start: number, value: string, of: string | null = null) =>
  at(start, { slot: 'generic', kind: 'fact', relation: 'updates', value, correction: { of } })
const put = (...drafts: readonly CardDraft[]) => putRight({ drafts, rejected: [] })
const values = (...drafts: readonly CardDraft[]) =>
  put(...drafts).drafts.map(({ entity, slot, value }) => `${entity}.${slot}=${value}`)

describe('putRight', () => {
  const rome = at(0, { value: 'Rome', facet: 'home', when: 'since 2019' })

  it('gives a bare value the place of the one said by mistake, which is reported as taken back', () => {
    const { drafts, rejected } = put(rome, meant(20, 'Oslo'))
    expect(drafts).toMatchObject([
      {
        slot: 'location',
        kind: 'profile',
        relation: 'sets',
        value: 'Oslo',
        facet: 'home',
        when: 'since 2019',
        span: { start: 20, end: 25 },
        correction: { of: 'Rome' },
        notes: ['put-right: "Rome" → "Oslo"'],
      },
    ])
    expect(rejected).toEqual([{ draft: rome, by: 'put-right', reason: 'said by mistake: Oslo is meant' }])
  })

  it('takes the last value of its kind: a number for a number, a name for a name', () => {
    const cat = at(10, { slot: 'pet', value: 'cat' })
    const age = at(30, { slot: 'age', value: '31' })
    expect(values(rome, cat, age, meant(40, 'Oslo'))).toEqual([
      'user.pet=cat',
      'user.age=31',
      'user.location=Oslo',
    ])
    expect(values(rome, cat, age, meant(40, '32'))).toEqual([
      'user.location=Rome',
      'user.pet=cat',
      'user.age=32',
    ])
  })

  it('takes the value that is named', () => {
    const employer = at(10, { slot: 'employer', value: 'Acme' })
    expect(values(rome, employer, meant(20, 'Oslo', 'rome'))).toEqual([
      'user.employer=Acme',
      'user.location=Oslo',
    ])
  })

  it('gives a bare value the place of a denial of the value it names', () => {
    const denied = at(0, { value: 'Rome', polarity: 'negative' })
    const { drafts } = put(denied, meant(20, 'Oslo', 'Rome'))
    expect(drafts).toMatchObject([
      { slot: 'location', value: 'Oslo', polarity: 'positive', correction: { of: 'Rome' } },
    ])
  })

  it('puts a statement in place of one of its own slot and person only', () => {
    const sister = at(10, { entity: 'user.sister', value: 'Bern' })
    const stated = at(30, { value: 'Oslo', correction: { of: null } })
    expect(values(rome, sister, stated)).toEqual(['user.sister.location=Bern', 'user.location=Oslo'])
    expect(values(sister, stated)).toEqual(['user.sister.location=Bern', 'user.location=Oslo'])
  })

  it('puts the time words right when a time was wrong, and reads them again', () => {
    const dated = at(0, { value: 'Rome', when: 'in March', validFrom: 5 })
    const read: (string | null)[] = []
    const { drafts } = putRight({ drafts: [dated, meant(20, 'April', 'march')], rejected: [] }, (draft) => {
      read.push(draft.when)
      return draft
    })
    expect(drafts).toMatchObject([{ value: 'Rome', when: 'in April', validFrom: null, eventDate: null }])
    expect(read).toEqual(['in April'])
  })

  it.each<[name: string, drafts: readonly CardDraft[]]>([
    ['nothing was said before', [meant(0, 'Oslo')]],
    ['the value named was not said', [rome, meant(20, 'Oslo', 'Bern')]],
    ['only numbers were said', [at(0, { slot: 'age', value: '31' }), meant(20, 'Oslo')]],
    ['it comes first', [meant(0, 'Oslo'), at(20, { value: 'Rome' })]],
    ['the same was said', [rome, meant(20, 'Rome')]],
    ['what was said was a denial', [at(0, { value: 'Rome', polarity: 'negative' }), meant(20, 'Oslo')]],
    ['it is no correction', [rome, at(20, { slot: 'generic', relation: 'updates', value: 'Oslo' })]],
  ])('leaves all as it is when %s', (_name, drafts) => {
    expect(put(...drafts)).toEqual({ drafts, rejected: [] })
  })
})
