import type { Store } from '@recollect/core'
import type { SemanticReader, SemanticWriter } from '@recollect/core/store'
import { override, overrideReads, overrideWrites } from '../override.ts'

export const reading = (store: Store, change: (semantic: SemanticReader) => Partial<SemanticReader>): Store =>
  overrideReads(store, ({ semantic }) =>
    semantic === undefined ? {} : { semantic: override(semantic, change(semantic)) },
  )

export const writing = (store: Store, change: (semantic: SemanticWriter) => Partial<SemanticWriter>): Store =>
  overrideWrites(store, ({ semantic }) =>
    semantic === undefined ? {} : { semantic: override(semantic, change(semantic)) },
  )

/** All there is, whatever the number. */
export const allOf = { limit: 1000 } as const
