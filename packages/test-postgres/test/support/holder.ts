// A process that starts a server, says where it is, and never ends by itself.
import { connected } from '../../src/database/admin.ts'
import { startPostgres } from '../../src/index.ts'

const server = await startPostgres()
const data = await connected(server.url, async (client) => {
  const { rows } = await client.query<{ data_directory: string }>('show data_directory')
  return rows[0]?.data_directory
})
process.stdout.write(`${JSON.stringify({ pid: server.pid, data })}\n`)
setInterval(() => {}, 60_000)
