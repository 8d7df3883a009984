import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { johnEn } from '@recollect/testkit/model-server'
import { describe, expect, it } from 'vitest'
import { emptyDirectory, recollect } from '../support/run.ts'
import { told } from './story.ts'

const nobody = 'http://127.0.0.1:9/v1'

describe('discover', () => {
  it('without a model cuts episodes, tells them by rules, and says what comparing needs', async () => {
    const dir = emptyDirectory()
    const input = '{"text":"I moved to Porto","at":"2024-01-15T10:00:00Z"}'
    await recollect(dir, ['remember', '--format', 'jsonl'], { input })
    const { code, out } = await recollect(dir, ['discover'])
    expect(code).toBe(0)
    expect(out).toContain('1 message cut into 1 episode.')
    expect(out).toContain('Comparing them needs a model: set OPENAI_MODEL and OPENAI_API_KEY')
    expect((await recollect(dir, ['episodes'])).out).toMatch(/1 message +owed/u)
    expect((await recollect(dir, ['discover', '--lang', 'zh'])).out).toContain('比较需要模型')
    expect((await recollect(dir, ['doctor'])).out).toMatch(/ok +Model +none/u)
  })

  it('without a key for OpenAI does the same and fails, and a worker does its other jobs', async () => {
    const dir = emptyDirectory()
    const env = { OPENAI_MODEL: 'gpt-5-mini' }
    await recollect(dir, ['remember', 'I moved to Porto', '--at', '2024-01-15'])
    const dry = await recollect(dir, ['discover', '--dry-run'], { env })
    expect([dry.code, dry.out]).toEqual([1, expect.stringContaining('would be cut into 1 episode')])
    const { code, out } = await recollect(dir, ['discover'], { env })
    expect([code, out]).toEqual([1, expect.stringContaining('1 message cut into 1 episode.')])
    expect(out).toContain("No key for OpenAI's server. Set OPENAI_API_KEY")
    const json = JSON.parse((await recollect(dir, ['discover', '--json'], { env })).out)
    expect(json).toMatchObject({ model: null, missing: 'key' })
    for (const argv of [['worker'], ['jobs', 'run']]) {
      const worked = await recollect(dir, [...argv, '--until-idle', '--lang', 'zh'], { env })
      expect([worked.code, worked.err]).toEqual([0, expect.stringContaining('没有 OpenAI 服务器的密钥')])
    }
    const other = await recollect(dir, ['jobs', 'run', 'retention', '--until-idle'], { env })
    expect([other.code, other.err]).toEqual([0, ''])
  })

  it('refuses an address with a password in it, and does not show the password', async () => {
    const dir = emptyDirectory()
    const env = { OPENAI_MODEL: 'm', OPENAI_BASE_URL: 'http://me:hunter2@127.0.0.1:9/v1' }
    await recollect(dir, ['remember', 'I moved to Porto'])
    const { code, err } = await recollect(dir, ['discover'], { env })
    expect([code, err]).toEqual([2, expect.stringContaining('has a user or password in it: "http://***@127')])
    expect((await recollect(dir, ['discover', '--lang', 'zh'], { env })).err).toContain('用户名或密码')
    expect(err).not.toContain('hunter2')
  })

  it(
    'says which episodes were given up and why, and that others are not there',
    { timeout: 30_000 },
    async () => {
      const { call, hear, server } = await told(johnEn)
      await hear(0)
      expect((await call('episodes')).out).toContain('There is no episode yet')
      server.misbehave([{ fault: { kind: 'refusal' } }])
      await call('discover')
      expect((await call('episodes', '--state', 'failed')).out).toContain('There is no such episode.')
      await call('discover')
      const last = await call('discover')
      expect([last.code, last.out]).toEqual([1, expect.stringContaining('1 episode was given up')])
      const listed = await call('episodes', '--state', 'failed')
      expect(listed.out).toMatch(/3 messages +failed .*\n +the model scripted declined to answer/u)
      expect((await call('episodes', '--lang', 'zh')).out).toContain('模型 scripted 拒绝回答')
    },
  )

  it.each<[string, Readonly<Record<string, string>>, string, string]>([
    ['the wrong key', { OPENAI_API_KEY: 'wrong' }, 'refuses the key (401)', '拒绝了密钥'],
    ['a model that is not there', { OPENAI_MODEL: 'nothing' }, 'the name of the model', '模型名称'],
    [
      'a server that is away',
      { OPENAI_BASE_URL: nobody },
      'http://127.0.0.1:9/v1 cannot be reached. Check',
      '连不上',
    ],
  ])(
    'with %s fails with the next step, in both languages, and loses nothing',
    { timeout: 30_000 },
    async (...given) => {
      const [, env, english, chinese] = given
      const { around, call, hear, json } = await told(johnEn)
      await hear(0)
      const en = await around({ env }, 'discover')
      expect([en.code, en.out]).toEqual([1, expect.stringContaining(english)])
      expect((await around({ env }, 'discover', '--lang', 'zh')).out).toContain(chinese)
      const doctor = await around({ env }, 'doctor', '--online')
      expect([doctor.code, doctor.out]).toEqual([1, expect.stringMatching(/failed +Model/u)])
      expect(doctor.out).toContain(english)
      expect((await around({ env }, 'doctor', '--online', '--lang', 'zh')).out).toContain(chinese)
      expect((await json('items')).rows).toHaveLength(3)
      expect((await call('recall', 'prompt engineering')).code).toBe(0)
      // What was tried in vain is done once it can be.
      await call('episodes', 'retry')
      expect((await call('discover')).out).toContain('1 episode compared: 1 new')
    },
  )

  it('stops at the budget, says until when, and goes on when there is more', async () => {
    const { call, dir, hear } = await told(johnEn)
    const budget = (tokensPerDay: number) =>
      writeFileSync(
        join(dir, 'recollect.config.json'),
        JSON.stringify({ discovery: { budget: { tokensPerDay } } }),
      )
    await hear(0)
    budget(1)
    const { code, out } = await call('discover')
    expect([code, out]).toEqual([1, expect.stringContaining('may spend on models today is spent')])
    expect(out).toContain('It makes sense to go on from ')
    budget(1_000_000)
    expect((await call('discover')).out).toContain('1 new')
  })

  it('stops on Ctrl-C, and the next one finishes', async () => {
    const { around, call, hear } = await told(johnEn)
    for (const n of [0, 1, 2]) await hear(n)
    const stopped = await around({ onInterrupt: (stop) => stop() }, 'discover')
    expect([stopped.code, stopped.out]).toEqual([130, expect.stringContaining('Stopped: interrupted.')])
    const { out } = await call('discover')
    expect(out).toContain('Nothing is owed.')
    expect((await call('nodes')).out.split('\n').filter(Boolean)).toHaveLength(3)
  })

  it('tells of what is not there, in both languages', async () => {
    const { call } = await told(johnEn)
    await call('remember', 'I live in Berlin')
    for (const [argv, english, chinese] of [
      [['episodes', 'show', 'x'], 'There is no episode "x"', '没有情景“x”'],
      [['nodes', 'forget', 'x', '--yes'], 'There is no knowledge under "x"', '没有“x”的知识'],
      [['graph', '--from', 'x'], 'There is no knowledge under "x"', '没有“x”的知识'],
    ] as const) {
      const en = await call(...argv)
      expect([en.code, en.err]).toEqual([3, expect.stringContaining(english)])
      expect((await call(...argv, '--lang', 'zh')).err).toContain(chinese)
    }
    expect((await call('nodes')).out).toContain('There is no private knowledge yet')
    expect((await call('nodes', 'quarantine', '--lang', 'zh')).out).toContain('没有隔离的内容')
    expect((await call('graph')).out).toContain('nothing to draw')
  })
})
