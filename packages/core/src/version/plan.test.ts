import { describe, expect, it } from 'vitest'
import { aCard, AT, draft, holding, plan, state } from '../../test/support/plans.ts'

describe('the version plan of a single slot', () => {
  const paris = aCard({ value: 'Paris', validFrom: 500 })

  it('sets the first value, from the moment it speaks of', () => {
    expect(plan(state(), draft())).toMatchObject({
      action: 'sets',
      close: [],
      reinforce: null,
      insert: { active: true, valueKey: '', version: 1, parentId: null, validFrom: AT, validTo: null },
    })
  })

  it('updates with another value: closes the active card at that moment and points at it', () => {
    const result = plan(holding(paris), draft({ value: 'Rome' }))
    expect(result).toMatchObject({
      action: 'updates',
      close: [{ card: { id: paris.id }, validTo: AT }],
      insert: { active: true, version: 2, parentId: paris.id, validFrom: AT },
    })
    expect(result.reason).toContain('Paris')
  })

  it.each(['Paris', 'paris', 'ＰＡＲＩＳ', ' Paris. '])(
    'reinforces with %j and writes no version',
    (value) => {
      expect(plan(holding(paris), draft({ value }))).toMatchObject({
        action: 'reinforces',
        close: [],
        insert: null,
        reinforce: { id: paris.id },
      })
    },
  )

  it.each([
    ['birthday', '1990-1-12', '1990-11-2'],
    ['email', 'a.b@example.org', 'ab@example.org'],
    ['height', '1.75', '175'],
    ['os', 'C', 'C#'],
  ])('takes another %s for another value though only its punctuation differs', (slot, before, after) => {
    const known = aCard({ slot, value: before, validFrom: 500 })
    expect(plan(holding(known), draft({ slot, value: after })).action).toBe('updates')
  })

  it('reinforces rather than files when the same value arrives late', () => {
    expect(plan(holding(paris), draft({}, 100)).action).toBe('reinforces')
  })

  it('lets what was said again go on after an older statement that comes between', () => {
    const again = aCard({ value: 'Paris', validFrom: 500, lastSeenAt: 2000, seenAt: [2000] })
    expect(plan(holding(again), draft({ value: 'Rome' }))).toMatchObject({
      action: 'files',
      close: [{ card: { id: again.id }, validTo: AT }],
      amend: [{ patch: { seenAt: [], lastSeenAt: 500 } }],
      insert: { active: false, superseded: true, validFrom: AT, validTo: 2000 },
      resume: [{ card: { id: again.id }, active: true, validFrom: 2000, validTo: null, seenAt: [] }],
    })
    expect(plan(holding(again), draft({ relation: 'retracts' }))).toMatchObject({
      action: 'retracts',
      close: [{ card: { id: again.id }, validTo: AT }],
      insert: { active: false, superseded: true, validFrom: AT, validTo: AT },
      resume: [{ active: true, validFrom: 2000 }],
    })
  })

  it('lets a dated statement replace what began before its date', () => {
    const again = aCard({ value: 'Paris', validFrom: 500, lastSeenAt: 2000 })
    expect(plan(holding(again), draft({ value: 'Rome', validFrom: AT })).action).toBe('updates')
  })

  it('lets the later statement win at the very same moment', () => {
    expect(plan(holding(paris), draft({ value: 'Rome' }, 500)).action).toBe('updates')
  })

  it('files an older statement into the past, up to where the next version begins', () => {
    const result = plan(holding(paris), draft({ value: 'Oslo' }, 100))
    expect(result).toMatchObject({
      action: 'files',
      close: [],
      insert: { active: false, version: 2, parentId: paris.id, validFrom: 100, validTo: 500 },
    })
  })

  it('ends the version a late statement falls into where that one begins', () => {
    const oslo = aCard({ value: 'Oslo', validFrom: 100, validTo: 500, active: false, supersededAt: 500 })
    const now = aCard({ value: 'Paris', validFrom: 500, version: 2 })
    const late = plan(state({ latest: now, known: [oslo, now] }), draft({ value: 'Bonn' }, 300))
    expect(late.close).toEqual([{ card: oslo, validTo: 300 }])
    expect(late.insert).toMatchObject({ active: false, version: 3, validFrom: 300, validTo: 500 })
  })

  it('recognises a late statement of what is known for that time already', () => {
    const oslo = aCard({ value: 'Oslo', validFrom: 100, validTo: 500, active: false, supersededAt: 500 })
    const late = plan(state({ latest: paris, known: [oslo, paris] }), draft({ value: 'Oslo' }, 300))
    expect(late).toMatchObject({ action: 'reinforces', reinforce: { id: oslo.id }, insert: null })
  })

  it('keeps “used to” as history without touching what holds', () => {
    const result = plan(state({ valueKey: '~oslo' }), draft({ value: 'Oslo', tense: 'past' }))
    expect(result).toMatchObject({
      action: 'files',
      close: [],
      insert: { active: false, valueKey: '~oslo', version: 1, parentId: null, validFrom: null, validTo: AT },
    })
  })

  it('keeps the same “used to” once, and another of other dates beside it', () => {
    const over = aCard({ value: 'Oslo', valueKey: '~oslo', active: false, validFrom: null, validTo: 700 })
    const known = state({ valueKey: '~oslo', latest: over, known: [over] })
    const again = draft({ value: 'Oslo', tense: 'past' })
    expect(plan(known, again)).toMatchObject({
      action: 'reinforces',
      reinforce: { id: over.id },
      insert: null,
    })
    expect(plan(known, { ...again, validFrom: 10, validTo: 20 }).insert).toMatchObject({
      version: 2,
      validFrom: 10,
      validTo: 20,
    })
  })

  it('ends what holds when “used to” names it', () => {
    const result = plan(holding(paris), draft({ tense: 'past' }))
    expect(result).toMatchObject({ action: 'retracts', close: [{ card: { id: paris.id }, validTo: AT }] })
    expect(result.insert?.active).toBe(false)
  })

  it('retracts: nothing is active afterwards and the chain goes on with a tombstone', () => {
    expect(plan(holding(paris), draft({ relation: 'retracts' }))).toMatchObject({
      action: 'retracts',
      close: [{ card: { id: paris.id }, validTo: AT }],
      insert: { active: false, version: 2, parentId: paris.id, validFrom: AT, validTo: AT },
    })
  })

  it('keeps a retraction of something unknown, or of something else than holds, as history', () => {
    for (const known of [[], [paris]]) {
      const other = state({ valueKey: '~oslo', known })
      expect(plan(other, draft({ value: 'Oslo', relation: 'retracts' }))).toMatchObject({
        action: 'files',
        close: [],
        insert: { active: false, valueKey: '~oslo', version: 1, parentId: null, validTo: AT },
      })
    }
  })

  it('does not let a late retraction end what began after it', () => {
    const late = state({ valueKey: '~paris', known: [paris] })
    expect(plan(late, draft({ relation: 'retracts' }, 100))).toMatchObject({ action: 'files', close: [] })
  })

  it('takes the last word from a retraction when a new value follows', () => {
    const gone = aCard({ active: false, relation: 'retracts', validFrom: 600, validTo: 600, version: 2 })
    const result = plan(state({ latest: gone, known: [gone] }), draft({ value: 'Rome' }))
    expect(result).toMatchObject({ action: 'sets', insert: { active: true, version: 3, parentId: gone.id } })
    expect(result.close.map((closing) => closing.card.id)).toEqual([gone.id])
  })

  it('files a statement that a later one said to be over', () => {
    const over = aCard({
      valueKey: '~paris',
      active: false,
      validFrom: null,
      validTo: 2000,
      lastSeenAt: 2000,
    })
    const result = plan(state({ known: [over] }), draft())
    expect(result).toMatchObject({ action: 'files', insert: { active: false, validFrom: AT, validTo: 2000 } })
  })
})

describe('a late statement that was over before it arrived', () => {
  it('still ends what it had replaced', () => {
    const paris = aCard({ value: 'Paris', validFrom: 500 })
    const over = aCard({
      value: 'Rome',
      valueKey: '~rome',
      active: false,
      validFrom: null,
      validTo: 2000,
      lastSeenAt: 2000,
    })
    const result = plan(state({ latest: paris, known: [over, paris] }), draft({ value: 'Rome' }))
    expect(result).toMatchObject({ action: 'files', close: [{ card: { id: paris.id }, validTo: AT }] })
  })
})
