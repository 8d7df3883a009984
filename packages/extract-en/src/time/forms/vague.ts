import type { EventDate } from '@recollect/core'
import { dayAt, unitAt } from '../periods.ts'
import type { Scene } from '../scene.ts'
import { matchAt } from '../scene.ts'
import type { Form } from './form.ts'

interface Vague {
  readonly starts: string
  readonly pattern: RegExp
  bounds(scene: Scene): Pick<EventDate, 'from' | 'to'>
}

const fromDay = (scene: Scene, unit: 'day' | 'month' | 'year', count: number) =>
  dayAt(scene, unit, count).from
const upToNow = ({ now }: Scene) => ({ from: null, to: now })

/** Times that only say near or far. The bounds are as wide as people use the words. */
const VAGUE: readonly Vague[] = [
  {
    starts: 'recently recent lately late',
    pattern: /(?:(?:quite |very |just )?recently|lately)\b/uy,
    bounds: (scene) => ({ from: fromDay(scene, 'month', -3), to: scene.now }),
  },
  {
    starts: 'other',
    pattern: /other (?:day|night|evening|morning|week)\b/uy,
    bounds: (scene) => ({ from: fromDay(scene, 'day', -14), to: unitAt(scene, 'day', 0).from }),
  },
  {
    starts: 'just',
    pattern: /just now\b/uy,
    bounds: (scene) => ({ from: unitAt(scene, 'hour', -1).from, to: scene.now }),
  },
  {
    starts: 'a long ages some not quite awhile while',
    pattern:
      /(?:a (?:long |very long |little |short )?(?:while|time) (?:ago|back)|awhile (?:ago|back)|(?:long|ages|some ?time|not (?:so |too |very )?long|quite a while) (?:ago|back))\b/uy,
    bounds: upToNow,
  },
  {
    starts: 'years many',
    pattern: /(?:many )?years (?:and years )?ago\b/uy,
    bounds: (scene) => ({ from: null, to: unitAt(scene, 'year', -2).to }),
  },
  {
    starts: 'months',
    pattern: /months ago\b/uy,
    bounds: (scene) => ({ from: null, to: unitAt(scene, 'month', -2).to }),
  },
  {
    starts: 'weeks',
    pattern: /weeks ago\b/uy,
    bounds: (scene) => ({ from: null, to: unitAt(scene, 'week', -2).to }),
  },
  {
    starts: 'decades',
    pattern: /decades ago\b/uy,
    bounds: (scene) => ({ from: null, to: unitAt(scene, 'decade', -2).to }),
  },
  {
    starts: 'days',
    pattern: /days ago\b/uy,
    bounds: (scene) => ({ from: null, to: unitAt(scene, 'day', -2).to }),
  },
  {
    starts: 'recent',
    pattern: /recent (?:years|months)\b/uy,
    bounds: (scene) => ({ from: fromDay(scene, 'year', -5), to: scene.now }),
  },
  {
    starts: 'soon sooner pretty any',
    pattern: /(?:(?:pretty |very |sometime )?soon(?! as| after|er\b)|any (?:day|time) now)\b/uy,
    bounds: (scene) => ({ from: scene.now, to: fromDay(scene, 'month', 3) }),
  },
  {
    starts: 'someday some',
    pattern: /(?:someday|some day)\b/uy,
    bounds: ({ now }) => ({ from: now, to: null }),
  },
  {
    starts: 'near future',
    pattern: /near future\b/uy,
    bounds: (scene) => ({ from: scene.now, to: fromDay(scene, 'year', 1) }),
  },
]

export const vague: Form = {
  starts: VAGUE.flatMap(({ starts }) => starts.split(' ')),
  read(scene, at) {
    for (const { pattern, bounds } of VAGUE) {
      const found = matchAt(scene, at, pattern)
      if (found) return { date: { ...bounds(scene), precision: 'vague', ambiguous: false }, next: found.next }
    }
    return null
  },
}

/** "In the past", "back in the day", "in the future": the article and the preposition belong to them. */
export const pastOrFuture: Form = {
  starts: ['in', 'back'],
  read(scene, at) {
    const found = matchAt(scene, at, PAST_OR_FUTURE)
    if (!found) return null
    const isFuture = found.match[0].endsWith('future')
    const bounds = isFuture ? { from: scene.now, to: null } : upToNow(scene)
    return { date: { ...bounds, precision: 'vague', ambiguous: false }, next: found.next }
  },
}

const PAST_OR_FUTURE =
  /(?:in the (?:distant )?(?:past|future)(?= ?(?:$|[.,!?;]|i\b|we\b|and\b|but\b))|back in the days?|back in my day)\b/uy
