import type { RecallResult, RememberResult } from '@recollect/core'
import { createStore, useStore } from '../../app/store.ts'
import type { Mode } from './decide.ts'

export type Speaker = 'user' | 'assistant'

/** What a person wrote, to be sent. */
export interface Draft {
  /** The same when it is sent again: it is remembered once. */
  readonly key: string
  readonly text: string
  readonly mode: Mode
  readonly speaker: Speaker
}

/** One line of the conversation and what came of it. */
export type Entry = { readonly id: number; readonly text: string } & (
  | { readonly state: 'sending' }
  | { readonly state: 'failed'; readonly draft: Draft; readonly error: Error }
  | {
      readonly state: 'done'
      readonly told: RememberResult | null
      readonly words: string
      readonly asked: RecallResult | null
      readonly undone: boolean
    }
)

export type DoneEntry = Extract<Entry, { state: 'done' }>

/** Of each scope; kept while the page is open, so that other panes can be looked at in between. Nothing of it is written anywhere. */
const store = createStore<ReadonlyMap<string, readonly Entry[]>>(new Map())
const NONE: readonly Entry[] = []
let last = 0

export const useEntries = (scope: string): readonly Entry[] => useStore(store).get(scope) ?? NONE

const change = (scope: string, of: (entries: readonly Entry[]) => readonly Entry[]): void => {
  store.set(new Map(store.get()).set(scope, of(store.get().get(scope) ?? NONE)))
}

export function addSending(scope: string, text: string): number {
  last += 1
  const id = last
  change(scope, (entries) => [...entries, { id, text, state: 'sending' }])
  return id
}

export const replaceEntry = (scope: string, entry: Entry): void => {
  change(scope, (entries) => entries.map((other) => (other.id === entry.id ? entry : other)))
}

export const removeEntry = (scope: string, id: number): void => {
  change(scope, (entries) => entries.filter((other) => other.id !== id))
}

export const clearEntries = (scope: string): void => {
  change(scope, () => NONE)
}

export function addTold(scope: string, results: readonly RememberResult[]): void {
  for (const told of results)
    replaceEntry(scope, {
      id: addSending(scope, told.item.text),
      text: told.item.text,
      state: 'done',
      told,
      words: '',
      asked: null,
      undone: false,
    })
}
