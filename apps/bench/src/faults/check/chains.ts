import type { MemoryCard } from '@recollect/core'

/** Chains whose versions are not 1 to n, or with more than one active; mistakes that were set aside (`^`) have numbers of their own. */
export function brokenChains(cards: readonly MemoryCard[]): number {
  return [...grouped(cards)].filter(([name, chain]) => !name.includes('\n^') && !isWhole(chain)).length
}

const chainOf = ({ versionKey, valueKey }: MemoryCard): string => `${versionKey}\n${valueKey}`

function grouped(cards: readonly MemoryCard[]): Map<string, MemoryCard[]> {
  const chains = new Map<string, MemoryCard[]>()
  for (const card of cards) {
    const chain = chains.get(chainOf(card))
    if (chain) chain.push(card)
    else chains.set(chainOf(card), [card])
  }
  return chains
}

function isWhole(chain: readonly MemoryCard[]): boolean {
  const versions = chain.map(({ version }) => version).sort((a, b) => a - b)
  return (
    versions.every((version, at) => version === at + 1) && chain.filter(({ active }) => active).length <= 1
  )
}
