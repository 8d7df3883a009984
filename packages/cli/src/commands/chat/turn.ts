import { detectQuestion, normalizeText, slotRegistry } from '@recollect/core'
import type { Answer, RememberResult } from '@recollect/core'
import type { OpenMemory } from '../../open-memory.ts'

/** Who listens to a message. */
export interface Listener extends OpenMemory {
  readonly session: string | undefined
  readonly zone: string
}

export interface Turn {
  readonly message: string
  /** Null when the message asks nothing. */
  readonly answer: Answer | null
  readonly remembered: RememberResult
}

/** A question is recalled before it is kept, so that it cannot be its own best hit. It gives no fact. */
export async function takeTurn(message: string, listener: Listener): Promise<Turn> {
  const { memory, session } = listener
  const answer = asks(message, listener) ? await memory.answer(message) : null
  const remembered = await memory.remember({ text: message, ...(session === undefined ? {} : { session }) })
  return { message, answer, remembered }
}

/** Whether a message asks something. */
export function asks(message: string, { packs, zone }: Pick<Listener, 'packs' | 'zone'>): boolean {
  const slots = slotRegistry(packs.flatMap((pack) => pack.slots))
  return detectQuestion(packs, normalizeText(message), { now: Date.now(), zone, slots }).isQuestion
}
