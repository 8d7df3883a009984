import type { MemoryCard, ScopedMemory } from '@recollect/core'

/** All versions of one fact, oldest first. */
export interface History {
  readonly key: string
  readonly versions: readonly MemoryCard[]
}

export interface Facts {
  readonly active: readonly MemoryCard[]
  readonly histories: readonly History[]
}

/** More cards than the demo can make. */
const PLENTY = 1000

export async function factsOf(memory: ScopedMemory): Promise<Facts> {
  const { rows } = await memory.cards.list({ limit: PLENTY })
  const keys = [...new Set(rows.map(({ versionKey }) => versionKey))]
  const histories = await Promise.all(keys.map(async (key) => ({ key, versions: await memory.history(key) })))
  return { active: rows.filter(({ active }) => active), histories }
}
