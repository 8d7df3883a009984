import type { Fact, Said } from './said.ts'
import type { VerbGroup } from './verb.ts'

export interface DomainFact extends Fact {
  readonly domain: string
}

/** A verb with whom it is said of. */
export interface Predication {
  readonly said: Said
  readonly entity: string
  readonly verb: VerbGroup
}
