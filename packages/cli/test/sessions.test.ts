import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { emptyDirectory, recollect } from './support/run.ts'

const PAIRS = [
  { q: 'hi', user: 'Evanchen' },
  { q: 'How to configure Discord?', a: 'Go to settings...', topics: ['discord_config'], significance: 0.85 },
  { q: '记忆系统怎么部署？', a: '先备份，再运行脚本。', topics: ['部署'], significance: 0.7 },
]

const jsonl = (pairs: readonly object[]) => pairs.map((pair) => JSON.stringify(pair)).join('\n')

async function logged(session = 'discord'): Promise<string> {
  const dir = emptyDirectory()
  await recollect(dir, ['log', '--session', session], { input: jsonl(PAIRS) })
  return dir
}

const json = async (dir: string, argv: readonly string[]) =>
  JSON.parse((await recollect(dir, [...argv, '--json'])).out)

describe('the Q-A log', () => {
  it('takes JSON lines from standard input, a file, and a pair from the options', async () => {
    const dir = await logged()
    writeFileSync(join(dir, 'more.jsonl'), jsonl([{ q: 'fourth' }]))
    await recollect(dir, ['log', '--session', 'discord', '-f', 'more.jsonl', '--user', 'Ann'])
    const { out } = await recollect(
      dir,
      ['log', '--session', 'discord', '--q', 'fifth', '--a', '-', '--mark'],
      {
        input: 'a long answer\nof two lines\n',
      },
    )
    expect(out).toMatch(/^Logged as discord#5\.\nAnswer kept: marked\./u)
    expect(await json(dir, ['recent', '2'])).toMatchObject([
      { seq: 4, question: 'fourth', user: 'Ann' },
      { seq: 5, question: 'fifth', answer: 'a long answer\nof two lines', marked: true },
    ])
  })

  it('reads --at in the zone of the configuration', async () => {
    const dir = emptyDirectory()
    writeFileSync(join(dir, 'recollect.config.json'), '{"timeZone":"Asia/Shanghai"}')
    await recollect(dir, ['log', '--session', 's', '--q', 'x', '--at', '2026-01-30T18:16'])
    expect(await json(dir, ['recent'])).toMatchObject([{ saidAt: Date.UTC(2026, 0, 30, 10, 16) }])
    expect((await recollect(dir, ['recent'])).out).toContain('s#1  2026-01-30 18:16')
  })

  it('finds pairs by place, topic, words and question, in both languages', async () => {
    const dir = await logged()
    expect((await recollect(dir, ['recent', '--session', 'discord', '--window', '1'])).out).toMatch(
      /^discord#3 .*记忆系统怎么部署？ \(部署\)\n {4}→ 先备份/u,
    )
    expect(await json(dir, ['topic', 'discord_config'])).toMatchObject({ rows: [{ seq: 2 }], next: null })
    expect((await recollect(dir, ['topics', '--lang', 'zh'])).out).toMatch(/discord_config {2}1 个问答/u)
    expect(await json(dir, ['query', '怎么部署', '--min-sig', '0.6'])).toMatchObject([{ turn: { seq: 3 } }])
    expect(await json(dir, ['query', 'configure', '--min-sig', '0.9'])).toEqual([])
    expect(await json(dir, ['same', 'HOW TO CONFIGURE DISCORD'])).toMatchObject([{ seq: 2 }])
  })

  it('pages a topic', async () => {
    const dir = emptyDirectory()
    const many = Array.from({ length: 5 }, (_, i) => ({ q: `question ${String(i)}`, topics: ['t'] }))
    await recollect(dir, ['log', '--session', 's'], { input: jsonl(many) })
    const first = await json(dir, ['topic', 't', '-n', '3'])
    expect((await recollect(dir, ['topic', 't', '-n', '3'])).out).toContain(`--cursor ${String(first.next)}`)
    const rest = await json(dir, ['topic', 't', '-n', '3', '--cursor', first.next])
    expect([...first.rows, ...rest.rows].map(({ seq }) => seq)).toEqual([5, 4, 3, 2, 1])
  })

  it('has scores and topics put right by hand; the session may be left out while there is one', async () => {
    const dir = await logged()
    expect((await recollect(dir, ['set-significance', '1', '0.95', '--answer', 'Hello.'])).out).toMatch(
      /0\.95.*\n {4}→ Hello\./u,
    )
    await recollect(dir, ['set-topics', '1', 'greeting,hello'])
    await recollect(dir, ['rename-topic', 'greeting', 'welcome'])
    expect(await json(dir, ['topic', 'welcome'])).toMatchObject({
      rows: [{ seq: 1, manual: true, topics: expect.arrayContaining(['welcome', 'hello']) }],
    })
    await recollect(dir, ['set-topics', '1'])
    expect((await recollect(dir, ['topic', 'welcome'])).code).toBe(3)
  })

  it('counts facts and pairs in one table', async () => {
    const dir = await logged()
    await recollect(dir, ['remember', 'I live in Berlin'])
    expect(await json(dir, ['stats'])).toMatchObject({
      memory: { items: 1, cards: { active: 1 } },
      log: { sessions: 1, pairs: 3, storedAnswers: 2 },
    })
    const { out } = await recollect(dir, ['stats'])
    expect(out).toMatch(/^messages +1\n[\s\S]*^pairs +3\nanswers kept +2\n/mu)
  })

  it('keeps terminal commands in a question from being commands', async () => {
    const dir = emptyDirectory()
    writeFileSync(join(dir, 'bidi.jsonl'), jsonl([{ q: 'line one\nline two', topics: ['a b'] }]))
    await recollect(dir, ['log', '--session', 's', '-f', 'bidi.jsonl'])
    expect((await recollect(dir, ['recent'])).out).toContain('line one ⏎ line two (a_b)')
  })
})

describe('upkeep', () => {
  const old = ['--at', '2020-01-01', '--session', 'old']

  it('archives what is old, not what is new, and brings it back', async () => {
    const dir = await logged('new')
    await recollect(dir, ['log', '--q', 'x', '--topics', 'past', ...old])
    const dry = await recollect(dir, ['archive', '--dry-run'])
    expect(dry.out).toBe('Would archive 1 session with 1 pair.\n  old\n')
    expect((await json(dir, ['sessions'])).rows).toHaveLength(2)
    expect((await recollect(dir, ['archive'])).out).toBe('Archived 1 session with 1 pair.\n  old\n')
    expect((await json(dir, ['sessions'])).rows).toMatchObject([{ id: 'new' }])
    expect((await json(dir, ['sessions', '--archived'])).rows).toMatchObject([{ id: 'old' }])
    expect((await recollect(dir, ['topic', 'past'])).code).toBe(3)
    expect((await recollect(dir, ['archive'])).out).toContain('Nothing to archive: put away already')
    await recollect(dir, ['restore', 'old'])
    expect((await recollect(dir, ['topic', 'past'])).out).toContain('old#1')
    await recollect(dir, ['archive', 'new'])
    expect((await json(dir, ['sessions', '--archived'])).rows).toMatchObject([{ id: 'new' }])
  })

  it('merges sessions in order of time, and says before what it would do', async () => {
    const dir = await logged('a')
    await recollect(dir, ['log', '--q', 'earlier', ...old])
    expect((await recollect(dir, ['merge', 'old', '--into', 'a', '--dry-run'])).out).toContain(
      'Would move 1 pair',
    )
    expect((await json(dir, ['sessions'])).rows).toHaveLength(2)
    expect((await recollect(dir, ['merge', 'old', '--into', 'a', '--lang', 'zh'])).out).toContain('合并到 a')
    const turns = await json(dir, ['recent', '--session', 'a'])
    expect(turns.map(({ question }: { question: string }) => question)).toEqual([
      'earlier',
      ...PAIRS.map(({ q }) => q),
    ])
  })

  it('deletes only after a yes', async () => {
    const dir = await logged()
    const declined = await recollect(dir, ['delete-session', 'discord'])
    expect([declined.code, declined.err]).toEqual([130, expect.stringContaining('with 3 pairs')])
    const unasked = await recollect(dir, ['delete-session', 'discord'], { input: '' })
    expect([unasked.code, unasked.err]).toEqual([2, expect.stringContaining('--yes')])
    expect((await json(dir, ['sessions'])).rows).toHaveLength(1)
    expect((await recollect(dir, ['delete-session', 'discord', '--yes'])).out).toContain('with 3 pairs')
    expect((await json(dir, ['sessions'])).rows).toEqual([])
  })

  it('prunes archived sessions after a yes, and answers that a stricter rule would not keep', async () => {
    const dir = await logged()
    await recollect(dir, ['log', '--q', 'x', ...old])
    await recollect(dir, ['archive'])
    const before = ['prune', '--sessions-before', '2021-01-01']
    expect((await recollect(dir, before)).err).toContain('Delete 1 session for good?')
    expect((await recollect(dir, [...before, '--dry-run'])).out).toContain('Would delete 1 session')
    expect((await recollect(dir, [...before, '--yes'])).out).toContain('Deleted 1 session with 1 pair')
    expect((await json(dir, ['sessions', '--archived'])).rows).toEqual([])
    writeFileSync(join(dir, 'recollect.config.json'), '{"sessions":{"keepAnswersAbove":0.8}}')
    expect((await recollect(dir, ['prune', '--answers', '--yes'])).out).toContain('Deleted 1 answer')
    expect(await json(dir, ['recent'])).toMatchObject([{}, { answer: 'Go to settings...' }, { answer: null }])
    expect((await recollect(dir, ['rescore', '--dry-run'])).code).toBe(0)
  })

  it('shows how far it is when there is much to do, and stops at Ctrl-C after the batch', async () => {
    const dir = emptyDirectory()
    const many = Array.from({ length: 450 }, (_, i) => ({ q: `question ${String(i)}`, topics: [] }))
    await recollect(dir, ['log', '--session', 's'], { input: jsonl(many) })
    let stop: () => void = () => undefined
    const stopped = await recollect(dir, ['archive', 's', '--batch', '100'], {
      onInterrupt: (told) => (stop = told),
      onMessage: () => stop(),
    })
    expect(stopped.code).toBe(130)
    expect(stopped.err).toMatch(/^\d+\/450 pairs\n/u)
    expect(stopped.out).toContain('Run it again to go on.')
    const again = await recollect(dir, ['archive', 's'])
    expect([again.code, again.err]).toEqual([0, expect.stringContaining('pairs')])
    expect((await json(dir, ['sessions', '--archived'])).rows).toMatchObject([
      { id: 's', archivedTurns: 450 },
    ])
  })
})

describe('qa-index.json', () => {
  it('moves a log out and in without loss, told from an export by its contents', async () => {
    const dir = await logged()
    expect((await recollect(dir, ['export', '--qa-index', '-o', 'qa-index.json'])).out).toContain(
      'Wrote 3 pairs',
    )
    const file = readFileSync(join(dir, 'qa-index.json'), 'utf8')
    expect((await recollect(dir, ['export', '--qa-index'])).out).toBe(file)
    expect(await json(dir, ['export', '--qa-index'])).toMatchObject({ pairs: 3, index: JSON.parse(file) })
    const other = emptyDirectory()
    expect((await recollect(other, ['import'], { input: file })).out).toBe('Read 3 pairs.\n')
    expect((await recollect(other, ['export', '--qa-index'])).out).toBe(file)
    expect((await recollect(other, ['import'], { input: file })).out).toContain('3 were there already')
  })

  it('leaves an export of everything what it is, also when it speaks of one', async () => {
    const dir = await logged()
    await recollect(dir, ['remember', 'My file has "structure": "sequence-indexed-qa" in it'])
    const { out } = await recollect(dir, ['export'])
    const other = emptyDirectory()
    expect((await recollect(other, ['import'], { input: out })).out).toBe(
      'Read 1 message and 0 fact versions.\nWith 1 new session, 3 pairs and 0 variables.\n',
    )
    expect((await recollect(other, ['export'])).out).toBe(out)
    expect(await json(other, ['recent'])).toHaveLength(3)
  })
})
