import type { Change, MemoryCard, Page, ScopedMemory } from '@recollect/core'

const PAGE = 1000

/** What a change made that is there no longer, as it was known right after: what was forgotten since is not shown. */
export async function factsThen(
  { at, cards, undoneBy }: Change,
  memory: Pick<ScopedMemory, 'at'>,
): Promise<readonly MemoryCard[]> {
  if (cards === null || undoneBy === null) return []
  const [first, last] = cards
  const then = memory.at({ knownAt: at })
  const found: MemoryCard[] = []
  let cursor: string | null = null
  do {
    const page: Page<MemoryCard> = await then.cards.list({ limit: PAGE, cursor })
    found.push(...page.rows.filter(({ seq }) => first <= seq && seq <= last))
    cursor = page.next
  } while (cursor !== null)
  return found
}
