/** Microseconds of processor time this process has used; steadier than wall time on a shared machine. */
export const cpuMicros = (): number => {
  const { user, system } = process.cpuUsage()
  return user + system
}

/** Processor time of one call of `work`, in microseconds. */
export function cpuOf(work: () => void): number {
  const before = cpuMicros()
  work()
  return cpuMicros() - before
}

/** Wall time of one call of `work`, in milliseconds, and what it resolved to. */
export async function timed<T>(work: () => Promise<T>): Promise<{ readonly ms: number; readonly value: T }> {
  const before = performance.now()
  const value = await work()
  return { ms: performance.now() - before, value }
}

/** Wall time of one call of `work`, in milliseconds, to the nanosecond. */
export async function millis(work: () => Promise<unknown>): Promise<number> {
  const before = process.hrtime.bigint()
  await work()
  return Number(process.hrtime.bigint() - before) / 1e6
}
