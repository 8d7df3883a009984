import { RecollectError } from '@recollect/core'
import type { ScopedMemory } from '@recollect/core'
import { factOfRecord } from './records.ts'
import type { GraphRecord } from './records.ts'

/** Whether what is deleted stays in the history of its fact, or is gone with it. */
export type Deletion = 'retract' | 'forget'

/** A record that is gone from the graph, and can still be brought back. */
export interface Removed {
  readonly change: string
  /** Ids of the cards that are to be gone for good. */
  readonly versions: readonly string[]
}

/** Longer than any edit takes. An edit that is cut off leaves what it forgot until then, where nothing but `undo` reaches it. */
const GRACE_MS = 60 * 60 * 1000

/** Null: it was gone already. */
export async function remove(
  memory: ScopedMemory,
  record: GraphRecord,
  deletion: Deletion,
): Promise<Removed | null> {
  const { slot, value } = factOfRecord(record)
  if (deletion === 'retract') {
    const { change } = await memory.put({ slot, value, entity: record.key, relation: 'retracts' })
    return { change, versions: [] }
  }
  const versionKey = `${record.key}:${slot}`
  const versions = (await memory.history(versionKey)).map(({ id }) => id)
  const forgotten = await unlessGone(() => memory.forget({ slot: versionKey }, { grace: GRACE_MS }))
  const change = forgotten?.change ?? null
  return change === null ? null : { change, versions }
}

/** By id, so that what somebody wrote under the same name since is not touched. */
export async function removeForGood(memory: ScopedMemory, versions: readonly string[]): Promise<void> {
  for (const card of versions) await unlessGone(() => memory.forget({ card }))
}

async function unlessGone<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work()
  } catch (error) {
    if (RecollectError.isInstance(error) && error.code === 'NOT_FOUND') return null
    throw error
  }
}
