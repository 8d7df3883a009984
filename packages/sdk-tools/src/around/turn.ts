import { hasWords } from '@recollect/core/text'
import { lastOfUser, linesUpTo, textOf } from '../conversation/transcript.ts'
import type { Line, Spoken } from '../conversation/transcript.ts'

/** The user's last turn in what a model is asked. */
export interface Turn {
  /** Where it stands. */
  readonly place: number
  /** Empty where they said nothing in words, as with a picture. */
  readonly text: string
  /** Nothing came after it: the first step of a loop of tools, or a retry of it. */
  readonly isLast: boolean
  /** Both sides up to it. One line: the caller sends no history. */
  readonly lines: readonly Line[]
  /** The response it goes on from, whose conversation the server holds; null where there is none. */
  readonly previous: string | null
}

/** Null when the user said nothing. Pure. */
export function turnOf(messages: readonly Spoken[], previous: string | null = null): Turn | null {
  const place = lastOfUser(messages)
  const message = messages[place]
  if (message === undefined) return null
  const text = textOf(message)
  const isLast = place === messages.length - 1
  return { place, text: hasWords(text) ? text : '', isLast, lines: linesUpTo(messages, place), previous }
}
