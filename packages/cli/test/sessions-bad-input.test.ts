import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyDirectory, recollect } from './support/run.ts'

/** English words in a Chinese message, beside names of options, fields and commands. */
const WORDS = /(?<![\w<-])(?!--|json|recollect)[a-z]{3,}(?: [a-z]{2,}){2,}/iu

const template = { dir: '', contents: '' }
beforeAll(async () => {
  const dir = mkdtempSync(join(tmpdir(), 'recollect-sessions-'))
  const log = ['log', '--q', 'How to deploy?', '--topics', 'deployment']
  await recollect(dir, [...log, '--a', 'Run the script.', '--mark', '--session', 'monday'])
  await recollect(dir, [...log, '--session', 'tuesday'])
  await recollect(dir, ['working', 'set', 'step=2', '--session', 'monday'])
  Object.assign(template, { dir, contents: (await recollect(dir, ['export'])).out })
})
afterAll(() => rmSync(template.dir, { recursive: true, force: true }))

/** A scope with two sessions, a topic and a variable. */
function filled(): string {
  const dir = emptyDirectory()
  cpSync(template.dir, dir, { recursive: true })
  return dir
}

const IN = ['--session', 'monday']
const LINES = ['log', ...IN]
const jsonl = (...rows: unknown[]) => rows.map((row) => JSON.stringify(row)).join('\n')
const index = (pair: object) =>
  JSON.stringify({
    version: 1,
    structure: 'sequence-indexed-qa',
    sessions: [
      { session_id: 'monday', channel_id: null, created: '2026-01-01T00:00:00Z', qa_sequence: [pair] },
    ],
  })
const PAIR = {
  seq: 1,
  timestamp: '2026-01-01T00:00:00Z',
  user: null,
  q: 'x',
  a: null,
  a_significance: 0,
  a_tokens: 0,
}

describe('what is not there is named, with the nearest that is', () => {
  it('shows a command that can be copied, whatever the session is called', async () => {
    const dir = emptyDirectory()
    await recollect(dir, ['log', '--session', "Ann's phone", '--q', 'x'])
    for (const lang of ['en', 'zh']) {
      const { err } = await recollect(dir, ['set-topics', '9', 'a', '--lang', lang])
      expect(err).toContain("recollect recent --session 'Ann'\\''s phone'")
    }
  })

  it.each<[readonly string[], string, string]>([
    [
      ['recent', '--session', 'mondy'],
      'no session "mondy" in this scope. There is: monday.',
      '没有会话“mondy”。现有：monday。',
    ],
    [['query', 'deploy', '--session', 'x'], 'no session "x"', '没有会话“x”'],
    [['topic', 'deployment', '--session', 'x'], 'no session "x"', '没有会话“x”'],
    [
      ['topic', 'deploymnt'],
      'has the topic "deploymnt"; archived ones do not count. There is: deployment.',
      '“deploymnt”，已归档的不算。现有：deployment。',
    ],
    [['rename-topic', 'x', 'y'], 'has the topic "x"', '没有问答属于主题“x”'],
    [
      ['set-significance', '9', '0.5', ...IN],
      'has no pair 9. The last one is 1.',
      '没有第 9 个问答。最后一个是第 1 个。',
    ],
    [['set-significance', '1', '0.5', '--session', 'x'], 'no session "x"', '没有会话“x”'],
    [['set-topics', '9', 'a', ...IN], 'has no pair 9', '没有第 9 个问答'],
    [['archive', 'monday', 'x'], 'no session "x"', '没有会话“x”'],
    [['restore', 'x'], 'no session "x"', '没有会话“x”'],
    [['rescore', 'x'], 'no session "x"', '没有会话“x”'],
    [['merge', 'monday', '--into', 'x'], 'no session "x"', '没有会话“x”'],
    [['merge', 'x', '--into', 'monday'], 'no session "x"', '没有会话“x”'],
    [['delete-session', 'x', '--yes'], 'no session "x"', '没有会话“x”'],
    [['working', 'get', '--session', 'x'], 'no session "x"', '没有会话“x”'],
    [['working', 'get', 'stp', ...IN], 'no variable "stp". There is: step.', '没有变量“stp”。现有：step。'],
    [['working', 'remove', 'step', 'x', ...IN], 'no variable "x"', '没有变量“x”'],
  ])('%j', async (argv, english, chinese) => {
    const dir = filled()
    for (const [lang, words] of [
      ['en', english],
      ['zh', chinese],
    ] as const) {
      const { code, out, err } = await recollect(dir, [...argv, '--lang', lang])
      expect([code, out, err]).toEqual([3, '', expect.stringContaining(words)])
    }
    expect((await recollect(dir, ['export'])).out).toBe(template.contents)
  })
})

