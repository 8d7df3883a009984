import { setImmediate as turn } from 'node:timers/promises'
import type { EvaluationProgress } from '@recollect/ui'
import { StoppedError } from './stop.ts'

export interface RunControl {
  readonly signal: AbortSignal
  readonly onProgress: (progress: EvaluationProgress) => void | Promise<void>
}

/** Milliseconds of work after which others are let in: chat and memory stay quick while a set runs. */
const SLICE = 8
/** Milliseconds between two reports: as often as anybody can read them. */
const REPORT = 100

/** Goes through a list without holding the process up. @throws StoppedError once the signal is aborted. */
export async function paced<T, R>(
  list: readonly T[],
  work: (one: T) => Promise<R>,
  { signal, onProgress }: RunControl,
): Promise<R[]> {
  const results: R[] = []
  let since = performance.now()
  let reported = since
  for (const [done, one] of list.entries()) {
    if (signal.aborted) throw new StoppedError('The run was stopped.')
    results.push(await work(one))
    if (performance.now() - since < SLICE) continue
    await turn()
    since = performance.now()
    if (since - reported < REPORT) continue
    reported = since
    await onProgress({ done: done + 1, total: list.length })
  }
  await onProgress({ done: list.length, total: list.length })
  return results
}
