import { settingsOf } from './call-settings.ts'
import type { Ended } from './answer.ts'
import { attempt } from './failures.ts'
import type { MemoryMiddlewareOptions } from './options.ts'
import type { CallOptions, Warning } from './sdk-types.ts'
import { turnOf } from './turn.ts'

/** Logs question and answer, once the model has said all. */
export async function recordTurn(
  params: CallOptions,
  ended: Ended,
  options: MemoryMiddlewareOptions,
  warnings: Warning[],
): Promise<void> {
  const { memory, log = true } = options
  const turn = turnOf(params.prompt)
  if (!log || turn === null || ended === null) return
  const { session } = settingsOf(params, options)
  const answer = ended.trim() === '' ? null : ended
  await attempt('log', options, warnings, () => memory.session(session).log(turn.text, answer))
}
