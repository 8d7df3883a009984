import { cpuMicros } from '../stats/time.ts'

/** Times of single calls: milliseconds of wall time each, and microseconds of processor time in all. */
export interface Samples {
  readonly wall: readonly number[]
  readonly cpu: number
}

type Work = () => unknown

/** Gathers the times of calls that are made one after another. */
export interface Sampler {
  time(work: Work): Promise<void>
  /** Several in a row; the processor time is read around all of them, since reading it costs as much as a short call. */
  timeAll(block: readonly Work[]): Promise<void>
  samples(): Samples
}

export function sampler(): Sampler {
  const wall: number[] = []
  let cpu = 0
  const timeAll = async (block: readonly Work[]): Promise<void> => {
    const cpuBefore = cpuMicros()
    for (const work of block) {
      const before = performance.now()
      const result = work()
      if (result instanceof Promise) await result
      wall.push(performance.now() - before)
    }
    cpu += cpuMicros() - cpuBefore
  }
  return { time: (work) => timeAll([work]), timeAll, samples: () => ({ wall, cpu }) }
}
