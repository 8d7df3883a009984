import { freshSchemaName } from '@recollect/test-postgres'
import { ownDatabase } from '@recollect/test-postgres/vitest'
import { describe, expect, inject, it, vi } from 'vitest'
import { emptyDirectory, recollect } from './support/run.ts'

const START = Date.UTC(2026, 0, 30, 18, 16)
const MINUTE = 60_000
const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gu

const PAIRS = [
  '{"q":"hi","user":"Evanchen"}',
  '{"q":"How to configure Discord?","a":"Go to settings...","topics":["discord_config","messaging"],"significance":0.85}',
  '{"q":"记忆系统怎么部署？","a":"先备份，再运行部署脚本。","topics":["部署"],"significance":0.7}',
].join('\n')

const CALLS: readonly (readonly string[])[] = [
  ['log', '--session', 'phone', '--q', 'Which port does the server use?', '--a', 'Port 8080.', '--mark'],
  ['recent', '--session', 'discord', '--window', '2'],
  ['recent', '10'],
  ['topics'],
  ['topic', 'discord_config', '--json'],
  ['query', '怎么部署记忆系统', '--min-sig', '0.6'],
  ['same', 'HOW TO CONFIGURE DISCORD'],
  ['set-significance', '1', '0.95', '--session', 'discord', '--answer', 'Hello.'],
  ['set-topics', '1', 'greeting', '--session', 'discord'],
  ['rename-topic', 'greeting', '问候'],
  ['stats'],
  ['sessions'],
  ['working', 'set', '{"task":{"step":2,"note":null}}', '--session', 'discord'],
  ['working', 'form', '登记', '城市=杭州', '--slot', '城市=住址', '--session', 'discord'],
  ['working', 'get', '--session', 'discord'],
  ['recall', '登记 城市'],
  ['context', '怎么部署记忆系统？', '--session', 'discord'],
  ['archive', '--older-than', '0', '--dry-run'],
  ['archive', 'phone'],
  ['sessions', '--archived'],
  ['topic', 'x'],
  ['restore', 'phone'],
  ['merge', 'phone', '--into', 'discord', '--batch', '1'],
  ['recent', '--session', 'discord', '--json'],
  ['rescore', '--dry-run'],
  ['export', '--qa-index'],
  ['delete-session', 'discord', '--yes'],
  ['stats', '--json'],
]

describe.skipIf(!inject('postgres').available)('sessions on a Postgres server', () => {
  const database = ownDatabase()

  it.each(['en', 'zh'])('are what they are in a file, in %s', { timeout: 60_000 }, async (lang) => {
    const told = async (where: readonly string[], env: Readonly<Record<string, string>>) => {
      const dir = emptyDirectory()
      const call = (argv: readonly string[], input?: string) =>
        recollect(dir, [...argv, ...where, '--lang', lang], { env, input })
      const said: unknown[] = []
      vi.useFakeTimers({ toFake: ['Date'], now: START })
      try {
        said.push(await call(['log', '--session', 'discord'], PAIRS))
        for (const [i, argv] of CALLS.entries()) {
          vi.setSystemTime(START + (i + 1) * MINUTE)
          const { code, out, err } = await call(argv)
          said.push([argv, code, meaning(out), withoutIds(err)])
        }
      } finally {
        vi.useRealTimers()
      }
      return said
    }
    const file = await told([], {})
    const server = await told(['--schema', freshSchemaName()], { RECOLLECT_DB: database.current.url })
    expect(server).toEqual(file)
  })
})

/** The order of names in an object is none of its meaning. */
const meaning = (out: string): unknown =>
  out.startsWith('{') || out.startsWith('[') ? JSON.parse(withoutIds(out)) : withoutIds(out)

/** Ids are of their time and by chance. */
const withoutIds = (text: string): string => text.replaceAll(UUID, '<id>')
