import { InvalidConfigError } from '@recollect/core'
import type { Principal, Recollect } from '@recollect/core'
import { meter } from '../door/limits.ts'
import type { Meter } from '../door/limits.ts'
import { nudges } from '../events/nudges.ts'
import type { Nudges } from '../events/nudges.ts'
import { EVENT_STREAMS, EXPORTS, streamCounter } from '../events/streams.ts'
import type { Streams } from '../events/streams.ts'
import { metrics } from '../metrics/metrics.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { WRONG_TOKENS } from '../options.ts'
import type { EventOptions, ServerLimits, ServerOptions } from '../options.ts'
import { checkOptions } from './check-options.ts'
import { hasAccessControl, openReach, reachAs } from './reach.ts'
import type { Reach } from './reach.ts'
import type { StreamTimes } from './patience.ts'
import { eventsOf, limitsOf, rateOf, shareOf } from './settings.ts'

/** Everything that requests share. */
export interface Service {
  readonly options: ServerOptions
  readonly limits: Required<ServerLimits>
  readonly events: Required<EventOptions>
  /** Null: clients are not counted. */
  readonly meter: Meter | null
  readonly wrongTokens: Meter
  readonly metrics: Metrics
  readonly nudges: Nudges
  readonly streams: Streams
  readonly exports: Streams
  readonly exportTimes: StreamTimes
  /** Without a principal: everybody alike. */
  reachOf(principal: Principal | null): Reach
}

/** @throws InvalidConfigError for options that are none, leave open who asks, or let roles count for nothing. */
export function serviceOf(recollect: Recollect, options: ServerOptions): Service {
  checkOptions(options)
  const guarded = hasAccessControl(recollect)
  checkWho(guarded, options)
  const shared = guarded ? null : openReach(recollect)
  const [limits, rate, counts] = [limitsOf(options), rateOf(options), metrics()]
  return {
    options,
    limits,
    events: eventsOf(options, guarded),
    meter: rate && meter(rate, 'requests'),
    wrongTokens: meter(WRONG_TOKENS, 'wrong tokens'),
    metrics: counts,
    nudges: nudges(),
    streams: streamCounter(
      { ...EVENT_STREAMS, most: limits.streams, each: limits.streamsPerClient },
      counts.stream,
    ),
    exports: streamCounter({ ...EXPORTS, most: limits.exports, each: shareOf(limits.exports) }),
    exportTimes: { idleMs: limits.idleMs, longestMs: limits.exportMs },
    reachOf: (principal) => shared ?? reachAs(recollect, known(principal)),
  }
}

function checkWho(guarded: boolean, { authenticate, principal }: ServerOptions): void {
  if (authenticate && principal)
    throw new InvalidConfigError('Pass authenticate or principal: with tokens, who has none is nobody.')
  if (!guarded && (authenticate ?? principal))
    throw new InvalidConfigError(
      'Tokens stand for principals, whose roles this memory does not check. Open it with createRecollect({ access: accessControl() }).',
    )
  if (guarded && !authenticate && !principal)
    throw new InvalidConfigError(
      'This memory has access control. Say who asks: authenticate for tokens, or principal for everybody on this machine.',
    )
}

function known(principal: Principal | null): Principal {
  if (principal) return principal
  throw new InvalidConfigError('Nobody said who asks.')
}
