import type { Recollect } from '@recollect/core'
import type { Context } from '@recollect/sessions'
import { manualClock } from '../library/manual-clock.ts'
import { withTemporaryRecollect } from '../library/with-recollect.ts'
import { fillMemory } from './fill-memory.ts'
import type { ContextSet } from './load.ts'
import type { Message } from './schema.ts'

export const BUDGETS = [300, 600, 1200] as const

/** What a context of one budget held of what one message needs. */
export interface Held {
  readonly message: string
  readonly budget: number
  readonly needed: number
  readonly shown: number
  /** Facts that would harm, shown as holding. */
  readonly harmful: number
  readonly facts: number
  readonly tokens: number
  /** Needed facts that were not shown, by id. */
  readonly missing: readonly string[]
}

/** Builds the context of every message at every budget. */
export async function measureSet({ memories, messages }: ContextSet): Promise<readonly Held[]> {
  const clock = manualClock(0)
  return withTemporaryRecollect({ store: 'memory', clock }, async (recollect: Recollect) => {
    const held: Held[] = []
    for (const memory of memories) {
      const scope = recollect.scope(memory.id)
      const factOfCard = await fillMemory(scope, memory, clock)
      for (const message of messages.filter((one) => one.memory === memory.id)) {
        for (const budget of BUDGETS) {
          const context = await scope.session('asked').context(message.text, { budget })
          held.push(heldIn(context, message, factOfCard))
        }
      }
    }
    return held
  })
}

function heldIn(
  { entries, tokens, budget }: Context,
  { id, needs, harms }: Message,
  factOfCard: ReadonlyMap<string, string>,
): Held {
  const cards = entries.flatMap((entry) => ('card' in entry ? entry.card : []))
  const shown = new Set(cards.flatMap((card) => factOfCard.get(card.id) ?? []))
  const holding = new Set(cards.flatMap((card) => (card.active ? (factOfCard.get(card.id) ?? []) : [])))
  const missing = needs.filter((need) => !shown.has(need))
  return {
    message: id,
    budget,
    needed: needs.length,
    shown: needs.length - missing.length,
    harmful: harms.filter((harm) => holding.has(harm)).length,
    facts: cards.length,
    tokens,
    missing,
  }
}
