import type { Proposal } from '@recollect/core/extraction'
import type { Subject } from '../text/subject.ts'
import type { Domain } from '../frames/index.ts'

/** Something a clause says of its subject, by the place of its words in the clause. */
export interface Said extends Partial<Pick<Proposal, 'facet' | 'polarity' | 'relation' | 'tense'>> {
  readonly slot: string
  readonly start: number
  readonly end: number
  /** The value, where it is not those words. */
  readonly value?: string
}

/** A clause as it is read. */
export interface Reading {
  readonly domain: Domain
  readonly subject: Subject
  readonly said: readonly Said[]
}
