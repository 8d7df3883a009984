import { describe, expect, it } from 'vitest'
import { drafting } from '../../test/support/commits.ts'

const doubt = 'a guess'
const DAY = 24 * 3600 * 1000
const YEAR = 365.25 * DAY

/** Paris was said plainly, then Rome in doubt. */
async function doubted() {
  const opened = drafting()
  await opened.say({ value: 'Paris' }, 100)
  const rome = await opened.say({ value: 'Rome', doubt }, 200)
  return { ...opened, rome }
}

describe('what is in doubt', () => {
  it('stands beside what holds and does not replace it', async () => {
    const { rome, history } = await doubted()
    expect(rome).toMatchObject({
      action: 'contests',
      closed: [],
      reason: 'kept beside what is known: a guess',
    })
    expect(await history()).toMatchObject([
      { value: 'Paris', active: true, contested: true, validTo: null },
      { value: 'Rome', active: false, contested: true, validFrom: 200, validTo: null },
    ])
  })

  it('holds where nothing else is known', async () => {
    const { say, history } = drafting()
    expect(await say({ value: 'Rome', doubt }, 100)).toMatchObject({ action: 'sets' })
    await say({ value: 'Oslo' }, 200)
    expect(await history()).toMatchObject([
      { value: 'Rome', active: false },
      { value: 'Oslo', active: true, contested: false },
    ])
  })

  it('is one rival however often it is said', async () => {
    const { say, history } = await doubted()
    expect(await say({ value: 'Rome', doubt }, 300)).toMatchObject({ action: 'reinforces' })
    expect((await history()).map(({ value, active }) => [value, active])).toEqual([
      ['Paris', true],
      ['Rome', false],
    ])
  })

  it.each([
    ['the same said plainly', { value: 'Rome' }, 'Rome'],
    ['another value', { value: 'Oslo' }, 'Oslo'],
    ['what holds, said again', { value: 'Paris' }, 'Paris'],
  ])('is settled by %s', async (_name, draft, expected) => {
    const { say, active } = await doubted()
    await say(draft, 300)
    expect(await active()).toMatchObject([{ value: expected, contested: false }])
  })

  it('contests again what was said again before it', async () => {
    const { say, active } = drafting()
    await say({ value: 'Paris' }, 100)
    await say({ value: 'Paris' }, 150)
    await say({ value: 'Rome', doubt }, 200)
    expect(await active()).toMatchObject([{ value: 'Paris', contested: true }])
  })
})

describe('an age', () => {
  const aged = async (first: string, second: string, after: number, draft = {}) => {
    const { say, active } = drafting()
    const written = { itemId: 'i', session: 's' }
    await say({ slot: 'age', value: first }, 100 * YEAR, written)
    await say({ slot: 'age', value: second, ...draft }, 100 * YEAR + after, { ...written, itemId: 'j' })
    return (await active('user:age')).map(({ value, contested }) => [value, contested])
  }

  it.each([
    ['27', '28', 30 * DAY],
    ['27', '28', 1.2 * YEAR],
    ['27 years', '29', 1.2 * YEAR],
    ['7', '8', 350 * DAY],
  ])('of %s may be %s after some time', async (first, second, after) => {
    expect(await aged(first, second, after)).toEqual([[second, false]])
  })

  it.each([
    ['27', '45', 7 * DAY],
    ['27', '26', 30 * DAY],
    ['27', '28', 5 * YEAR],
  ])('of %s that becomes %s does not fit the clock: both are kept', async (first, second, after) => {
    expect(await aged(first, second, after)).toEqual([[first, true]])
  })

  it('that is said to be new or put right replaces the other', async () => {
    expect(await aged('27', '45', DAY, { relation: 'updates' })).toEqual([['45', false]])
    expect(await aged('27', '28', 5 * YEAR, { correction: { of: '27' } })).toEqual([['28', false]])
  })
})
