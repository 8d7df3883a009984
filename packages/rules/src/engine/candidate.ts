import type { Span } from '@recollect/core'
import type { Candidate, Capture, ExtractionContext, Proposal, Clause } from '@recollect/core/extraction'

/** Who proposes, and where. */
export interface Proposed {
  readonly id: string
  readonly priority: number
  readonly confidence: number
  readonly match: { readonly span: Span; readonly clause: Clause }
  readonly context: ExtractionContext
  readonly pack: string
}

/** A proposal with what it leaves out. */
export function candidateOf(proposal: Proposal, by: Proposed): Candidate {
  const { value, correction } = proposal
  const negative = proposal.slot === 'dislikes' || proposal.slot === 'fear'
  return {
    kind: proposal.kind ?? by.context.slots.get(proposal.slot).kind,
    entity: proposal.entity ?? 'user',
    slot: proposal.slot,
    value: typeof value === 'string' ? value : value.text,
    normal: proposal.normal ?? null,
    span: proposal.at?.span ?? (typeof value === 'string' ? by.match.span : value.span),
    polarity: proposal.polarity ?? (negative ? 'negative' : 'positive'),
    relation: proposal.relation ?? 'sets',
    tense: proposal.tense ?? 'current',
    facet: proposal.facet ?? null,
    when: proposal.when ?? null,
    eventDate: null,
    validFrom: null,
    validTo: null,
    confidence: proposal.confidence ?? by.confidence,
    rule: by.id,
    priority: by.priority,
    pack: by.pack,
    notes: [],
    clause: by.match.clause,
    ...(correction && { correction: { ...correction, of: textOf(correction.of) ?? null } }),
    ...((proposal.known === true || proposal.effect) && { known: true }),
    ...(proposal.effect && { effect: proposal.effect }),
  }
}

const textOf = (words: string | Capture | undefined) => (typeof words === 'object' ? words.text : words)
