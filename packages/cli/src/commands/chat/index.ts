import type { Context } from '../../context.ts'
import { checkText } from '../../input/check-text.ts'
import { withMemory } from '../../open-memory.ts'
import { converse } from './converse.ts'
import type { Conversation } from './converse.ts'
import type { ChatArguments } from './spec.ts'
import { takeTurn } from './turn.ts'
import type { Listener } from './turn.ts'

/** Statements are remembered, questions answered and then kept. */
export async function chat({ message, session }: ChatArguments, context: Context): Promise<Conversation> {
  if (message !== null) checkText(message, (t) => t.errors.where.text)
  return withMemory(context, 'write', async (open) => {
    const listener: Listener = {
      ...open,
      session,
      zone: context.loaded.settings.timeZone,
      lastRecall: { current: null },
      asked: { current: null },
    }
    if (message === null) return converse(listener, context)
    return { turns: [await takeTurn(message, listener)], refused: 0, interrupted: false }
  })
}
