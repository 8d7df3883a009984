import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { backupSqlite, restoreBackup, verifyBackup } from '../src/index.ts'
import { filled, isSound, say, textsIn } from './support/backups.ts'
import { inDirectory } from './support/files.ts'
import { bundleWorker, Worker } from './support/processes.ts'

let worker = { path: '', remove: (): void => undefined }
beforeAll(async () => {
  worker = await bundleWorker('backup-worker')
})
afterAll(() => worker.remove())

const crash = async (...args: readonly string[]): Promise<void> => {
  const process = new Worker(worker.path, args)
  await process.ended
  expect(process.errors).toBe('')
}

it('has a backup whole or not at all, wherever the process is killed', async () => {
  await inDirectory(async (directory) => {
    const { file, store } = await filled(directory, 20, 50_000)
    for (const stage of ['half', 'described', 'published']) {
      const to = join(directory, 'backup.db')
      await crash('backup', file, to, stage)
      expect([stage, existsSync(to)]).toEqual([stage, stage === 'published'])
      if (existsSync(to)) await verifyBackup(to)
      else await backupSqlite({ file, to })
      expect(isSound(file)).toBe(true)
      for (const name of readdirSync(directory)) if (name.startsWith('backup')) rmSync(join(directory, name))
    }
    expect(await textsIn(file)).toHaveLength(20)
    await store.close()
  })
})

it('has the old database or the new one in its place, wherever a restoring process is killed', async () => {
  await inDirectory(async (directory) => {
    const { file, store } = await filled(directory)
    const from = join(directory, 'backup.db')
    await backupSqlite({ file, to: from })
    await say(store, 'one more 再一条')
    await store.close()
    for (const stage of ['filled', 'moved-aside', 'in-place']) {
      await crash('restore', from, file, stage)
      expect([stage, (await textsIn(file)).length]).toEqual([stage, stage === 'in-place' ? 20 : 21])
      await verifyBackup(from)
    }
    await restoreBackup({ from, to: file })
    expect(await textsIn(file)).toHaveLength(20)
    const aside = readdirSync(directory).filter((name) => name.includes('before-restore'))
    const kept = await Promise.all(aside.map(async (name) => (await textsIn(join(directory, name))).length))
    expect(Math.max(...kept)).toBe(21)
  })
})
