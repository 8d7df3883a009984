import type { Candidate, EvidenceReader, Sourced } from '@recollect/core/extraction'
import { isDenial } from '@recollect/core/extraction'

/** Denied by the words before it in its clause, which the rule that proposed it passed over. */
export function isDenied(candidate: Candidate, evidence: EvidenceReader | undefined): boolean {
  const { relation, tense, correction, value, clause, kind } = candidate
  if (evidence?.denies === undefined || isDenial(candidate) || kind === 'goal') return false
  if (relation === 'retracts' || tense === 'past' || correction !== undefined || value === '') return false
  const at = clause.text.toLowerCase().indexOf(value.toLowerCase())
  return at > 0 && evidence.denies(clause.text.slice(0, at), candidate.slot)
}

/**
 * Of two that rest on the same words, one of which denies what the other says, the denial is right: an affirmation may have missed a
 * word.
 */
export function contradicted(
  one: Candidate,
  all: readonly Sourced<Candidate>[],
  evidence: EvidenceReader | undefined,
): boolean {
  if (isDenial(one)) return false
  return all.some(
    ({ draft }) =>
      isDenial(draft) &&
      draft.entity === one.entity &&
      draft.slot === one.slot &&
      draft.span.start < one.span.end &&
      one.span.start < draft.span.end &&
      saysNoMore(one, draft, evidence),
  )
}

/** What has its own word of denying in it (没什么耐心) agrees with the denial, unless that is one of degree (很少抽烟). */
function saysNoMore(
  { value, slot }: Candidate,
  denial: Candidate,
  evidence: EvidenceReader | undefined,
): boolean {
  const at = value.indexOf(denial.value)
  return at <= 0 || evidence?.denies?.(value.slice(0, at), slot) === true
}
