import type { Change, MemoryCard, Page, ScopedMemory } from '@recollect/core'
import type { Context } from '../../context.ts'
import { withMemory } from '../../open-memory.ts'
import { isFinal } from '../undo/last.ts'
import type { ChangesArguments } from './spec.ts'
import { factsThen } from './facts-then.ts'

/** A change with the fact versions it made, as they stand now, or stood when it was made where it was undone since. */
export type ToldChange = Change & {
  readonly facts: readonly MemoryCard[]
  /** Facts it only said again. */
  readonly again: readonly MemoryCard[]
  /** What it would bring back is gone for good. */
  readonly final: boolean
}

/** The log, newest first. */
export function changes({ limit, cursor }: ChangesArguments, context: Context): Promise<Page<ToldChange>> {
  return withMemory(context, 'read', async ({ memory }) => {
    const { rows, next } = await memory.changes.list({ limit, cursor })
    const facts = await factsOf(rows, memory)
    const now = Date.now()
    const told: ToldChange[] = []
    for (const [i, change] of rows.entries()) {
      const made = facts.filter((card) => isOf(change, card))
      const shown = made.length === 0 ? await factsThen(change, memory) : made
      const again = facts.filter((card) => saysAgain(change, card, rows[i + 1]))
      told.push({ ...change, facts: shown, again, final: isFinal(change, now) })
    }
    return { rows: told, next }
  })
}

const isOf = ({ cards }: Change, { seq }: MemoryCard): boolean =>
  cards !== null && cards[0] <= seq && seq <= cards[1]

/** A direct write that made no version: of what was said again between the change before it and itself. */
const saysAgain = (
  { kind, cards, at }: Change,
  { seenAt }: MemoryCard,
  before: Change | undefined,
): boolean =>
  kind === 'put' && cards === null && seenAt.some((seen) => seen <= at && seen > (before?.at ?? at - 1))

const PAGE = 1000

/** Facts are listed from the first, so that this takes the time of reading all of them. */
async function factsOf(
  changes: readonly Change[],
  memory: Pick<ScopedMemory, 'cards'>,
): Promise<readonly MemoryCard[]> {
  const wanted = (card: MemoryCard) =>
    changes.some((change, i) => isOf(change, card) || saysAgain(change, card, changes[i + 1]))
  const found: MemoryCard[] = []
  let cursor: string | null = null
  do {
    const page: Page<MemoryCard> = await memory.cards.list({ limit: PAGE, cursor })
    found.push(...page.rows.filter(wanted))
    cursor = page.next
  } while (cursor !== null)
  return found
}
