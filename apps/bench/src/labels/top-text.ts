import type { Hit, RecallResult } from '@recollect/core'

/** What a user would read first: the answer (that a fact was withdrawn is one too), else the best hit, else nothing. */
export function topText({ answer, evidence, hits }: RecallResult): string {
  if ((evidence !== 'none' || answer.card !== null) && answer.text !== '') return answer.text
  const best = hits[0]
  return best ? hitText(best) : ''
}

const hitText = (hit: Hit): string =>
  hit.kind === 'card' ? (hit.card?.value ?? hit.quote) : (hit.item?.text ?? hit.quote)
