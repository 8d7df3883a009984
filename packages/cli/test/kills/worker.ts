// Runs in a process of its own, bundled by processes.ts: discovers what a scope is owed, as a job, until nothing is left. `<file> <url>
// <scope>`.
import { writeSync } from 'node:fs'
import { createRecollect } from '@recollect/core'
import { discoverJob, knowledge } from '@recollect/knowledge'
import { sessions } from '@recollect/sessions'
import { english } from '@recollect/extract-en'
import { chinese } from '@recollect/extract-zh'
import { llmDiscoverer, openAiModel } from '@recollect/llm-discovery'
import { sqliteStore } from '@recollect/store-sqlite'
import { sqliteJobs } from '@recollect/store-sqlite/jobs'

const [, , file = '', baseURL = '', scope = ''] = process.argv
const model = openAiModel({ model: 'scripted', baseURL })
const recollect = await createRecollect({
  plugins: [sessions(), knowledge({ discoverer: llmDiscoverer({ model }) })],
  store: sqliteStore({ file, durability: 'normal' }),
  languages: [chinese(), english()],
})
const jobs = sqliteJobs({ file, leaseMs: 100, pollMs: 10, handlers: { discover: discoverJob } })
await jobs.count()
// Told when to begin, so that its start-up lies beside the work of the one before it.
writeSync(1, 'ready\n')
await new Promise((resolve) => process.stdin.once('data', resolve))
await jobs.add({ kind: 'discover', scope })
await jobs.run({ recollect, untilIdle: true })
await jobs.close()
await recollect.close()
writeSync(1, 'done\n')
process.stdin.destroy()
