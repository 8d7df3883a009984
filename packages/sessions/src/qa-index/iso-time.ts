import type { EpochMs } from '@recollect/core'

/** Times as `qa-index.json` has them: UTC, without the fraction of a full second. */
export const isoTime = (at: EpochMs): string => new Date(at).toISOString().replace('.000Z', 'Z')
