import { command } from '../argv/command.ts'
import type { Context } from '../context.ts'
import { EXIT } from '../errors/exit-codes.ts'
import { checkText } from '../input/check-text.ts'
import { withMemory } from '../open-memory.ts'
import { renderTurns } from '../render/turn.ts'
import { converse } from './chat/converse.ts'
import type { Conversation } from './chat/converse.ts'
import { takeTurn } from './chat/turn.ts'
import type { Listener } from './chat/turn.ts'

interface ChatArguments {
  /** One thing to say; null: talk until the end of input. */
  readonly message: string | null
  readonly session: string | undefined
}

/** Statements are remembered, questions answered and then kept. */
async function chat({ message, session }: ChatArguments, context: Context): Promise<Conversation> {
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

export const spec = command({
  name: 'chat',
  options: ['message', 'session'],
  read: (values): ChatArguments => ({
    message: values.text('message') ?? null,
    session: values.label('session'),
  }),
  run: chat,
  render: ({ turns }, view) => renderTurns(turns, view),
  exit: ({ refused, interrupted }) => (interrupted ? EXIT.interrupted : refused > 0 ? EXIT.refused : EXIT.ok),
})
