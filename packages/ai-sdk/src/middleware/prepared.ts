import { contextFor, turnOf } from '@recollect/sdk-tools'
import { settingsOf } from './call-settings.ts'
import { injected } from './inject.ts'
import type { MemoryMiddlewareOptions } from './options.ts'
import type { CallOptions, Warning } from './sdk-types.ts'

/** The call as the model gets it: the user's turn remembered, then its context before it. Always an object of its own. */
export async function prepared(
  params: CallOptions,
  options: MemoryMiddlewareOptions,
  warnings: Warning[],
): Promise<CallOptions> {
  const turn = turnOf(params.prompt)
  if (turn === null) return { ...params }
  const context = await contextFor(turn, settingsOf(params, options, warnings))
  return { ...params, prompt: injected(params.prompt, turn.place, context, options.placement) }
}
