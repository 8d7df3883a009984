import { describe, expect, it } from 'vitest'
import { emptyDirectory, recollect } from './support/run.ts'

const json = async (dir: string, argv: readonly string[]) =>
  JSON.parse((await recollect(dir, [...argv, '--json'])).out)

const home = async (dir: string) => (await recollect(dir, ['ask', 'Where do I live?'])).out

describe('undo', () => {
  it('takes back what remember printed the id of, and the undo after it', async () => {
    const dir = emptyDirectory()
    await recollect(dir, ['remember', 'I live in Lisbon'])
    const { out } = await recollect(dir, ['remember', 'I moved to Porto'])
    const [, id = ''] = /recollect undo (\S+)/u.exec(out) ?? []
    const undone = await recollect(dir, ['undo', id])
    expect(undone.out).toMatch(/^Undone: 1 change, /u)
    expect(await home(dir)).toContain('Lisbon')
    const [, again = ''] = /recollect undo (\S+)/u.exec(undone.out) ?? []
    expect((await recollect(dir, ['undo', again, '--lang', 'zh'])).out).toContain('已撤销 1 次更改')
    expect(await home(dir)).toContain('Porto')
  })

  it('takes back the last call as a whole, then the one before', async () => {
    const dir = emptyDirectory()
    await recollect(dir, ['remember', 'I live in Lisbon'])
    await recollect(dir, ['remember'], { input: 'I moved to Porto\n我搬到了苏州' })
    expect((await recollect(dir, ['undo', 'last'])).out).toContain('2 changes')
    expect(await home(dir)).toContain('Lisbon')
    expect((await recollect(dir, ['undo', 'last'])).code).toBe(0)
    expect((await recollect(dir, ['cards', '--inactive'])).out).toContain('None.')
    const none = await recollect(dir, ['undo', 'last'])
    expect([none.code, none.err]).toEqual([3, expect.stringContaining('no change that could be undone')])
  })

  it('refuses what later changes rest on, unless they are undone too', async () => {
    const dir = emptyDirectory()
    const first = (await json(dir, ['remember', 'I live in Lisbon'])).results[0].change
    const second = (await json(dir, ['remember', 'I moved to Porto'])).results[0].change
    const refused = await recollect(dir, ['undo', first])
    expect(refused.code).toBe(2)
    expect(refused.err).toContain(second)
    expect(refused.err).toContain('--with-dependents')
    expect(await home(dir)).toContain('Porto')
    expect((await recollect(dir, ['undo', first, '--with-dependents'])).out).toContain('2 changes')
    const twice = await recollect(dir, ['undo', first, '--lang', 'zh'])
    expect([twice.code, twice.err]).toEqual([2, expect.stringContaining('已经撤销过')])
  })

  it('says what to do about an id that is none', async () => {
    const dir = emptyDirectory()
    await recollect(dir, ['remember', 'I live in Lisbon'])
    const { code, err } = await recollect(dir, ['undo', 'nothing'])
    expect([code, err]).toEqual([3, expect.stringContaining('recollect changes')])
  })

  it('brings back what was forgotten within its grace, and nothing after', async () => {
    const dir = emptyDirectory()
    await recollect(dir, ['remember', 'I live in Lisbon'])
    const { out } = await recollect(dir, ['forget', '--slot', 'location', '--grace', '30d', '--yes'])
    expect(out).toMatch(/1 fact version[^\n]+\nTo take it back/u)
    expect((await recollect(dir, ['cards'])).out).toContain('None.')
    expect((await recollect(dir, ['changes'])).out).toContain('can be undone until')
    await recollect(dir, ['undo', 'last'])
    expect(await home(dir)).toContain('Lisbon')
    await recollect(dir, ['forget', '--slot', 'location', '--yes'])
    const final = await recollect(dir, ['undo', 'last'])
    expect([final.code, final.err]).toEqual([2, expect.stringContaining('deleted for good')])
  })

  it('is there in the chat', async () => {
    const dir = emptyDirectory()
    const { out } = await recollect(dir, ['chat'], {
      input:
        'I live in Lisbon\nI moved to Porto\n/undo\nWhere do I live?\n/history location\n/undo\n/undo\n/undo\n/undo\n',
    })
    expect(out).toMatch(/Undone: 1 change[\s\S]*You live in Lisbon/u)
    expect(out).toContain('● v1')
  })
})

