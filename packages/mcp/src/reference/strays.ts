import { RecollectError } from '@recollect/core'
import type { ScopedMemory } from '@recollect/core'
import { ENTITY, OBSERVATION } from './keys.ts'
import type { GraphRecord, ObservationRecord } from './records.ts'

/** An entity is gone that something was just added to. */
export class EntityGoneError extends RecollectError {
  constructor() {
    super(
      'STORE_CONFLICT',
      'Another process deleted an entity while something was added to it. Nothing was added: do it again.',
    )
  }
}

/** Whether an entity is there, as the memory says now: other processes write too. */
async function isThere({ cards }: ScopedMemory, key: string): Promise<boolean> {
  const { rows } = await cards.list({ slot: ENTITY, entity: key, active: true, limit: 1 })
  return rows.length > 0
}

async function goneAmong(memory: ScopedMemory, keys: Iterable<string>): Promise<ReadonlySet<string>> {
  const gone = new Set<string>()
  for (const key of new Set(keys)) if (!(await isThere(memory, key))) gone.add(key)
  return gone
}

/**
 * Of observations that were read before, those whose entity is gone. An entity is written before what is said of it, so that none of them
 * is one whose entity is still to come.
 */
export async function straysAmong(
  memory: ScopedMemory,
  observations: readonly ObservationRecord[],
): Promise<readonly ObservationRecord[]> {
  const gone = await goneAmong(
    memory,
    observations.map(({ of }) => of),
  )
  return observations.filter(({ of }) => gone.has(of))
}

/**
 * To be asked after the writing: whoever deletes an entity looks for what was added meanwhile after the deleting, so that one of the two
 * sees the other.
 * @throws EntityGoneError
 */
export async function checkEntities(memory: ScopedMemory, added: readonly GraphRecord[]): Promise<void> {
  const of = added.flatMap((record) => (record.slot === OBSERVATION ? record.of : []))
  if ((await goneAmong(memory, of)).size > 0) throw new EntityGoneError()
}
