import type { RememberResult } from '@recollect/core'
import { hasWords } from '@recollect/core/text'
import { askedOf } from './asked.ts'
import { attempt } from './attempt.ts'
import type { AroundSettings } from './options.ts'
import { turnKey } from './turn-key.ts'
import type { Turn } from './turn.ts'

/**
 * Before a call: what the user's turn says is remembered; gives the context that goes before it, fenced, or an empty text. Neither an odd
 * turn nor one that cannot be remembered goes without its context.
 */
export async function contextFor(turn: Turn, settings: AroundSettings): Promise<string> {
  const { memory, session, budget, include, remember, onError } = settings
  const isSaid = remember && turn.text !== ''
  const kept = isSaid ? await attempt('remember', onError, () => keep(turn, settings)) : null
  const asked = await attempt('remember', onError, () => askedOf(kept, settings))
  // After it: what the message changed is known in its own context, and core leaves out the message itself.
  const context = await attempt('context', onError, () =>
    memory.session(session).context(turn.text, {
      ...(budget === undefined ? {} : { budget }),
      ...(include === undefined ? {} : { include }),
      conversation: turn.lines.map(([, text]) => text),
    }),
  )
  return [context?.text, asked].filter(Boolean).join('\n\n')
}

async function keep(turn: Turn, settings: AroundSettings): Promise<RememberResult | null> {
  const { memory, session, signal } = settings
  const key = await turnKey(turn, settings)
  // Without a key nothing would know a later step of the same turn.
  if (key === null && !turn.isLast) return null
  return memory.remember(
    { text: turn.text, role: 'user', session, ...(key === null ? {} : { key }) },
    signal === undefined ? {} : { signal },
  )
}

/**
 * After a call: logs question and answer, once the model has said all. `ended` is null while it has not. A question without words, such
 * as a picture, is no pair.
 */
export async function logTurn(
  question: string,
  ended: string | null,
  { memory, session, log, onError }: Pick<AroundSettings, 'memory' | 'session' | 'log' | 'onError'>,
): Promise<void> {
  if (!log || ended === null || question === '') return
  const answer = hasWords(ended) ? ended : null
  await attempt('log', onError, () => memory.session(session).log(question, answer))
}
