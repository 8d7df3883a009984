import type { ScopedMemory } from '@recollect/core'

/** A memory to import into. */
export type ImportTarget = Pick<ScopedMemory, 'remember' | 'preview' | 'put' | 'history' | 'items'>
