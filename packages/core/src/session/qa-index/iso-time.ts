import type { EpochMs } from '../../types/item.ts'

/** As design 004 writes times: UTC, without the fraction of a full second. */
export const isoTime = (at: EpochMs): string => new Date(at).toISOString().replace('.000Z', 'Z')
