import type { EpochMs } from '@recollect/core'
import type { Context } from '../context.ts'
import { momentIn } from '../util/moment.ts'

type Zoned = Pick<Context, 'loaded'>
type Time = Date | EpochMs | string

/** A time of the command line, which was checked there, as the clocks of the configured zone show it. */
export const readTime = (text: string, { loaded }: Zoned): EpochMs => inZone(text, loaded.settings.timeZone)

/** The same in any zone. */
export const inZone = (text: string, zone: string): EpochMs => momentIn(text, zone) ?? Number.NaN

/** Conditions on times likewise. */
export function filterInZone<T extends { readonly from?: Time; readonly to?: Time }>(
  filter: T,
  context: Zoned,
): T {
  const { from, to } = filter
  return {
    ...filter,
    ...(typeof from === 'string' ? { from: readTime(from, context) } : {}),
    ...(typeof to === 'string' ? { to: readTime(to, context) } : {}),
  }
}
