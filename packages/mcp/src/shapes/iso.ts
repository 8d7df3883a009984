import type { EpochMs } from '@recollect/core'

/** Models read dates better than milliseconds. */
export const iso = (at: EpochMs): string => new Date(at).toISOString()

export const isoOrNull = (at: EpochMs | null): string | null => (at === null ? null : iso(at))

/** The day alone, UTC. */
export const day = (at: EpochMs): string => iso(at).slice(0, 10)
