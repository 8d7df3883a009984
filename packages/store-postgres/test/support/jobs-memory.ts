import type { Recollect } from '@recollect/core'

/** A memory that has scopes and nothing else. */
export const memoryOf = (...scopes: readonly string[]): Recollect => ({
  scope: () => {
    throw new Error('This memory holds nothing.')
  },
  scopes: async function* () {
    await Promise.resolve()
    yield* scopes
  },
  close: () => Promise.resolve(),
})
