import type { Candidate, Refiner, Reading } from '@recollect/core/extraction'

/** What a language's forms look like; all patterns match folded text. */
export interface FormWords {
  /** Headings of what is asked about somebody else. */
  readonly ofOthers: RegExp
  /** Headings of what is asked about a journey, an order or a meeting: its places are not home. */
  readonly elsewhere: RegExp
  /** The name of a field at the start of a line, with its colon. */
  readonly field: RegExp
  /** Letters of the longest heading. */
  readonly longest: number
}

/** Looked at before a line. */
const NEAR = 400
/** Of a sentence, not of a heading. */
const ENDED = /[。.!?,;]$/u

/** Drops what a field tells of somebody else or of another place ("Emergency contact\nName: Bob"): not the speaker's name, nor home. */
export function dropOtherForms(id: string, words: FormWords): Refiner {
  return {
    id,
    refine(candidate, reading) {
      const field = fieldBelow(reading, candidate, words)
      const { start, end } = candidate.span
      // A sentence that was written into a field speaks for itself.
      if (field === null || field.value.length > end - start + 2) return [candidate]
      if (words.ofOthers.test(field.heading)) return { drop: "a field of somebody else's" }
      const isPlace = candidate.slot === 'location' && words.elsewhere.test(field.heading)
      return isPlace ? { drop: 'a place of a journey or an order' } : [candidate]
    },
  }
}

/** The line right above, when it is a heading, and the value of the field that stands below it. */
function fieldBelow(reading: Reading, { clause }: Candidate, { field, longest }: FormWords) {
  const before = reading.text.slice(Math.max(0, clause.start - NEAR), clause.start)
  const lines = before.split('\n')
  const heading = lines.at(-2)?.trim() ?? ''
  const line = `${lines.at(-1) ?? ''}${clause.text}`
  const label = field.exec(line)
  if (heading === '' || heading.length > longest || ENDED.test(heading) || label === null) return null
  return { heading, value: line.slice(label[0].length).trim() }
}
