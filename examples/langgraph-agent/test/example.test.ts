import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startModelServer } from '@recollect/testkit/model-server'
import { afterAll, describe, expect, it } from 'vitest'
import { runExample } from '../src/run-example.ts'
import { scriptedModel } from '../src/scripted-model.ts'
import { settingsIn } from '../src/settings.ts'
import type { Settings } from '../src/settings.ts'

const directory = mkdtempSync(join(tmpdir(), 'recollect-example-'))
afterAll(() => {
  rmSync(directory, { recursive: true })
})

/** What a run prints. */
async function printed(settings: Partial<Settings>, name: string): Promise<string> {
  const lines: string[] = []
  const defaults = { baseURL: null, apiKey: 'none', model: 'scripted', file: join(directory, name) }
  await runExample({ ...defaults, ...settings }, (line) => lines.push(line))
  return lines.join('\n')
}

describe('the example', () => {
  it('answers in a second thread, in both languages, from what was said in the first', async () => {
    const text = await printed({}, 'offline.db')
    const tuesday = text.slice(text.indexOf('--- tuesday'))
    expect(tuesday).toMatch(/snack.*\nAI: {2}Nothing with peanuts\./u)
    expect(tuesday).toMatch(/我喜欢喝什么？\nAI: {2}你喜欢喝绿茶。/u)
    expect(tuesday).toMatch(/Where do I live\?\nAI: {2}You live in Changsha\./u)
    expect(tuesday).toMatch(/without the store\nYou: 我喜欢喝什么？\nAI: {2}我不知道。/u)
    expect(tuesday).toContain('memories / lin: 我喜欢喝绿茶。')
  })

  it('asks the server whose address it is given, with its key', async () => {
    const server = await startModelServer({ reply: scriptedModel, keys: ['secret'] })
    const text = await printed({ baseURL: server.url, apiKey: 'secret' }, 'online.db')
    await server.close()
    expect(text).toContain('你喜欢喝绿茶。')
    expect(new Set(server.requests.map(({ key }) => key))).toEqual(new Set(['accepted']))
    expect(server.requests).toHaveLength(6)
  })
})

describe('its settings', () => {
  it('are flags, then the environment, then a scripted model', () => {
    expect(settingsIn([], {})).toEqual({
      baseURL: null,
      apiKey: 'none',
      model: 'scripted',
      file: 'memory.db',
    })
    const environment = { OPENAI_BASE_URL: 'http://a/v1', OPENAI_API_KEY: 'k', OPENAI_MODEL: 'm' }
    expect(settingsIn(['--base-url', 'http://b/v1', '--file', 'x.db'], environment)).toEqual({
      baseURL: 'http://b/v1',
      apiKey: 'k',
      model: 'm',
      file: 'x.db',
    })
    expect(settingsIn(['--help'], {})).toBeNull()
    expect(() => settingsIn(['--nothing'], {})).toThrow('--nothing')
  })
})
