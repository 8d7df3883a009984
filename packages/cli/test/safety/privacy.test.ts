import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { emptyDirectory, recollect } from '../support/run.ts'

const PRIVACY = {
  keys: { k1: { file: 'k1.key' } },
  current: 'k1',
  indexKey: { env: 'INDEX_KEY' },
  seal: 'everything',
}

/** A directory with two keys, one in a file, one in the environment, and a configuration that names them. */
async function sealed(privacy: object = {}): Promise<{ dir: string; env: Record<string, string> }> {
  const dir = emptyDirectory()
  expect((await recollect(dir, ['keygen', '-o', 'k1.key'])).code).toBe(0)
  const { out } = await recollect(dir, ['keygen'])
  writeFileSync(join(dir, 'recollect.config.json'), JSON.stringify({ privacy: { ...PRIVACY, ...privacy } }))
  return { dir, env: { INDEX_KEY: out.trim() } }
}

it('encrypts what is remembered, and reads it with the keys alone', async () => {
  const { dir, env } = await sealed()
  expect((await recollect(dir, ['remember', 'My email is ann@example.org'], { env })).code).toBe(0)
  expect((await recollect(dir, ['recall', 'email'], { env })).out).toContain('ann@example.org')
  expect((await recollect(dir, ['backup', 'm.backup'], { env })).out).toContain('It is encrypted')
  expect(readFileSync(join(dir, 'm.backup')).includes('ann@example.org')).toBe(false)
  const withoutKeys = await recollect(dir, ['recall', 'email'])
  expect(withoutKeys).toMatchObject({ code: 2, out: '', err: expect.stringContaining('INDEX_KEY') })
  const doctor = await recollect(dir, ['doctor', '--json'], { env })
  expect(JSON.parse(doctor.out).checks).toContainEqual(
    expect.objectContaining({ id: 'keys', status: 'ok', detail: expect.stringContaining('k1') }),
  )
})

it('encrypts anew with another key, after which the old one is not needed', async () => {
  const { dir, env } = await sealed()
  await recollect(dir, ['remember', '我的邮箱是 ann@example.org'], { env })
  await recollect(dir, ['keygen', '-o', 'k2.key'])
  const write = (keys: object) =>
    writeFileSync(
      join(dir, 'recollect.config.json'),
      JSON.stringify({ privacy: { ...PRIVACY, keys, current: 'k2' } }),
    )
  write({ k1: { file: 'k1.key' }, k2: { file: 'k2.key' } })
  const rekeyed = await recollect(dir, ['rekey', '--json'], { env })
  expect(JSON.parse(rekeyed.out)).toMatchObject({ key: 'k2', others: ['k1'], done: true })
  write({ k2: { file: 'k2.key' } })
  expect((await recollect(dir, ['recall', '邮箱'], { env })).out).toContain('ann@example.org')
})

it('takes keys from nowhere that others can read, and shows none', async () => {
  const { dir, env } = await sealed()
  const key = readFileSync(join(dir, 'k1.key'), 'utf8').trim()
  expect(statSync(join(dir, 'k1.key')).mode & 0o777).toBe(0o600)
  const config = await recollect(dir, ['config'], { env })
  expect(config.out).toContain('k1.key')
  expect(config.out + config.err).not.toContain(key)
  expect(config.out + config.err).not.toContain(env['INDEX_KEY'])
  chmodSync(join(dir, 'k1.key'), 0o644)
  expect(await recollect(dir, ['items'], { env })).toMatchObject({ code: 2 })
  expect(await recollect(dir, ['remember', 'x y z'], { env })).toMatchObject({
    code: 2,
    err: expect.stringContaining('chmod 600'),
  })
  writeFileSync(
    join(dir, 'recollect.config.json'),
    JSON.stringify({ privacy: { ...PRIVACY, keys: { k1: key } } }),
  )
  const plain = await recollect(dir, ['items'], { env })
  expect(plain).toMatchObject({ code: 2, err: expect.stringContaining('does not belong in a configuration') })
  expect(plain.err).not.toContain(key)
})

it('never overwrites a key', async () => {
  const { dir } = await sealed()
  const before = readFileSync(join(dir, 'k1.key'), 'utf8')
  const again = await recollect(dir, ['keygen', '-o', 'k1.key'])
  expect([again.code, again.err]).toEqual([2, expect.stringMatching(/exists already.*Name another file/u)])
  expect((await recollect(dir, ['keygen', '-o', 'k1.key', '--lang', 'zh'])).err).toContain('已经存在')
  expect(readFileSync(join(dir, 'k1.key'), 'utf8')).toBe(before)
})

it('lets people do what their roles allow, and writes down who did what', async () => {
  const dir = emptyDirectory()
  const principals = {
    ann: { roles: ['owner', 'admin'], scopes: 'all' },
    bob: { roles: ['reader'], scopes: ['default'] },
  }
  writeFileSync(
    join(dir, 'recollect.config.json'),
    JSON.stringify({ privacy: { principals, audit: { enabled: true } } }),
  )
  const as = (name: string, ...command: readonly string[]) => recollect(dir, [...command, '--as', name])
  expect((await as('ann', 'remember', '我住在海淀区')).code).toBe(0)
  expect((await as('bob', 'ask', '我住在哪里')).out).toContain('海淀区')
  for (const refused of [
    as('bob', 'remember', 'I moved to Porto'),
    as('bob', 'erase', '--yes'),
    as('bob', 'audit'),
    as('bob', 'backup', 'm.backup'),
    as('eve', 'cards'),
    recollect(dir, ['cards']),
  ]) {
    const { code, out, err } = await refused
    expect([code, out]).toEqual([2, ''])
    expect(err).not.toContain('海淀')
  }
  const { rows } = JSON.parse((await as('ann', 'audit', '--json')).out)
  const told = rows.map(
    ({ principal, outcome }: { principal: string; outcome: string }) => `${principal} ${outcome}`,
  )
  expect(told).toEqual(expect.arrayContaining(['ann ok', 'bob ok', 'bob denied', 'eve denied']))
  expect(JSON.stringify(rows)).not.toContain('海淀')
})

it('finds a cut audit log by an anchor that was kept elsewhere', async () => {
  const dir = emptyDirectory()
  writeFileSync(join(dir, 'recollect.config.json'), JSON.stringify({ privacy: { audit: { enabled: true } } }))
  await recollect(dir, ['remember', 'I like tea'])
  await recollect(dir, ['backup', 'm.backup'])
  await recollect(dir, ['remember', 'I like coffee'])
  expect((await recollect(dir, ['audit', 'anchor', '-o', 'anchor.json'])).code).toBe(0)
  expect(await recollect(dir, ['audit', 'verify', '--anchor', 'anchor.json'])).toMatchObject({ code: 0 })
  const exported = await recollect(dir, ['audit', 'export'])
  expect(exported.out.trim().split('\n').length).toBeGreaterThan(2)
  await recollect(dir, ['restore-backup', 'm.backup', '--yes'])
  const cut = await recollect(dir, ['audit', 'verify', '--anchor', 'anchor.json', '--lang', 'zh'])
  expect(cut).toMatchObject({ code: 1, out: expect.stringContaining('条记录') })
})

it('asks nobody who they are unless it is configured, and says so', async () => {
  const ran = await recollect(emptyDirectory(), ['cards', '--as', 'ann'])
  expect(ran).toMatchObject({ code: 2, err: expect.stringContaining('privacy.audit') })
})
