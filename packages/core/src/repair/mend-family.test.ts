import { describe, expect, it } from 'vitest'
import { aCard } from '../../test/support/fixtures.ts'
import { DAY, NOON } from '../../test/support/memory.ts'
import type { MemoryCard } from '../types/card.ts'
import { mendFamily } from './mend-family.ts'
import { mended } from './mend.ts'

const NOW = NOON + 100 * DAY

/** Three versions of where somebody lives, a month apart, the last one active. */
function threeMoves(): [MemoryCard, MemoryCard, MemoryCard] {
  const at = (n: number) => NOON + n * 30 * DAY
  const card = (n: number, parent: MemoryCard | null): MemoryCard =>
    aCard({
      id: `card-${String(n)}`,
      seq: n,
      version: n,
      value: `Place ${String(n)}`,
      parentId: parent?.id ?? null,
      relation: n === 1 ? 'sets' : 'updates',
      active: n === 3,
      validFrom: at(n),
      validTo: n === 3 ? null : at(n + 1),
      recordedAt: at(n),
      supersededAt: n === 3 ? null : at(n + 1),
    })
  const first = card(1, null)
  const second = card(2, first)
  return [first, second, card(3, second)]
}

const kinds = (cards: readonly MemoryCard[]) => mendFamily(cards, NOW).map(({ kind, id }) => [kind, id])
const repaired = (cards: readonly MemoryCard[]) => mended(cards, mendFamily(cards, NOW))
const active = (cards: readonly MemoryCard[]) => cards.filter((card) => card.active).map(({ value }) => value)

/** What is mended has nothing wrong with it, and as many cards as before. */
function expectSoundAfter(cards: readonly MemoryCard[]): readonly MemoryCard[] {
  const after = repaired(cards)
  expect(mendFamily(after, NOW)).toEqual([])
  expect(after.map(({ id }) => id)).toEqual(cards.map(({ id }) => id))
  return after
}

describe('a chain that is sound', () => {
  it('is left alone', () => {
    expect(mendFamily(threeMoves(), NOW)).toEqual([])
  })

  it('may have a rival, an end, a past and a mistake in it, none of which is active', () => {
    const [first, second, third] = threeMoves()
    const rival = aCard({
      seq: 4,
      version: 4,
      parentId: third.id,
      active: false,
      contested: true,
      value: 'Elsewhere',
    })
    const past = aCard({ seq: 5, valueKey: '~oslo', active: false, validFrom: null, validTo: NOON })
    const mistake = aCard({
      seq: 6,
      valueKey: '^x',
      active: false,
      correctedBy: third.id,
      supersededAt: NOON,
      validTo: NOON,
    })
    const end = aCard({ seq: 7, valueKey: '!a', active: false, relation: 'retracts', validTo: NOON })
    expect(mendFamily([first, second, third, rival, past, mistake, end], NOW)).toEqual([])
  })

  it('may have an older version put right by a card that was recorded last', () => {
    const [first, second, third] = threeMoves()
    const right = { ...first, id: 'right', seq: 4, value: 'Place one' }
    const mistake = { ...first, valueKey: '^place 1', correctedBy: 'right', validTo: first.validFrom }
    expect(mendFamily([mistake, { ...second, parentId: 'right' }, third, right], NOW)).toEqual([])
  })
})

