import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { emptyDirectory, recollect } from './support/run.ts'

describe('remember, then read', () => {
  it('keeps a fact, updates it, and shows both versions', async () => {
    const dir = emptyDirectory()
    const first = await recollect(dir, ['remember', '我住朝阳区', '--lang', 'zh'])
    expect(first).toMatchObject({ code: 0, err: '' })
    expect(first.out).toContain('住址是朝阳区')
    expect((await recollect(dir, ['remember', '我搬家到了海淀区', '--lang', 'zh'])).out).toContain(
      '从朝阳区改为海淀区',
    )
    const history = JSON.parse((await recollect(dir, ['history', 'location', '--json'])).out)
    expect(
      history.map((card: { value: string; version: number; active: boolean }) => [
        card.value,
        card.version,
        card.active,
      ]),
    ).toEqual([
      ['朝阳区', 1, false],
      ['海淀区', 2, true],
    ])
    expect((await recollect(dir, ['history', 'location', '--lang', 'zh'])).out).toMatch(
      /住址：\n○ v1\s+朝阳区[^●]+之后为 v2 海淀区[^●]+我住»朝阳区«\n● v2\s+海淀区[^\n]+现在/u,
    )
    const cards = JSON.parse((await recollect(dir, ['cards', '--json'])).out)
    expect(cards.rows.map((card: { value: string }) => card.value)).toEqual(['海淀区'])
    expect((await recollect(dir, ['cards', 'location', '--inactive'])).out).toContain('朝阳区 (not current)')
    expect((await recollect(dir, ['items', '--inactive'])).out.trim().split('\n')).toHaveLength(2)
  })

  it('answers in the language of the question, politely unless told otherwise', async () => {
    const dir = emptyDirectory()
    await recollect(dir, ['remember', '我住海淀区'])
    expect((await recollect(dir, ['ask', '我住哪里'])).out).toContain('您住在海淀区')
    const asked = JSON.parse((await recollect(dir, ['ask', '我住哪里', '--json'])).out)
    expect(asked).toMatchObject({ question: '我住哪里', evidence: 'strong', card: { slot: 'location' } })
  })

  it('exits with 3 when there is no answer, and recall with 0', async () => {
    const dir = emptyDirectory()
    await recollect(dir, ['remember', 'I live in Berlin'])
    expect((await recollect(dir, ['ask', 'What is my blood type?'])).code).toBe(3)
    expect((await recollect(dir, ['recall', 'zzzz qqqq'])).code).toBe(0)
    expect((await recollect(dir, ['history', 'blood_type'])).code).toBe(3)
  })

  it('shows a trace as a tree and as JSON', async () => {
    const dir = emptyDirectory()
    await recollect(dir, ['remember', 'I live in Berlin'])
    const shown = await recollect(dir, ['recall', 'Where do I live?', '--trace'])
    expect(shown.out).toContain('├─ Where it was looked')
    expect(shown.out).toContain('Berlin')
    const result = JSON.parse((await recollect(dir, ['recall', 'Where do I live?', '--json', '--trace'])).out)
    expect(result.trace).toMatchObject({ version: 1, query: 'Where do I live?' })
    expect(JSON.parse((await recollect(dir, ['recall', 'Berlin', '--json'])).out)).not.toHaveProperty('trace')
  })

  it('keeps scopes apart', async () => {
    const dir = emptyDirectory()
    await recollect(dir, ['remember', 'I live in Berlin', '--scope', 'alice'])
    await recollect(dir, ['remember', 'I live in Paris', '--scope', 'bob'])
    expect((await recollect(dir, ['ask', 'Where do I live?', '--scope', 'alice'])).out).toContain('Berlin')
    expect((await recollect(dir, ['recall', 'Berlin', '--scope', 'bob', '--json'])).out).not.toContain(
      'I live in Berlin',
    )
  })

  it('stores nothing when it only reads, not even the name of the scope', async () => {
    const dir = emptyDirectory()
    await recollect(dir, ['remember', 'I live in Berlin'])
    for (const argv of [
      ['recall', 'a secret question'],
      ['ask', 'a secret question?'],
    ]) {
      await recollect(dir, [...argv, '--scope', 'mistyped'])
      await recollect(dir, argv)
    }
    expect((await recollect(dir, ['doctor'])).out).toContain('1 scope,')
    expect(readFileSync(join(dir, 'recollect.db')).includes('secret')).toBe(false)
  })

  it('reads a line a message, a whole file, and JSON lines', async () => {
    const dir = emptyDirectory()
    const lines = await recollect(dir, ['remember', '--json'], {
      input: '\ufeffI live in Berlin\r\n\n  \nI like tea',
    })
    expect(JSON.parse(lines.out)).toMatchObject({ total: 2, stopped: false, results: [{}, {}] })
    const whole = await recollect(dir, ['remember', '--whole', '--json'], { input: 'one\n\ntwo\n' })
    expect(JSON.parse(whole.out).results[0].item.text).toBe('one\n\ntwo')
    const jsonl = [
      { text: 'I work at Siemens', at: '2024-05-01T00:00:00Z', session: 's1', key: 'k1' },
      { text: 'Noted', role: 'assistant' },
    ].map((line) => JSON.stringify(line))
    const input = jsonl.join('\n')
    const first = JSON.parse(
      (await recollect(dir, ['remember', '--format', 'jsonl', '--json'], { input })).out,
    )
    expect(first.results[0].item).toMatchObject({ session: 's1', key: 'k1', saidAt: Date.UTC(2024, 4, 1) })
    expect(first.results[1].item.role).toBe('assistant')
    const again = JSON.parse(
      (await recollect(dir, ['remember', '--format', 'jsonl', '--json'], { input })).out,
    )
    expect(again.results[0].duplicate).toBe(true)
  })

  it('stops between batches on Ctrl-C, with what is stored told', async () => {
    const dir = emptyDirectory()
    const input = Array.from({ length: 350 }, (_, i) => `note number ${i}`).join('\n')
    const { code, out } = await recollect(dir, ['remember'], { input, onInterrupt: (stop) => stop() })
    expect(code).toBe(130)
    expect(out).toContain('of 350')
    expect((await recollect(dir, ['items', '-n', '1000', '--json'])).out).not.toContain('note number 300')
  })

  it('pages lists', async () => {
    const dir = emptyDirectory()
    await recollect(dir, ['remember'], { input: 'note a\nnote b\nnote c' })
    const first = JSON.parse((await recollect(dir, ['items', '-n', '2', '--json'])).out)
    expect(first.rows).toHaveLength(2)
    const second = JSON.parse(
      (await recollect(dir, ['items', '-n', '2', '--json', '--cursor', first.next])).out,
    )
    expect(second).toMatchObject({ rows: [{ text: 'note c' }], next: null })
  })
})

