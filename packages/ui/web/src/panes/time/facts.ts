import type { MemoryCard } from '@recollect/core'

/** A fact one can choose: all versions of one key. */
export interface FactChoice {
  /** `entity:slot`. */
  readonly key: string
  readonly entity: string
  readonly slot: string
  readonly versions: number
}

/** The keys among cards, those with most versions first. */
export function factChoices(cards: readonly MemoryCard[]): FactChoice[] {
  const byKey = new Map<string, FactChoice>()
  for (const { versionKey: key, entity, slot } of cards) {
    const versions = (byKey.get(key)?.versions ?? 0) + 1
    byKey.set(key, { key, entity, slot, versions })
  }
  return [...byKey.values()].toSorted((a, b) => b.versions - a.versions || (a.key < b.key ? -1 : 1))
}

/** A key as a person may type it: `location` means `user:location`. */
export const keyOf = (typed: string): string => {
  const text = typed.trim()
  return text === '' || text.includes(':') ? text : `user:${text}`
}

/** So many are offered at a time. */
const MOST = 50

/** Names that hold what was typed; before anything is, the first of all. */
export function offered(names: readonly string[], typed: string | null): string[] {
  const wanted = (typed ?? '').trim().toLowerCase()
  return names.filter((name) => name.toLowerCase().includes(wanted)).slice(0, MOST)
}
