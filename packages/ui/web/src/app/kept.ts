import { createStore } from './store.ts'
import type { Store } from './store.ts'

const PREFIX = 'recollect.'

/** Null where nothing is kept, or the browser keeps nothing. */
function read(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name)
  } catch {
    return null
  }
}

function write(name: string, value: string): boolean {
  try {
    localStorage.setItem(PREFIX + name, value)
    return true
  } catch {
    // A private window may refuse: the choice then lasts until the page is closed.
    return false
  }
}

/** A choice that outlives the page. What was kept and is no choice any more counts as none. */
export function keptStore<T extends string>(
  name: string,
  accept: (kept: string) => T | null,
): Store<T | null> {
  const kept = read(name)
  const store = createStore<T | null>(kept === null ? null : accept(kept))
  store.subscribe(() => {
    const value = store.get()
    if (value !== null) write(name, value)
  })
  return store
}
