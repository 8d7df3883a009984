import type { Asked } from './asked.ts'
import { attempt } from './attempt.ts'
import { injected } from './inject.ts'
import type { Settings } from './options.ts'
import { turnKey } from './turn-key.ts'
import type { Turn } from './turn.ts'

/** The body as the model gets it: the user's turn remembered, then its context before it. */
export async function prepared(asked: Asked, turn: Turn, settings: Settings): Promise<string> {
  const { memory, session, budget, include, remember, placement } = settings
  if (remember) await attempt('remember', settings, () => keep(turn, settings))
  // After it: what the message changed is known in its own context, and core leaves out the message itself.
  const context = await attempt('context', settings, () =>
    memory.session(session).context(turn.text, {
      ...(budget === undefined ? {} : { budget }),
      ...(include === undefined ? {} : { include }),
    }),
  )
  return asked.bodyWith(injected(asked, turn.place, context?.text ?? '', placement))
}

async function keep(turn: Turn, settings: Settings): Promise<void> {
  const { memory, session } = settings
  const key = await turnKey(turn, settings)
  // Without a key nothing would know a later step of the same turn.
  if (key === null && !turn.isLast) return
  await memory.remember({ text: turn.text, role: 'user', session, ...(key === null ? {} : { key }) })
}
