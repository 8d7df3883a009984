import type { Tracer } from './trace/trace.ts'

/**
 * Takes a step for each of what is given, all at once: where the store is far away, what they read of it travels together. One after
 * the other when a trace is taken: it tells how long each took.
 */
export const together = <A, T>(
  [first, ...others]: readonly [A, ...A[]],
  step: (one: A) => Promise<T>,
  tracer: Tracer | null,
): Promise<[T, ...T[]]> =>
  tracer ? tracer.inTurn(first, others, step) : Promise.all([step(first), ...others.map((one) => step(one))])
