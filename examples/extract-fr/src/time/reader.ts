import type { EventDate } from '@recollect/core'
import type { TimeContext, TimeRole } from '@recollect/core/extraction'
import type { Calendar, WallTime } from '@recollect/core/text'

/** What the words are read against. */
export interface Now extends TimeContext {
  readonly calendar: Calendar
  /** What clock and calendar show. */
  readonly wall: WallTime
}

/** A form of words and what it means. */
export interface Form {
  /** Flags `gu`; matched against folded text. */
  readonly pattern: RegExp
  readonly role?: TimeRole
  /** Null when the words fix no time after all. */
  date(groups: Readonly<Record<string, string | undefined>>, now: Now): EventDate | null
}
