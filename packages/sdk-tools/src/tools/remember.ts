import { RecollectError } from '@recollect/core'
import type { MessageInput, RememberResult, ScopedMemory } from '@recollect/core'
import { messageKeys } from '../conversation/message-keys.ts'
import { quotedIn } from '../conversation/quoted-in.ts'
import { stableKey } from '../conversation/stable-key.ts'
import { lastOfUser, linesUpTo, textOf } from '../conversation/transcript.ts'
import type { Spoken } from '../conversation/transcript.ts'
import { factView } from './views.ts'
import type { FactView } from './views.ts'

/** What the tool `remember` gives a model. */
export interface Remembered {
  readonly id: string
  readonly as: 'words of the user' | 'note'
  readonly facts: readonly FactView[]
}

interface RememberSettings {
  /** Name of the adapter: its keys begin with it. */
  readonly adapter: string
  readonly session?: string | undefined
}

/**
 * What the tool `remember` does with a text, given the conversation. Words of the user are kept as the whole message they stand in: cut out
 * of it they may say what the user denied, doubted or told of somebody else. All else is a note of the assistant, which recall finds and
 * which never becomes a fact.
 */
export function rememberer(memory: ScopedMemory, { adapter, session }: RememberSettings) {
  const keyOf = messageKeys(adapter)
  const common = session === undefined ? {} : { session }

  const keepMessage = async (messages: readonly Spoken[], place: number, message: Spoken) => {
    const key = await keyOf(messages, place, session)
    return kept(memory, { text: textOf(message), role: 'user', key, ...common })
  }
  const keepNote = async (text: string, messages: readonly Spoken[]) => {
    const key = await noteKey(adapter, text, messages, session)
    return memory.remember({ text, role: 'assistant', ...common, ...(key === null ? {} : { key }) })
  }
  return async (text: string, messages: readonly Spoken[]): Promise<Remembered> => {
    const place = quotedIn(text, messages)
    const message = messages[place]
    const whole = message === undefined ? null : await keepMessage(messages, place, message)
    const result = whole ?? (await keepNote(text, messages))
    const { id, role } = result.item
    return { id, as: role === 'user' ? 'words of the user' : 'note', facts: await factsIn(memory, result) }
  }
}

/** Null for a message the memory does not take, such as one that is too long: its words are left to a note. */
async function kept(memory: ScopedMemory, message: MessageInput): Promise<RememberResult | null> {
  try {
    return await memory.remember(message)
  } catch (error) {
    if (RecollectError.isInstance(error) && error.code === 'INVALID_INPUT') return null
    throw error
  }
}

/** The same note of the same conversation is kept once. Without history the same words may be meant anew: no key. */
async function noteKey(
  adapter: string,
  text: string,
  messages: readonly Spoken[],
  session: string | undefined,
): Promise<string | null> {
  const lines = linesUpTo(messages, lastOfUser(messages))
  return lines.length > 1 ? stableKey(adapter, ['quote', session ?? null, lines, text]) : null
}

/** What a message did to the facts; of one that was known, the facts that rest on it. */
async function factsIn(
  memory: ScopedMemory,
  { item, duplicate, changes }: RememberResult,
): Promise<readonly FactView[]> {
  if (!duplicate) return changes.flatMap(({ card }) => (card === null ? [] : factView(card)))
  const moment = { from: item.saidAt, to: item.saidAt + 1 }
  const { rows } = await memory.cards.list({ active: true, limit: 200, ...moment })
  return rows.filter(({ itemId }) => itemId === item.id).map(factView)
}
