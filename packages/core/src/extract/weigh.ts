import type { Extraction, ExtractionContext, RejectedDraft } from '../plugin/extractor.ts'
import type { EvidenceReader, Fit, Misfit, SaidValue } from '../plugin/doubts.ts'
import type { LanguagePack } from '../plugin/language-pack.ts'
import type { CardDraft } from '../types/card.ts'
import type { Span } from '../types/item.ts'

/** A reading that is right less often than this replaces nothing on its own word. */
const SURE = 0.85
/** The same where nobody can tell whether the value is of its slot's type. */
const SURE_OF_UNKNOWN = 0.93

/**
 * Weighs what was found before it may overwrite what is known. A value that is not of its slot's type is held back, and filed under the
 * slot it is of. What may be wrong, read without a sign that something is new, is in doubt: it stands beside what is known and does not
 * replace it. Pure.
 */
export function weigh(
  extraction: Extraction,
  packs: readonly Pick<LanguagePack, 'evidence'>[],
  source: string,
  slots: ExtractionContext['slots'],
): Extraction {
  const readers = packs.flatMap(({ evidence }) => evidence ?? [])
  if (readers.length === 0 || extraction.drafts.length === 0) return extraction
  const held: RejectedDraft[] = []
  const drafts: CardDraft[] = []
  for (const draft of extraction.drafts) {
    const said = saidValue(draft, source)
    // What ends is named in whichever words.
    const fit = draft.relation === 'retracts' ? 'unknown' : fitOf(readers, said)
    const isMisfit = typeof fit === 'object' && (fit.vague !== true || fit.slot !== undefined)
    if (isMisfit) held.push({ draft, by: 'type', reason: heldBack(said, fit) })
    const kept = isMisfit ? refiled(draft, fit, slots) : draft
    if (kept !== null && !(isMisfit && drafts.some((other) => isSame(other, kept))))
      drafts.push(inDoubt(kept, fit, said, readers, slots))
  }
  return held.length === 0
    ? { ...extraction, drafts }
    : { ...extraction, drafts, rejected: [...extraction.rejected, ...held] }
}

/** A fit by any pack counts first, then a misfit by any. */
function fitOf(readers: readonly EvidenceReader[], said: SaidValue): Fit {
  if (said.value === '') return 'unknown'
  const fits = readers.map((reader) => reader.fits(said))
  return fits.find((fit) => fit === 'fits') ?? fits.find((fit) => fit !== 'unknown') ?? 'unknown'
}

const heldBack = ({ value, slot }: SaidValue, { is, wants }: Misfit): string =>
  `held back: "${value}" is ${is}, the slot ${slot} wants ${wants}`

function refiled(draft: CardDraft, { slot }: Misfit, slots: ExtractionContext['slots']): CardDraft | null {
  if (slot === undefined) return null
  const notes = [...draft.notes, `type: slot "${draft.slot}" → "${slot}"`]
  return { ...draft, slot, kind: slots.get(slot, draft.entity).kind, notes }
}

const isSame = (a: CardDraft, b: CardDraft): boolean =>
  a.entity === b.entity && a.slot === b.slot && a.value.toLowerCase() === b.value.toLowerCase()

function inDoubt(
  draft: CardDraft,
  fit: Fit,
  { before, value, after }: SaidValue,
  readers: readonly EvidenceReader[],
  slots: ExtractionContext['slots'],
): CardDraft {
  if (!couldReplace(draft) || slots.get(draft.slot, draft.entity).cardinality === 'multi') return draft
  if (readers.some((reader) => reader.tellsChange(`${before}${value}${after}`)))
    return { ...draft, relation: 'updates' }
  if (typeof fit === 'object' && fit.vague === true) return { ...draft, doubt: `it is ${fit.is}` }
  if (draft.confidence >= (fit === 'unknown' ? SURE_OF_UNKNOWN : SURE)) return draft
  const rate = Math.round(draft.confidence * 100)
  return { ...draft, doubt: `${draft.rule} is right in ${rate} of 100, and nothing says that it is new` }
}

/** Only a plain statement about the present may replace another value. */
const couldReplace = ({ relation, tense, correction, known, polarity }: CardDraft): boolean =>
  relation === 'sets' &&
  tense === 'current' &&
  polarity === 'positive' &&
  correction === undefined &&
  known !== true

/** As much of a sentence is read on either side. */
const REACH = 300
const ENDS = '.!?。！？\n'

function saidValue({ entity, slot, value, span }: CardDraft, source: string): SaidValue {
  const { start, end } = sentenceAround(source, span)
  return { entity, slot, value, before: source.slice(start, span.start), after: source.slice(span.end, end) }
}

/** A full stop inside a word or a number ends nothing. */
const endsAt = (text: string, at: number): boolean =>
  ENDS.includes(text.charAt(at)) && (text.charAt(at) !== '.' || /^\s?$/u.test(text.charAt(at + 1)))

function sentenceAround(text: string, span: Span): Span {
  let { start, end } = span
  while (start > Math.max(0, span.start - REACH) && !endsAt(text, start - 1)) start -= 1
  while (end < Math.min(text.length, span.end + REACH) && !endsAt(text, end)) end += 1
  return { start, end }
}
