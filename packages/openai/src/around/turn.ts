import { lastOfUser, linesUpTo, textOf } from '../conversation/transcript.ts'
import type { Line } from '../conversation/transcript.ts'
import type { Asked } from './asked.ts'

/** The user's last turn in a request. */
export interface Turn {
  /** Where it stands. */
  readonly place: number
  readonly text: string
  /** Nothing came after it: the first step of a loop of tools, or a retry of it. */
  readonly isLast: boolean
  /** Both sides up to it. */
  readonly lines: readonly Line[]
  readonly previous: string | null
}

/** Null when the user said nothing in words. Pure. */
export function turnOf({ messages, previous }: Pick<Asked, 'messages' | 'previous'>): Turn | null {
  const place = lastOfUser(messages)
  const message = messages[place]
  const text = message === undefined ? '' : textOf(message)
  if (text.trim() === '') return null
  const isLast = place === messages.length - 1
  return { place, text, isLast, lines: linesUpTo(messages, place), previous }
}
