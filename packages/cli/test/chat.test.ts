import { describe, expect, it } from 'vitest'
import { emptyDirectory, recollect } from './support/run.ts'

const say = (dir: string, message: string, argv: readonly string[] = []) =>
  recollect(dir, ['chat', '-m', message, ...argv])

describe('chat', () => {
  it('remembers what is said and answers what is asked', async () => {
    const dir = emptyDirectory()
    expect((await say(dir, '我住朝阳区', ['--lang', 'zh'])).out).toBe('记下了：您住在朝阳区。\n')
    expect((await say(dir, '我搬家到了海淀区', ['--lang', 'zh'])).out).toBe(
      '记下了：您现在住在海淀区（以前是朝阳区）。\n',
    )
    expect(await say(dir, '我住哪里')).toMatchObject({
      code: 0,
      out: expect.stringContaining('您住在海淀区'),
    })
  })

  it('keeps a question as a message that states nothing, after it was answered', async () => {
    const dir = emptyDirectory()
    await say(dir, '我住朝阳区')
    const { turns } = JSON.parse((await say(dir, '我住哪里', ['--json'])).out)
    expect(turns).toMatchObject([
      { message: '我住哪里', answer: { evidence: 'strong' }, remembered: { changes: [] } },
    ])
    const items = JSON.parse((await recollect(dir, ['items', '--json'])).out).rows
    expect(items.map((item: { text: string }) => item.text)).toEqual(['我住朝阳区', '我住哪里'])
    const unknown = JSON.parse((await say(dir, '我的血型是什么？', ['--json'])).out).turns[0]
    expect(unknown.answer.text).not.toContain('我的血型是什么')
  })

  it('reads a conversation line by line, with its own commands', async () => {
    const dir = emptyDirectory()
    const input = [
      'I live in Berlin',
      '',
      'Where do I live?',
      '/cards',
      '/history location',
      '/nonsense',
      '/quit',
      'I live in Paris',
    ].join('\n')
    const { code, out, err } = await recollect(dir, ['chat'], { input })
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(/Noted: you live in Berlin.*You live in Berlin.*v1.*There is no \/nonsense/isu)
    expect(out).not.toContain('Paris')
  })

  it('shows what would be forgotten, and forgets it once the next line says yes', async () => {
    const dir = emptyDirectory()
    const forget = 'Forget that I live in Berlin'
    const lines = ['I live in Berlin', forget, 'n', forget, 'y', 'Where do I live?']
    const { code, out } = await recollect(dir, ['chat'], { input: lines.join('\n') })
    expect(code).toBe(0)
    expect(out).toMatch(
      /Shall I forget this.*- You live in Berlin.*Nothing was forgotten.*Shall I forget this.*Forgotten: 1 fact.*I don't know/su,
    )
    expect((await recollect(dir, ['cards', '--json'])).out).not.toContain('Berlin')
  })

  it('takes another line for what it says, and forgets nothing', async () => {
    const dir = emptyDirectory()
    const { out } = await recollect(dir, ['chat'], { input: '我住在长沙\n忘掉我住在长沙\n我喜欢喝茶\n' })
    expect(out).toContain('您喜欢喝茶')
    expect((await recollect(dir, ['cards', '--json'])).out).toContain('长沙')
  })

  it.each(['hello', '谢谢！'])('does not repeat what says nothing: %s', async (line) => {
    expect((await say(emptyDirectory(), line)).out).not.toContain(line)
  })

  it('goes on after a line it refuses, and says so in the exit code', async () => {
    const dir = emptyDirectory()
    const { code, out, err } = await recollect(dir, ['chat'], {
      input: 'I live in Berlin\n\u0000\u202e\nI like tea\n',
    })
    expect(code).toBe(2)
    expect(err).toContain('is empty')
    expect(out).toContain('tea')
    expect((await recollect(dir, ['items', '--json'])).out).not.toContain('line')
  })

  it('is one document with --json', async () => {
    const { out } = await recollect(emptyDirectory(), ['chat', '--json', '--session', 's'], {
      input: '我住朝阳区\n我住哪里\n',
    })
    const { turns } = JSON.parse(out)
    expect(turns.map((turn: { answer: unknown }) => turn.answer !== null)).toEqual([false, true])
    expect(turns[0].remembered.item.session).toBe('s')
  })

  it('shows a stored escape sequence as text', async () => {
    const dir = emptyDirectory()
    await recollect(dir, ['remember', 'a tab\tand\nmore'])
    expect((await recollect(dir, ['items'])).out).toContain('a tab and ⏎ more')
  })
})

describe('how the last question was answered', () => {
  it('is shown at a glance by /why and in full by /trace, in both languages', async () => {
    const dir = emptyDirectory()
    const talk = (lang: string, ...lines: string[]) =>
      recollect(dir, ['chat', '--lang', lang], { input: lines.join('\n') })
    expect((await talk('en', '/why')).out).toContain('Nothing was asked yet')
    const { out } = await talk('en', 'I live in Oslo', 'I like tea', 'Where do I live?', '/why', '/trace')
    expect(out).toMatch(
      /“Where do I live\?”\n {2}│ asks: .*facts asked for: home.*\n {2}▼\n {2}facts 1 · .*\n {2}▼\n {2}1\. +█+░* +\d\.\d\d +home: Oslo\n/u,
    )
    expect(out).toMatch(/▼\nYou live in Oslo\.\n {2}strong – there is a fact of what the question asks for/u)
    expect(out).toMatch(/How it was found\n├─ The question/u)
    expect((await talk('zh', '我住哪里？', '/why')).out).toMatch(/“我住哪里？”\n.*█/su)
  })
})
