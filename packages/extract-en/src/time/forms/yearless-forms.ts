import type { Licence } from '../found.ts'
import type { Scene } from '../scene.ts'
import { holiday } from './holidays.ts'
import { dayThenMonth, month, monthThenDay } from './month-day.ts'
import { monthPart } from './month-part.ts'
import { quarter, season } from './seasons.ts'
import { startKey, startsOf } from './starts.ts'
import type { Yearless } from './yearless.ts'

const forms = startsOf([monthThenDay, dayThenMonth, month, season, quarter, holiday, monthPart])

/** The longest of them that stands at a position. */
export function yearlessAt(scene: Scene, at: number, licence: Licence): Yearless | null {
  let best: Yearless | null = null
  for (const form of forms.get(startKey(scene, at)) ?? []) {
    const found = form.read(scene, at, licence)
    if (found && found.next > (best?.next ?? at)) best = found
  }
  return best
}

export const YEARLESS_STARTS: readonly string[] = [...forms.keys()]