describe('changes', () => {
  it('tells newest first what each call did, and whether it stands', async () => {
    const dir = emptyDirectory()
    await recollect(dir, ['remember', '我住在杭州'])
    await recollect(dir, ['remember', 'hello'])
    await recollect(dir, ['put', 'plan', 'Ship the beta', '--expires', '2100-01-01'])
    await recollect(dir, ['undo', 'last'])
    const lines = (await recollect(dir, ['changes'])).out.trim().split('\n')
    expect(
      lines.map((line) => line.replaceAll(/^\S+ \S+\s+|[\da-f-]{36}/gu, '').replaceAll(/\s+/gu, ' ')),
    ).toEqual([
      expect.stringMatching(/^undo took back /u),
      expect.stringMatching(/^put .*\(undone\)$/u),
      'remember 1 message',
      'remember home “杭州”',
    ])
    expect(await json(dir, ['changes', '-n', '1'])).toMatchObject({
      rows: [{ kind: 'undo' }],
      next: expect.any(String),
    })
  })
})

describe('direct writes', () => {
  it('puts a fact under any name, in any language, and finds it by that name', async () => {
    const dir = emptyDirectory()
    expect((await recollect(dir, ['put', 'handover-note', 'the', 'key', 'is', 'upstairs'])).out).toContain(
      'the key is upstairs',
    )
    expect((await recollect(dir, ['put', '交接说明', '钥匙在前台', '--lang', 'zh'])).out).toContain(
      '钥匙在前台',
    )
    expect((await recollect(dir, ['ask', 'What is the handover note?'])).out).toContain('upstairs')
    expect((await recollect(dir, ['ask', '交接说明是什么？'])).out).toContain('前台')
  })

  it('moves a fact to another scope, where undoing takes it back', async () => {
    const dir = emptyDirectory()
    await recollect(dir, ['put', 'plan', 'Ship the beta'])
    const moved = await recollect(dir, ['move', 'plan', '--to', 'bob'])
    expect(moved.out).toContain('Moved to bob: plan “Ship the beta”')
    expect((await recollect(dir, ['cards'])).out).not.toContain('Ship')
    expect((await recollect(dir, ['cards', '--scope', 'bob'])).out).toContain('Ship the beta')
    await recollect(dir, ['undo', 'last'])
    expect((await recollect(dir, ['cards'])).out).toContain('Ship the beta')
    expect((await recollect(dir, ['cards', '--scope', 'bob'])).out).not.toContain('Ship')
  })

  it.each<[string, readonly string[], number, string]>([
    ['a value that is missing', ['put', 'plan'], 2, '<value> is missing'],
    [
      'dates the wrong way round',
      ['put', 'plan', 'x', '--from', '2025-01-01', '--until', '2024-01-01'],
      2,
      'validTo',
    ],
    ['a time that is none', ['put', 'plan', 'x', '--from', 'soon'], 2, 'ISO 8601'],
    ['a slot that is none', ['put', 'a:b:c', 'x'], 2, 'slot'],
    ['a scope that is none', ['move', 'plan', '--to', 'a '], 2, 'scope'],
    ['no scope to move to', ['move', 'plan'], 2, '--to is missing'],
    ['a grace that is none', ['forget', '--slot', 'plan', '--grace', 'soon'], 2, '30d'],
    ['an unknown card', ['correct', '01900000-0000-7000-8000-000000000001', 'x'], 3, 'no such record'],
    ['a fact that is not there', ['move', 'nothing', '--to', 'bob'], 3, 'no such record'],
    ['a moment that is none', ['at', '2024-02-30'], 2, '<time> takes an ISO 8601'],
    ['a second moment that is none', ['diff', '2024-02-01', 'later'], 2, '<to> takes an ISO 8601'],
  ])('refuses %s', async (_what, argv, code, message) => {
    const dir = emptyDirectory()
    await recollect(dir, ['remember', 'hello'])
    const ran = await recollect(dir, argv)
    expect({ code: ran.code, out: ran.out }).toEqual({ code, out: '' })
    expect(ran.err).toContain(message)
    expect(JSON.parse((await recollect(dir, ['changes', '--json'])).out).rows).toHaveLength(1)
  })
})
