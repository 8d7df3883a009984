import type { Weight } from './task.ts'

const KILOBYTE = 1024

/** What the process weighs once nothing is left to collect. Needs `--expose-gc`. */
export function weigh(at: string): Weight {
  // The second run takes what the first has only found to be of no use.
  globalThis.gc?.()
  globalThis.gc?.()
  const { rss, heapUsed, external } = process.memoryUsage()
  return { at, resident: rss, heap: heapUsed, external, peak: process.resourceUsage().maxRSS * KILOBYTE }
}
