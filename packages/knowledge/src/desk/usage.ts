import type { TimeInput, EpochMs } from '@recollect/core'
import type { Engine } from '../engine.ts'
import { InvalidInputError } from '@recollect/core'
import { readTime, time, told } from '@recollect/core/plugin'
import type { ModelUsage } from '@recollect/core/store'
import { readSemantic } from '../access.ts'

const DAY = 86_400_000
const DAYS = 30
const DATE = 'yyyy-mm-dd'.length

/** Calls, tokens and cost by day (UTC) and model, both days included. @throws InvalidInputError */
export const modelUsage = async (
  engine: Engine,
  scope: string,
  from?: TimeInput,
  to?: TimeInput,
): Promise<readonly ModelUsage[]> => {
  const last = to === undefined ? engine.clock.now() : given(to)
  const first = from === undefined ? last - (DAYS - 1) * DAY : given(from)
  if (first > last) throw new InvalidInputError('from is after to. Pass the earlier time first.')
  return readSemantic(engine, scope, ({ semantic }) => semantic.usage(dayOf(first), dayOf(last)))
}

/** Callers without types may pass anything. */
function given(at: unknown): EpochMs {
  const { success, data } = time.safeParse(at)
  if (success) return readTime(data)
  throw new InvalidInputError(
    `"${told(at)}" is not a time. Pass a Date, epoch milliseconds or ISO 8601 (2025-03-01T08:00:00Z).`,
  )
}

/** `2026-11-22`, UTC. */
const dayOf = (at: EpochMs): string => new Date(at).toISOString().slice(0, DATE)
