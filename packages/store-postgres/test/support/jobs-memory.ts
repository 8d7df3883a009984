import type { JobMemory } from '@recollect/core/store'

/** A memory that has scopes and nothing else. */
export const memoryOf = (...scopes: readonly string[]): JobMemory => ({
  scope: () => {
    throw new Error('This memory holds nothing.')
  },
  admin: {
    scopes: async function* () {
      await Promise.resolve()
      yield* scopes
    },
  },
})
