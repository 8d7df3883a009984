import type { DiscoverReport } from '../api.ts'
import { RecollectError } from '@recollect/core'
import type { AbortSignalLike } from '@recollect/core'
import { cleanLine, fieldOf } from './checks/read-fields.ts'
import { storable } from './checks/proposal.ts'

export type Stopped = NonNullable<DiscoverReport['stopped']>

/** What an error is told by. */
export interface Told {
  readonly code: string
  readonly message: string
}

/** Statuses by which a server refuses the caller, whatever is asked: wrong key, no right, no such model. */
const CALLER_REFUSED: readonly unknown[] = [401, 403, 404]
const MOST = 500

export const ABORTED: Stopped = {
  code: 'ABORTED',
  message: 'It was aborted. Call discover() again to go on.',
  until: null,
}

/** Why a run ends here though no episode is to blame: null when the error is of this episode. Pure. */
export function stopOf(error: unknown, signal: AbortSignalLike | undefined): Stopped | null {
  if (signal?.aborted === true) return ABORTED
  const { code, message } = toldOf(error)
  const refused = code === 'MODEL_REFUSED' && CALLER_REFUSED.includes(fieldOf(error, 'status'))
  if (!refused && code !== 'MODEL_UNAVAILABLE' && code !== 'BUDGET_EXHAUSTED') return null
  const until = fieldOf(error, 'until')
  return { code, message, until: typeof until === 'number' && Number.isFinite(until) ? until : null }
}

/** What the store failed of is the caller's to know, and no fault of an episode. Pure. */
export const isStoreFault = (error: unknown): boolean =>
  RecollectError.isInstance(error) &&
  (/^STORE_|^CLOSED$/u.test(error.code) || error.code === 'UNSUPPORTED_CAPABILITY')

/** Code and message of anything thrown, at most 500 characters; without a code of its own it is the plugin's: `PLUGIN_FAILED`. Pure. */
export function toldOf(error: unknown): Told {
  const code = fieldOf(error, 'code')
  const message = fieldOf(error, 'message')
  const text = cleanLine(storable(typeof message === 'string' ? message.slice(0, 2 * MOST) : textOf(error)))
  const isCode = typeof code === 'string' && /^[A-Z][A-Z\d_]{2,40}$/u.test(code)
  return { code: isCode ? code : 'PLUGIN_FAILED', message: text.slice(0, MOST) || 'It gave no reason.' }
}

function textOf(error: unknown): string {
  try {
    return String(error)
  } catch {
    return 'something that says nothing of itself'
  }
}
