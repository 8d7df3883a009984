import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { memoryResult } from './task.ts'
import type { MemoryTask, Weight } from './task.ts'

/** Runs a task in a process of its own, on the database `file`. @throws when the process fails. */
export async function weighProcess(
  program: string,
  task: MemoryTask,
  file: string,
): Promise<readonly Weight[]> {
  const args = ['--expose-gc', program, JSON.stringify(task), file]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  return memoryResult.parse(JSON.parse(stdout))
}
