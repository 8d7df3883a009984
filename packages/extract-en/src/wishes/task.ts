import type { Clause } from '@recollect/core'
import { TASK_VERBS } from '../lexicon/wishes/verbs.ts'
import { chatTokensOf } from '../text/chat-tokens.ts'
import { frontOf } from './front.ts'

const PIECE = /[^.!?\n;:]{2,300}[.!?\n;:]?/gu
/** How much of a message around a clause is looked at. */
const NEAR = 1200

/** Whether a piece of text asks for something to be made or told. */
function isTask(piece: string): boolean {
  if (piece.trimEnd().endsWith('?')) return true
  const tokens = chatTokensOf(piece)
  const front = frontOf(tokens, 0)
  if (front.lasting || front.scope !== null || front.mode === 'deny' || front.mode === 'forbid') return false
  const [first, second] = [tokens[front.at]?.key ?? '', tokens[front.at + 1]?.key ?? '']
  return TASK_VERBS.has(first) && tokens.length > front.at + 1 && second !== 'me,'
}

/** Whether the message asks for something else, of which a style beside it may be. */
export function isBesideTask({ start, end, sentence }: Clause): boolean {
  const { message } = sentence
  const around = [message.slice(Math.max(0, start - NEAR), start), message.slice(end, end + NEAR)]
  return around.some((text) => (text.match(PIECE) ?? []).some((piece) => isTask(piece)))
}