describe('a damaged chain', () => {
  it('is numbered anew in order of recording, whatever the numbers were', () => {
    const [first, second, third] = threeMoves()
    const damaged = [first, { ...second, version: 5 }, { ...third, version: 3 }]
    expect(kinds(damaged)).toEqual([['gap', 'card-2']])
    expect(expectSoundAfter(damaged).map(({ version }) => version)).toEqual([1, 2, 3])
    const swapped = [{ ...first, version: 3 }, second, { ...third, version: 1 }]
    expect(expectSoundAfter(swapped).map(({ version }) => version)).toEqual([1, 2, 3])
  })

  it('keeps the number of what was put right when it is numbered anew', () => {
    const [first, second, third] = threeMoves()
    const right = { ...first, id: 'right', seq: 4, value: 'Place one' }
    const mistake = { ...first, valueKey: '^place 1', correctedBy: 'right', validTo: first.validFrom }
    const damaged = [mistake, { ...second, parentId: 'right' }, { ...third, version: 7 }, right]
    expect(expectSoundAfter(damaged).map(({ version }) => version)).toEqual([1, 2, 3, 1])
  })

  it('keeps the newest by validity of several active versions', () => {
    const [first, second, third] = threeMoves()
    const damaged = [{ ...first, active: true, validTo: null, supersededAt: null }, second, third]
    expect(kinds(damaged)).toEqual([['two-active', 'card-1']])
    const after = expectSoundAfter(damaged)
    expect(active(after)).toEqual(['Place 3'])
    expect(after[0]).toMatchObject({ validTo: third.validFrom, supersededAt: NOW })
  })

  it('closes what is active though it ended', () => {
    const [first, second, third] = threeMoves()
    const damaged = [first, { ...second, active: true }, third]
    expect(kinds(damaged)).toEqual([['closed-active', 'card-2']])
    expect(active(expectSoundAfter(damaged))).toEqual(['Place 3'])
  })

  it('lets what is active without an end hold, though it is marked superseded', () => {
    const [first, second, third] = threeMoves()
    const damaged = [first, second, { ...third, supersededAt: NOON }]
    expect(kinds(damaged)).toEqual([['closed-active', 'card-3']])
    expect(active(expectSoundAfter(damaged))).toEqual(['Place 3'])
  })

  it('lets the newest hold when nothing is active and nothing says why', () => {
    const [first, second, third] = threeMoves()
    const damaged = [first, second, { ...third, active: false }]
    expect(kinds(damaged)).toEqual([['open-inactive', 'card-3']])
    expect(active(expectSoundAfter(damaged))).toEqual(['Place 3'])
  })

  it('ends an older version that neither holds nor ended where the next one began', () => {
    const [first, second, third] = threeMoves()
    const damaged = [first, { ...second, validTo: null, supersededAt: null }, third]
    expect(kinds(damaged)).toEqual([['open-inactive', 'card-2']])
    expect(expectSoundAfter(damaged)[1]).toMatchObject({ validTo: third.validFrom, supersededAt: NOW })
  })

  it('never lets a mistake or an end hold', () => {
    const [first, second, third] = threeMoves()
    const end = { ...third, relation: 'retracts' as const, validTo: third.validFrom }
    expect(active(expectSoundAfter([first, second, end]))).toEqual([])
    const mistake = { ...third, valueKey: '^place 3', version: 1, correctedBy: 'card-2' }
    expect(active(expectSoundAfter([first, second, mistake]))).toEqual([])
  })

  it.each([
    ['nowhere', { parentId: 'gone' }],
    ['to itself', { parentId: 'card-2' }],
    ['to a later card', { parentId: 'card-3' }],
  ])('gets back a parent that pointed %s', (_where, patch) => {
    const [first, second, third] = threeMoves()
    const damaged = [first, { ...second, ...patch }, third]
    expect(kinds(damaged)).toEqual([['parent', 'card-2']])
    expect(expectSoundAfter(damaged).map(({ parentId }) => parentId)).toEqual([null, 'card-1', 'card-2'])
  })

  it('has no fork afterwards', () => {
    const [first, second, third] = threeMoves()
    const damaged = [first, second, { ...third, parentId: 'card-1' }]
    expect(kinds(damaged)).toEqual([['parent', 'card-3']])
    expect(expectSoundAfter(damaged)[2]?.parentId).toBe('card-2')
  })

  it('has no end before its beginning: what another version followed held until then', () => {
    const [first, second, third] = threeMoves()
    const damaged = [first, { ...second, validTo: NOON - DAY }, third]
    expect(kinds(damaged)).toEqual([['overlap', 'card-2']])
    expect(expectSoundAfter(damaged)[1]?.validTo).toBe(third.validFrom)
  })

  it('held for no time where nothing followed what ended before it began', () => {
    const [first, second, third] = threeMoves()
    const damaged = [first, second, { ...third, active: false, supersededAt: NOW, validTo: NOON - DAY }]
    expect(expectSoundAfter(damaged)[2]?.validTo).toBe(third.validFrom)
  })

  it('ends what was to be used no more when that was, if nothing followed before', () => {
    const [first, second, third] = threeMoves()
    const expired = { ...second, expiresAt: NOON + 70 * DAY, validTo: NOON - DAY }
    expect(expectSoundAfter([first, expired, third])[1]?.validTo).toBe(NOON + 70 * DAY)
    const followed = { ...expired, expiresAt: NOON + 95 * DAY }
    expect(expectSoundAfter([first, followed, third])[1]?.validTo).toBe(third.validFrom)
  })

  it('gets back the end of a version that another replaced', () => {
    const [first, second, third] = threeMoves()
    const damaged = [{ ...first, validTo: null }, second, third]
    expect(kinds(damaged)).toEqual([['unended', 'card-1']])
    expect(expectSoundAfter(damaged)[0]).toMatchObject({ validTo: second.validFrom, active: false })
  })

  it('ends rivals together, where what settled them began', () => {
    const [first, second, third] = threeMoves()
    const one = { ...first, contested: true, validTo: null }
    const other = { ...second, contested: true, session: 'b', validFrom: first.validFrom, validTo: null }
    const after = expectSoundAfter([one, other, third])
    expect(after.map(({ validTo }) => validTo)).toEqual([third.validFrom, third.validFrom, null])
  })

  it('ends what nothing follows, at the latest, when it was known to be over', () => {
    const likes = aCard({
      slot: 'likes',
      valueKey: 'tea',
      active: false,
      validTo: null,
      supersededAt: NOW - DAY,
    })
    expect(expectSoundAfter([likes])[0]?.validTo).toBe(NOW - DAY)
  })

  it('lets the newest hold without the end it was given', () => {
    const [first, second, third] = threeMoves()
    const damaged = [first, second, { ...third, validTo: NOW - DAY }]
    expect(kinds(damaged)).toEqual([['closed-active', 'card-3']])
    expect(expectSoundAfter(damaged)[2]).toMatchObject({ active: true, validTo: null })
    const early = [first, second, { ...third, validTo: 1000 }]
    expect(expectSoundAfter(early)[2]).toMatchObject({ active: true, validTo: null })
  })

  it('closes the newest when its own words told of the end', () => {
    const [first, second, third] = threeMoves()
    const to = NOW - DAY
    const eventDate = { from: null, to, precision: 'day' as const, ambiguous: false }
    const after = expectSoundAfter([first, second, { ...third, validTo: to, eventDate }])
    expect(after[2]).toMatchObject({ active: false, validTo: to, supersededAt: NOW })
  })

  it('lets be what is planned and passed, and what expired and is not yet closed', () => {
    const plan = aCard({ slot: 'event', valueKey: 'trip', kind: 'event', validTo: NOW - DAY })
    const expired = aCard({ slot: 'plan', validTo: NOW - DAY, expiresAt: NOW - DAY, seq: 2 })
    expect(mendFamily([plan], NOW)).toEqual([])
    expect(mendFamily([expired], NOW)).toEqual([])
  })

  it('never lets hold what was only said to be over', () => {
    const past = aCard({ valueKey: '~oslo', active: false, validFrom: null, validTo: null, lastSeenAt: NOON })
    expect(expectSoundAfter([past])[0]).toMatchObject({ active: false, validTo: NOON, supersededAt: null })
  })

  it('is mended in one go, whatever else is wrong with it', () => {
    const [first, second, third] = threeMoves()
    const damaged = [
      { ...first, active: true, version: 4, validTo: null },
      { ...second, parentId: 'card-3', validTo: null, supersededAt: null },
      { ...third, version: 9, supersededAt: NOON, parentId: 'gone' },
    ]
    expect(active(expectSoundAfter(damaged))).toHaveLength(1)
  })
})
