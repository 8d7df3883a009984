// One process of writers, started by `bench postgres`: is told its task as JSON, says "ready", waits for a line, writes, says what it did.
import { once } from 'node:events'
import { writersTask } from './postgres/writers/messages.ts'
import { write } from './postgres/writers/write.ts'
import { withMemory } from './postgres/server/memory.ts'

const task = writersTask.parse(JSON.parse(process.argv[2] ?? ''))

await withMemory(
  task.url,
  async (recollect) => {
    console.log('ready')
    await once(process.stdin, 'data')
    console.log(JSON.stringify(await write(recollect, task)))
    process.stdin.destroy()
  },
  task.writers,
)
