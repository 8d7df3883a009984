import { createStore, useStore } from '../../app/store.ts'
import { runSet } from './run-set.ts'
import type { EvaluationProgress, EvaluationResult, SwitchValues } from './types.ts'

/** One run of a set, from its beginning. */
export interface Run {
  readonly id: number
  readonly set: string
  readonly switches: SwitchValues
  readonly state: 'running' | 'done' | 'stopped' | 'failed'
  readonly progress: EvaluationProgress | null
  readonly result: EvaluationResult | null
  readonly error: Error | null
}

/** Runs go on while other panes are looked at. */
const store = createStore<readonly Run[]>([])
const stops = new Map<number, AbortController>()

export const useRuns = (): readonly Run[] => useStore(store)

const change = (id: number, part: Partial<Run>): void => {
  store.set(store.get().map((run) => (run.id === id ? { ...run, ...part } : run)))
}

/** Begins a run. Returns its number. */
export function startRun(set: string, switches: SwitchValues): number {
  const id = store.get().length + 1
  const stop = new AbortController()
  stops.set(id, stop)
  store.set([
    ...store.get(),
    { id, set, switches, state: 'running', progress: null, result: null, error: null },
  ])
  const onProgress = (progress: EvaluationProgress) => {
    change(id, { progress })
  }
  runSet({ set, switches }, { signal: stop.signal, onProgress })
    .then((result) => {
      change(id, { state: 'done', result })
    })
    .catch((error: unknown) => {
      const known = error instanceof Error ? error : new Error(String(error))
      change(id, stop.signal.aborted ? { state: 'stopped' } : { state: 'failed', error: known })
    })
    .finally(() => stops.delete(id))
  return id
}

export const stopRun = (id: number): void => {
  stops.get(id)?.abort()
}
