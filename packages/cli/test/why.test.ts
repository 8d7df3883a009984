import { describe, expect, it } from 'vitest'
import { emptyDirectory, recollect } from './support/run.ts'

const ENGLISH = [
  'I grew up in Leeds but I live in Lisbon now',
  'My sister Clara plays the violin in a quartet',
  'I started learning the cello, mostly to relax after night shifts',
  'We moved to Porto in March',
  'I am allergic to penicillin',
  'Do I still live in Lisbon?',
]
const CHINESE = [
  '我老家在洛阳，现在住在杭州',
  '我在一家设计公司做平面设计师',
  '我妹妹小雨在学大提琴',
  '我们三月搬到了苏州',
  '我对花生过敏',
  '我从设计公司辞职了，开了一家面包店',
]

async function memory(lines: readonly string[]): Promise<string> {
  const dir = emptyDirectory()
  await recollect(dir, ['remember'], { input: lines.join('\n') })
  return dir
}

interface Listed {
  readonly rows: readonly { readonly id: string; readonly text?: string; readonly value?: string }[]
}

async function idOf(dir: string, list: 'items' | 'cards', words: string): Promise<string> {
  const { rows }: Listed = JSON.parse((await recollect(dir, [list, '--inactive', '--json'])).out)
  const found = rows.find(({ text, value }) => (text ?? value ?? '').includes(words))
  if (!found) throw new Error(`no ${list} with ${words}`)
  return found.id
}

/** What a tree says of its own accord: without the words of the user, ids, numbers and names of rules. */
const ownWords = (tree: string): string =>
  tree
    .replaceAll(/“[^“”]{0,200}”/gu, '')
    .replaceAll(/\b(?:en|zh)\/[\w.]{1,60}|\b[0-9a-f]{8}-[\w-]{1,40}|\bexcludeItem\b|\brecall\.\w{1,40}/gu, '')

describe('recall --trace', () => {
  it('tells in English how the question was read, where it was looked, and what became of what was found', async () => {
    const dir = await memory(ENGLISH)
    const { out } = await recollect(dir, ['recall', 'Do I still live in Lisbon?', '--trace'])
    for (const part of [
      '├─ The question: “Do I still live in Lisbon?”',
      'about: the user',
      '“lisbon” – in the question, in 2 messages',
      'facts: 1 found',
      'home: Porto',
      'the same question, asked before: it answers nothing',
      '├─ Evidence: strong',
    ])
      expect(out).toContain(part)
    expect(ownWords(out)).not.toMatch(/undefined|\bnull\b|NaN|full_text|_/u)
  })

  it('tells it in Chinese alone', async () => {
    const dir = await memory(CHINESE)
    const { out } = await recollect(dir, [
      'recall',
      '我现在还在设计公司上班吗？',
      '--trace',
      '--lang',
      'zh',
      '-n',
      '2',
    ])
    const tree = out.slice(out.indexOf('检索过程'))
    expect(tree).toContain('├─ 问题：“我现在还在设计公司上班吗？”')
    expect(tree).toMatch(/排序：共 \d+ 条，显示 2 条/u)
    expect(tree).toContain('排在所要的条数之后')
    expect(
      ownWords(tree)
        .match(/[a-z]{2,}/giu)
        ?.filter((word) => word !== 'json' && word !== 'ms') ?? [],
    ).toEqual([])
  })

  it('shows under each hit of a question of two parts what its own part saw in it', async () => {
    const dir = await memory(ENGLISH)
    const question = 'Which quartet does the violin belong to? And what am I allergic to, penicillin?'
    const { out } = await recollect(dir, ['recall', question, '--trace', '--limit', '2'])
    const [, ...hits] = out.slice(out.indexOf('Put in order')).split(/\n│ {2}[├└]─ \d\. /u)
    expect(hits).toHaveLength(2)
    for (const hit of hits) {
      const violin = hit.startsWith('1.00  “My sister')
      expect(hit.includes('“violin”')).toBe(violin)
    }
  })

  it('leaves out no candidate', async () => {
    const dir = await memory([...ENGLISH, ...CHINESE])
    for (const query of [
      'Where do I live, and what am I allergic to?',
      '我住哪里',
      'Lisbon 杭州',
      '设计',
      'zzz',
    ]) {
      const { trace, hits } = JSON.parse(
        (await recollect(dir, ['recall', query, '--trace', '--json', '-n', '2'])).out,
      )
      const key = ({ kind, id }: { kind: string; id: string }) => `${kind}:${id}`
      const told: string[] = [...hits, ...trace.dropped].map(key)
      expect(new Set(told).size).toBe(told.length)
      expect(trace.candidates.map(key).filter((one: string) => !told.includes(one))).toEqual([])
    }
  })
})

describe('why-not', () => {
  it('names the reason first, then what it rests on', async () => {
    const dir = await memory(ENGLISH)
    const id = await idOf(dir, 'cards', 'Lisbon')
    const { out, code } = await recollect(dir, ['why-not', id, 'Where do I live?'])
    expect(code).toBe(0)
    expect(out).toMatch(
      /^home: “Lisbon”.*\nThe question: “Where do I live\?”\nFound, but left out: it is no longer true/u,
    )
    expect(out).toMatch(/what is true now: “Porto” – hit \d/u)
    expect(out).toContain('both have: “live”')
  })

  it('speaks Chinese', async () => {
    const dir = await memory(CHINESE)
    const id = await idOf(dir, 'cards', '花生')
    const { out } = await recollect(dir, ['why-not', id, '我住在哪里', '--lang', 'zh'])
    expect(out).toMatch(/没有找到：问题问的是住址.*而这个事实关于过敏/u)
    expect(ownWords(out)).not.toMatch(/[a-z]{2,}/iu)
  })

  it('says of a hit that it is one, and of what the limit cut which place it has', async () => {
    const dir = await memory(['melon one', 'melon two', 'melon three'])
    const id = await idOf(dir, 'items', 'melon one')
    expect((await recollect(dir, ['why-not', id, 'melon'])).out).toMatch(/Recalled: it is there: hit \d/u)
    const cut = await recollect(dir, ['why-not', id, 'melon', '-n', '1'])
    expect(cut.out).toMatch(/Found, but left out: it ranks \d, and 1 were asked for/u)
    expect(cut.out).toMatch(/Score: 0\.\d\d; the last hit has 1\.00/u)
  })

  it('prints stable JSON, and takes its question from standard input too', async () => {
    const dir = await memory(ENGLISH)
    const id = await idOf(dir, 'items', 'cello')
    const { out } = await recollect(dir, ['why-not', id, '--json'], { input: 'penicillin\n' })
    expect(JSON.parse(out)).toMatchObject({ version: 1, id, query: 'penicillin', outcome: 'not_found' })
  })

  it('exits with 3 for what is not there, and stores nothing', async () => {
    const dir = await memory(ENGLISH)
    const before = (await recollect(dir, ['export'])).out
    const lost = await recollect(dir, ['why-not', 'nobody', 'melon'])
    expect(lost.code).toBe(3)
    expect(lost.err).toContain('recollect items --inactive')
    expect((await recollect(dir, ['why-not', await idOf(dir, 'items', 'cello'), 'a secret?'])).code).toBe(0)
    expect((await recollect(dir, ['export'])).out).toBe(before)
    expect((await recollect(dir, ['why-not'])).code).toBe(2)
  })
})
