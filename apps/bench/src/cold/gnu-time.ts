import { spawnSync } from 'node:child_process'

/** What GNU time says of a finished program. */
export interface TimeFigures {
  readonly maxRssMb: number
  readonly elapsedSeconds: number
}

const KB_PER_MB = 1024
const CANDIDATES = ['/usr/bin/time', '/usr/local/bin/gtime', '/opt/homebrew/bin/gtime']

/** Where GNU time is; null when there is none (the shell's own `time` does not tell the memory). */
export const findGnuTime = (): string | null =>
  CANDIDATES.find((file) =>
    `${spawnSync(file, ['--version'], { encoding: 'utf8' }).stdout}`.includes('GNU'),
  ) ?? null

/** Reads the report of `time -v`; null when it is none. */
export function parseGnuTime(report: string): TimeFigures | null {
  const kilobytes = /Maximum resident set size \(kbytes\): (?<kb>\d+)/u.exec(report)?.groups?.['kb']
  const clock = /Elapsed \(wall clock\) time \([^)]*\): (?<clock>[\d:.]+)/u.exec(report)?.groups?.['clock']
  if (kilobytes === undefined || clock === undefined) return null
  const elapsedSeconds = clock.split(':').reduce((seconds, part) => 60 * seconds + Number(part), 0)
  return { maxRssMb: Math.round(Number(kilobytes) / KB_PER_MB), elapsedSeconds }
}
