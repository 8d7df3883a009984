import { describe, expect, it } from 'vitest'
import { aCard, AT, draft, plan, state } from '../../test/support/plans.ts'
import type { CardDraft } from '../types/card.ts'
import type { VersionState } from '../plugin/versioner.ts'

describe('the version plan of a multi slot', () => {
  const likes = (given: Partial<CardDraft> = {}, eventAt = AT) =>
    draft({ slot: 'likes', value: 'tea', ...given }, eventAt)
  const tea = aCard({ slot: 'likes', value: 'tea', valueKey: 'tea', validFrom: 500 })
  const under = (given: Partial<VersionState> = {}) =>
    state({ versionKey: 'user:likes', valueKey: 'tea', ...given })

  it('extends with a value that is new', () => {
    expect(plan(under(), likes())).toMatchObject({
      action: 'extends',
      insert: { active: true, version: 1, parentId: null },
    })
  })

  it('reinforces a value that is active', () => {
    expect(plan(under({ latest: tea, known: [tea] }), likes({ value: 'Tea' })).action).toBe('reinforces')
  })

  it('takes a plan for another day as a new version, and only where that is what is told', () => {
    const day = (from: number) => ({ from, to: from + 1, precision: 'day' as const, ambiguous: false })
    const goal = { slot: 'plan', kind: 'goal', value: 'go to Rome' } as const
    const known = aCard({
      ...goal,
      versionKey: 'user:plan',
      valueKey: 'go to rome',
      eventDate: day(900),
      validFrom: 500,
    })
    const at = state({ versionKey: 'user:plan', valueKey: 'go to rome', latest: known, known: [known] })
    const told = (given: Partial<CardDraft>) => plan(at, draft({ ...goal, ...given }, AT))
    expect(told({ relation: 'updates', eventDate: day(2000) })).toMatchObject({
      action: 'updates',
      close: [{ card: { id: known.id } }],
      insert: { version: 2 },
    })
    expect(told({ relation: 'updates', eventDate: day(900) }).action).toBe('reinforces')
    expect(told({ relation: 'sets', eventDate: day(2000) }).action).toBe('reinforces')
  })

  it('continues the chain of a value that comes back', () => {
    const ended = { ...tea, active: false, validTo: 600 }
    const result = plan(under({ latest: ended, known: [ended] }), likes())
    expect(result.insert).toMatchObject({ active: true, version: 2, parentId: tea.id })
  })

  it('retires the opposite of the same value', () => {
    const hated = aCard({
      slot: 'dislikes',
      value: 'tea',
      valueKey: 'tea',
      polarity: 'negative',
      validFrom: 500,
    })
    const result = plan(under({ known: [hated] }), likes())
    expect(result).toMatchObject({ action: 'updates', close: [{ card: { id: hated.id } }] })
    expect(result.insert).toMatchObject({ version: 1, parentId: null })
  })

  it('files a late statement that its opposite has followed', () => {
    const hated = aCard({
      slot: 'dislikes',
      value: 'tea',
      valueKey: 'tea',
      polarity: 'negative',
      validFrom: 500,
    })
    const result = plan(under({ known: [hated] }), likes({}, 100))
    expect(result).toMatchObject({
      action: 'files',
      close: [],
      insert: { active: false, validFrom: 100, validTo: 500 },
    })
  })

  it('replaces the value of the same facet', () => {
    const before = aCard({ slot: 'record', value: '25:00', valueKey: '25:00', facet: '5k', validFrom: 500 })
    const next = draft({ slot: 'record', value: '24:00', facet: '5k' })
    const result = plan(state({ versionKey: 'user:record', valueKey: '24:00', known: [before] }), next)
    expect(result).toMatchObject({ action: 'updates', close: [{ card: { id: before.id } }] })
    expect(result.insert?.parentId).toBe(before.id)
  })

  it('closes every rival a retraction names and continues the first one’s chain', () => {
    const green = aCard({
      slot: 'likes',
      value: 'tea with milk',
      valueKey: 'tea with milk',
      validFrom: 500,
      version: 3,
    })
    const result = plan(
      under({ valueKey: 'tea with milk', latest: green, known: [green, tea] }),
      likes({ relation: 'retracts' }),
    )
    expect(result.close.map((closing) => closing.card.id)).toEqual([green.id, tea.id])
    expect(result.insert).toMatchObject({
      valueKey: 'tea with milk',
      version: 4,
      parentId: green.id,
      active: false,
    })
  })
})

describe('denials', () => {
  it('close what they deny and stand in a chain of their own', () => {
    const paris = aCard({ value: 'Paris', validFrom: 500 })
    const denial = draft({ polarity: 'negative' })
    const result = plan(state({ valueKey: '!paris', known: [paris] }), denial)
    expect(result.close.map((closing) => closing.card.id)).toEqual([paris.id])
    expect(result.insert).toMatchObject({ active: true, valueKey: '!paris', version: 1 })
  })

  it('are reinforced when said again', () => {
    const denied = aCard({ polarity: 'negative', valueKey: '!paris', validFrom: 500 })
    const again = plan(
      state({ valueKey: '!paris', latest: denied, known: [denied] }),
      draft({ polarity: 'negative' }),
    )
    expect(again.action).toBe('reinforces')
  })
})