describe('forget', () => {
  it('deletes for good with --yes, and asks for it where nobody can be asked', async () => {
    const dir = emptyDirectory()
    await recollect(dir, ['remember', 'I live in Berlin'])
    const asked = await recollect(dir, ['forget', '--slot', 'location'], { input: '' })
    expect(asked.code).toBe(2)
    expect(asked.err).toContain('--yes')
    expect((await recollect(dir, ['cards'])).out).toContain('Berlin')
    expect((await recollect(dir, ['forget', '--slot', 'location', '--yes'])).out).toContain('1 fact version')
    expect((await recollect(dir, ['cards'])).out).not.toContain('Berlin')
    await recollect(dir, ['remember', 'The sky was grey.'])
    const item = JSON.parse((await recollect(dir, ['items', '--json'])).out).rows[0].id
    expect((await recollect(dir, ['forget', '--item', item, '-y'])).code).toBe(0)
    expect((await recollect(dir, ['forget', '--item', item, '-y'])).code).toBe(3)
  })

  it('does nothing when the answer at the terminal is not a yes', async () => {
    const dir = emptyDirectory()
    await recollect(dir, ['remember', 'I live in Berlin'])
    const { code, err } = await recollect(dir, ['forget', '--slot', 'location'])
    expect(code).toBe(130)
    expect(err).toContain('Nothing was deleted')
    expect((await recollect(dir, ['cards'])).out).toContain('Berlin')
  })
})
