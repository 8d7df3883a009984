import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { emptyDirectory, recollect } from '../support/run.ts'

async function remembered(): Promise<string> {
  const dir = emptyDirectory()
  expect((await recollect(dir, ['remember', '我住在海淀区'])).code).toBe(0)
  return dir
}

/** Without what SQLite keeps beside a database it only reads. */
const files = (dir: string): readonly string[] =>
  readdirSync(dir)
    .filter((name) => !/-(?:wal|shm)$/u.test(name))
    .sort()

const home = async (dir: string): Promise<string> => (await recollect(dir, ['ask', 'Where do I live?'])).out

it('brings back what a backup holds, and keeps what was there', async () => {
  const dir = await remembered()
  const made = await recollect(dir, ['backup', 'm.backup'])
  expect(made).toMatchObject({ code: 0, err: expect.stringContaining('') })
  expect(made.out).toContain('1 message and 1 fact version in 1 scope.')
  expect(made.out).toContain('It is not encrypted')
  expect(statSync(join(dir, 'm.backup')).mode & 0o777).toBe(0o600)
  expect((await recollect(dir, ['remember', 'I moved to Porto'])).code).toBe(0)
  expect(await home(dir)).toContain('Porto')
  const back = await recollect(dir, ['restore-backup', 'm.backup', '--yes'])
  expect(back).toMatchObject({ code: 0, err: '' })
  expect(await home(dir)).toContain('海淀区')
  const [aside = ''] = readdirSync(dir).filter((name) => name.includes('before-restore'))
  expect(back.out).toContain(aside)
  expect((await recollect(dir, ['ask', 'Where do I live?', '--db', aside])).out).toContain('Porto')
})

it('asks before it puts a backup in the place of a database, in the language of the user', async () => {
  const dir = await remembered()
  expect((await recollect(dir, ['backup', 'm.backup', '--json'])).code).toBe(0)
  const asked = await recollect(dir, ['restore-backup', 'm.backup', '--lang', 'zh'])
  expect(asked).toMatchObject({ code: 130, out: '' })
  const unasked = await recollect(dir, ['restore-backup', 'm.backup'], { input: '' })
  expect(unasked).toMatchObject({ code: 2, err: expect.stringContaining('--yes') })
  expect(readdirSync(dir).filter((name) => name.includes('before-restore'))).toEqual([])
})

it('refuses a backup that was altered, and says so when it is only checked', async () => {
  const dir = await remembered()
  await recollect(dir, ['backup', 'm.backup'])
  const sound = await recollect(dir, ['backup', '--verify', 'm.backup', '--json'])
  expect(JSON.parse(sound.out)).toMatchObject({ made: false, items: 1, cards: 1, encrypted: false })
  const bytes = readFileSync(join(dir, 'm.backup'))
  bytes[5000] = (bytes[5000] ?? 0) ^ 1
  writeFileSync(join(dir, 'm.backup'), bytes)
  for (const command of [
    ['backup', '--verify', 'm.backup'],
    ['restore-backup', 'm.backup', '-y'],
  ]) {
    expect(await recollect(dir, command)).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining('altered'),
    })
  }
  expect(await home(dir)).toContain('海淀区')
})

it.each([
  [['backup', '-'], 'A backup is a file'],
  [['backup', 'a\u0007b'], 'not the name of a file'],
  [['backup', '.'], 'is there already'],
  [['backup', 'recollect.db'], 'place of the database'],
  [['backup', 'none/m.backup'], 'no directory'],
  [['backup', 'recollect.db-wal'], 'name that SQLite uses'],
  [['backup', 'm.backup', '--db', 'other.db'], 'no database'],
  [['restore-backup', 'none.backup'], 'no backup'],
  [['restore-backup', 'recollect.db', '-y'], 'description'],
])('%j is refused, and changes nothing', async (command, told) => {
  const dir = await remembered()
  const before = files(dir)
  const ran = await recollect(dir, command)
  expect(ran.code).toBeGreaterThan(0)
  expect(ran.err).toContain(told)
  expect(files(dir)).toEqual(before)
})

it('leaves no backup behind when it is interrupted', async () => {
  const dir = await remembered()
  const ran = await recollect(dir, ['backup', 'm.backup'], { onInterrupt: (stop) => stop() })
  expect(ran).toMatchObject({ code: 130 })
  expect(existsSync(join(dir, 'm.backup'))).toBe(false)
})
