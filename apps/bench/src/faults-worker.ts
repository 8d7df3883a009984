// One process that writes, started by `bench faults`: says "ready", waits for its task as a line of JSON, says what it does as it does it.
import { once } from 'node:events'
import { runTask } from './faults/worker/run.ts'
import { say } from './faults/worker/say.ts'
import { workerTask } from './faults/worker/task.ts'

say({ said: 'ready' })
const task = (await once(process.stdin.setEncoding('utf8'), 'data')).map(String).join('')
await runTask(workerTask.parse(JSON.parse(task)))
process.stdin.destroy()
