import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createDatabase, serverOf } from '@recollect/test-postgres'
import { build } from 'esbuild'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { postgres, postgresOptions } from '../../src/commands/postgres.ts'
import { QUICK } from '../../src/postgres/plans.ts'
import { runPostgres } from '../../src/postgres/run.ts'
import { PARTS } from '../../src/postgres/parts.ts'
import { sectionsOf } from '../../src/postgres/report/sections.ts'

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const writersProgram = at(`../../node_modules/.cache/postgres-writers-${String(process.pid)}.mjs`)

beforeAll(async () => {
  await build({
    entryPoints: [at('../../src/postgres-writers.ts')],
    outfile: writersProgram,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['@recollect/source'],
    external: ['pg', '@node-rs/jieba', 'better-sqlite3'],
    logLevel: 'silent',
  })
})
afterAll(() => {
  rmSync(writersProgram, { force: true })
})

const databases = async (adminUrl: string): Promise<readonly string[]> => {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  const { rows } = await client.query<{ name: string }>('select datname as name from pg_database')
  await client.end()
  return rows.map(({ name }) => name)
}

it.runIf(inject('postgres').available)(
  'the quick form measures everything on a real server, finds nothing wrong, and leaves nothing behind',
  { timeout: 600_000 },
  async () => {
    const { adminUrl } = serverOf(inject('postgres'))
    const before = new Set(await databases(adminUrl))
    const figures = await runPostgres(adminUrl, { plans: QUICK, parts: PARTS, writersProgram })

    const { processes, writers, updates, scopes, slots } = QUICK.writers
    const all = processes * writers * updates
    expect(figures.writers).toMatchObject({ acknowledged: all, versions: all, failed: 0, errors: [] })
    expect(figures.writers).toMatchObject({ notOneActive: 0, gaps: 0, lost: 0, unacknowledged: 0 })
    expect(figures.writers?.keys).toBe(scopes * slots)

    const { small, large, growth } = figures.scale ?? {}
    expect(small?.rows).toMatchObject({ scopes: 4, memory_items: 80 })
    expect(large?.rows).toMatchObject({ scopes: 8, memory_items: 80 })
    expect(large?.rows['memory_cards']).toBe(2 * (small?.rows['memory_cards'] ?? 0))
    expect(growth?.map(({ calls }) => calls)).toEqual([2, 2, 2])

    expect(figures.remember?.calls).toBe(QUICK.remember.calls)
    expect(figures.remember?.statementsPerCall).toBeGreaterThan(5)
    expect(figures.remember?.messagesPerCall).toBeLessThan(figures.remember?.statementsPerCall ?? 0)
    expect(figures.recall?.calls).toBe(20)
    expect(figures.import?.rows).toBeGreaterThan(QUICK.import.messages)

    expect(sectionsOf(figures, QUICK).map(({ title }) => title)).toEqual([
      'Concurrent writers',
      'Growth of the database',
      'What was loaded',
      'Bulk import',
      'Against the bare statements',
    ])
    expect(
      (await databases(adminUrl)).filter((name) => !before.has(name) && name.includes('_large')),
    ).toEqual([])
  },
)

it.each([
  [{ results: true, quick: true }, /Leave --quick and --only out/u],
  [{ only: 'floor,speed' }, /no part "speed"/u],
])('refuses %j before it starts a server', async (given, message) => {
  await expect(postgres(postgresOptions.parse(given))).rejects.toThrow(message)
})

it('says what to do when the writers were not built', async () => {
  await expect(postgres(postgresOptions.parse({}), at('./nowhere.js'))).rejects.toThrow(/npm run build/u)
})

it('says what to do when there is no server', async () => {
  const options = postgresOptions.parse({ url: 'postgres://postgres@127.0.0.1:1/postgres', only: 'floor' })
  await expect(postgres(options)).rejects.toThrow(/cannot be used: .*Pass --url/su)
})

it.runIf(inject('postgres').available)('refuses a role that may not load rows', async () => {
  const database = await createDatabase(serverOf(inject('postgres')).adminUrl)
  try {
    const options = postgresOptions.parse({ url: database.url, only: 'floor' })
    await expect(postgres(options)).rejects.toThrow(/a superuser may/u)
  } finally {
    await database.drop()
  }
})
