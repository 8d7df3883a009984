import { lastOfUser, linesUpTo, textOf } from '../conversation/transcript.ts'
import type { Line } from '../conversation/transcript.ts'
import type { Prompt } from './sdk-types.ts'

/** The user's last turn in a prompt. */
export interface Turn {
  /** Where it stands. */
  readonly place: number
  readonly text: string
  /** Nothing came after it: the first step of a loop of tools, or a retry of it. */
  readonly isLast: boolean
  /** Both sides up to it. One line: the caller sends no history. */
  readonly lines: readonly Line[]
}

/** Null when the user said nothing in words. Pure. */
export function turnOf(prompt: Prompt): Turn | null {
  const place = lastOfUser(prompt)
  const message = prompt[place]
  const text = message === undefined ? '' : textOf(message)
  if (text.trim() === '') return null
  return { place, text, isLast: place === prompt.length - 1, lines: linesUpTo(prompt, place) }
}
