import type { ForgetResult } from './writes.ts'
import type { CardChange, MemoryRequest, RememberResult } from './remember.ts'

/**
 * What `describe` puts into words: what a message did, or asks of the memory; changes of a message or a direct write; a request; what was
 * forgotten.
 */
export type Describable = RememberResult | CardChange | readonly CardChange[] | MemoryRequest | ForgetResult
