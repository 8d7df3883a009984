import {
  appendFileSync,
  copyFileSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { backupSqlite, verifyBackup } from '../src/index.ts'
import { filled, meddle, say } from './support/backups.ts'
import { inDirectory } from './support/files.ts'

/** Two backups of one database; the second holds a message more. */
async function twoBackups(directory: string): Promise<readonly [string, string]> {
  const { file, store } = await filled(directory, 5)
  const [first, second] = [join(directory, 'first.db'), join(directory, 'second.db')]
  await backupSqlite({ file, to: first })
  await say(store, 'one more 再一条')
  await backupSqlite({ file, to: second })
  await store.close()
  return [first, second]
}

const corrupt = { code: 'STORE_CORRUPT' }

it('finds every altered byte', async () => {
  await inDirectory(async (directory) => {
    const [first] = await twoBackups(directory)
    const whole = readFileSync(first)
    let seed = 20_260_301
    for (let tried = 0; tried < 100; tried += 1) {
      seed = (seed * 48_271) % 2_147_483_647
      const bytes = Buffer.from(whole)
      const at = seed % bytes.length
      bytes[at] = (bytes[at] ?? 0) ^ (1 << (tried % 8))
      writeFileSync(first, bytes)
      await expect(verifyBackup(first)).rejects.toMatchObject(corrupt)
    }
    writeFileSync(first, whole)
    await expect(verifyBackup(first)).resolves.toBeDefined()
  })
})

it.each<[string, (first: string, second: string) => void]>([
  ['cut short', (first) => truncateSync(first, 4096)],
  ['made longer', (first) => appendFileSync(first, Buffer.alloc(4096))],
  ['emptied', (first) => truncateSync(first, 0)],
  ['exchanged for another backup', (first, second) => copyFileSync(second, first)],
  ['described by another', (first, second) => copyFileSync(`${second}.json`, `${first}.json`)],
  ['not described', (first) => rmSync(`${first}.json`)],
  [
    'described by something else',
    (first) => writeFileSync(`${first}.json`, '{"type":"recollect-backup","format":1}'),
  ],
  ['given a log', (first) => writeFileSync(`${first}-wal`, 'x'.repeat(100))],
  ['given a journal', (first) => writeFileSync(`${first}-journal`, 'x'.repeat(100))],
  ['written to', (first) => meddle(first, "update memory_items set text = 'forged'")],
  [
    'a link to another',
    (first, second) => {
      renameSync(first, `${first}.away`)
      symlinkSync(second, first)
    },
  ],
])('refuses a backup that was %s', async (_how, alter) => {
  await inDirectory(async (directory) => {
    const [first, second] = await twoBackups(directory)
    alter(first, second)
    await expect(verifyBackup(first)).rejects.toMatchObject(corrupt)
  })
})

it('compares the rows with the description, whatever the hash says', async () => {
  await inDirectory(async (directory) => {
    const [first] = await twoBackups(directory)
    const described = readFileSync(`${first}.json`, 'utf8')
    writeFileSync(`${first}.json`, described.replace('"memory_items": 5', '"memory_items": 6'))
    await expect(verifyBackup(first)).rejects.toMatchObject(corrupt)
  })
})

it('says that a backup of a newer version needs that version', async () => {
  await inDirectory(async (directory) => {
    const { file, store } = await filled(directory, 1)
    await store.close()
    meddle(file, "insert into schema_migrations (name, timestamp) values ('9999-later', '2030')")
    const to = join(directory, 'later.db')
    await backupSqlite({ file, to })
    await expect(verifyBackup(to)).rejects.toMatchObject({ code: 'STORE_NEWER' })
  })
})
