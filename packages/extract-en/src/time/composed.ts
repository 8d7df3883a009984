import type { Found, InYear, Licence } from './found.ts'
import type { Slice } from './lexicon/parts.ts'
import { unitAt } from './periods.ts'
import { inSaidYear, withinYear } from './said-year.ts'
import type { Scene } from './scene.ts'
import { wordAt } from './scene.ts'
import { simpleAt } from './simple.ts'
import type { SliceWords } from './slice-words.ts'
import { sliceWords } from './slice-words.ts'
import { sliceOf } from './slices.ts'
import { whichWeekday } from './which-weekday.ts'

/** A time with what narrows it: "early March 2019", "the end of last year", "last year around Christmas", "Friday, May 3". */
export function composedAt(scene: Scene, at: number, licence: Licence): Found | null {
  const slice = sliceWords(scene, at)
  if (!slice) return narrowed(scene, at, licence, null)
  const running = slice.isOf ? runningUnit(scene, slice) : null
  return running ?? narrowed(scene, slice.next, 'any', slice.slice) ?? narrowed(scene, at, licence, null)
}

const RUNNING = ['week', 'month', 'quarter', 'year', 'decade'] as const
/** "The end of the year": the running one, or in talk of the past the last whose end has come. */
function runningUnit(scene: Scene, { slice, next }: SliceWords): Found | null {
  const unit = RUNNING.find((name) => name === wordAt(scene, next))
  if (unit === undefined || wordAt(scene, next - 1) === 'of') return null
  const running = sliceOf(unitAt(scene, unit, 0), slice)
  const isAhead = (running.from ?? 0) > scene.now
  const date = isAhead && scene.lean === 'past' ? sliceOf(unitAt(scene, unit, -1), slice) : running
  return { date, next: next + 1 }
}

function narrowed(scene: Scene, at: number, licence: Licence, slice: Slice | null): Found | null {
  const simple = simpleAt(scene, at, licence)
  if (!simple) return null
  const found = slice === null ? simple : sliced(simple, slice)
  return inSaidYear(scene, found) ?? withinYear(scene, found) ?? whichWeekday(scene, found) ?? found
}

function sliced(found: Found, slice: Slice): Found {
  const { inYear } = found
  const each: InYear | undefined =
    inYear &&
    ((year) => {
      const date = inYear(year)
      return date && sliceOf(date, slice)
    })
  return { ...found, date: sliceOf(found.date, slice), inYear: each, year: undefined }
}
