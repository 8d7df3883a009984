import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { emptyDirectory, recollect } from './support/run.ts'

/** Names of options, fields, formats and commands stay as they are written. */
const WORDS = /(?<![\w<-])(?!--|json|recollect|validto)[a-z]{3,}(?: [a-z]{2,}){2,}/iu

const from = ['--from', '2025-01-01']

describe('what the library refuses is told with the options of the command', () => {
  it.each<[readonly string[], string, string]>([
    [['put', 'plan', 'x', ...from, '--until', '2024-01-01'], '--until is not after --from', '--until 不在'],
    [['put', 'plan', 'x', ...from, '--expires', '2024-01-01'], '--expires is not after', '--expires 不在'],
    [['put', 'plan', 'x', '--expires', '2024-01-01'], '--expires has passed', '--expires 已经过去'],
    [['put', 'plan', ' '], 'The value is empty', '值是空的'],
    [['put', 'parking spot', 'x'], 'no spaces; use -, as in parking-spot', '请用 -，例如 parking-spot'],
    [['put', 'plan', 'x', '--entity', 'a b'], '--entity takes user', '--entity 应是'],
    [['put', 'plan', 'x', '--source', 'a'.repeat(300)], '--source has more than 256', '--source 超过 256'],
    [['put', 'plan', 'x', '--session', 'a'], 'no option --session', '没有选项 --session'],
    [['cards', ...from, '--to', '2024-01-01'], '--from must be before --to', '--from 必须早于 --to'],
    [['cards', '--cursor', 'zz'], '--cursor was not given', '--cursor 不属于'],
    [['at', '0000-01-01'], 'outside the years', '不在 1 年到 9999 年之间'],
    [['forget', '--slot', 'location', '--yes', '--grace', '999999w'], '--grace is too long', '--grace 太长'],
    [['move', 'location', '--to', 'default'], 'in this scope already', '已经在这个作用域里'],
    [['remember', 'a', '--scope', 'a '], 'white space at its ends', '首尾不能有空白'],
    [['import'], 'which is none of the shapes', '认不出这个文件'],
  ])('%j', async (argv, english, chinese) => {
    const dir = emptyDirectory()
    await recollect(dir, ['remember', 'I live in Lisbon'])
    const said = async (lang: string) => recollect(dir, [...argv, '--lang', lang], { input: '{"a":1}' })
    const [en, zh] = [await said('en'), await said('zh')]
    expect([en.code, zh.code]).toEqual([2, 2])
    expect(en.err).toContain(english)
    expect(zh.err).toContain(chinese)
    expect(zh.err).toMatch(/^错误：/u)
    expect(zh.err).not.toMatch(WORDS)
  })

  it('tells in Chinese what is wrong with a correction', async () => {
    const dir = emptyDirectory()
    await recollect(dir, ['remember', '我住在杭州'])
    const { rows } = JSON.parse((await recollect(dir, ['cards', '--json'])).out)
    const [{ id }] = rows
    const refused = async (value: string) =>
      (await recollect(dir, ['correct', id, value, '--lang', 'zh'])).err
    expect(await refused('杭州')).toContain('说的就是这个值')
    await recollect(dir, ['correct', id, '宁波'])
    expect(await refused('湖州')).toMatch(/已经更正过。请更正取代它的那个：recollect correct \S+ <值>/u)
  })

  it.each<[unknown, readonly string[]]>([
    [
      { extraction: { enabled: 1, x: 2 } },
      ['extraction.enabled：应为布尔值，实际为数字', 'extraction：没有这样的键：x'],
    ],
    [{ query: { card: false } }, ['query：没有这样的键：card']],
    [
      { languages: ['fr'], timeZone: 'Mars' },
      ['languages[0]：只能是 zh、en 之一', 'timeZone：不是 IANA 时区'],
    ],
    [{ recall: { limit: 0 } }, ['recall.limit：太小，至少 1']],
    [{ factTypes: [{ type: 'a b', pattern: 'my badge is X' }] }, ['factTypes[0].type：不是名称']],
    [{ factTypes: [{ type: 'a', pattern: { regex: '(b+)+是(?<value>.)' } }] }, ['没有限定次数']],
    [{ factTypes: [{ type: 'a', pattern: 'my badge is' }] }, ['应恰好有一个 X']],
  ])('tells in Chinese what is wrong with the configuration %j', async (config, told) => {
    const dir = emptyDirectory()
    writeFileSync(join(dir, 'recollect.config.json'), JSON.stringify(config))
    const { code, err } = await recollect(dir, ['cards', '--lang', 'zh'])
    expect(code).toBe(2)
    for (const words of told) expect(err).toContain(words)
    expect(err.replaceAll(/\/\S*|pattern .*/gu, '')).not.toMatch(WORDS)
  })

  it.each([
    ['{"text":"a","txet":1}', '没有这样的键：txet'],
    ['{"text":"a","at":"soon"}', 'at：不是 ISO 8601 时间'],
    ['{"text":"a","role":"king"}', 'role：只能是 user、assistant、tool、system 之一'],
    ['{"text":1}', 'text：应为文本，实际为数字'],
  ])('tells in Chinese what is wrong with the line %s', async (input, told) => {
    const argv = ['remember', '--format', 'jsonl', '--lang', 'zh']
    expect((await recollect(emptyDirectory(), argv, { input })).err).toContain(told)
  })
})

describe('the wording of times and lists', () => {
  it('says once as of when an answer is, and once that there is none', async () => {
    const dir = emptyDirectory()
    await recollect(dir, ['remember', '我住在杭州', '--at', '2024-01-01'])
    const at = async (question: string, lang: string) =>
      (await recollect(dir, ['at', '2024-07-01', question, '--lang', lang])).out
    expect(await at('我住在哪里？', 'zh')).toMatch(/^以 2024-07-01 为准：\n您住在杭州。（证据充分）\n/u)
    expect(await at("What's my blood type?", 'en')).toMatch(/^As of 2024-07-01:\nI don't know[^\n]*\n$/u)
  })

  it('marks what was said by mistake, does not count its correction, and writes full-width brackets', async () => {
    const dir = emptyDirectory()
    await recollect(dir, ['remember', '我住在广州', '--at', '2024-01-01'])
    await recollect(dir, ['remember', '说错了，是杭州', '--at', '2024-01-02'])
    const zh = ['--lang', 'zh']
    expect((await recollect(dir, ['recall', '广州', '--inactive', ...zh])).out).toContain(
      '我住在广州（说错了：广州）',
    )
    expect((await recollect(dir, ['recall', '广州', '--inactive'])).out).toContain('(said by mistake: 广州)')
    expect((await recollect(dir, ['cards', '--inactive', ...zh])).out).toContain('广州（说错了）')
    expect((await recollect(dir, ['history', '住址'])).out).not.toContain('said again')
    await recollect(dir, ['remember', 'I used to live in Leeds'])
    const shown = (await recollect(dir, ['history', '住址'])).out
    expect(shown.match(/ v\d+ {2}/gu)).toEqual([' v1  '])
  })
})
