import type { Span } from '../types/item.ts'
import type { CardDraft } from '../types/card.ts'

/** A draft with the match it came from: drafts of one match may overlap each other. */
export interface Sourced<T extends CardDraft> {
  readonly draft: T
  readonly match: number
}

export interface Overlapped<T extends CardDraft> {
  readonly draft: T
  readonly reason: string
}

const meets = (a: Span, b: Span) => a.start < b.end && b.start < a.end
const length = (span: Span) => span.end - span.start
const same = (a: CardDraft, b: CardDraft) =>
  a.entity === b.entity && a.slot === b.slot && a.value === b.value && a.polarity === b.polarity

/** "Sold my camper" tells of a sale and ends what one had: what happened, ended under another name, or is a new value of what is not known, does not stand against it. */
const endsBeside = (one: CardDraft, kept: CardDraft) =>
  one.known === true &&
  one.relation !== 'sets' &&
  (kept.kind === 'event' ||
    kept.slot === 'generic' ||
    (kept.relation === 'retracts' && kept.slot !== one.slot))

/**
 * Keeps the best draft per span: higher priority first, then the longer words, then the earlier ones. What only the memory can tell the
 * meaning of comes last: it may be dropped there.
 */
export function resolveOverlap<T extends CardDraft>(
  drafts: readonly Sourced<T>[],
): { readonly kept: readonly T[]; readonly rejected: readonly Overlapped<T>[] } {
  const ranked = [...drafts].sort(
    (a, b) =>
      Number(a.draft.known ?? false) - Number(b.draft.known ?? false) ||
      b.draft.priority - a.draft.priority ||
      length(b.draft.span) - length(a.draft.span) ||
      a.draft.span.start - b.draft.span.start,
  )
  const kept: Sourced<T>[] = []
  const rejected: Overlapped<T>[] = []
  for (const one of ranked) {
    const winner = kept.find(
      (other) =>
        same(other.draft, one.draft) ||
        (other.match !== one.match &&
          meets(other.draft.span, one.draft.span) &&
          !endsBeside(one.draft, other.draft)),
    )
    if (winner) rejected.push({ draft: one.draft, reason: `same words as ${winner.draft.rule}` })
    else kept.push(one)
  }
  const inOrder = kept.map((k) => k.draft).sort((a, b) => a.span.start - b.span.start)
  return { kept: inOrder, rejected }
}
