import { linesKey } from './lines-key.ts'
import { stableKey } from './stable-key.ts'
import { linesUpTo, textOf } from './transcript.ts'
import type { Spoken } from './transcript.ts'

type KeyOf = (messages: readonly Spoken[], place: number, session?: string | null) => Promise<string>

/**
 * Keys of messages a model quotes from: one message has one key, however many of its words are quoted. It is the key of the turn where
 * all that was said before tells it apart. Of the first message only what was said after it does, from the user's next one on. Until then
 * the same words may be said anew another day: it is known as the object it is.
 */
export function messageKeys(adapter: string): KeyOf {
  const keyOfObject = objectKeys(adapter)
  return async (messages, place, session = null) => {
    const lines = linesUpTo(messages, place)
    if (lines.length > 1) return linesKey(adapter, session, lines)
    const next = messages.findIndex(({ role }, at) => at > place && role === 'user')
    if (next !== -1) return stableKey(adapter, ['first', session, linesUpTo(messages, next)])
    return keyOfObject(messages[place] ?? {})
  }
}

function objectKeys(adapter: string): (message: Spoken) => string {
  const given = new WeakMap<Spoken, { readonly text: string; readonly key: string }>()
  return (message) => {
    const text = textOf(message)
    const known = given.get(message)
    if (known?.text === text) return known.key
    const key = `${adapter}:${crypto.randomUUID()}`
    given.set(message, { text, key })
    return key
  }
}
