import { describe, expect, it } from 'vitest'
import { emptyDirectory, recollect } from './support/run.ts'

async function conversation(): Promise<string> {
  const dir = emptyDirectory()
  const lines = [
    {
      text: 'I like green tea',
      session: 'monday',
      at: '2025-03-03T09:00:00Z',
      metadata: { app: 'chat', n: 1 },
    },
    { text: 'Shall we have tea?', role: 'assistant', session: 'monday', at: '2025-03-03T09:01:00Z' },
    { text: '我喜欢喝茶，不喜欢咖啡', session: '周二', at: '2025-03-04T09:00:00Z', speaker: '小李' },
    { text: 'The tea house is closed', session: 'friday', at: '2025-03-07T09:00:00Z' },
  ]
  await recollect(dir, ['remember', '--format', 'jsonl'], {
    input: lines.map((line) => JSON.stringify(line)).join('\n'),
  })
  return dir
}

const found = async (dir: string, argv: readonly string[]) => {
  const { out, code, err } = await recollect(dir, ['recall', 'tea 茶', '--json', ...argv])
  expect({ code, err }).toEqual({ code: 0, err: '' })
  return JSON.parse(out)
}

const texts = (result: { hits: { kind: string; item: { text: string } }[] }) =>
  result.hits.map(({ item }) => item.text).sort()

describe('recall among some of the records', () => {
  it.each<[string, readonly string[], readonly string[]]>([
    ['a session', ['--session', 'monday'], ['I like green tea', 'Shall we have tea?']],
    ['a role', ['--role', 'assistant'], ['Shall we have tea?']],
    ['a speaker', ['--speaker', '小李', '--kind', 'item'], ['我喜欢喝茶，不喜欢咖啡']],
    ['a time', ['--from', '2025-03-03T09:01:00Z', '--to', '2025-03-04T09:00:00Z'], ['Shall we have tea?']],
    ['a pair of metadata', ['--metadata', 'app=chat'], ['I like green tea']],
    ['metadata that is no text', ['--metadata', '{"n":1}'], ['I like green tea']],
    ['metadata of another type', ['--metadata', 'n=1'], []],
    ['a slot', ['--slot', 'likes', '--session', 'monday'], ['I like green tea']],
  ])('takes %s', async (_name, argv, expected) => {
    expect(texts(await found(await conversation(), argv))).toEqual(expected)
  })

  it('takes the same conditions for lists', async () => {
    const dir = await conversation()
    const listed = JSON.parse((await recollect(dir, ['items', '--json', '--metadata', 'app=chat'])).out)
    expect(listed.rows.map((item: { text: string }) => item.text)).toEqual(['I like green tea'])
    const cards = JSON.parse((await recollect(dir, ['cards', 'likes', '--json', '--to', '2025-03-04'])).out)
    expect(cards.rows.map((card: { value: string }) => card.value)).toEqual(['green tea'])
  })

  it('reads on, page by page, until there is no more', async () => {
    const dir = await conversation()
    const whole = texts(await found(dir, ['-n', '1000']))
    const seen: string[] = []
    let argv: readonly string[] = ['--pages']
    for (;;) {
      const page = await found(dir, ['-n', '1', ...argv])
      seen.push(...texts(page))
      if (page.next === null) break
      argv = ['--cursor', page.next]
    }
    expect(seen.sort()).toEqual(whole)
    const shown = await recollect(dir, ['recall', 'tea 茶', '-n', '1', '--pages'])
    expect(shown.out).toMatch(/There is more: add --cursor 1\./u)
  })

  it('refuses what makes no sense, and says what does', async () => {
    const dir = await conversation()
    const { next } = await found(dir, ['-n', '1', '--pages'])
    const refused: readonly (readonly [readonly string[], RegExp])[] = [
      [['tea', '--from', 'soon'], /ISO 8601/u],
      [['tea', '--kind', 'thing'], /one of item, card/u],
      [['tea', '--metadata', 'app'], /key=value/u],
      [['tea', '--metadata', '{"a":[1]}'], /key=value/u],
      [['tea', '--slot', "x' or 1=1"], /slot/u],
      [['tea', '--from', '2025-03-04', '--to', '2025-03-03'], /before/u],
      [['tea', '--cursor', 'x'], /--pages/u],
      [['coffee', '--cursor', next], /--pages/u],
    ]
    for (const [argv, words] of refused) {
      const { code, err } = await recollect(dir, ['recall', ...argv])
      expect(code, argv.join(' ')).toBe(2)
      expect(err).toMatch(words)
    }
  })
})
