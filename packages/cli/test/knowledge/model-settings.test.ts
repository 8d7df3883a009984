import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { emptyDirectory, recollect } from '../support/run.ts'

const KEY = 'sk-nobody-may-read-this'

const shown = async (dir: string, argv: readonly string[] = [], env: Record<string, string> = {}) => {
  const { code, out } = await recollect(dir, ['config', '--json', ...argv], { env })
  return { code, out, ...JSON.parse(out) }
}

const write = (dir: string, content: unknown) =>
  writeFileSync(join(dir, 'recollect.config.json'), JSON.stringify(content))

describe('the model of a configuration', () => {
  it('is none unless one is named, and the settings of discovery are listed', async () => {
    const { values } = await shown(emptyDirectory(), [], { OPENAI_API_KEY: '' })
    expect(values['model.name']).toEqual({ value: null, source: { from: 'default', name: '' } })
    expect(values['model.key'].value).toBeNull()
    expect(values['discovery.gapMinutes'].value).toBe(30)
    expect(values['discovery.budget.tokensPerDay'].value).toBeNull()
  })

  it('comes from options before the file before the environment, its own variables before those of OpenAI', async () => {
    const dir = emptyDirectory()
    const openAi = { OPENAI_MODEL: 'a', OPENAI_BASE_URL: 'http://a/v1', OPENAI_API_KEY: KEY }
    expect((await shown(dir, [], openAi)).values).toMatchObject({
      'model.name': { value: 'a', source: { from: 'environment', name: 'OPENAI_MODEL' } },
      'model.baseURL': { value: 'http://a/v1', source: { name: 'OPENAI_BASE_URL' } },
    })
    const env = {
      ...openAi,
      RECOLLECT_MODEL: 'b',
      RECOLLECT_MODEL_URL: 'http://b/v1',
      RECOLLECT_MODEL_KEY: 'k',
    }
    expect((await shown(dir, [], env)).values).toMatchObject({
      'model.name': { value: 'b' },
      'model.baseURL': { value: 'http://b/v1' },
      'model.key': { value: 'set', source: { from: 'environment', name: 'RECOLLECT_MODEL_KEY' } },
    })
    write(dir, { model: { name: 'c', prices: { inputPerMillion: 1, outputPerMillion: 2 } } })
    expect((await shown(dir, [], env)).values).toMatchObject({
      'model.name': { value: 'c', source: { from: 'file', name: 'recollect.config.json' } },
      'model.baseURL': { value: 'http://b/v1', source: { from: 'environment' } },
      'model.prices.outputPerMillion': { value: 2, source: { from: 'file' } },
    })
    const { values } = await shown(dir, ['--model', 'd', '--model-url', 'http://d/v1'], env)
    expect(values['model.name']).toEqual({ value: 'd', source: { from: 'flag', name: '--model' } })
    expect(values['model.baseURL'].source).toEqual({ from: 'flag', name: '--model-url' })
  })

  it('never shows its key, nor a password in its address', async () => {
    const env = { OPENAI_API_KEY: KEY, OPENAI_MODEL: 'm', OPENAI_BASE_URL: 'http://me:secret@host/v1' }
    const dir = emptyDirectory()
    const said = await Promise.all(
      [['config'], ['config', '--json'], ['doctor'], ['discover'], ['init', '--format', 'ts']].map((argv) =>
        recollect(dir, argv, { env }),
      ),
    )
    for (const { out, err } of said) expect(out + err).not.toMatch(/nobody-may-read|secret/u)
    expect(said[0]?.out).toContain('"set"')
  })

  it('is refused in a file with a key or a bad address, in both languages', async () => {
    const dir = emptyDirectory()
    write(dir, { model: { name: 'm', apiKey: KEY } })
    const en = await recollect(dir, ['cards'])
    const zh = await recollect(dir, ['cards', '--lang', 'zh'])
    expect([en.code, en.err]).toEqual([2, expect.stringContaining('read from the environment only')])
    expect(zh.err).toContain('只从环境变量读取：OPENAI_API_KEY')
    expect(en.err + zh.err).not.toContain(KEY)
    write(dir, { model: { baseURL: 'localhost' } })
    expect((await recollect(dir, ['cards', '--lang', 'zh'])).err).toContain(
      'model.baseURL：不是 http(s) 地址',
    )
  })

  it('without a key for OpenAI, or with an address that is none, is told before anything is sent; the rest works on', async () => {
    const dir = emptyDirectory()
    const env = { OPENAI_MODEL: 'm', OPENAI_BASE_URL: '' }
    expect((await recollect(dir, ['remember', 'I live in Berlin'], { env })).code).toBe(0)
    const none = await recollect(dir, ['discover', '--now'], { env })
    expect([none.code, none.out]).toEqual([1, expect.stringContaining('Set OPENAI_API_KEY')])
    expect((await recollect(dir, ['discover', '--lang', 'zh'], { env })).out).toContain(
      '没有 OpenAI 服务器的密钥',
    )
    const bad = { ...env, OPENAI_BASE_URL: 'localhost:1234' }
    expect((await recollect(dir, ['discover'], { env: bad })).err).toContain('no http(s) address')
    expect((await recollect(dir, ['ask', 'Where do I live?'], { env: bad })).out).toContain('Berlin')
  })

  it('is written by init where it is named, without its key', async () => {
    const dir = emptyDirectory()
    const env = { OPENAI_API_KEY: KEY }
    await recollect(dir, ['init', '--model', 'qwen3', '--model-url', 'http://localhost:11434/v1'], { env })
    const { values, out } = await shown(dir, [], env)
    expect(values['model.name']).toEqual({
      value: 'qwen3',
      source: { from: 'file', name: 'recollect.config.json' },
    })
    expect(out).not.toContain(KEY)
  })
})

describe('the embedder of a configuration', () => {
  it('may be one on a server, by its name', async () => {
    const dir = emptyDirectory()
    write(dir, { embedder: { name: 'bge-m3', dimensions: 1024, baseURL: 'http://localhost:11434/v1' } })
    expect((await shown(dir)).values.embedder).toMatchObject({ value: 'bge-m3', source: { from: 'file' } })
    write(dir, { embedder: { name: 'bge-m3', dimension: 3 } })
    const { code, err } = await recollect(dir, ['cards', '--lang', 'zh'])
    expect([code, err]).toEqual([2, expect.stringContaining('没有这样的键：dimension')])
  })
})
