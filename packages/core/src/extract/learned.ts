import type { Candidate, ExtractionContext, Proposal } from '../plugin/extractor.ts'
import type { ReadSpan, SpanReader } from '../plugin/spans.ts'
import type { NormalizedText, Reading } from '../plugin/text.ts'
import { candidateOf } from './candidate.ts'
import type { Sourced } from './overlap.ts'
import { captureOf } from './rule-match.ts'

/** What is read by what was learned gives way to what any rule reads. */
const PRIORITY = 1

/** Read less surely than this, it is none. */
const SURE = 0.8

interface LearnedContext {
  readonly text: NormalizedText
  readonly context: ExtractionContext
  readonly pack: string
}

/** Candidates of what no rule was written for; a slot of one value that a rule has read is left to it. */
export function learnedIn(
  spans: SpanReader,
  reading: Reading,
  { text, context, pack }: LearnedContext,
  ruled: readonly Sourced<Candidate>[],
): readonly Sourced<Candidate>[] {
  return spans.read(text, reading.text).flatMap((span, at) => {
    const clause = reading.clauses.find(({ start, end }) => start <= span.start && span.start < end)
    const words = captureOf(text, span.start, span.end)
    const proposal = clause && words ? proposalOf(span, words) : null
    if (!clause || !words || !proposal || isRead(proposal, context, ruled)) return []
    const by = { id: `${pack.split('@', 1)[0] ?? ''}/learned`, priority: PRIORITY, confidence: span.likely }
    return [
      { draft: candidateOf(proposal, { ...by, match: { span: words.span, clause }, context, pack }), match: -1 - at },
    ]
  })
}

function proposalOf(
  { slot, likely, relation, state }: ReadSpan,
  words: NonNullable<ReturnType<typeof captureOf>>,
): Proposal | null {
  const target = slot === 'name' && relation !== null ? slot : slotFor(slot)
  if (target === null || likely < SURE) return null
  return {
    slot: target,
    value: words,
    entity: relation === null ? 'user' : `user.${relation}`,
    ...(state === 'denied' && { polarity: 'negative' as const }),
    ...(state === 'over' && { tense: 'past' as const }),
  }
}

/** Slots whose values are words as they stand; numbers, relatives and wishes about answers are left to rules, which bring them to a form. */
const OWN: ReadonlySet<string> = new Set(
  'location hometown nationality religion ethnicity language occupation employer school education major relationship_status living_situation personality appearance user_type device vehicle pet owns uses skill health allergy diet habit project experience affiliation likes dislikes hobby fear preference goal plan belief record tenure'.split(
    ' ',
  ),
)
const AS: ReadonlyMap<string, string> = new Map([
  ['favorite', 'likes'],
  ['event', 'event_other'],
])

const slotFor = (slot: string): string | null => (OWN.has(slot) ? slot : (AS.get(slot) ?? null))

const isRead = (
  { slot, entity = 'user' }: Proposal,
  { slots }: ExtractionContext,
  ruled: readonly Sourced<Candidate>[],
): boolean =>
  slots.get(slot, entity).cardinality === 'single' &&
  ruled.some(({ draft }) => draft.slot === slot && draft.entity === entity)
