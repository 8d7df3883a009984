import { describe, expect, it } from 'vitest'
import { drafting } from '../../test/support/commits.ts'

/** Two sources that state different places of one moment. */
async function disputed() {
  const opened = drafting()
  const paris = await opened.say({ value: 'Paris' }, 100, { session: 'a' })
  const rome = await opened.say({ value: 'Rome' }, 100, { session: 'b' })
  return { ...opened, paris, rome }
}

const open = { supersededAt: null, validTo: null }

describe('two sources that disagree about one moment', () => {
  it('are both kept: one holds, the other contests it', async () => {
    const { rome, history } = await disputed()
    expect(rome).toMatchObject({
      action: 'contests',
      closed: [],
      amended: [{ value: 'Paris', contested: true }],
    })
    expect(await history()).toMatchObject([
      { value: 'Paris', version: 1, active: true, contested: true, ...open },
      {
        value: 'Rome',
        version: 2,
        active: false,
        contested: true,
        validFrom: 100,
        relation: 'sets',
        ...open,
      },
    ])
  })

  it.each([
    ['the same source', { value: 'Rome' }, 'a', 100],
    ['nobody in particular', { value: 'Rome' }, null, 100],
    ['an update', { value: 'Rome', relation: 'updates' } as const, 'b', 100],
    ['a later moment', { value: 'Rome' }, 'b', 101],
  ])('are two only if it is not %s', async (_name, draft, session, at) => {
    const { say, active } = drafting()
    await say({ value: 'Paris' }, 100, { session: 'a' })
    await say(draft, at, { session })
    expect(await active()).toMatchObject([{ value: 'Rome', contested: false }])
  })

  it('may be three, and one may say what another said', async () => {
    const { say, history } = await disputed()
    await say({ value: 'Oslo' }, 100, { session: 'c' })
    expect(await say({ value: 'Rome' }, 100, { session: 'd' })).toMatchObject({ action: 'reinforces' })
    expect((await history()).map(({ value, active }) => [value, active])).toEqual([
      ['Paris', true],
      ['Rome', false],
      ['Oslo', false],
    ])
  })

  it.each([
    ['a later value', { value: 'Oslo' }, ['Oslo']],
    ['an update to what the rival said', { value: 'Rome', relation: 'updates' } as const, ['Rome']],
    ['the rival’s value, said again', { value: 'Rome' }, ['Rome']],
    ['an end of one of them', { value: 'Rome', relation: 'retracts' } as const, []],
    ['an end', { value: '', relation: 'retracts' } as const, []],
  ])('are settled by %s', async (_name, draft, expected) => {
    const { say, history, active } = await disputed()
    await say(draft, 200, { session: 'c' })
    expect((await active()).map(({ value, contested }) => [value, contested])).toEqual(
      expected.map((value) => [value, false]),
    )
    const [paris, rome] = await history()
    const closed = { active: false, contested: true, validTo: 200, supersededAt: 200 }
    expect([paris, rome]).toMatchObject([closed, closed])
  })

  it('are settled when what holds is said again', async () => {
    const { say, history } = await disputed()
    await say({ value: 'Paris' }, 200, { session: 'a' })
    expect(await history()).toMatchObject([
      { value: 'Paris', active: true, contested: false, seenAt: [200] },
      { value: 'Rome', active: false, contested: true, validTo: 200, supersededAt: 200 },
    ])
  })

  it('are settled by a correction', async () => {
    const { say, history } = await disputed()
    await say({ slot: 'generic', relation: 'updates', value: 'Oslo', correction: { of: 'Paris' } }, 200, {
      session: 'a',
    })
    expect((await history()).map(({ value, active, supersededAt }) => [value, active, supersededAt])).toEqual(
      [
        ['Paris', false, 200],
        ['Rome', false, 200],
        ['Oslo', true, null],
      ],
    )
  })

  it('agree once one of them is put right', async () => {
    const { say, rome, history } = await disputed()
    if (rome.card === null) throw new Error('no card')
    await say({ value: 'Paris' }, 200, { corrects: rome.card })
    expect(await history()).toMatchObject([
      { value: 'Paris', active: true, contested: false, version: 1 },
      { value: 'Rome', active: false, valueKey: '^rome' },
    ])
  })

  it('disagree about the past too when they are heard of late', async () => {
    const { say, history } = drafting()
    await say({ value: 'Oslo' }, 300, { session: 'a' })
    await say({ value: 'Paris' }, 100, { session: 'a' })
    await say({ value: 'Rome' }, 100, { session: 'b' })
    const past = { active: false, contested: true, validFrom: 100, validTo: 300 }
    expect(await history()).toMatchObject([{ value: 'Oslo', active: true, contested: false }, past, past])
  })
})
