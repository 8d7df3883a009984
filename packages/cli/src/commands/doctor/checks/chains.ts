import type { MemoryCard, ScopedMemory } from '@recollect/core'

export interface ChainReport {
  chains: number
  /** Keys with more than one active card where one is allowed. */
  readonly twoActive: string[]
  /** Keys whose versions are not 1, 2, 3, … */
  readonly gaps: string[]
}

interface Chain {
  active: number
  readonly versions: number[]
}

const PAGE = 1000
const SEPARATOR = '\u0000'

/** Every chain has versions from 1 without a gap and at most one active card: none after a retraction. */
export async function checkChains(memory: ScopedMemory): Promise<ChainReport> {
  const chains = new Map<string, Chain>()
  let cursor: string | null = null
  do {
    const { rows, next }: { rows: readonly MemoryCard[]; next: string | null } = await memory.cards.list({
      limit: PAGE,
      cursor,
    })
    for (const card of rows) addCard(chains, card)
    cursor = next
  } while (cursor !== null)
  const keys = (bad: (chain: Chain) => boolean) =>
    [...chains].filter(([, chain]) => bad(chain)).map(([key]) => key.replace(SEPARATOR, ' '))
  return { chains: chains.size, twoActive: keys(({ active }) => active > 1), gaps: keys(hasGap) }
}

function addCard(chains: Map<string, Chain>, { versionKey, valueKey, active, version }: MemoryCard): void {
  const key = `${versionKey}${SEPARATOR}${valueKey}`
  const chain = chains.get(key) ?? { active: 0, versions: [] }
  chains.set(key, chain)
  chain.active += active ? 1 : 0
  chain.versions.push(version)
}

const hasGap = ({ versions }: Chain): boolean =>
  [...versions].sort((a, b) => a - b).some((version, i) => version !== i + 1)
