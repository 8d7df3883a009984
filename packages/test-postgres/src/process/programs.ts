import { execFileSync } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { dirname } from 'node:path'

/** The directory a program on the search path really lies in, with its neighbours. */
export function directoryOf(program: string): string[] {
  try {
    const found = execFileSync('/bin/sh', ['-c', `command -v ${program}`], {
      encoding: 'utf8',
      stdio: 'pipe',
    })
    return [dirname(realpathSync(found.trim()))]
  } catch {
    return []
  }
}
