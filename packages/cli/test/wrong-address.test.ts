import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { describeError } from '../src/errors/describe.ts'
import { StoreError } from '@recollect/core'
import { en } from '../src/text/en/index.ts'
import { zh } from '../src/text/zh/index.ts'
import { emptyDirectory, recollect } from './support/run.ts'

const WRONG = ['postgre://u:sekret@127.0.0.1:1/d', 'mysql://u:sekret@127.0.0.1/d', 'postgres//u:sekret@h/d']

describe('an address of nothing that recollect knows', () => {
  it.each(WRONG)('%s is refused in both languages, is no path, and shows no password', async (db) => {
    const dir = emptyDirectory()
    for (const argv of [
      ['cards', '--db', db],
      ['remember', 'I live in Oslo', '--db', db],
      ['init', '--db', db],
      ['migrate', '--db', db],
      ['copy', '--to', db],
      ['copy', '--from', db, '--to', 'a.db'],
    ]) {
      const [english, chinese] = await Promise.all(
        ['en', 'zh'].map((lang) => recollect(dir, [...argv, '--lang', lang])),
      )
      expect([english?.code, chinese?.code]).toEqual([2, 2])
      expect(english?.err).toContain('Write postgres://user@host/database')
      expect(chinese?.err).toContain('请写成 postgres://user@host/database')
      expect(`${english?.err}${chinese?.err}`).not.toContain('sekret')
    }
    expect(readdirSync(dir)).toEqual([])
  })

  it.each(WRONG)('%s is masked by config and doctor', async (db) => {
    for (const command of ['config', 'doctor']) {
      const { code, out, err } = await recollect(emptyDirectory(), [command], { env: { RECOLLECT_DB: db } })
      expect(code).not.toBe(0)
      expect(out + err).not.toContain('sekret')
      expect(out + err).toContain('***')
    }
  })
})

describe('what a server refuses', () => {
  const FAILED = 'Postgres could not do this and nothing of the transaction was kept: '
  const NEXT = '. See the cause; call again once it is removed.'
  it.each([
    [
      `${FAILED}SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string${NEXT}`,
      'The server wants a password',
      '服务器需要密码',
    ],
    [
      'The server does not speak TLS. Take sslmode out of the address, or set ssl = on at the server.',
      'does not speak TLS',
      '不支持 TLS',
    ],
    [
      'The certificate of the server was not accepted. Add sslrootcert with the authority that signed it to the address.',
      'Add sslrootcert',
      '没有接受服务器的证书',
    ],
    [
      'The server takes encrypted connections only. Add sslmode=verify-full with sslrootcert to the address.',
      'Add sslmode',
      '只接受加密的连接',
    ],
    [`${FAILED}timeout expired${NEXT}`, 'timeout expired', 'Postgres 没能完成'],
    [
      'The role lacks a permission. Jobs need the role that owns their schema, or one it let at them by grantWorker(): call that as the owner, who needs CREATE on the database once.',
      'migrate --grant-worker-to <role>',
      '--grant-worker-to <角色>',
    ],
  ])('%s', (message, english, chinese) => {
    const error = new StoreError('STORE_UNAVAILABLE', message)
    expect(describeError(error, en).message).toContain(english)
    expect(describeError(error, zh).message).toContain(chinese)
    expect(describeError(error, zh).message).not.toContain('路径')
  })
})

describe('copy of a scope that holds nothing', () => {
  it('says which, in both languages', async () => {
    const dir = emptyDirectory()
    await recollect(dir, ['remember', 'I live in Oslo'])
    const said = (lang: string) => recollect(dir, ['copy', 'nobody', '--to', 'b.db', '--lang', lang])
    const [english, chinese] = [await said('en'), await said('zh')]
    expect([english.code, chinese.code]).toEqual([3, 3])
    expect(english.err).toContain('nothing in the scope "nobody" to copy')
    expect(chinese.err).toContain('作用域“nobody”里没有可复制的内容')
  })
})
