import type { EventDate } from '@recollect/core'
import type { Form, Now } from './reader.ts'
import { MONTHS } from './units.ts'

const YEAR = '(?<year>(?:19|20)\\d\\d)'
const MONTH = `(?<month>${MONTHS.join('|')})`

const monthOf = (word: string | undefined) => MONTHS.indexOf(word ?? '') + 1

/** Without a year: the last one that began, or the next one, as the text leans; either way a guess when it does not. */
function yearOf(
  year: string | undefined,
  month: number,
  { wall, lean }: Now,
): { year: number; ambiguous: boolean } {
  if (year !== undefined) return { year: Number(year), ambiguous: false }
  const passed = month <= wall.month
  return {
    year: lean === 'future' ? wall.year + (passed ? 1 : 0) : wall.year - (passed ? 0 : 1),
    ambiguous: lean === null,
  }
}

/** "Le 4 mai 2019", "le 4 mai". */
const fullDate: Form = {
  pattern: new RegExp(`\\b(?:le )?(?<day>1er|[12]?\\d|3[01]) ${MONTH}(?: ${YEAR})?\\b`, 'gu'),
  date: ({ day, month, year }, now) => {
    const number = Number.parseInt(day ?? '', 10)
    if (number < 1) return null
    const found = yearOf(year, monthOf(month), now)
    return { ...now.calendar.day(found.year, monthOf(month), number), ambiguous: found.ambiguous }
  },
}

/** "En mars", "en mars 2019". */
const month: Form = {
  pattern: new RegExp(`\\b(?:en|au mois de|debut|fin) ${MONTH}(?: ${YEAR})?\\b`, 'gu'),
  date: (groups, now) => {
    const found = yearOf(groups['year'], monthOf(groups['month']), now)
    return { ...now.calendar.month(found.year, monthOf(groups['month'])), ambiguous: found.ambiguous }
  },
}

const yearAfter = (words: string, role: Form['role'], open: (date: EventDate) => EventDate): Form => ({
  pattern: new RegExp(`\\b(?:${words}) ${YEAR}\\b(?![./-]?\\d)`, 'gu'),
  ...(role === undefined ? {} : { role }),
  date: ({ year }, { calendar }) => open(calendar.year(Number(year))),
})

/** Times that stand in the calendar. */
export const ABSOLUTE: readonly Form[] = [
  fullDate,
  month,
  yearAfter('depuis', 'since', (date) => ({ ...date, to: null })),
  yearAfter("jusqu'en", 'until', (date) => ({ ...date, from: null })),
  yearAfter('en|des', 'at', (date) => date),
]
