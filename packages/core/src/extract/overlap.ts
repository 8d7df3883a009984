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
  a.entity === b.entity &&
  a.slot === b.slot &&
  a.value === b.value &&
  a.polarity === b.polarity &&
  a.effect?.event === b.effect?.event

/**
 * Whether what only the memory can tell stands beside what took the same words: the end of something else (卸货了 is a birth, and the end of a
 * pregnancy that is known), and what tells of a change beside what happened ("sold my camper") or is a value of nothing known.
 */
const isBeside = (one: CardDraft, kept: CardDraft) =>
  (one.effect !== undefined && one.effect.event !== 'become') ||
  (one.known === true &&
    ((one.relation === 'retracts' && one.slot !== kept.slot) ||
      (one.relation !== 'sets' && (kept.kind === 'event' || kept.slot === 'generic'))))

/**
 * Keeps the best draft per span: higher priority first, then the longer words, then the earlier ones. What only the memory can tell the
 * meaning of comes last: it may be dropped there, and what it ends takes no words from other slots.
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
          !isBeside(one.draft, other.draft)),
    )
    if (winner) rejected.push({ draft: one.draft, reason: `same words as ${winner.draft.rule}` })
    else kept.push(one)
  }
  const inOrder = kept.map((k) => k.draft).sort((a, b) => a.span.start - b.span.start)
  return { kept: inOrder, rejected }
}
