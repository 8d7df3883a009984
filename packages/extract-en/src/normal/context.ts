import type { EpochMs } from '@recollect/core'

export interface NormalContext {
  /** When it was said. */
  readonly at: EpochMs
  /** IANA zone. */
  readonly zone: string
}

/** The normal form of a value, normalised and trimmed; null when its words are all there is. */
export type Normal = (value: string, context: NormalContext) => string | null
