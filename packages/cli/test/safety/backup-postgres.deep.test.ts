import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { freshSchemaName } from '@recollect/test-postgres'
import { ownDatabase } from '@recollect/test-postgres/vitest'
import { describe, expect, inject, it } from 'vitest'
import { emptyDirectory, recollect } from '../support/run.ts'

describe.skipIf(!inject('postgres').available)('a backup of a Postgres server', () => {
  const database = ownDatabase()

  it('is a verified file, and goes back into an empty schema only', async () => {
    const dir = emptyDirectory()
    const env = { RECOLLECT_DB: database.current.url }
    const [first, second] = [freshSchemaName(), freshSchemaName()]
    const on = (schema: string, ...command: readonly string[]) =>
      recollect(dir, [...command, '--schema', schema], { env })
    expect((await on(first, 'remember', '我住在海淀区')).code).toBe(0)
    const made = await on(first, 'backup', 'm.backup')
    expect(made).toMatchObject({ code: 0, out: expect.stringContaining('1 message and 1 fact version') })
    copyFileSync(join(dir, 'm.backup'), join(dir, 'copy.db'))
    expect((await recollect(dir, ['ask', '我住在哪里', '--db', 'copy.db'])).out).toContain('海淀区')
    expect(await on(second, 'restore-backup', 'm.backup')).toMatchObject({ code: 0, err: '' })
    expect((await on(second, 'ask', '我住在哪里')).out).toContain('海淀区')
    expect(await on(second, 'restore-backup', 'm.backup')).toMatchObject({
      code: 2,
      err: expect.stringContaining('holds scopes already'),
    })
  })
})
