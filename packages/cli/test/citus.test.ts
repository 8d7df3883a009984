import { createRole, execute, freshSchemaName } from '@recollect/test-postgres'
import type { TestRole } from '@recollect/test-postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyDirectory, recollect } from './support/run.ts'

/** A superuser at the coordinator: packages/store-postgres/test/citus/README.md. */
const cluster = process.env['RECOLLECT_CITUS_URL'] ?? ''

describe.runIf(cluster !== '')('a memory on a cluster of Citus', () => {
  const schema = freshSchemaName()
  const made: { owner?: TestRole } = {}
  beforeAll(async () => {
    made.owner = await createRole(cluster)
    await execute(cluster, [`create schema ${schema} authorization ${made.owner.name}`])
  })
  afterAll(async () => {
    await execute(cluster, [`drop schema ${schema} cascade`])
    await made.owner?.drop()
  })

  it('is used right after "migrate --citus", with nothing to set, and copied to a file and back', async () => {
    const dir = emptyDirectory()
    const file = ['--db', 'memory.db']
    const spread = ['--db', made.owner?.url ?? '', '--schema', schema]
    const call = async (argv: readonly string[], place: readonly string[] = spread) => {
      const { code, out, err } = await recollect(dir, [...argv, ...place, '--lang', 'en'])
      expect(code, `${argv.join(' ')}: ${err}`).toBe(0)
      return out
    }
    expect(await call(['migrate', '--citus'])).toMatch(/Citus distributes its \d+ tables by scope\./u)
    expect(await call(['migrate', '--citus'])).toMatch(/Citus distributed its \d+ tables already\./u)
    await call(['remember', 'I live in Berlin'])
    await call(['remember', 'I moved to Munich'])
    await call(['remember', '我住在上海', '--scope', '小明'])
    expect(await call(['ask', 'Where do I live?'])).toContain('Munich')
    expect(await call(['history', 'location'])).toContain('Berlin')
    await call(['undo', 'last'])
    expect(await call(['ask', 'Where do I live?'])).toContain('Berlin')
    expect(await call(['doctor'])).toContain('Citus ')
    const copy = (from: string, to: string) =>
      call(['copy', '--from', from, '--to', to, '--schema', schema], [])
    const url = made.owner?.url ?? ''
    expect(await copy(url, 'memory.db')).toContain('Copied 2 scopes')
    expect(await call(['ask', 'Where do I live?'], file)).toContain('Berlin')
    await call(['remember', '我住在杭州', '--scope', '小红'], file)
    expect(await copy('memory.db', url)).toContain('Copied')
    expect(await call(['history', 'location', '--scope', '小红'])).toContain('杭州')
    expect(await copy('memory.db', url)).toContain('holds all of 3 scopes already')
  }, 120_000)
})
