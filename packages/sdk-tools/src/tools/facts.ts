import type { ScopedMemory } from '@recollect/core'
import { factView, NOTE } from './views.ts'
import type { FactView } from './views.ts'

/** What the tool `facts` gives a model. */
export interface Facts {
  readonly facts: readonly FactView[]
  /** There are more than were asked for. */
  readonly more: boolean
  readonly note: string
}

interface Wanted {
  readonly slot?: string | undefined
  readonly entity?: string | undefined
  readonly limit: number
}

/** What the tool `facts` gives. */
export async function listedFacts(memory: ScopedMemory, { slot, entity, limit }: Wanted): Promise<Facts> {
  const { rows, next } = await memory.cards.list({
    active: true,
    limit,
    ...(slot === undefined ? {} : { slot }),
    ...(entity === undefined ? {} : { entity }),
  })
  return { facts: rows.map(factView), more: next !== null, note: NOTE }
}
