export type HolidayRule =
  | { readonly kind: 'fixed'; readonly month: number; readonly day: number }
  | {
      readonly kind: 'weekday'
      readonly month: number
      /** Monday = 1. */
      readonly weekday: number
      /** -1 is the last of the month. */
      readonly nth: number
      readonly plus?: number
      /** Countries keep it on other days. */
      readonly varies?: boolean
    }
  | { readonly kind: 'easter'; readonly plus: number }
  | { readonly kind: 'lunar' }

const fixed = (month: number, day: number): HolidayRule => ({ kind: 'fixed', month, day })
const nth = (
  month: number,
  weekday: number,
  count: number,
  extra: { plus?: number; varies?: boolean } = {},
): HolidayRule => ({
  kind: 'weekday',
  month,
  weekday,
  nth: count,
  ...extra,
})
const easter = (plus: number): HolidayRule => ({ kind: 'easter', plus })

/** Days with a name; the longer name before the shorter. Dates are those of the United States where countries differ. */
export const HOLIDAYS: readonly {
  readonly starts: string
  readonly pattern: RegExp
  readonly rule: HolidayRule
}[] = [
  { starts: 'christmas xmas', pattern: /(?:christmas|xmas) eve\b/uy, rule: fixed(12, 24) },
  { starts: 'christmas xmas', pattern: /(?:christmas|xmas)(?: day| morning)?\b/uy, rule: fixed(12, 25) },
  { starts: 'boxing', pattern: /boxing day\b/uy, rule: fixed(12, 26) },
  { starts: 'new', pattern: /new year(?:['’]?s)? eve\b/uy, rule: fixed(12, 31) },
  { starts: 'nye', pattern: /nye\b/uy, rule: fixed(12, 31) },
  { starts: 'new', pattern: /new year(?:['’]?s(?: day)?| day)\b/uy, rule: fixed(1, 1) },
  { starts: 'valentine valentines', pattern: /valentine['’]?s?(?: day)?\b/uy, rule: fixed(2, 14) },
  { starts: 'st saint', pattern: /(?:st|saint)\.? patrick['’]?s?(?: day)?\b/uy, rule: fixed(3, 17) },
  { starts: 'april', pattern: /april fool(?:s['’]?|['’]s)?(?: day)?\b/uy, rule: fixed(4, 1) },
  { starts: 'cinco', pattern: /cinco de mayo\b/uy, rule: fixed(5, 5) },
  { starts: 'juneteenth', pattern: /juneteenth\b/uy, rule: fixed(6, 19) },
  { starts: 'canada', pattern: /canada day\b/uy, rule: fixed(7, 1) },
  { starts: 'independence', pattern: /independence day\b/uy, rule: fixed(7, 4) },
  { starts: 'bastille', pattern: /bastille day\b/uy, rule: fixed(7, 14) },
  { starts: 'halloween', pattern: /halloween(?: night)?\b/uy, rule: fixed(10, 31) },
  { starts: 'guy bonfire', pattern: /(?:guy fawkes(?: night| day)?|bonfire night)\b/uy, rule: fixed(11, 5) },
  { starts: 'veterans veteran', pattern: /veteran['’]?s?['’]? day\b/uy, rule: fixed(11, 11) },
  { starts: 'thanksgiving', pattern: /thanksgiving(?: day)?\b/uy, rule: nth(11, 4, 4) },
  { starts: 'black', pattern: /black friday\b/uy, rule: nth(11, 4, 4, { plus: 1 }) },
  { starts: 'cyber', pattern: /cyber monday\b/uy, rule: nth(11, 4, 4, { plus: 4 }) },
  { starts: 'mlk', pattern: /mlk day\b/uy, rule: nth(1, 1, 3) },
  { starts: 'presidents president', pattern: /president['’]?s?['’]? day\b/uy, rule: nth(2, 1, 3) },
  { starts: 'mother mothers', pattern: /mother['’]?s['’]? day\b/uy, rule: nth(5, 7, 2, { varies: true }) },
  { starts: 'father fathers', pattern: /father['’]?s['’]? day\b/uy, rule: nth(6, 7, 3, { varies: true }) },
  { starts: 'memorial', pattern: /memorial day\b/uy, rule: nth(5, 1, -1) },
  { starts: 'labor labour', pattern: /labou?r day\b/uy, rule: nth(9, 1, 1, { varies: true }) },
  { starts: 'good', pattern: /good friday\b/uy, rule: easter(-2) },
  { starts: 'easter', pattern: /easter monday\b/uy, rule: easter(1) },
  { starts: 'easter', pattern: /easter(?: sunday)?\b/uy, rule: easter(0) },
  {
    starts: 'chinese lunar cny',
    pattern: /(?:(?:chinese|lunar) new year(?:['’]?s)?(?: day)?|cny)\b/uy,
    rule: { kind: 'lunar' },
  },
]

/** The first day of the Chinese year from 2000 on, month and day as `mdd`. */
export const LUNAR_NEW_YEAR: readonly number[] = [
  205, 124, 212, 201, 122, 209, 129, 218, 207, 126, 214, 203, 123, 210, 131, 219, 208, 128, 216, 205, 125,
  212, 201, 122, 210, 129, 217, 207, 126, 213, 202, 123, 211, 131, 219, 208, 128, 215, 204, 124, 212, 201,
  122, 210, 130, 217, 206, 126, 214, 202, 123,
]
