import type { Candidate, Refiner } from '@recollect/core/extraction'

const LISTED = new Set(['likes', 'dislikes', 'allergy', 'language'])
const JOINT = /\s?,\s?(?:et |ou )?|\s(?:et|ou|ni)\s/giu

/** The parts between the joints, each where it stands. */
function partsOf(candidate: Candidate): readonly Candidate[] {
  const parts: Candidate[] = []
  let from = 0
  const add = (to: number) => {
    const value = candidate.value.slice(from, to)
    const start = candidate.span.start + from
    if (value.trim() !== '') parts.push({ ...candidate, value, span: { start, end: start + value.length } })
  }
  for (const joint of candidate.value.matchAll(JOINT)) {
    add(joint.index)
    from = joint.index + joint[0].length
  }
  add(candidate.value.length)
  return parts
}

const isVerbatim = ({ value, span }: Candidate) => value.length === span.end - span.start

/** "Les chats et la pluie" are two likes. */
export const splitLists: Refiner = {
  id: 'fr/split-lists',
  refine: (candidate) =>
    LISTED.has(candidate.slot) && isVerbatim(candidate) ? partsOf(candidate) : [candidate],
}
