import { describe, expect, it } from 'vitest'
import { drafting } from '../../test/support/commits.ts'

const spans = (cards: Awaited<ReturnType<ReturnType<typeof drafting>['history']>>) =>
  cards.map(({ value, validFrom, validTo, version, active }) => [value, validFrom, validTo, version, active])

describe('a statement that arrives late', () => {
  it('comes between the times something was said, which goes on as one more version', async () => {
    const { say, history } = drafting()
    const paris = await say({ value: 'Paris' }, 100, { itemId: 'first' })
    await say({ value: 'Paris' }, 300)
    await say({ value: 'Paris' }, 400)
    const oslo = await say({ value: 'Oslo' }, 200)
    const cards = await history()
    expect(spans(cards)).toEqual([
      ['Paris', 100, 200, 1, false],
      ['Oslo', 200, 300, 2, false],
      ['Paris', 300, null, 3, true],
    ])
    expect(cards.map((card) => card.parentId)).toEqual([null, paris.card?.id, oslo.card?.id])
    expect(cards.map((card) => [card.seenAt, card.lastSeenAt])).toEqual([
      [[], 100],
      [[], 200],
      [[400], 400],
    ])
    expect(cards[2]).toMatchObject({ itemId: 'first', supersededAt: null })
    expect(oslo.amended?.map(({ version }) => version)).toEqual([1, 3])
  })

  it('moves the beginning of what it says too', async () => {
    const { say, history } = drafting()
    await say({ value: 'Paris' }, 300)
    expect(await say({ value: 'Paris' }, 100)).toMatchObject({ action: 'reinforces', closed: [] })
    expect(await history()).toMatchObject([{ validFrom: 100, seenAt: [300], lastSeenAt: 300, active: true }])
  })

  it('takes the effect from an end that came after it, and the last word from it', async () => {
    const { say, history } = drafting()
    await say({ value: 'Paris' }, 100)
    await say({ value: 'Paris', relation: 'retracts' }, 300)
    await say({ value: 'Rome' }, 200)
    expect(spans(await history())).toEqual([
      ['Paris', 100, 200, 1, false],
      ['Paris', 300, 300, 2, false],
      ['Rome', 200, null, 3, true],
    ])
    expect((await history())[1]?.supersededAt).toBe(200)
  })
})

describe('what is said again', () => {
  it('is remembered by the last 64 moments it was said at, each once', async () => {
    const { say, history } = drafting()
    for (let at = 100; at < 200; at += 1) await say({ value: 'Paris' }, at)
    await say({ value: 'Paris' }, 199)
    const [card] = await history()
    expect(card?.seenAt).toHaveLength(64)
    expect(card).toMatchObject({ validFrom: 100, lastSeenAt: 199, confidence: 1 })
    expect(card?.seenAt.at(-1)).toBe(199)
  })
})

describe('a state with an end', () => {
  it('that lies ahead is to be used until then', async () => {
    const { say, active } = drafting()
    await say({ value: 'Paris', validTo: 500 }, 100)
    expect(await active()).toMatchObject([{ validTo: 500, expiresAt: 500 }])
    await say({ value: 'Rome' }, 700)
    expect(await active()).toMatchObject([{ value: 'Rome', expiresAt: null, validFrom: 700 }])
  })

  it('is no longer than it was told to be, whatever ends it later', async () => {
    const { say, history } = drafting()
    await say({ value: 'Paris', validTo: 500 }, 100)
    await say({ value: 'Rome' }, 700)
    expect((await history())[0]).toMatchObject({ validTo: 500, active: false })
  })

  it('is not one where it is an event or a goal', async () => {
    const { say, active } = drafting()
    await say({ slot: 'plan', kind: 'goal', value: 'a trip', validTo: 500 }, 100)
    expect(await active('user:plan')).toMatchObject([{ expiresAt: null }])
  })

  it('of a direct write is used no longer than the write says', async () => {
    const { say, active } = drafting()
    await say({ value: 'Paris' }, 100, { expiresAt: 300, metadata: { by: 'hr' } })
    expect(await active()).toMatchObject([
      { expiresAt: 300, validTo: null, itemId: null, extra: { by: 'hr' } },
    ])
  })

  it('that has passed is history', async () => {
    const { say, history } = drafting()
    await say({ value: 'Paris', validFrom: 10, validTo: 50 }, 100)
    expect(await history()).toMatchObject([{ valueKey: '~paris', validFrom: 10, validTo: 50, active: false }])
  })
})
