import type { TimeContext } from '@recollect/core/extraction'
import type { WallTime } from '@recollect/core/text'
import { wallTime } from '@recollect/core/text'
import type { Wall } from './wall.ts'
import { DAY, toWall, wall } from './wall.ts'

/** What words are read against: the context with the clock and calendar of its zone. */
export interface Now extends WallTime {
  readonly wall: Wall
  /** When today began. */
  readonly today: Wall
  /**
   * When Monday of this week began. A week begins on Monday: 周一 is "day one" in the language itself, GB/T 7408 and ISO 8601 say so, and
   * 这周日 is the Sunday ahead. So 下周 said on a Sunday is the week that begins tomorrow.
   */
  readonly monday: Wall
  readonly lean: TimeContext['lean']
}

/** Asks the zone's clock once, and only when words are found that are read against it: that is most of what reading costs. */
export function nowOf({ at, zone, lean }: TimeContext): Now {
  let read: WallTime | null = null
  const clock = () => (read ??= wallTime(at, zone))
  return {
    lean,
    get year() {
      return clock().year
    },
    get month() {
      return clock().month
    },
    get day() {
      return clock().day
    },
    get hour() {
      return clock().hour
    },
    get minute() {
      return clock().minute
    },
    get weekday() {
      return clock().weekday
    },
    get wall() {
      return toWall(clock())
    },
    get today() {
      return wall(this.year, this.month, this.day)
    },
    get monday() {
      return this.today - (this.weekday - 1) * DAY
    },
  }
}
