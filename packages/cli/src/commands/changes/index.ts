import type { Change, MemoryCard, Page, ScopedMemory } from '@recollect/core'
import type { Context } from '../../context.ts'
import { withMemory } from '../../open-memory.ts'
import type { ChangesArguments } from './spec.ts'

/** A change with the fact versions it made, as they stand now; those that are gone are not among them. */
export type ToldChange = Change & { readonly facts: readonly MemoryCard[] }

/** The log, newest first. */
export function changes({ limit, cursor }: ChangesArguments, context: Context): Promise<Page<ToldChange>> {
  return withMemory(context, 'read', async ({ memory }) => {
    const { rows, next } = await memory.changes.list({ limit, cursor })
    const facts = await factsOf(rows, memory)
    const told = rows.map((change) => ({ ...change, facts: facts.filter((card) => made(change, card)) }))
    return { rows: told, next }
  })
}

const made = ({ cards }: Change, { seq }: MemoryCard): boolean =>
  cards !== null && cards[0] <= seq && seq <= cards[1]

const PAGE = 1000

/** Facts are listed from the first, so that this takes the time of reading all of them. */
async function factsOf(
  changes: readonly Change[],
  memory: Pick<ScopedMemory, 'cards'>,
): Promise<readonly MemoryCard[]> {
  const last = Math.max(0, ...changes.map(({ cards }) => cards?.[1] ?? 0))
  const found: MemoryCard[] = []
  let cursor: string | null = null
  let read = 0
  while (read < last) {
    const page: Page<MemoryCard> = await memory.cards.list({ limit: PAGE, cursor })
    found.push(...page.rows.filter((card) => changes.some((change) => made(change, card))))
    read = page.rows.at(-1)?.seq ?? last
    cursor = page.next
    if (cursor === null) break
  }
  return found
}
