import type { MessageInput, ScopedMemory } from '@recollect/core'
import type { ManualClock } from '../library/manual-clock.ts'
import type { Conversation, Turn } from './schema.ts'
import { readUtc } from './time.ts'

/** Messages handed over in one call. */
const BATCH = 200

/** A speaker named like a role is no name. */
const speakerOf = ({ speaker, role }: Turn): { speaker?: string } =>
  speaker === null || speaker === undefined || speaker === '' || speaker === role ? {} : { speaker }

/** The turn's id is the message's key, so that hits lead back to turns. */
export function messageOf(turn: Turn): MessageInput {
  return {
    text: turn.text,
    key: turn.id,
    role: turn.role ?? 'user',
    ...speakerOf(turn),
    ...(turn.session ? { session: turn.session } : {}),
    ...(turn.time ? { at: readUtc(turn.time) } : {}),
  }
}

/** Tells a conversation to one scope, with the clock at the time of the words. Returns the number of messages. */
export async function ingest(
  memory: ScopedMemory,
  clock: ManualClock,
  conversation: Conversation,
): Promise<number> {
  const messages = conversation.turns.map(messageOf)
  for (let from = 0; from < messages.length; from += BATCH) {
    const batch = messages.slice(from, from + BATCH)
    clock.set(Math.max(clock.now(), lastTime(batch)))
    await memory.remember(batch)
  }
  return messages.length
}

const lastTime = (messages: readonly MessageInput[]): number =>
  Math.max(0, ...messages.map(({ at }) => (typeof at === 'number' ? at : 0)))

/** The moment after the last word: when a question without a time of its own is asked. */
export const endOf = (conversation: Conversation): number =>
  lastTime(conversation.turns.map(messageOf)) + 60_000
