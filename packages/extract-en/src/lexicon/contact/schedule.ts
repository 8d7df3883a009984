import { words } from '../grammar/words.ts'

/** Days and parts of days that come back. */
export const RECURRING = words(
  'mondays, tuesdays, wednesdays, thursdays, fridays, saturdays, sundays, weekdays, weekends, weeknights, mornings, afternoons, evenings, nights, lunchtimes, bank holidays, school holidays, business hours, office hours, working hours',
)
export const DAYS = words(
  'monday, tuesday, wednesday, thursday, friday, saturday, sunday, mon, tue, tues, wed, thu, thur, thurs, fri, sat, sun',
)

/** One day and no other: no hours one keeps. */
export const ONE_TIME =
  /\b(?:today|tonight|tomorrow|yesterday|this|next|last|january|february|march|april|june|july|august|september|october|november|december|\d{1,2}(?:st|nd|rd|th)|a (?:minute|second|bit|while))\b/u

export const WEEKDAYS = words('monday, tuesday, wednesday, thursday, friday, saturday, sunday')
export const HOURS = words('one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve')
