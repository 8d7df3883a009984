import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { emptyDirectory, recollect } from './support/run.ts'

const json = async (dir: string, argv: readonly string[]) =>
  JSON.parse((await recollect(dir, [...argv, '--json'])).out)
const IN = ['--session', 's']

describe('working memory', () => {
  it('merges objects field by field, from the command line, a file and standard input', async () => {
    const dir = emptyDirectory()
    expect((await recollect(dir, ['working', 'set', 'step=2', 'city=Porto=old', ...IN])).out).toContain(
      'Written: step v1, city v1.',
    )
    await recollect(dir, ['working', 'set', '{"task":{"a":1,"b":2}}'])
    writeFileSync(join(dir, 'v.json'), '{"task":{"b":null,"c":[1,2]}}')
    await recollect(dir, ['working', 'set', '-f', 'v.json'])
    const { out } = await recollect(dir, ['working', 'set'], { input: '{"step":null}' })
    expect(out).toContain('Removed: step.')
    expect(await json(dir, ['working', 'get'])).toMatchObject({
      variables: [
        { name: 'city', value: 'Porto=old' },
        { name: 'task', version: 2, value: { a: 1, c: [1, 2] } },
      ],
    })
    await recollect(dir, ['working', 'set', '{"task":{"d":1}}', '--replace'])
    expect(await json(dir, ['working', 'get', 'task'])).toMatchObject({ variables: [{ value: { d: 1 } }] })
    expect((await recollect(dir, ['working', 'remove', 'task', 'city', '--lang', 'zh'])).out).toContain(
      '已移除：task、city。',
    )
    expect((await recollect(dir, ['working', 'get'])).out).toBe('The session has no variables.\n')
  })

  it('says until when a variable lasts, and what had to go for another', async () => {
    const dir = emptyDirectory()
    writeFileSync(join(dir, 'recollect.config.json'), '{"sessions":{"workingMaxBytes":60}}')
    await recollect(dir, ['working', 'set', 'first=aaaaaaaaaaaaaaaaaaaa', '--ttl', '1h', ...IN])
    expect((await recollect(dir, ['working', 'get'])).out).toMatch(/\(until \d{4}-/u)
    await recollect(dir, ['working', 'set', 'second=bbbbbbbbbbbbbbbbbbbb'])
    const { err } = await recollect(dir, ['working', 'set', 'third=cccccccccccccccccccc'])
    expect(err).toMatch(/^warning: .*removed: first\.\n$/u)
    const warned = await recollect(dir, [
      'working',
      'set',
      'fourth=dddddddddddddddddddd',
      '--lang',
      'zh',
      '--json',
    ])
    expect(JSON.parse(warned.out)).toMatchObject({ evicted: [{ name: 'second' }] })
    expect(JSON.parse(warned.err)).toMatchObject({ warning: { message: expect.stringContaining('second') } })
  })

  it('keeps a form, recalls its fields and makes facts of them, in both languages', async () => {
    const dir = emptyDirectory()
    const form = [
      'working',
      'form',
      '登记',
      '城市=杭州',
      '备注=下午三点以后联系',
      '--slot',
      '城市=住址',
      ...IN,
    ]
    const { out } = await recollect(dir, [...form, '--lang', 'zh'])
    expect(out).toMatch(/^已提交：form:登记（v1）。\n记住了：住址是杭州。\n/u)
    expect((await recollect(dir, ['ask', '我住在哪里？'])).out).toContain('杭州')
    expect((await recollect(dir, ['recall', '备注'])).out).toContain('下午三点以后联系')
    const changed = await recollect(dir, [
      'working',
      'form',
      '登记',
      '{"城市":"宁波"}',
      '--slot',
      '城市=home',
    ])
    expect(changed.out).toContain('Updated: home was 杭州, now 宁波.')
    expect(changed.out).toContain('1 field can be recalled.')
    expect(await json(dir, ['working', 'get', 'form:登记'])).toMatchObject({
      variables: [{ version: 2, value: { fields: { 城市: '宁波', 备注: '下午三点以后联系' } } }],
    })
    expect((await recollect(dir, ['undo', 'last'])).code).toBe(0)
    expect((await recollect(dir, ['ask', '我住在哪里？'])).out).toContain('杭州')
  })
})

describe('a context for a prompt', () => {
  it('is the text alone on standard output, and says on standard error how much was used', async () => {
    const dir = emptyDirectory()
    await recollect(dir, ['remember', 'I live in Berlin'])
    const before = await recollect(dir, ['context', 'Where do I live?'])
    expect(before.out).toMatch(/^<recollect-memory>\n[\s\S]*Berlin[\s\S]*<\/recollect-memory>\n$/u)
    expect(before.err).toMatch(/^\d+ of 1200 tokens · strong evidence\n$/u)
    await recollect(dir, ['log', '--q', 'How to configure Discord?', '--a', 'In settings.', '--mark', ...IN])
    const { out, err } = await recollect(dir, ['context', 'How to configure Discord?', '--lang', 'zh'])
    expect(out).toContain('In settings.')
    expect(err).toContain('用了 1200 个词元中的')
    expect((await recollect(dir, ['context', 'Where?', '--session', 'another one'])).out).not.toContain(
      'settings',
    )
  })

  it('keeps to its budget and kinds, and tells what had no room', async () => {
    const dir = emptyDirectory()
    const lines = Array.from({ length: 5 }, (_, i) =>
      JSON.stringify({ q: `question ${String(i)} ${'x '.repeat(200)}` }),
    )
    await recollect(dir, ['log', ...IN], { input: lines.join('\n') })
    const built = await json(dir, ['context', 'question', '--budget', '200', '--include', 'recent'])
    expect(built.tokens).toBeLessThanOrEqual(200)
    expect(built.entries.every(({ section }: { section: string }) => section === 'recent')).toBe(true)
    const none = await recollect(dir, ['context', 'question', '--budget', '3'])
    expect([none.code, none.out]).toEqual([0, ''])
    expect(none.err).toContain('the budget has no room')
    const listed = await recollect(dir, [
      'context',
      'question',
      '--budget',
      '200',
      '--include',
      'recent',
      '--structured',
    ])
    expect(
      listed.out
        .split('\n')
        .filter(Boolean)
        .every((line) => line.startsWith('recent  ')),
    ).toBe(true)
  })

  it('creates nothing when it comes back as a message or a pair', async () => {
    const dir = emptyDirectory()
    await recollect(dir, ['remember', 'I live in Berlin'])
    const { out } = await recollect(dir, ['context', 'Where do I live?'])
    const before = await json(dir, ['stats'])
    await recollect(dir, ['remember', '--whole'], { input: `${out}Thanks.` })
    const after = await json(dir, ['stats'])
    expect(after.memory.cards).toEqual(before.memory.cards)
  })
})
