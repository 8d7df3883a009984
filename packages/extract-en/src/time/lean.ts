import type { EventDate } from '@recollect/core'
import type { InYear } from './found.ts'
import { ambiguous } from './found.ts'
import type { Scene } from './scene.ts'

/** Years that 29 February and the like may be looked for in. */
const REACH = 8

const distance = ({ from, to }: EventDate, now: number): number => {
  if (from !== null && from > now) return from - now
  return to !== null && to <= now ? now - to + 1 : 0
}

/**
 * Of periods the same words may mean, in order: the last that has begun, the first that is not over, or, when the text does not tell,
 * the nearest, and then the words are ambiguous.
 */
export function byLean(options: readonly EventDate[], { now, lean }: Scene): EventDate | null {
  if (lean === 'past')
    return options.findLast(({ from }) => from === null || from <= now) ?? options[0] ?? null
  if (lean === 'future') return options.find(({ to }) => to === null || to > now) ?? options.at(-1) ?? null
  const [first, ...others] = options
  if (!first) return null
  const nearest = others.reduce((best, one) => (distance(one, now) < distance(best, now) ? one : best), first)
  return ambiguous(nearest)
}

function yearsAround(inYear: InYear, { today }: Scene): EventDate[] {
  const around = (reach: number) =>
    Array.from({ length: reach * 2 + 1 }, (_, at) => inYear(today.year - reach + at))
  const near = around(2)
  const all = near.includes(null) ? around(REACH) : near
  return all.filter((date) => date !== null)
}

/** "In March", "at Christmas". */
export const nearestYear = (inYear: InYear, scene: Scene): EventDate | null =>
  byLean(yearsAround(inYear, scene), scene)

export type Direction = 'last' | 'this' | 'next' | 'past' | 'coming'

/**
 * "Last March", "next summer", "this Christmas". The last one is the latest that is over, the next one the first that has not begun;
 * both are ambiguous when that one belongs to the running year, where many say "this".
 */
export function directedYear(inYear: InYear, direction: Direction, scene: Scene): EventDate | null {
  const { now, today } = scene
  const options = yearsAround(inYear, scene)
  const isThisYear = (date: EventDate) => date.from === inYear(today.year)?.from
  if (direction === 'this') return inThisYear(options, inYear, scene)
  const isBack = direction === 'last' || direction === 'past'
  const found = isBack
    ? options.findLast(({ to }) => to !== null && to <= now)
    : options.find(({ from }) => from !== null && from > now)
  if (!found) return null
  const isSaidPlainly = direction === 'past' || direction === 'coming'
  return ambiguous(found, !isSaidPlainly && isThisYear(found))
}

/** A running one first: in January "this winter" began last year. */
function inThisYear(options: readonly EventDate[], inYear: InYear, scene: Scene): EventDate | null {
  const { now, today, lean } = scene
  const running = options.find((date) => distance(date, now) === 0)
  const own = inYear(today.year)
  if (running || !own) return running ?? null
  // A past "this winter" said in March is the one just over; a winter of this year has not begun.
  const fits = lean === null || (lean === 'past') === (own.from ?? 0) <= now
  return fits ? own : byLean(options, scene)
}
