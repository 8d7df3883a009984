import type { Refiner } from '@recollect/core/extraction'

const CODE =
  /[{}=<>\\`]|=>|\/\/|\bprint\(|\breturn\b|\bselect\b|\bimport\b|\b(?:git|npm|pip|curl|docker|sudo|ssh|kubectl)\s[a-z-]/u
/** Normalising makes backquotes straight apostrophes. */
const FENCE = /```|'''/gu

/** Code, markup and logs. */
export const dropCode: Refiner = {
  id: 'zh/drop-code',
  refine(candidate, reading) {
    if (CODE.test(candidate.clause.text)) return { drop: 'code' }
    const fences = reading.text.slice(0, candidate.clause.start).match(FENCE)?.length ?? 0
    return fences % 2 === 1 ? { drop: 'code' } : [candidate]
  },
}
