import type { MemoryCard, Page, ScopedMemory, UndoOptions, UndoResult } from '@recollect/core'
import { messageOf } from './message-of.ts'
import { shiftsBetween } from './shifts.ts'
import type { FactShift } from './shifts.ts'

/** What an undo really did. */
export type TakenBack = UndoResult & {
  /** Messages that are there no longer; below 0: that are there again. */
  readonly messages: number
  /** The words of the one message that was taken away, where no fact rested on it. */
  readonly words: string | null
  readonly facts: readonly FactShift[]
}

const PAGE = 1000

/** Takes back a change or a batch and compares the memory before and after: linear in its facts. */
export async function takeBack(
  memory: ScopedMemory,
  id: string,
  options: UndoOptions = {},
): Promise<TakenBack> {
  const words = await wordsOf(id, memory)
  const [before, said] = [await allCards(memory), (await memory.stats()).items]
  const result = await memory.undo(id, options)
  const facts = shiftsBetween(before, await allCards(memory))
  const messages = said - (await memory.stats()).items
  return { ...result, messages, words: messages === 1 && facts.length === 0 ? words : null, facts }
}

/** Of a change, or of a batch of one among the last. */
async function wordsOf(id: string, memory: ScopedMemory): Promise<string | null> {
  const one = await memory.changes.get(id)
  const all = one === null ? (await memory.changes.list()).rows.filter(({ batch }) => batch === id) : [one]
  const [change, ...others] = all
  return change === undefined || others.length > 0 ? null : ((await messageOf(change, memory))?.text ?? null)
}

async function allCards({ cards }: Pick<ScopedMemory, 'cards'>): Promise<readonly MemoryCard[]> {
  const all: MemoryCard[] = []
  let cursor: string | null = null
  do {
    const page: Page<MemoryCard> = await cards.list({ limit: PAGE, cursor })
    all.push(...page.rows)
    cursor = page.next
  } while (cursor !== null)
  return all
}
