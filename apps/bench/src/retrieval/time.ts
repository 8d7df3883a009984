import type { EpochMs } from '@recollect/core'
import { BenchError } from '../io/bench-error.ts'

const HAS_ZONE = /(?:z|[+-]\d{2}:?\d{2})$/iu
const DATE_ONLY = /^\d{4}-\d{2}-\d{2}$/u

/**
 * Reads ISO 8601; a time without a zone is UTC, so that every machine reads the same.
 * @throws BenchError when it is no time.
 */
export function readUtc(time: string): EpochMs {
  const ms = Date.parse(HAS_ZONE.test(time) || DATE_ONLY.test(time) ? time : `${time}Z`)
  if (Number.isNaN(ms)) throw new BenchError(`"${time}" is not an ISO 8601 time. Write 2024-05-01T09:00:00.`)
  return ms
}
