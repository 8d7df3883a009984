import { spawnSync } from 'node:child_process'
import { z } from 'zod'
import { BenchError } from '../io/bench-error.ts'
import { startResult, taskArguments } from './task.ts'
import type { Mark, StartTask } from './task.ts'

/** Of one process; milliseconds. */
export interface Started {
  /** As its starter sees it, from before it is there until it has ended. */
  readonly wall: number
  readonly cpu: number
  readonly marks: readonly Mark[]
}

/** Node as bare as it tells its own processor time. */
const BARE = ['-p', 'const { user, system } = process.cpuUsage(); (user + system) / 1000']

/** Starts a process and waits for its end. @throws BenchError when it fails. */
export function startProcess(program: string, task: StartTask | null): Started {
  const args = task === null ? BARE : [program, ...taskArguments(task)]
  const before = performance.now()
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  const wall = performance.now() - before
  if (status !== 0) throw new BenchError(`A process that was to be timed failed:\n${stderr}`)
  const said: unknown = JSON.parse(stdout)
  if (task === null) return { wall, cpu: z.number().parse(said), marks: [] }
  const marks = startResult.parse(said)
  return { wall, cpu: marks.at(-1)?.cpu ?? 0, marks }
}
