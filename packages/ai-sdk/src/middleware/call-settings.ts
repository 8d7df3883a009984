import { own } from '@recollect/core/plugin'
import { DEFAULT_SESSION, toldOf } from '@recollect/sdk-tools'
import type { AroundSettings } from '@recollect/sdk-tools'
import { ADAPTER } from '../adapter.ts'
import type { MemoryMiddlewareOptions } from './options.ts'
import type { CallOptions, Warning } from './sdk-types.ts'

/**
 * What holds for one call: its `providerOptions.recollect`, then the options; what is no text there counts as left out. What the memory
 * fails at becomes a warning.
 */
export function settingsOf(
  { providerOptions, abortSignal }: CallOptions,
  options: MemoryMiddlewareOptions,
  warnings: Warning[],
): AroundSettings {
  const given = providerOptions?.['recollect'] ?? {}
  const text = (name: string) => {
    const value = own(given, name)
    return typeof value === 'string' ? value : null
  }
  return {
    ...options,
    adapter: ADAPTER,
    session: text('session') ?? options.session ?? DEFAULT_SESSION,
    turn: text('turn'),
    remember: options.remember ?? true,
    log: options.log ?? true,
    onError: (error, step) => {
      options.onError?.(error, step)
      warnings.push({ type: 'other', message: toldOf(error, step) })
    },
    ...(abortSignal === undefined ? {} : { signal: abortSignal }),
  }
}
