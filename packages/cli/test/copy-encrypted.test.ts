import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { emptyDirectory, recollect } from './support/run.ts'

const KEY = (n: number) =>
  Buffer.from(Array.from({ length: 32 }, (_, i) => (i * 37 + n * 101 + i * i) % 256)).toString('base64')
const ENV = { KEY_A: KEY(1), INDEX_A: KEY(2), KEY_B: KEY(3), INDEX_B: KEY(4) }
const keys = (name: 'A' | 'B') => ({
  privacy: { keys: { k: { env: `KEY_${name}` } }, indexKey: { env: `INDEX_${name}` }, seal: 'everything' },
})

/** A plain database, and configurations with the keys A and B. */
async function prepared() {
  const dir = emptyDirectory()
  const call = (...argv: string[]) => recollect(dir, argv, { env: ENV })
  await call('remember', '我对花生过敏', '--db', 'plain.db')
  await call('remember', 'I moved to Reykjavik', '--db', 'plain.db', '--session', 's')
  await call(
    'log',
    '--session',
    's',
    '--q',
    'Which pills?',
    '--a',
    'Loratadine.',
    '--mark',
    '--db',
    'plain.db',
  )
  for (const name of ['A', 'B'] as const)
    writeFileSync(join(dir, `${name}.json`), JSON.stringify({ ...keys(name), db: `${name}.db` }))
  const bytes = (file: string) => readFileSync(join(dir, file)).toString('latin1')
  const exported = async (...place: string[]) => (await call('export', ...place)).out
  return { call, dir, bytes, exported }
}

const SECRETS = ['Reykjavik', 'Loratadine', Buffer.from('花生').toString('latin1')]

describe('copy between plain and encrypted databases', () => {
  it('encrypts what was plain, and decrypts it again', async () => {
    const { call, bytes, exported } = await prepared()
    const before = await exported('--db', 'plain.db')
    const sealed = await call(
      'copy',
      '--from',
      'plain.db',
      '--to',
      'A.db',
      '--plain',
      'from',
      '--config',
      'A.json',
    )
    expect(sealed).toMatchObject({ code: 0, out: expect.stringContaining('SHA-256 are equal') })
    for (const secret of SECRETS) {
      expect(bytes('plain.db')).toContain(secret)
      expect(bytes('A.db')).not.toContain(secret)
    }
    expect(await exported('--config', 'A.json')).toBe(before)
    expect((await call('ask', 'Where do I live?', '--config', 'A.json')).out).toContain('Reykjavik')
    expect((await call('recall', '花生', '--config', 'A.json')).out).toContain('花生')
    const opened = await call(
      'copy',
      '--from',
      'A.db',
      '--to',
      'again.db',
      '--plain',
      'to',
      '--config',
      'A.json',
    )
    expect(opened.code).toBe(0)
    expect(await exported('--db', 'again.db')).toBe(before)
  })

  it.each([
    ['an audit log', { audit: { enabled: true } }],
    ['principals', { principals: { op: { roles: ['admin'], scopes: 'all' } } }],
  ])(
    'encrypts what was plain where %s is configured, into a database that is not there yet',
    async (_, more) => {
      const { call, dir, exported } = await prepared()
      const before = await exported('--db', 'plain.db')
      const privacy = { ...keys('A').privacy, ...more }
      writeFileSync(join(dir, 'A.json'), JSON.stringify({ privacy, db: 'A.db' }))
      const copying = ['copy', '--from', 'plain.db', '--to', 'A.db', '--plain', 'from', '--config', 'A.json']
      if ('principals' in more) {
        const refused = await call(...copying, '--as', 'mallory')
        expect([refused.code === 0, existsSync(join(dir, 'A.db'))]).toEqual([false, false])
      }
      const copied = await call(...copying, '--as', 'op')
      expect(copied).toMatchObject({ code: 0, out: expect.stringContaining('SHA-256 are equal') })
      const { principals: _none, audit: _nor, ...only } = { principals: null, audit: null, ...privacy }
      writeFileSync(join(dir, 'A.json'), JSON.stringify({ privacy: only, db: 'A.db' }))
      expect(await exported('--config', 'A.json')).toBe(before)
    },
  )

  it('gives another index key with the configuration of the source', async () => {
    const { call, bytes, exported } = await prepared()
    await call('copy', '--from', 'plain.db', '--to', 'A.db', '--plain', 'from', '--config', 'A.json')
    const argv = ['copy', '--from-config', 'A.json', '--to', 'B.db', '--config', 'B.json']
    expect((await call(...argv)).out).toContain('Copied 1 scope')
    for (const secret of SECRETS) expect(bytes('B.db')).not.toContain(secret)
    expect(await exported('--config', 'B.json')).toBe(await exported('--db', 'plain.db'))
    expect((await call('ask', 'Where do I live?', '--config', 'B.json')).out).toContain('Reykjavik')
    expect((await call(...argv)).out).toContain('already')
  })

  it('without the flag refuses the plain source, and leaves the target empty', async () => {
    const { call } = await prepared()
    const refused = await call('copy', '--from', 'plain.db', '--to', 'A.db', '--config', 'A.json')
    expect(refused).toMatchObject({ code: 2, err: expect.stringContaining('--plain from') })
    const chinese = await call(
      'copy',
      '--from',
      'plain.db',
      '--to',
      'A.db',
      '--config',
      'A.json',
      '--lang',
      'zh',
    )
    expect(chinese.err).toContain('请用 --plain from 或 --plain to 说明')
    expect((await call('ask', 'Where do I live?', '--config', 'A.json')).out).not.toContain('Reykjavik')
  })
})
