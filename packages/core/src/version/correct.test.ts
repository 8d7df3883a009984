import { describe, expect, it } from 'vitest'
import { drafting } from '../../test/support/commits.ts'
import type { CardDraft } from '../types/card.ts'

const meant = (value: string, of: string | null = null, more: Partial<CardDraft> = {}) => ({
  slot: 'generic',
  relation: 'updates' as const,
  value,
  correction: { of },
  ...more,
})

describe('a correction of a single fact', () => {
  it('takes the place of what was said by mistake: its version, its parent and its time', async () => {
    const { say, history } = drafting()
    const oslo = await say({ value: 'Oslo' }, 100)
    const paris = await say({ value: 'Paris', relation: 'updates' }, 200)
    const { action, card, closed } = await say(meant('Rome', 'Paris'), 300)
    expect(action).toBe('corrects')
    expect(card).toMatchObject({ slot: 'location', value: 'Rome', version: 2, parentId: oslo.card?.id })
    expect(card).toMatchObject({
      validFrom: 200,
      validTo: null,
      active: true,
      relation: 'updates',
      seenAt: [300],
    })
    expect(closed).toMatchObject([{ id: paris.card?.id, valueKey: '^paris', correctedBy: card?.id }])
    const [, mistake] = await history()
    expect(mistake).toMatchObject({
      active: false,
      version: 1,
      validFrom: 200,
      validTo: 200,
      supersededAt: 300,
    })
  })

  it('needs no name for what was said last', async () => {
    const { say, active } = drafting()
    await say({ value: 'Paris' }, 100)
    await say(meant('Rome'), 200)
    expect(await active()).toMatchObject([{ value: 'Rome', validFrom: 100 }])
  })

  it('finds the value it names beside the last one of its message, then in its slot', async () => {
    const { say, active } = drafting()
    await say({ value: 'Paris' }, 100)
    await say({ slot: 'name', value: 'Bob' }, 200, { session: 't' })
    await say(meant('Rome', 'Paris', { slot: 'location' }), 300, { session: 't' })
    expect(await active()).toMatchObject([{ value: 'Rome' }])
    expect(await active('user:name')).toMatchObject([{ value: 'Bob' }])
  })

  it('is an update where nothing is there to put right', async () => {
    const { say, active } = drafting()
    expect(await say(meant('Rome', 'Paris', { slot: 'location' }), 100)).toMatchObject({ action: 'sets' })
    expect(await say(meant('31', 'Paris'), 200)).toMatchObject({ action: 'none', card: null })
    expect(await active()).toMatchObject([{ value: 'Rome' }])
  })

  it('leaves alone what the same message says, and what it denies', async () => {
    const { say, active } = drafting()
    const message = { itemId: 'i' }
    await say({ slot: 'occupation', value: 'doctor', polarity: 'negative' }, 100, message)
    await say(meant('nurse', 'doctor', { slot: 'occupation' }), 100, message)
    expect((await active('user:occupation')).map(({ value, polarity }) => [value, polarity])).toEqual([
      ['doctor', 'negative'],
      ['nurse', 'positive'],
    ])
  })

  it('only confirms what was said', async () => {
    const { say, history } = drafting()
    await say({ value: 'Paris' }, 100)
    expect(await say(meant('Paris'), 200)).toMatchObject({ action: 'reinforces' })
    expect(await history()).toHaveLength(1)
  })

  it('may be put right itself, and what follows follows it', async () => {
    const { say, history } = drafting()
    await say({ value: 'Paris' }, 100)
    await say({ value: 'Bonn' }, 50)
    await say(meant('Rome', 'Paris', { slot: 'location' }), 200)
    const { card } = await say(meant('Oslo', 'Rome', { slot: 'location' }), 300)
    const cards = await history()
    expect(cards.map(({ value, valueKey, version }) => [value, valueKey, version])).toEqual([
      ['Paris', '^paris', 1],
      ['Bonn', '', 2],
      ['Rome', '^rome', 1],
      ['Oslo', '', 1],
    ])
    expect(cards[1]?.parentId).toBe(card?.id)
  })

  it('keeps its place in time: what is said late of a time before it stays before it', async () => {
    const { say, active, history } = drafting()
    await say({ value: 'Paris' }, 100)
    await say(meant('Rome'), 300)
    await say({ value: 'Oslo' }, 200)
    expect(await active()).toMatchObject([{ value: 'Rome', validFrom: 300 }])
    expect((await history()).find((card) => card.value === 'Oslo')).toMatchObject({
      validFrom: 200,
      validTo: 300,
    })
  })

  it('puts right a version that is over without making it hold', async () => {
    const { say, active, history } = drafting()
    await say({ value: 'Paris' }, 100)
    await say({ value: 'Rome' }, 200)
    const [corrects] = await history()
    if (corrects === undefined) throw new Error('no card')
    const { card } = await say({ value: 'Oslo' }, 300, { corrects })
    expect(card).toMatchObject({ version: 1, active: false, validFrom: 100, validTo: 200, seenAt: [] })
    expect(await active()).toMatchObject([{ value: 'Rome', parentId: card?.id }])
  })
})

describe('a correction of one value of several', () => {
  const likes = (value: string): Partial<CardDraft> => ({ slot: 'likes', value })

  it('goes to the chain of its own value, and closes the ranks it leaves', async () => {
    const { say, history } = drafting()
    await say(likes('tea'), 100)
    await say({ ...likes('tea'), relation: 'retracts' }, 200)
    await say(likes('tea'), 300)
    await say(meant('cake', 'tea'), 400)
    const cards = await history('user:likes')
    expect(cards.map(({ value, valueKey, version, active }) => [value, valueKey, version, active])).toEqual([
      ['tea', 'tea', 1, false],
      ['tea', 'tea', 2, false],
      ['tea', '^tea', 1, false],
      ['cake', 'cake', 1, true],
    ])
  })

  it('confirms the right value where that holds already', async () => {
    const { say, active } = drafting()
    const cake = await say(likes('cake'), 100)
    await say(likes('tea'), 200)
    expect(await say(meant('cake', 'tea'), 300)).toMatchObject({
      action: 'corrects',
      card: { id: cake.card?.id, seenAt: [300] },
      closed: [{ value: 'tea', correctedBy: cake.card?.id }],
    })
    expect(await active('user:likes')).toMatchObject([{ value: 'cake' }])
  })

  it('retires the opposite of the right value', async () => {
    const { say, active } = drafting()
    await say({ slot: 'dislikes', value: 'cake', polarity: 'negative' }, 100)
    await say(likes('tea'), 200)
    await say(meant('cake', 'tea'), 300)
    expect(await active('user:dislikes')).toEqual([])
  })
})
