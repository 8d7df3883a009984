// Runs jobs in a process of its own, bundled by bundle-worker.ts: `<url> <schema> finish|hang <concurrency>`.
import { writeSync } from 'node:fs'
import type { JobMemory, JobHandlers } from '@recollect/core/store'
import pg from 'pg'
import { postgresJobs } from '../../src/jobs/index.ts'
import { memoryOf } from './jobs-memory.ts'

const [, , url = '', schema = '', what = '', concurrency = '4'] = process.argv
const say = (line: string) => writeSync(1, `${line}\n`)

const notes = new pg.Pool({ connectionString: url, max: 2 })
const done = `insert into ${schema}_done (scope, pid) values ($1, $2)`

const handlers: JobHandlers<JobMemory> = {
  note: async ({ scope, signal }) => {
    say(`begun ${scope}`)
    if (what === 'hang') {
      await new Promise((resolve) => {
        signal.addEventListener('abort', () => {
          resolve(null)
        })
      })
      throw new Error('interrupted')
    }
    await notes.query(done, [scope, process.pid])
  },
}

const stop = new AbortController()
process.once('SIGTERM', () => {
  stop.abort()
})
const jobs = postgresJobs({ url, schema, handlers, sweepMs: 100, pollMs: 50 })
await jobs.run({
  recollect: memoryOf(),
  concurrency: Number(concurrency),
  signal: stop.signal,
  untilIdle: what === 'finish',
})
await jobs.close()
await notes.end()
say('ended')
