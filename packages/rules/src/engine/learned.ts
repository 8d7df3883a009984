import type {
  Candidate,
  Capture,
  ExtractionContext,
  Proposal,
  ReadSpan,
  SpanReader,
  NormalizedText,
  Reading,
  Sourced,
} from '@recollect/core/extraction'
import { LEARNED } from '@recollect/core/extraction'
import { candidateOf } from './candidate.ts'
import { captureOf } from './rule-match.ts'

/** What is read by what was learned gives way to what any rule reads. */
const PRIORITY = 1

/** Read less surely than this, it is none. */
const SURE = 0.7

interface LearnedContext {
  readonly text: NormalizedText
  readonly context: ExtractionContext
  readonly pack: string
}

/** Candidates of what no rule was written for: words that a rule has read for the slot, and a slot of one value, are left to it. */
export function learnedIn(
  spans: SpanReader,
  reading: Reading,
  { text, context, pack }: LearnedContext,
  ruled: readonly Sourced<Candidate>[],
): readonly Sourced<Candidate>[] {
  return spans.read(text, reading.text).flatMap((span, at) => {
    const clause = reading.clauses.find(({ start, end }) => start <= span.start && span.start < end)
    const words = captureOf(text, span.start, span.end)
    const facet = words ? (spans.words.facetOf?.(span.slot, words.text.toLowerCase()) ?? null) : null
    const proposal = clause && words ? proposalOf(span, words, facet) : null
    if (
      !clause ||
      !words ||
      !proposal ||
      touches(proposal.slot, words, ruled) ||
      isRead(proposal, context, ruled)
    )
      return []
    const by = { id: `${pack.split('@', 1)[0] ?? ''}${LEARNED}`, priority: PRIORITY, confidence: span.likely }
    return [
      {
        draft: candidateOf(proposal, { ...by, match: { span: words.span, clause }, context, pack }),
        match: -1 - at,
      },
    ]
  })
}

function proposalOf(
  { slot, likely, relation, state }: ReadSpan,
  words: NonNullable<ReturnType<typeof captureOf>>,
  facet: string | null,
): Proposal | null {
  const target = slotFor(slot, words.text, relation)
  if (target === null || likely < SURE) return null
  return {
    slot: target,
    value: words,
    entity: relation === null ? 'user' : `user.${relation}`,
    ...(facet !== null && { facet }),
    ...(state === 'denied' && { polarity: 'negative' as const }),
    ...(state === 'over' && { tense: 'past' as const }),
  }
}

/** Slots whose values are words as they stand; relatives and wishes about answers are left to rules, which bring them to a form. */
const WORDS: ReadonlySet<string> = new Set(
  'location hometown nationality religion ethnicity language occupation employer school education major relationship_status living_situation personality appearance user_type device vehicle pet owns uses skill health allergy diet habit experience affiliation likes dislikes hobby fear preference goal plan belief record tenure'.split(
    ' ',
  ),
)
const AS: ReadonlyMap<string, string> = new Map([
  ['favorite', 'likes'],
  ['event', 'event_other'],
])
/** Slots whose values are numbers, which get their form from the pack. */
const NUMBERS: ReadonlySet<string> = new Set(['age', 'height'])
const HAN = /\p{Script=Han}/u
const NUMBER = /[\d一二三四五六七八九十百两零〇]/u

function slotFor(slot: string, value: string, relation: string | null): string | null {
  if (WORDS.has(slot)) return slot
  if (NUMBERS.has(slot)) return NUMBER.test(value) ? slot : null
  // One's own name is said in set words; where words are not parted, nobody knows where another's ends.
  if (slot === 'name') return relation === null || HAN.test(value) ? null : slot
  return AS.get(slot) ?? null
}

/** Whatever becomes of it: what a refiner drops was no fact. What is put right is none either. */
const touches = (
  slot: string,
  { text, span: { start, end } }: Capture,
  ruled: readonly Sourced<Candidate>[],
): boolean =>
  ruled.some(
    ({ draft }) =>
      holds(text, draft.correction?.of) ||
      ((draft.slot === slot || draft.known === true || PHRASES.has(slot)) &&
        draft.span.start < end &&
        start < draft.span.end),
  )

const holds = (text: string, of: string | Capture | null = null): boolean =>
  of !== null && text.includes(typeof of === 'string' ? of : of.text)

/** What a rule reads in a phrase tells more than the phrase. */
const PHRASES: ReadonlySet<string> = new Set(['event_other', 'plan', 'habit'])

const isRead = (
  { slot, entity = 'user' }: Proposal,
  { slots }: ExtractionContext,
  ruled: readonly Sourced<Candidate>[],
): boolean =>
  slots.get(slot, entity).cardinality === 'single' &&
  ruled.some(({ draft }) => draft.slot === slot && draft.entity === entity)
