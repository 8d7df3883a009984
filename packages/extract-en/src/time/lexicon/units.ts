export type Unit =
  | 'second'
  | 'minute'
  | 'hour'
  | 'day'
  | 'week'
  | 'weekend'
  | 'fortnight'
  | 'month'
  | 'quarter'
  | 'year'
  | 'decade'

const WORDS: Readonly<Record<Unit, string>> = {
  second: 'second seconds sec secs',
  minute: 'minute minutes min mins minuts',
  hour: 'hour hours hr hrs',
  day: 'day days night nights dys',
  week: 'week weeks wk wks weeek',
  weekend: 'weekend weekends wkend wknd',
  fortnight: 'fortnight fortnights',
  month: 'month months mth mths mnth mnths monthes',
  quarter: 'quarter quarters',
  year: 'year years yr yrs yaer yeras',
  decade: 'decade decades',
}

const UNIT_NAMES: readonly Unit[] = [
  'second',
  'minute',
  'hour',
  'day',
  'week',
  'weekend',
  'fortnight',
  'month',
  'quarter',
  'year',
  'decade',
]

export const UNITS: ReadonlyMap<string, Unit> = new Map(
  UNIT_NAMES.flatMap((unit) => WORDS[unit].split(' ').map((word): [string, Unit] => [word, unit])),
)

/** Written right after a digit: "3d ago". */
export const LETTER_UNITS: ReadonlyMap<string, Unit> = new Map<string, Unit>([
  ['d', 'day'],
  ['h', 'hour'],
  ['w', 'week'],
  ['y', 'year'],
  ['mo', 'month'],
  ['mos', 'month'],
])
