import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Interface } from 'node:readline'
import { BenchError } from '../../io/bench-error.ts'
import { writersResult } from './messages.ts'
import type { WritersResult, WritersTask } from './messages.ts'

/** A process of writers that is ready and waits. */
export interface WritersProcess {
  /** Lets them write. @throws BenchError when the process ends without telling what it did. */
  go(): Promise<WritersResult>
  kill(): void
}

/** Starts the program with its task; resolves when its connections stand. @throws BenchError when it ends before. */
export async function startWriters(program: string, task: WritersTask): Promise<WritersProcess> {
  const child = spawn(process.execPath, [program, JSON.stringify(task)], { stdio: ['pipe', 'pipe', 'pipe'] })
  const ended = once(child, 'close').then(() => null)
  let complaint = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint += text
  })
  const lines = createInterface({ input: child.stdout })
  const nextLine = async (): Promise<string> => {
    const line = await Promise.race([lineOf(lines), ended])
    if (line === null) throw new BenchError(`A process of writers failed:\n${complaint}`)
    return line
  }
  await nextLine()
  return {
    go: async () => {
      const answer = nextLine()
      child.stdin.end('go\n')
      return writersResult.parse(JSON.parse(await answer))
    },
    kill: () => child.kill(),
  }
}

async function lineOf(lines: Interface): Promise<string> {
  return (await once(lines, 'line')).map(String).join('')
}
