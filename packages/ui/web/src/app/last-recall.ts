import type { RecallResult } from '@recollect/core'
import { createStore, useStore } from './store.ts'

/** The last question that was asked, with its trace. */
export interface LastRecall {
  readonly scope: string
  readonly query: string
  readonly result: RecallResult
}

const store = createStore<LastRecall | null>(null)

export const setLastRecall = (recall: LastRecall | null): void => {
  store.set(recall)
}

export const useLastRecall = (): LastRecall | null => useStore(store)
