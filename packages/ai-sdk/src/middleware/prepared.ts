import type { ScopedMemory } from '@recollect/core'
import { settingsOf } from './call-settings.ts'
import { attempt } from './failures.ts'
import { injected } from './inject.ts'
import type { CallSettings, MemoryMiddlewareOptions } from './options.ts'
import type { CallOptions, Warning } from './sdk-types.ts'
import { turnKey } from './turn-key.ts'
import { turnOf } from './turn.ts'
import type { Turn } from './turn.ts'

/** The call as the model gets it: the user's turn remembered, then its context before it. Always an object of its own. */
export async function prepared(
  params: CallOptions,
  options: MemoryMiddlewareOptions,
  warnings: Warning[],
): Promise<CallOptions> {
  const turn = turnOf(params.prompt)
  if (turn === null) return { ...params }
  const settings = settingsOf(params, options)
  const { memory, budget, include, remember = true, placement } = options
  if (remember)
    await attempt('remember', options, warnings, () => keep(memory, turn, settings, params, options))
  // After it: what the message changed is known in its own context, and core leaves out the message itself.
  const context = await attempt('context', options, warnings, () =>
    memory.session(settings.session).context(turn.text, {
      ...(budget === undefined ? {} : { budget }),
      ...(include === undefined ? {} : { include }),
    }),
  )
  return { ...params, prompt: injected(params.prompt, turn.place, context?.text ?? '', placement) }
}

async function keep(
  memory: ScopedMemory,
  turn: Turn,
  settings: CallSettings,
  { abortSignal }: CallOptions,
  { log = true }: MemoryMiddlewareOptions,
): Promise<void> {
  const key = await turnKey(memory, turn, settings, log)
  // Without a key nothing would know a later step of the same turn.
  if (key === null && !turn.isLast) return
  await memory.remember(
    { text: turn.text, role: 'user', session: settings.session, ...(key === null ? {} : { key }) },
    abortSignal === undefined ? {} : { signal: abortSignal },
  )
}
