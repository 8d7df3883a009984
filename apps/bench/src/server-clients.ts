// One process of HTTP clients, started by `bench server`: is told its task as JSON, calls, says what it got.
import { ask } from './server/clients.ts'
import { clientsTask } from './server/messages.ts'

console.log(JSON.stringify(await ask(clientsTask.parse(JSON.parse(process.argv[2] ?? '')))))
