import type { CallSettings, MemoryMiddlewareOptions } from './options.ts'
import type { CallOptions } from './sdk-types.ts'

const DEFAULT_SESSION = 'chat'

/** Reads `providerOptions.recollect`; what is no text there counts as left out. */
export function settingsOf({ providerOptions }: CallOptions, options: MemoryMiddlewareOptions): CallSettings {
  const own = providerOptions?.['recollect'] ?? {}
  const text = (name: string) => (typeof own[name] === 'string' ? own[name] : null)
  return { session: text('session') ?? options.session ?? DEFAULT_SESSION, turn: text('turn') }
}
