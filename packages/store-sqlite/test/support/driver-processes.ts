import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sqliteStore } from '../../src/index.ts'
import type { SqliteDriverName } from '../../src/index.ts'
import { inDirectory, migrated } from './files.ts'
import { bundleWorker, Worker } from './processes.ts'

const WRITES = 25

/** Several processes on one file: together where SQLite can, else one after another, and never at once. */
export function testProcesses(driver: SqliteDriverName, together: boolean): void {
  describe('several processes on one file', () => {
    const bundle = { path: '', remove: (): void => undefined }
    beforeAll(async () => {
      Object.assign(bundle, await bundleWorker())
    })
    afterAll(() => {
      bundle.remove()
    })
    const start = (task: string, file: string, worker: string): Worker =>
      new Worker(bundle.path, [task, file, worker, String(task === 'write' ? WRITES : 0), driver])
    const countIn = async (file: string): Promise<number> => {
      const store = sqliteStore({ file, driver })
      const count = await store.read('alice', (view) => view.items.count())
      await store.close()
      return count
    }

    it.runIf(together)('write at once without an error and without losing anything', async () => {
      await inDirectory(async (directory) => {
        const file = join(directory, 'r.db')
        const workers = ['1', '2', '3'].map((worker) => start('write', file, worker))
        await Promise.all(workers.map((worker) => worker.wrote(1)))
        for (const worker of workers) worker.begin()
        expect(await Promise.all(workers.map((worker) => worker.ended))).toEqual([0, 0, 0])
        expect(workers.map(({ errors }) => errors.replaceAll(NOTES, ''))).toEqual(['', '', ''])
        expect(await countIn(file)).toBe(3 * WRITES)
      })
    })

    it('keeps what was acknowledged when a process is killed, and opens the file again', async () => {
      await inDirectory(async (directory) => {
        const file = join(directory, 'r.db')
        const worker = start('write-for-ever', file, '1')
        await worker.wrote(1)
        worker.begin()
        await worker.wrote(WRITES)
        worker.kill()
        await worker.ended
        const acknowledged = worker.lines.length - 1
        expect(acknowledged).toBeGreaterThan(0)
        expect(await countIn(file)).toBeGreaterThanOrEqual(acknowledged)
      })
    })

    it.runIf(!together)(
      'finds a file busy that another process has, and has it once that one ends',
      async () => {
        await inDirectory(async (directory) => {
          const file = join(directory, 'r.db')
          await (await migrated({ file, driver })).close()
          const worker = start('write-for-ever', file, '1')
          await worker.wrote(1)
          worker.begin()
          await worker.wrote(2)
          const store = sqliteStore({ file, driver, retryDeadlineMs: 50 })
          await expect(store.scopes({ limit: 1 })).rejects.toMatchObject({ code: 'STORE_BUSY' })
          worker.kill()
          await worker.ended
          await expect(store.scopes({ limit: 1 })).resolves.toBeTruthy()
          await store.close()
        })
      },
    )
  })
}

/** Node says that its SQLite is an experiment. */
const NOTES = /^.*(?:ExperimentalWarning: SQLite|trace-warnings).*\n/gmu
