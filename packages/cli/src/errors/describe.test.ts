import { StoreError } from '@recollect/core'
import { expect, it } from 'vitest'
import { catalogue } from '../text/index.ts'
import { describeError } from './describe.ts'

it.each([
  [
    'better-sqlite3 is installed, and was not compiled. Run "npm rebuild better-sqlite3".',
    'npm rebuild better-sqlite3',
    '没有为这个 Node 编译',
  ],
  ['better-sqlite3 was compiled for another runtime.', 'RECOLLECT_SQLITE_DRIVER=node:sqlite', '不需要编译器'],
  ['Node 20.20.2 has no node:sqlite. Use Node 22.13 or later.', 'This SQLite driver', '这个 SQLite 驱动'],
  ['libsql is not there, or does not run here.', 'sqliteDriver', '另选一个'],
  ['"a.db" is not a file.', 'is not a file', '检查路径'],
])('says what to do when a database cannot be opened, in both languages: %s', (message, english, chinese) => {
  const error = new StoreError('STORE_UNAVAILABLE', message)
  const said = (lang: 'en' | 'zh') => describeError(error, catalogue(lang))
  expect(said('en')).toMatchObject({ exit: 1, message: expect.stringContaining(english) as unknown })
  expect(said('zh')).toMatchObject({ exit: 1, message: expect.stringContaining(chinese) as unknown })
})
