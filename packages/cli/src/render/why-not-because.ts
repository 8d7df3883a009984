import { own } from '@recollect/core'
import type { WhyNot } from '@recollect/core'
import { person, quotedAll, slotNames, whose } from './trace-words.ts'
import type { View } from './view.ts'

/** A reason of the library as a sentence; in its own words where there is none. */
export function because(code: string, why: WhyNot, view: View, reason = why.reason): string {
  const [a, b] = detailsOf(code, why, view)
  return own(view.text.trace.because, code)?.(a, b) ?? reason
}

function detailsOf(code: string, why: WhyNot, view: View): readonly [string, string] {
  const { rank, limit, terms, detection, fact, conditions } = why
  switch (code) {
    case 'recalled':
    case 'beyond_limit':
      return [rank === null ? '' : String(rank), String(limit)]
    case 'over_budget':
      return [quotedAll(terms.shared.map(({ term }) => term)), '']
    case 'only_stop_words':
      return [quotedAll(terms.stopWords), '']
    case 'slot_not_asked':
      return [slotNames(detection.slots, view), fact === null ? '' : slotNames([fact.slot], view)]
    case 'entity_differs':
      return [whose(detection, view), fact === null ? '' : person(fact.entity, view)]
    case 'filtered':
      return [conditions.join(view.text.trace.separator), '']
    default:
      return ['', '']
  }
}
