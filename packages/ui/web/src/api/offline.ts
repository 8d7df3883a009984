import { createStore } from '../app/store.ts'

/** Counts calls that got no answer: who watches the server need not wait for its next look. */
export const unanswered = createStore(0)

export const noteUnanswered = (): void => {
  unanswered.set(unanswered.get() + 1)
}
