import type { Candidate, Reading, Refiner } from '@recollect/core/extraction'
import { normalStart } from './context.ts'

/** What follows a name in a list of them: an age in brackets, and the next name. */
const AGE = /^ ?\((?:aged? )?(?<age>\d{1,2})\)/u
const NEXT = /^(?:,? and |, | & )(?=\p{L})(?<name>[\p{L}'-]{2,15})(?= ?\(\d)/u
const MOST = 8

/** Where the words `[start, end)` of the normalised text stand in the source. */
const wordsAt = (reading: Reading, start: number, end: number) => {
  const span = reading.source.toSource(start, end)
  return { span, value: reading.source.source.slice(span.start, span.end) }
}

/** "My two boys, Tom (7) and Ben (5)": brackets part the list, so what is after the first of them is read here. */
function listed(candidate: Candidate, reading: Reading): readonly Candidate[] {
  const found: Candidate[] = [candidate]
  let at = normalStart(candidate, reading) + candidate.value.length
  for (let count = 0; count < MOST; count++) {
    const rest = reading.text.slice(at, at + 40)
    const age = AGE.exec(rest)
    const years = age?.groups?.['age']
    if (age === null || years === undefined) break
    const from = at + age[0].length - 1 - years.length
    found.push({ ...candidate, slot: 'age', ...wordsAt(reading, from, from + years.length), facet: null })
    at += age[0].length
    const next = NEXT.exec(reading.text.slice(at, at + 40))
    const name = next?.groups?.['name']
    if (next === null || name === undefined) break
    const end = at + next[0].length
    found.push({ ...candidate, ...wordsAt(reading, end - name.length, end) })
    at = end
  }
  return found
}

export const nameList: Refiner = {
  id: 'en/name-list',
  refine: (candidate, reading) =>
    candidate.slot === 'name' && candidate.rule === 'en/name.introduced'
      ? listed(candidate, reading)
      : [candidate],
}
