import type { MemoryCard } from '../types/card.ts'

/** Cards of one version key by value key, each chain in the order its versions count. */
export function chainsOf(cards: readonly MemoryCard[]): MemoryCard[][] {
  const chains = new Map<string, MemoryCard[]>()
  for (const card of cards) {
    const chain = chains.get(card.valueKey)
    if (chain) chain.push(card)
    else chains.set(card.valueKey, [card])
  }
  const corrections = correctionsIn(cards)
  return [...chains.values()].map((chain) => ordered(chain, corrections))
}

/** By the numbers where they hang together, else in order of recording. */
function ordered(chain: readonly MemoryCard[], corrections: ReadonlySet<string>): MemoryCard[] {
  const numbered = [...chain].sort((a, b) => a.version - b.version || a.seq - b.seq)
  // Mistakes count in the order they were set aside, which nothing but their numbers tells.
  const setAside = chain[0]?.valueKey.startsWith('^') ?? false
  return setAside || hangTogether(numbered) ? numbered : asRecorded(numbered, corrections)
}

/**
 * Numbers from 1 without a gap, and nothing follows what has a higher one. They need not be in order of recording: a card that puts
 * another right has the number of that one, also when that one was forgotten since.
 */
function hangTogether(numbered: readonly MemoryCard[]): boolean {
  const versions = new Map(numbered.map(({ id, version }) => [id, version]))
  return numbered.every(
    ({ version, parentId }, i) => version === i + 1 && (versions.get(parentId ?? '') ?? 0) < version,
  )
}

/** What puts another right stands where its number puts it, as far as the others allow. */
function asRecorded(numbered: readonly MemoryCard[], corrections: ReadonlySet<string>): MemoryCard[] {
  const sorted = numbered.filter(({ id }) => !corrections.has(id)).sort((a, b) => a.seq - b.seq)
  for (const card of numbered.filter(({ id }) => corrections.has(id))) {
    sorted.splice(Math.min(Math.max(card.version - 1, 0), sorted.length), 0, card)
  }
  return sorted
}

/** Cards that put another right. */
const correctionsIn = (cards: readonly MemoryCard[]): ReadonlySet<string> =>
  new Set(cards.flatMap(({ correctedBy }) => correctedBy ?? []))
