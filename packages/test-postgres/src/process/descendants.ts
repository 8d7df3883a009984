import { readdirSync, readFileSync } from 'node:fs'

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/** The second field behind the name in parentheses, which may hold anything. */
function parentOf(stat: string): number {
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
}

/** The processes a server has started, where the system tells (Linux): one for each connection, and its helpers. */
export function childrenOf(pid: number): number[] {
  try {
    return readdirSync('/proc')
      .map(Number)
      .filter((candidate) => candidate > 0 && parentOf(read(`/proc/${String(candidate)}/stat`)) === pid)
  } catch {
    return []
  }
}

export function killProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It ended by itself.
  }
}
