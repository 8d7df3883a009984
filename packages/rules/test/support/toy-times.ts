import { calendar } from '@recollect/core/text'
import type { Refiner, TimeExpression, TimeReader, TimeRole } from '@recollect/core/extraction'

const ROLES: Readonly<Record<string, TimeRole>> = { in: 'at', since: 'since', until: 'until', for: 'for' }
const EXPRESSION = /\b(?<word>in|since|until|for) (?:(?<year>\d{4})|(?<years>\d{1,2}) years)/gu

/** Reads "in 2019", "since 2019", "until 2019", "for 5 years". */
export const toyTimes: TimeReader = {
  read: (text, { at, zone }) =>
    [...text.matchAll(EXPRESSION)].map((match): TimeExpression => {
      const { word = 'in', year, years } = match.groups ?? {}
      const { year: now } = calendar(zone).at(at)
      const period = calendar(zone).year(year === undefined ? now - Number(years) : Number(year))
      const role = ROLES[word] ?? 'at'
      const from = role === 'until' ? null : period.from
      const to = role === 'until' ? period.from : role === 'at' ? period.to : null
      return {
        span: { start: match.index, end: match.index + match[0].length },
        role,
        date: { ...period, from, to },
      }
    }),
}

/** `rome since 2020` → rome, said with "since 2020". */
export const readWhen: Refiner = {
  id: 'ty/read-when',
  refine: (candidate) => {
    const at = candidate.value.search(/ (?:in|since|until|for) \d/u)
    if (at < 0) return [candidate]
    return [{ ...candidate, value: candidate.value.slice(0, at), when: candidate.value.slice(at + 1) }]
  },
}
