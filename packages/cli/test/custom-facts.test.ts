import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { emptyDirectory, recollect } from './support/run.ts'

const CONFIG = {
  factTypes: [
    { type: 'badge', pattern: ['工牌号是X', 'my badge is X', '我的 badge 是X'] },
    { type: 'locker', pattern: { regex: '(?:储物柜|locker)(?:号是|是| is) ?(?<value>[a-z]?\\d{1,4})' } },
  ],
}

function configured(config: unknown = CONFIG): string {
  const dir = emptyDirectory()
  writeFileSync(join(dir, 'recollect.config.json'), JSON.stringify(config))
  return dir
}

const told = async (dir: string, ...texts: readonly string[]) => {
  for (const [day, text] of texts.entries())
    expect(await recollect(dir, ['remember', '--at', `2025-03-0${day + 1}`, text])).toMatchObject({ code: 0 })
}
const asked = async (dir: string, question: string) => (await recollect(dir, ['ask', question])).out.trim()

describe('fact types of the configuration file', () => {
  it('are learned and answered in Chinese', async () => {
    const dir = configured()
    await told(dir, '你好，我的工牌号是A12。', '我的工牌號是 A13 啊')
    expect(await asked(dir, '我的工牌号是多少？')).toContain('A13')
    expect(await asked(dir, '我之前的工牌号是什么？')).toContain('A12')
    expect(await asked(dir, '我的工牌号是A12吗？')).toContain('A13')
  })

  it('are learned and answered in English', async () => {
    const dir = configured()
    await told(dir, 'By the way, my badge is B-17.', 'My badge is B-18 now, thanks')
    expect(await asked(dir, "What's my badge?")).toBe('Your badge: B-18.')
    expect(await asked(dir, 'what was my badge before?')).toContain('B-17')
    expect(await asked(dir, 'is my badge B-17?')).toMatch(/^No\. .{0,20}B-18/u)
  })

  it('are learned in one language and answered in the other, and from mixed text', async () => {
    const dir = configured()
    await told(dir, '我的badge是C-9，请记住', '储物柜号是 K204')
    expect(await asked(dir, '我的 badge 是多少')).toContain('C-9')
    expect(await asked(dir, 'what is my badge?')).toContain('C-9')
    expect(await asked(dir, '我的工牌号是多少')).toContain('C-9')
    expect(await asked(dir, 'which locker is mine?')).toContain('K204')
    expect(await asked(dir, '我的储物柜号是什么')).toContain('K204')
  })

  it('are put right, and changed by words that name no fact', async () => {
    const dir = configured()
    await told(dir, '我的工牌号是A12', '说错了，是A13')
    expect(await asked(dir, '我的工牌号是多少？')).toContain('A13')
    expect(await asked(dir, '我之前的工牌号是什么？')).not.toContain('A12')
    const english = configured()
    await told(english, 'my badge is B-17', 'sorry, I meant B-18, not B-17', 'change it to B-19')
    expect(await asked(english, 'what is my badge?')).toContain('B-19')
    expect(await asked(english, 'what was my badge before?')).toContain('B-18')
  })

  it('keep their history', async () => {
    const dir = configured()
    await told(dir, 'my badge is B-17', '工牌号是B-18')
    const { out } = await recollect(dir, ['history', 'badge', '--json'])
    expect(out).toContain('B-17')
    expect(out).toContain('B-18')
    const { code, out: cards } = await recollect(dir, ['cards', 'badge', '--json'])
    expect([code, JSON.parse(cards).rows.map(({ value }: { value: string }) => value)]).toEqual([0, ['B-18']])
  })

  it('end when they are said to hold no longer', async () => {
    const dir = configured()
    await told(dir, 'my badge is B-17', 'my badge is no longer B-17')
    expect(await asked(dir, 'what is my badge?')).not.toMatch(/^Your badge: B-17/u)
  })

  it('assert nothing that is asked, wished, quoted or said of others', async () => {
    const texts = [
      '我的工牌号是多少？',
      '工牌号是不是A12',
      '如果我的工牌号是A12就好了',
      '我希望我的工牌号是A12',
      '他说“我的工牌号是A12”',
      '小明的工牌号是A12',
      '他的工牌号是A12',
      '我的工牌号是不对的',
      'Is it true that my badge is B-17?',
      'if my badge is B-17, I am lucky',
      'I wish my badge is B-17',
      'Tom said my badge is B-17',
      'She wrote "my badge is B-17" on the wall',
      'Translate into French: my badge is B-17',
      'my badge is not B-17',
      'Assistant: my badge is B-17',
      '如果 my badge is B-17 的话',
    ]
    const { out } = await recollect(configured(), ['extract', '--json'], { input: texts.join('\n') })
    const found: { text: string; cards: { rule: string }[] }[] = JSON.parse(out).messages
    expect(found).toHaveLength(texts.length)
    const custom = found.filter(({ cards }) => cards.some(({ rule }) => rule.startsWith('custom/')))
    expect(custom.map(({ text }) => text)).toEqual([])
  })

  it('are of the relative they are told of', async () => {
    const dir = configured()
    await told(dir, '我老婆的工牌号是W-1', '我的工牌号是A12')
    expect(await asked(dir, '我老婆的工牌号是多少')).toContain('W-1')
    expect(await asked(dir, "what is my wife's badge?")).toContain('W-1')
    expect(await asked(dir, '我的工牌号是多少')).toContain('A12')
  })

  it('show their rule, and who dropped what', async () => {
    const { out } = await recollect(configured(), ['extract', '--explain', 'my badge is B-17. 储物柜是12'])
    expect(out).toContain('custom/badge.2')
    expect(out).toContain('custom/locker')
    const dropped = await recollect(configured(), ['extract', '--explain', '我的工牌号是多少？'])
    expect(dropped.out).toContain('zh/drop-questions')
    expect(dropped.out).toContain('custom/badge')
  })

  it('are shown by `config`, with where they come from', async () => {
    const { out } = await recollect(configured(), ['config', '--json'])
    expect(JSON.parse(out).values.factTypes).toEqual({
      value: CONFIG.factTypes,
      source: { from: 'file', name: 'recollect.config.json' },
    })
  })

  it.each<[string, unknown, string]>([
    [
      'a pattern that may backtrack',
      { factTypes: [{ type: 'a', pattern: { regex: '(b+)+是(?<value>.)' } }] },
      '{1,50}',
    ],
    ['a pattern without a placeholder', { factTypes: [{ type: 'a', pattern: 'my badge is' }] }, 'one X'],
    ['a slot without a name', { slots: [{ kind: 'fact' }] }, 'slots[0].name'],
  ])('refuse %s with exit 2, before anything is stored', async (_what, config, named) => {
    const dir = configured(config)
    const { code, err, out } = await recollect(dir, ['remember', 'I live in Berlin'])
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain(named)
    expect((await recollect(dir, ['config'])).code).toBe(2)
    expect((await recollect(dir, ['doctor'])).out).toContain(named)
  })
})

it('slots of the configuration file have their own rules', async () => {
  const dir = configured({
    slots: [{ name: 'gym', cardinality: 'multi' }],
    factTypes: [{ type: 'training', slot: 'gym', pattern: 'i train at X' }],
  })
  await told(dir, 'I train at Ironworks', 'I train at Steelyard')
  const answer = await asked(dir, 'gym?')
  expect(answer).toContain('Ironworks')
  expect(answer).toContain('Steelyard')
})
