import { repairText } from '@recollect/core/text'
import { textOf } from './transcript.ts'
import type { Spoken } from './transcript.ts'

/** As it is kept, spaces aside: a model quotes no control characters. */
const oneSpaced = (text: string): string => repairText(text).text.replaceAll(/\s+/gu, ' ').trim()

/**
 * Where the user said these words, spaces aside; -1 where they did not. Said more than once, the last time counts: it may take back what
 * they said before. Pure.
 */
export function quotedIn(quote: string, messages: readonly Spoken[]): number {
  const words = oneSpaced(quote)
  if (words === '') return -1
  return messages.findLastIndex(
    (message) => message.role === 'user' && oneSpaced(textOf(message)).includes(words),
  )
}
