import { describe, expect, it, vi } from 'vitest'
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
    expect(undone.out).toMatch(/^Taken back: home Lisbon → Porto\.\n/u)
    expect(await home(dir)).toContain('Lisbon')
    const [, again = ''] = /recollect undo (\S+)/u.exec(undone.out) ?? []
    expect((await recollect(dir, ['undo', again, '--lang', 'zh'])).out).toContain(
      '已恢复：住址 Lisbon → Porto。',
    )
    expect(await home(dir)).toContain('Porto')
  })

  it('takes back the last call as a whole, then the one before', async () => {
    const dir = emptyDirectory()
    await recollect(dir, ['remember', 'I live in Lisbon'])
    await recollect(dir, ['remember'], { input: 'I moved to Porto\n我搬到了苏州' })
    expect((await recollect(dir, ['undo', 'last'])).out).toContain(
      'Taken back: home Lisbon → 苏州 (2 messages).',
    )
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
    expect((await recollect(dir, ['undo', first, '--with-dependents'])).out).toContain('(2 messages)')
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
    expect((await recollect(dir, ['undo', 'last'])).out).toContain('Brought back: home Lisbon.')
    expect(await home(dir)).toContain('Lisbon')
    await recollect(dir, ['forget', '--slot', 'location', '--yes'])
    const final = await recollect(dir, ['undo', 'last'])
    expect([final.code, final.err]).toEqual([2, expect.stringContaining('deleted for good')])
  })

  it('is there in the chat', async () => {
    const dir = emptyDirectory()
    const { out } = await recollect(dir, ['chat'], {
      input:
        'I live in Lisbon\nI moved to Porto\n/undo\nWhere do I live?\n/history home\n我住哪里？\n/undo\n/undo\n/history work\nhello\n',
    })
    expect(out).toMatch(/Taken back: home Lisbon → Porto\.[\s\S]*You live in Lisbon/u)
    expect(out).toContain('● v1')
    expect(out).toMatch(/您住在Lisbon[^\n]*\nTaken back: home Lisbon\./u)
    expect(out).toMatch(/no change that could be undone[\s\S]*Nothing is known about "work"[\s\S]*Noted/u)
    const { rows } = await json(dir, ['items'])
    expect(rows.map(({ text }: { text: string }) => text)).toEqual([
      'Where do I live?',
      '我住哪里？',
      'hello',
    ])
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
      expect.stringMatching(/^put .*plan “Ship the beta” \(undone\)$/u),
      'remember 1 message',
      'remember home “杭州”',
    ])
    expect(await json(dir, ['changes', '-n', '1'])).toMatchObject({
      rows: [{ kind: 'undo' }],
      next: expect.any(String),
    })
  })
})

describe('what is told of changes', () => {
  const rows = async (dir: string, ...argv: readonly string[]) =>
    (await recollect(dir, ['changes', ...argv])).out
      .trim()
      .split('\n')
      .map((line) => line.replaceAll(/^\S+ \S+\s+|[\da-f-]{36}/gu, '').replaceAll(/\s+/gu, ' '))

  it('names an end, what was said again, deletions and repairs', async () => {
    const dir = emptyDirectory()
    await recollect(dir, ['remember', 'I live in Lisbon'])
    await recollect(dir, ['remember', 'I no longer live in Lisbon'])
    await recollect(dir, ['put', 'plan', 'Ship the beta'])
    await recollect(dir, ['put', 'plan', 'Ship the beta'])
    expect(await rows(dir)).toEqual([
      'put known already: plan “Ship the beta”',
      'put plan “Ship the beta”',
      'remember no longer true: home “Lisbon”',
      'remember home “Lisbon”',
    ])
    await recollect(dir, ['forget', '--slot', 'plan', '--yes', '--grace', '30d'])
    expect((await rows(dir))[0]).toMatch(/^forget deleted \(can be undone until /u)
    expect((await rows(dir, '--lang', 'zh')).slice(3)).toEqual([
      '记住 不再成立：住址“Lisbon”',
      '记住 住址“Lisbon”',
    ])
  })

  it('says no longer that a deletion can be undone once its grace is over', async () => {
    const dir = emptyDirectory()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2025, 0, 1) })
    try {
      await recollect(dir, ['put', 'plan', 'Ship the beta'])
      await recollect(dir, ['forget', '--slot', 'plan', '--yes', '--grace', '1h'])
      vi.setSystemTime(Date.UTC(2025, 0, 1, 2))
      expect((await rows(dir))[0]).toContain('forget deleted for good (cannot be undone)')
    } finally {
      vi.useRealTimers()
    }
  })

  it('goes on to the next older change where the last is final', async () => {
    const dir = emptyDirectory()
    const { change } = (await json(dir, ['remember', 'I live in Lisbon'])).results[0]
    await recollect(dir, ['put', 'plan', 'Ship the beta'])
    await recollect(dir, ['forget', '--slot', 'plan', '--yes'])
    const { code, err } = await recollect(dir, ['undo', 'last'])
    expect(code).toBe(2)
    const [, next = ''] = /To undo the one before it: recollect undo (\S+)/u.exec(err) ?? []
    expect((await recollect(dir, ['changes', '--json'])).out).toContain(change)
    expect((await recollect(dir, ['undo', next])).out).toContain('Taken back: home Lisbon.')
    expect((await recollect(dir, ['undo', 'last', '--lang', 'zh'])).err).toContain('之前也没有可以撤销的更改')
  })

  it('counts the messages and facts of a call with several', async () => {
    const dir = emptyDirectory()
    await recollect(dir, ['remember', 'I live in Lisbon'])
    await recollect(dir, ['remember'], { input: 'I moved to Porto\n我喜欢喝茶\nI work at Siemens' })
    const { out } = await recollect(dir, ['undo', 'last'])
    expect(out).toMatch(/^Taken back: 3 messages, 3 facts\.\n {2}home Lisbon → Porto\n {2}likes 喝茶\n/u)
    const undone = await json(dir, ['changes', '-n', '1'])
    expect((await recollect(dir, ['undo', undone.rows[0].id, '--lang', 'zh'])).out).toContain(
      '已恢复：3 条消息，3 个事实。',
    )
    await recollect(dir, ['remember', 'hello there'])
    expect((await recollect(dir, ['undo', 'last'])).out).toContain('Taken back: 1 message “hello there”.')
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
      '--until is not after --from',
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
