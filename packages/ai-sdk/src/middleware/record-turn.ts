import { logTurn, turnOf } from '@recollect/sdk-tools'
import type { Ended } from './answer.ts'
import { settingsOf } from './call-settings.ts'
import type { MemoryMiddlewareOptions } from './options.ts'
import type { CallOptions, Warning } from './sdk-types.ts'

/** Logs question and answer, once the model has said all. */
export async function recordTurn(
  params: CallOptions,
  ended: Ended,
  options: MemoryMiddlewareOptions,
  warnings: Warning[],
): Promise<void> {
  const turn = turnOf(params.prompt)
  if (turn !== null) await logTurn(turn.text, ended, settingsOf(params, options, warnings))
}
