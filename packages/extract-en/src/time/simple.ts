import type { Found, Licence } from './found.ts'
import { age, growingUp, stageOfLife } from './forms/age.ts'
import { ago, seasonsAgo } from './forms/ago.ts'
import { dayOfMonth } from './forms/day-of-month.ts'
import { decade } from './forms/decade.ts'
import { beyond, directed, withinNow } from './forms/directed.ts'
import type { Form } from './forms/form.ts'
import { numeric } from './forms/numeric.ts'
import { dayBeyond, namedDay, nightOrMorning } from './forms/relative-day.ts'
import { startKey, startsOf } from './forms/starts.ts'
import { pastOrFuture, vague } from './forms/vague.ts'
import { weekday } from './forms/weekday.ts'
import { weekend } from './forms/weekend.ts'
import { year } from './forms/year.ts'
import { yearlessAt } from './forms/yearless-forms.ts'
import { nearestYear } from './lean.ts'
import { asDay } from './periods.ts'
import type { Scene } from './scene.ts'

/** Every way to say a time. The longest reading wins; of two as long, the earlier in this list. */
const FORMS: readonly Form[] = [
  numeric,
  nightOrMorning,
  namedDay,
  dayBeyond,
  directed,
  beyond,
  withinNow,
  weekday,
  weekend,
  dayOfMonth,
  decade,
  year,
  ago,
  seasonsAgo,
  vague,
  pastOrFuture,
  age,
  growingUp,
  stageOfLife,
]

const forms = startsOf(FORMS)
export const FORM_STARTS: readonly string[] = [...forms.keys()]

/** The longest time that stands at a position, taken alone. */
export function simpleAt(scene: Scene, at: number, licence: Licence): Found | null {
  let best = yearly(scene, at, licence)
  for (const form of forms.get(startKey(scene, at)) ?? []) {
    const found = form.read(scene, at, licence)
    if (found && found.next > (best?.next ?? at)) best = found
  }
  return best
}

function yearly(scene: Scene, at: number, licence: Licence): Found | null {
  const words = yearlessAt(scene, at, licence)
  const date = words && nearestYear(words.inYear, scene)
  return date && { next: words.next, inYear: words.inYear, date, day: words.isDay ? asDay(date) : undefined }
}
