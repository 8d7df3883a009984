import { describe, expect, it } from 'vitest'
import type { Change, MemoryCard } from '@recollect/core'
import { mended, mendFamily } from '@recollect/core/plugin'
import { aCard, DAY, NOON } from '../../test/support/core.ts'
import { looksAround } from './look-around.ts'
import { surroundingsOf } from './surroundings.ts'

const NOW = NOON + 100 * DAY

const aChange = (seq: number, more: Partial<Change> = {}): Change => ({
  scope: 'alice',
  id: `change-${String(seq)}`,
  seq,
  kind: 'put',
  at: NOON,
  batch: null,
  undoneBy: null,
  undoUntil: null,
  erased: false,
  items: null,
  cards: [seq, seq],
  note: null,
  ...more,
})

/** Looks at the cards of one key in a scope that has these cards, no messages, and a log of one change a card and those given. */
function looked(cards: readonly MemoryCard[], changes: readonly Change[] = []) {
  const log = [...cards.map(({ seq, recordedAt }) => aChange(seq, { at: recordedAt })), ...changes]
  const mends = mendFamily(cards, NOW, looksAround(surroundingsOf(cards, [], log)))
  return { kinds: mends.map(({ kind, id }) => [kind, id]), after: mended(cards, mends) }
}

/** Rome, then Oslo, which holds. */
function twoHomes(): [MemoryCard, MemoryCard] {
  const rome = aCard({ id: 'rome', seq: 1, value: 'Rome', itemId: null, span: null })
  const over = { active: false, validTo: NOON + DAY, supersededAt: NOON + DAY }
  const oslo = { ...rome, id: 'oslo', seq: 2, version: 2, parentId: 'rome', value: 'Oslo' }
  const later = { validFrom: NOON + DAY, recordedAt: NOON + DAY }
  return [
    { ...rome, ...over, validFrom: NOON, recordedAt: NOON },
    { ...oslo, ...later },
  ]
}

/** Two sources that disagree: the first holds. */
function rivals(): [MemoryCard, MemoryCard] {
  const [rome, oslo] = twoHomes()
  const open = { validFrom: NOON, validTo: null, supersededAt: null, contested: true }
  return [
    { ...rome, ...open, active: true, session: 'a' },
    { ...oslo, ...open, active: false, session: 'b' },
  ]
}

describe('what a card says of other records', () => {
  it('is left alone where it is true', () => {
    expect(looked(twoHomes()).kinds).toEqual([])
    expect(looked(rivals()).kinds).toEqual([])
  })

  it('is taken away where a mistake was put right by a card that is not there; it stays a mistake', () => {
    const [rome, oslo] = twoHomes()
    const mistake = { ...rome, valueKey: '^rome', validTo: NOON, correctedBy: 'oslo' }
    const alone = { ...oslo, version: 1, parentId: null }
    expect(looked([mistake, alone]).kinds).toEqual([])
    const { kinds, after } = looked([{ ...mistake, correctedBy: 'gone' }, alone])
    expect(kinds).toEqual([['correction', 'rome']])
    expect(after[0]).toMatchObject({ correctedBy: null, valueKey: '^rome', active: false })
  })

  it('is taken away where a card counts as put right that is no mistake', () => {
    const [rome, oslo] = twoHomes()
    expect(looked([{ ...rome, correctedBy: 'oslo' }, oslo]).kinds).toEqual([['correction', 'rome']])
  })

  it('is taken away where the message is not there, and so are the words in it', () => {
    const [rome, oslo] = twoHomes()
    const { kinds, after } = looked([rome, { ...oslo, itemId: 'gone', span: { start: 0, end: 4 } }])
    expect(kinds).toEqual([['source', 'oslo']])
    expect(after[1]).toMatchObject({ itemId: null, span: null, active: true })
  })
})

describe('a dispute', () => {
  it('is none where nobody said otherwise', () => {
    const [rome, oslo] = twoHomes()
    const { kinds, after } = looked([rome, { ...oslo, contested: true }])
    expect(kinds).toEqual([['contested', 'oslo']])
    expect(after[1]).toMatchObject({ contested: false, active: true })
  })

  it('is one for both sides', () => {
    const [rome, oslo] = rivals()
    const { kinds, after } = looked([{ ...rome, contested: false }, oslo])
    expect(kinds).toEqual([['contested', 'rome']])
    expect(after.map(({ contested }) => contested)).toEqual([true, true])
  })

  it('that is over stays told', () => {
    const [rome, oslo] = twoHomes()
    expect(looked([{ ...rome, contested: true }, oslo]).kinds).toEqual([])
  })

  it('may have lost its other side: what was forgotten since leaves no trace', () => {
    const [, oslo] = rivals()
    const alone = { ...oslo, version: 1, parentId: null, active: true }
    expect(looked([alone], [aChange(5, { kind: 'forget', cards: null })]).kinds).toEqual([])
    expect(looked([alone], [aChange(5, { kind: 'import', cards: null })]).kinds).toEqual([])
  })
})

describe('a card superseded before it was recorded', () => {
  const early = (supersededAt: number): [MemoryCard, MemoryCard] => {
    const [rome, oslo] = twoHomes()
    return [{ ...rome, supersededAt }, oslo]
  }

  it('was superseded when the next version was recorded', () => {
    const { kinds, after } = looked(early(1000))
    expect(kinds).toEqual([['superseded-early', 'rome']])
    expect(after[0]?.supersededAt).toBe(NOON + DAY)
  })

  it('is whole where the clock ran backwards: something was written then', () => {
    expect(looked(early(NOON - DAY), [aChange(5, { at: NOON - DAY, cards: null })]).kinds).toEqual([])
  })

  it('is whole where it expired then', () => {
    const [rome, oslo] = early(NOON - DAY)
    expect(looked([{ ...rome, expiresAt: NOON - DAY }, oslo]).kinds).toEqual([])
  })

  it('is not judged by this log where another wrote it, unless nothing at all was written by then', () => {
    const imported = (cards: readonly MemoryCard[]) => [
      aChange(3, { kind: 'import', cards: [1, 2], at: NOON - 9 * DAY }),
      ...cards.slice(2).map(({ seq }) => aChange(seq)),
    ]
    const kindsOf = (cards: readonly MemoryCard[]) =>
      mendFamily(cards, NOW, looksAround(surroundingsOf(cards, [], imported(cards)))).map(({ kind }) => kind)
    expect(kindsOf(early(NOON - DAY))).toEqual([])
    expect(kindsOf(early(1000))).toEqual(['superseded-early'])
  })
})

describe('a card that states nothing', () => {
  it('is told of and left as it is', () => {
    const [rome, oslo] = twoHomes()
    const damaged = [rome, { ...oslo, value: '' }]
    expect(looked(damaged)).toEqual({ kinds: [['empty', 'oslo']], after: damaged })
  })

  it('may be an end', () => {
    const [rome, oslo] = twoHomes()
    const end = { ...oslo, value: '', relation: 'retracts' as const, active: false, validTo: oslo.validFrom }
    expect(looked([rome, end]).kinds).toEqual([])
  })
})
