import type { ScopedMemory } from '@recollect/core'
import { allRows } from '../../library/all-rows.ts'
import type { Found } from '../ledger.ts'
import { ownSlots } from '../messages.ts'
import { brokenChains } from './chains.ts'

/** Reads all of a memory through the public API, and has `repair` look for what no write leaves behind. */
export async function lookInto(memory: ScopedMemory): Promise<Found> {
  const items = await allRows((page) => memory.items.list(page))
  const cards = await allRows((page) => memory.cards.list(page))
  const sessions = await allRows((page) => memory.sessions.list(page))
  const { problems } = await memory.repair({ dryRun: true })
  const questions: string[] = []
  let gaps = 0
  for (const { id, lastSeq } of sessions) {
    const turns = await memory.session(id).recent(lastSeq)
    questions.push(...turns.map(({ question }) => question))
    if (turns.some(({ seq }, at) => seq !== at + 1) || turns.length !== lastSeq) gaps += 1
  }
  return {
    items: items.map(({ key, id, text }) => ({ key: key ?? '', id, text })),
    values: cards.filter(({ slot }) => isOwn(slot)).map(({ value }) => value),
    questions,
    broken: problems.length + brokenChains(cards) + gaps,
  }
}

const isOwn = (slot: string): boolean => ownSlots.includes(slot) || slot.startsWith('slot-')
