import {
  CLIENT_SHARE,
  DEFAULT_LIMITS,
  DEFAULT_RATE,
  HEARTBEAT_MS,
  POLL_AUDITED_MS,
  POLL_MS,
} from '../options.ts'
import type { EventOptions, ServerLimits, ServerOptions } from '../options.ts'
import type { RateLimit } from '../door/limits.ts'

/** Limits with their defaults; `undefined` counts as left out. */
export function limitsOf({ limits = {} }: ServerOptions): Required<ServerLimits> {
  const { bodyBytes, importBytes, streams, exports, exportMs, idleMs } = DEFAULT_LIMITS
  const all = limits.streams ?? streams
  return {
    bodyBytes: limits.bodyBytes ?? bodyBytes,
    importBytes: limits.importBytes ?? importBytes,
    streams: all,
    streamsPerClient: limits.streamsPerClient ?? shareOf(all),
    exports: limits.exports ?? exports,
    exportMs: limits.exportMs ?? exportMs,
    idleMs: limits.idleMs ?? idleMs,
  }
}

/** How many of them one client may have. */
export const shareOf = (all: number): number => Math.ceil(all * CLIENT_SHARE)

/** `guarded`: each look at the log stands in the audit log. */
export const eventsOf = ({ events = {} }: ServerOptions, guarded: boolean): Required<EventOptions> => ({
  pollMs: events.pollMs ?? (guarded ? POLL_AUDITED_MS : POLL_MS),
  heartbeatMs: events.heartbeatMs ?? HEARTBEAT_MS,
})

/** Null: clients are not counted. */
export function rateOf({ rateLimit, authenticate }: ServerOptions): RateLimit | null {
  if (rateLimit !== undefined) return rateLimit
  return authenticate ? DEFAULT_RATE : null
}
