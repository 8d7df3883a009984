import type { EventDate } from '@recollect/core'
import type { Form, Now } from './reader.ts'
import { NUMBER, numberOf, WEEKDAYS } from './units.ts'

const DAYS: ReadonlyMap<string, number> = new Map([
  ['avant-hier', -2],
  ['hier', -1],
  ["aujourd'hui", 0],
  ['apres-demain', 2],
  ['demain', 1],
])

const dayAt = ({ calendar, wall }: Now, offset: number): EventDate =>
  calendar.day(wall.year, wall.month, wall.day + offset)

/** Before, this, next: what stands after or before the unit. */
const STEP: ReadonlyMap<string, number> = new Map([
  ['dernier', -1],
  ['derniere', -1],
  ['prochain', 1],
  ['prochaine', 1],
])

type Unit = 'jour' | 'semaine' | 'mois' | 'annee'

function period(unit: Unit, offset: number, now: Now): EventDate {
  const { calendar, wall, at } = now
  if (unit === 'semaine') return calendar.week(at, offset)
  if (unit === 'mois') return calendar.month(wall.year, wall.month + offset)
  return unit === 'annee' ? calendar.year(wall.year + offset) : dayAt(now, offset)
}

const UNITS: readonly (readonly [word: RegExp, unit: Unit])[] = [
  [/^jours?$/u, 'jour'],
  [/^semaines?$/u, 'semaine'],
  [/^mois$/u, 'mois'],
  [/^(?:ans?|annees?)$/u, 'annee'],
]
const unitOf = (word: string | undefined): Unit => UNITS.find(([of]) => of.test(word ?? ''))?.[1] ?? 'jour'

/** "Hier", "demain". */
const day: Form = {
  pattern:
    /(?<![\p{L}-])(?<day>avant-hier|hier|aujourd'hui|apres-demain|demain)(?: (?:matin|midi|soir|apres-midi))?(?![\p{L}-])/gu,
  date: ({ day: word }, now) => dayAt(now, DAYS.get(word ?? '') ?? 0),
}

/** "Ce soir", "ce matin", "cette année". */
const current: Form = {
  pattern: /\b(?:ce (?:soir|matin|mois)|cette (?<unit>semaine|annee|nuit))\b/gu,
  date: ({ unit }, now) => period(unit === 'semaine' || unit === 'annee' ? unit : 'jour', 0, now),
}

/** "L'année dernière", "la semaine prochaine". */
const beside: Form = {
  pattern: /\b(?:la |le |l')(?<unit>semaine|mois|annee|an) (?<step>derniere?|prochaine?)\b/gu,
  date: ({ unit, step }, now) => period(unitOf(unit), STEP.get(step ?? '') ?? 0, now),
}

/** "Il y a trois ans", "dans deux semaines". */
const away: Form = {
  pattern: new RegExp(
    `\\b(?<way>il y a|dans) (?:environ )?(?<count>${NUMBER}) (?<unit>jours?|semaines?|mois|ans?)\\b`,
    'gu',
  ),
  date: ({ way, count, unit }, now) =>
    period(unitOf(unit), numberOf(count ?? '') * (way === 'dans' ? 1 : -1), now),
}

/** "Depuis trois ans": it began that long ago. */
const since: Form = {
  pattern: new RegExp(
    `\\b(?:depuis|ca fait) (?:environ )?(?<count>${NUMBER}) (?<unit>jours?|semaines?|mois|ans?)\\b`,
    'gu',
  ),
  role: 'for',
  date: ({ count, unit }, now) => ({ ...period(unitOf(unit), -numberOf(count ?? ''), now), to: null }),
}

/** "Lundi dernier", "lundi prochain"; "lundi" alone is the nearest one the way the text leans. */
const weekday: Form = {
  pattern: new RegExp(`\\b(?<day>${WEEKDAYS.join('|')})(?: (?<step>dernier|prochain))?\\b`, 'gu'),
  date: ({ day: word, step }, now) => {
    const ahead = (WEEKDAYS.indexOf(word ?? '') + 1 - now.wall.weekday + 7) % 7
    const back = step === 'dernier' || (step === undefined && now.lean === 'past')
    const date = dayAt(now, back ? ahead - 7 : ahead === 0 ? 7 : ahead)
    return { ...date, ambiguous: step === undefined && now.lean === null }
  },
}

/** Times that count from now. */
export const RELATIVE: readonly Form[] = [day, current, beside, away, since, weekday]
