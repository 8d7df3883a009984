import { detectQuestion, slotRegistry } from '@recollect/core/extraction'
import { normalizeText } from '@recollect/core/text'
import type { Answer, MemoryRequest, RecallResult, RememberResult } from '@recollect/core'
import type { OpenMemory } from '../../open-memory.ts'

/** Who listens to a message. */
export interface Listener extends OpenMemory {
  readonly session: string | undefined
  readonly zone: string
  /** What `/why` and `/trace` show: the last question's. */
  readonly lastRecall: { current: RecallResult | null }
  /** A request to forget that the next line may confirm. */
  readonly asked: { current: MemoryRequest | null }
}

export interface Turn {
  readonly message: string
  /** Null when the message asks nothing. */
  readonly answer: Answer | null
  readonly remembered: RememberResult
  /** What it did to the facts, and what its request comes to, in words. */
  readonly words: string
}

/** A question is recalled before it is kept, so that it cannot be its own best hit. It gives no fact. */
export async function takeTurn(message: string, listener: Listener): Promise<Turn> {
  const { memory, session } = listener
  const found = asks(message, listener) ? await memory.recall(message, { trace: true }) : null
  if (found !== null) listener.lastRecall.current = found
  const remembered = await memory.remember({ text: message, ...(session === undefined ? {} : { session }) })
  const words = await memory.describe(remembered)
  return { message, answer: found?.answer ?? null, remembered, words }
}

/** Whether a message asks something. */
export function asks(message: string, { packs, zone }: Pick<Listener, 'packs' | 'zone'>): boolean {
  const slots = slotRegistry(packs.flatMap((pack) => pack.slots))
  return detectQuestion(packs, normalizeText(message), { now: Date.now(), zone, slots }).isQuestion
}
