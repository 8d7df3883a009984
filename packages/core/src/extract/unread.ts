import type { Extraction, RejectedDraft } from '../plugin/extractor.ts'
import type { LanguagePack } from '../plugin/language-pack.ts'
import type { NormalizedText } from '../plugin/text.ts'
import type { Span, UnreadPart } from '../types/item.ts'

/** Of one message. Nobody states more that no rule knows. */
const MOST = 20
/** Where packs share a text, a part is of the language that most of it is in. */
const MOSTLY = 0.5
/** Given up though the words may state a fact; every other reason says that they do not, or that something else reads them. */
const MAY_STATE: ReadonlySet<RejectedDraft['by']> = new Set(['confidence', 'type', 'polarity', 'limit'])

type Packs = readonly Pick<LanguagePack, 'statements' | 'score' | 'fold'>[]

/**
 * What a text states and gave no fact, in order, and what of it is read only where the memory knows what it is about. Pure; linear in the
 * text for so many facts as one message may give.
 */
export function unreadIn(
  packs: Packs,
  text: NormalizedText,
  { drafts, rejected }: Pick<Extraction, 'drafts' | 'rejected'>,
): Pick<Extraction, 'unread' | 'open'> {
  const able = packs.filter(({ statements, score }) => statements && score(text.text) > 0)
  if (able.length === 0) return NOTHING
  const given = rejected.flatMap(({ draft, by }) => (MAY_STATE.has(by) ? [] : [draft.span]))
  const plain = drafts.flatMap(({ known, span }) => (known === true ? [] : [span]))
  const bare = drafts.flatMap(({ known, span }) => (known === true ? [span] : []))
  const unread = partsOf(able, text, [...given, ...plain, ...bare])
  const open =
    bare.length === 0
      ? []
      : partsOf(able, text, [...given, ...plain])
          .filter((part) => bare.some((span) => meets(span, part)))
          .map((part) => ({ ...part, kind: 'change' as const }))
  return { ...(unread.length > 0 && { unread }), ...(open.length > 0 && { open }) }
}

const NOTHING = {}
const meets = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end

function partsOf(able: Packs, text: NormalizedText, spans: readonly Span[]): readonly UnreadPart[] {
  const read = spans.map((span) => placeOf(span, text)).sort((a, b) => a.start - b.start)
  const isOf = (score: LanguagePack['score'], { start, end }: Span) =>
    able.length === 1 || score(text.text.slice(start, end)) > MOSTLY
  return able
    .flatMap(({ statements, score, fold }) =>
      (statements?.read(text, fold(text.text), read) ?? []).filter((part) => isOf(score, part)),
    )
    .map(({ kind, start, end }) => ({ kind, ...text.toSource(start, end) }))
    .sort((a, b) => a.start - b.start)
    .slice(0, MOST)
}

/** Where words of the source stand in the normalised text. Logarithmic. */
function placeOf({ start, end }: Span, text: NormalizedText): Span {
  const first = (isPast: (span: Span) => boolean): number => {
    let [low, high] = [0, text.text.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (isPast(text.toSource(middle, middle + 1))) high = middle
      else low = middle + 1
    }
    return low
  }
  return { start: first((span) => span.end > start), end: first((span) => span.start >= end) }
}
