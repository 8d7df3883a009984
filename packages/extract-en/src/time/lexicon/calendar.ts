import type { PartOfDay, Season } from '@recollect/core/text'

const named = <T>(entries: Readonly<Record<string, T>>): ReadonlyMap<string, T> =>
  new Map(
    Object.entries(entries).flatMap(([words, value]) =>
      words.split(' ').map((word): [string, T] => [word, value]),
    ),
  )

export const MONTHS: ReadonlyMap<string, number> = named({
  'january jan': 1,
  'february feb febuary feburary': 2,
  'march mar': 3,
  'april apr': 4,
  may: 5,
  'june jun': 6,
  'july jul': 7,
  'august aug': 8,
  'september sept sep setember': 9,
  'october oct': 10,
  'november nov': 11,
  'december dec': 12,
})

/** Never anything but months; the others are names, verbs or cut words too and want a preposition. */
export const SURE_MONTHS: ReadonlySet<string> = new Set([
  'january',
  'february',
  'july',
  'september',
  'october',
  'november',
  'december',
])

/** Monday = 1. */
export const WEEKDAYS: ReadonlyMap<string, number> = named({
  'monday mon': 1,
  'tuesday tues tue tuseday': 2,
  'wednesday wed weds wensday wednesay wedensday': 3,
  'thursday thurs thur thu thrusday': 4,
  'friday fri': 5,
  'saturday sat saterday': 6,
  'sunday sun': 7,
})

export const SEASONS: ReadonlyMap<string, Season> = named<Season>({
  spring: 'spring',
  summer: 'summer',
  'fall autumn': 'autumn',
  winter: 'winter',
})

export const PARTS: ReadonlyMap<string, PartOfDay> = named<PartOfDay>({
  'morning mornin': 'morning',
  'afternoon arvo': 'afternoon',
  'evening eve': 'evening',
  'night nite': 'night',
})

/** Days from today. */
export const DAYS: ReadonlyMap<string, number> = named({
  'today tdy 2day': 0,
  'yesterday yest ystd yday yesturday yesterdy yersterday ytday': -1,
  'tomorrow tmr tmrw tmw tmrow tomorow tommorow tommorrow tomorro tomoro tomoz': 1,
})

/** Written with a digit: the number comes first, then these, glued. */
export const GLUED_DAYS: ReadonlyMap<string, number> = named({
  day: 0,
  'moro mrw moz morrow morow mro': 1,
})

export const TENS: ReadonlyMap<string, number> = named({
  twenties: 20,
  thirties: 30,
  forties: 40,
  fifties: 50,
  sixties: 60,
  seventies: 70,
  eighties: 80,
  nineties: 90,
})
