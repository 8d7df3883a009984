import { cpuMicros } from '../stats/time.ts'

/** Times of single calls: milliseconds of wall time each, and microseconds of processor time in all. */
export interface Samples {
  readonly wall: readonly number[]
  readonly cpu: number
}

/** Gathers the times of calls that are made one after another. */
export interface Sampler {
  time(work: () => unknown): Promise<void>
  samples(): Samples
}

export function sampler(): Sampler {
  const wall: number[] = []
  let cpu = 0
  return {
    time: async (work) => {
      const cpuBefore = cpuMicros()
      const before = performance.now()
      await work()
      wall.push(performance.now() - before)
      cpu += cpuMicros() - cpuBefore
    },
    samples: () => ({ wall, cpu }),
  }
}
