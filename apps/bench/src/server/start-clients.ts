import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { clientsResult } from './messages.ts'
import type { ClientsResult, ClientsTask } from './messages.ts'

/** Far more than the times of a minute's calls. */
const OUTPUT_BYTES = 64 * 1024 * 1024

/** Runs clients in a process of their own: they take no time of the server's. @throws when the process fails. */
export async function startClients(program: string, task: ClientsTask): Promise<ClientsResult> {
  const { stdout } = await promisify(execFile)(process.execPath, [program, JSON.stringify(task)], {
    maxBuffer: OUTPUT_BYTES,
  })
  return clientsResult.parse(JSON.parse(stdout))
}
