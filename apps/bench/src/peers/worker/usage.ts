import { readFileSync } from 'node:fs'

/** Linux counts processor time of other processes in hundredths of a second. */
const TICK_MS = 10

/** Processor time of this process and those, in milliseconds. */
export const cpuMs = (pids: readonly number[]): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000 + pids.reduce((sum, pid) => sum + ticksOf(pid) * TICK_MS, 0)
}

/** The most memory that this process and those have had resident, in MB; without /proc, what this one has now. */
export const peakMb = (pids: readonly number[]): number => {
  const own = peakKb('self') ?? process.memoryUsage.rss() / 1024
  return (own + pids.reduce((sum, pid) => sum + (peakKb(String(pid)) ?? 0), 0)) / 1024
}

/** Not what the system says of ended children or of `maxRSS`, which begins with the size of the process that started this one. */
function peakKb(pid: string): number | null {
  const found = /^VmHWM:\s+(?<kb>\d+) kB$/mu.exec(read(`/proc/${pid}/status`))?.groups?.['kb']
  return found === undefined ? null : Number(found)
}

/** Time in programs and in the system stands in the 12th and 13th field behind the name, which may hold anything. */
function ticksOf(pid: number): number {
  const [, ...fields] = read(`/proc/${String(pid)}/stat`)
    .split(') ')
    .slice(-1)
    .join('')
    .split(' ')
  return Number(fields[10] ?? 0) + Number(fields[11] ?? 0)
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // It has ended, or the system keeps no such files.
    return ''
  }
}