describe('bad input is refused in both languages and changes nothing', () => {
  it.each<[string, readonly string[], string | undefined, string, string]>([
    [
      'which of several sessions',
      ['set-significance', '1', '0.5'],
      undefined,
      'There are: monday, tuesday',
      '现有：monday、tuesday',
    ],
    [
      'a significance outside 0–1',
      ['set-significance', '1', '1.01', ...IN],
      undefined,
      'from 0 to 1',
      '0 到 1 之间',
    ],
    [
      'another answer than the one that is kept',
      ['set-significance', '1', '1', '--answer', 'No.', ...IN],
      undefined,
      'kept already',
      '已经保留了另一个回答',
    ],
    ['a question of spaces', ['log', '--q', '\u200b', ...IN], undefined, '--q is empty', '选项 --q 是空的'],
    [
      'an over-long answer',
      ['log', '--q', 'x', '--a', '-', ...IN],
      'x'.repeat(10_000_001),
      'more than 10000000',
      '超过 10000000',
    ],
    [
      'a session id with a control character',
      ['log', '--q', 'x', '--session', 'a\u0007'],
      undefined,
      'U+0007',
      'U+0007',
    ],
    ['an over-long session id', ['recent', '--session', 'x'.repeat(300)], undefined, '256', '256'],
    [
      'an over-long topic',
      ['set-topics', '1', 'x'.repeat(300), ...IN],
      undefined,
      '1 to 256 visible characters',
      '1 到 256 个可见字符',
    ],
    ['no lines', LINES, '\n\n', 'is empty', '是空的'],
    [
      'a line that is not JSON',
      LINES,
      `${jsonl({ q: 'a' })}\n{oops`,
      'Line 2 is not JSON',
      '第 2 行不是 JSON',
    ],
    [
      'a line without a question',
      LINES,
      jsonl({ q: 'a' }, { a: 'b' }),
      'Line 2 is not a pair: q',
      '第 2 行不是问答：q：',
    ],
    ['an unknown field', LINES, jsonl({ q: 'a', tags: [] }), 'tags', '没有这样的键：tags'],
    [
      'a significance above 1 in a line',
      LINES,
      jsonl({ q: 'a', significance: 2 }),
      'significance: Too big',
      'significance：太大',
    ],
    ['a time that is none in a line', LINES, jsonl({ q: 'a', at: 'soon' }), 'ISO 8601', 'ISO 8601'],
    ['an empty question in a line', LINES, jsonl({ q: 'a' }, { q: ' ' }), 'Line 2 is empty', '第 2 行是空的'],
    ['an over-long user in a line', LINES, jsonl({ q: 'a', user: 'x'.repeat(300) }), 'user', 'user'],
    [
      'a session merged into itself',
      ['merge', 'monday', '--into', 'monday'],
      undefined,
      'into itself',
      '不能合并到自己',
    ],
    [
      'a cursor of another list',
      ['topic', 'deployment', '--cursor', 'zz'],
      undefined,
      '--cursor was not given by this list',
      '--cursor 不属于这个列表',
    ],
    ['values that are not JSON', ['working', 'set', ...IN], '{"a":', 'is not JSON', '不是 JSON（没有写完）'],
    [
      'values of no JSON',
      ['working', 'set', ...IN],
      '{"a" 1}',
      'is not JSON',
      '不是 JSON（第 6 个字符处有误）',
    ],
    ['a word for JSON', ['working', 'set', ...IN], '{"a":nope}', 'is not JSON', '不是 JSON（不该有“o”）'],
    ['values that are no object', ['working', 'set', ...IN], '[1]', 'is not a JSON object', '不是 JSON 对象'],
    [
      'a value that is nested too deep',
      ['working', 'set', ...IN],
      `{"a":${'['.repeat(40)}${']'.repeat(40)}}`,
      '32 levels',
      '嵌套超过 32 层',
    ],
    ['a value with NUL', ['working', 'set', ...IN], '{"a":"\\u0000"}', 'NUL', '含有 NUL 字符'],
    [
      'a value larger than all there may be',
      ['working', 'set', ...IN],
      JSON.stringify({ a: 'x'.repeat(70_000) }),
      'sessions.workingMaxBytes',
      'sessions.workingMaxBytes',
    ],
    ['a variable without a name', ['working', 'set', ...IN], '{"":1}', 'name of 1 to 256', '1 到 256 个字符'],
    [
      'a time to live of nothing',
      ['working', 'set', 'a=1', '--ttl', '0s', ...IN],
      undefined,
      '--ttl must end later',
      '--ttl 应在现在之后',
    ],
    ['values that are nowhere', ['working', 'set', ...IN], ' \n', 'is empty', '标准输入是空的'],
    ['a value without a name', ['working', 'set', '=1', ...IN], undefined, 'name=value', '名称=值'],
    [
      'a variable twice',
      ['working', 'set', 'a=1', 'a=2', ...IN],
      undefined,
      '"a" is given twice',
      '“a”给了两次',
    ],
    ['a field without a value', ['working', 'form', 't', 'a', ...IN], undefined, 'field=value', '字段=值'],
    [
      'a slot without a field',
      ['working', 'form', 't', 'a=1', '--slot', 'a', ...IN],
      undefined,
      '--slot takes field=slot',
      '--slot 应写成 字段=槽位',
    ],
    [
      'two slots for a field',
      ['working', 'form', 't', 'a=1', '--slot', 'a=location', '--slot', 'a=name', ...IN],
      undefined,
      '"a" is given twice',
      '“a”给了两次',
    ],
    [
      'a slot for a field that is not in the form',
      ['working', 'form', 't', '{"a":{"b.c":1},"d":2}', '--slot', 'a.c=location', ...IN],
      undefined,
      'the field "a.c", which is not in the form. There is: a, d.',
      '字段“a.c”不在表单里。表单里有：a、d。',
    ],
    [
      'a form whose field states a fact of another',
      ['working', 'form', 't', 'a=1', '--slot', 'a=wife:location', ...IN],
      undefined,
      'a fact about the user',
      '用户本人的事实',
    ],
    [
      'a form with a slot that can be none',
      ['working', 'form', 't', 'a=1', '--slot', 'a=parking spot', ...IN],
      undefined,
      'no spaces',
      '不能有空格',
    ],
    [
      'a form with a slot for a field that holds others',
      ['working', 'form', 't', '{"a":{"b":1}}', '--slot', 'a=location', ...IN],
      undefined,
      'holds others. Name them, as in a.b',
      '里面的，如 a.b',
    ],
    [
      'a form with an over-long title',
      ['working', 'form', 'x'.repeat(255), 'a=1', ...IN],
      undefined,
      '251',
      '251',
    ],
    ['an empty message', ['context', ' ', ...IN], undefined, 'is empty', '是空的'],
    [
      'an index without pairs',
      ['import'],
      '{"structure": "sequence-indexed-qa", "sessions": 3}',
      'The index',
      '问答索引：sessions：应为列表',
    ],
    [
      'an index with a pair that is another here',
      ['import'],
      index(PAIR),
      'Another pair stands there',
      '那里已有另一个问答',
    ],
    [
      'an index with a time that is none',
      ['import'],
      index({ ...PAIR, timestamp: 'x' }),
      'is no ISO 8601 time',
      '不是 ISO 8601 时间',
    ],
    [
      'an index with a seq of 0',
      ['import'],
      index({ ...PAIR, seq: 0 }),
      'Session "monday", pair 1',
      '会话“monday”的第 1 个问答',
    ],
    ['pruning without a yes', ['prune', '--answers'], '', '--yes', '--yes'],
  ])('%s', async (_what, argv, input, english, chinese) => {
    const dir = filled()
    const said = async (lang: string) => recollect(dir, [...argv, '--lang', lang], { input })
    const [en, zh] = [await said('en'), await said('zh')]
    expect([en.code, en.out, en.err]).toEqual([2, '', expect.stringContaining(english)])
    expect([zh.code, zh.out, zh.err]).toEqual([2, '', expect.stringContaining(chinese)])
    expect(zh.err).not.toMatch(WORDS)
    expect((await recollect(dir, ['export'])).out).toBe(template.contents)
  })

  it.each([
    ['recent'],
    ['topics'],
    ['query', 'x'],
    ['same', 'x'],
    ['context', 'x'],
    ['sessions'],
    ['stats'],
    ['archive'],
    ['restore', 'x'],
    ['merge', 'a', '--into', 'b'],
    ['rescore'],
    ['prune', '--answers', '--yes'],
    ['delete-session', 'x', '--yes'],
    ['set-significance', '1', '1'],
    ['working', 'get'],
    ['working', 'set', 'a=1'],
    ['export', '--qa-index'],
  ])('%s creates no database', async (...argv) => {
    const dir = emptyDirectory()
    const { code, err } = await recollect(dir, argv)
    expect([code, err]).toEqual([2, expect.stringContaining('recollect init')])
    expect(readdirSync(dir)).toEqual([])
  })

  it('tells of a missing session before the first one with the option that begins it', async () => {
    const dir = emptyDirectory()
    await recollect(dir, ['remember', 'I live in Berlin'])
    const { code, err } = await recollect(dir, ['working', 'set', 'a=1'])
    expect([code, err]).toEqual([2, expect.stringContaining('"recollect working set" with --session')])
  })
})
