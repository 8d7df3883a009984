import type { MemoryCard, ScopedMemory } from '@recollect/core'

/** All versions of one fact, oldest first. Of a slot with several values, each value has its own. */
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
  const histories = await Promise.all(keys.map((key) => historiesOf(memory, key)))
  return { active: rows.filter(({ active }) => active), histories: histories.flat() }
}

/** A denial (`!` before the value) belongs to the value it denies. */
const valueOf = ({ valueKey }: MemoryCard): string => valueKey.replace(/^!/u, '')

async function historiesOf(memory: ScopedMemory, key: string): Promise<History[]> {
  const versions = await memory.history(key)
  const single = versions.some(({ valueKey }) => valueKey === '')
  if (single) return [{ key, versions }]
  return [...new Set(versions.map(valueOf))].map((value) => ({
    key,
    versions: versions.filter((card) => valueOf(card) === value),
  }))
}
