import { stepsOf } from '../extract/steps.ts'
import type { ExtractionContext, ExtractionSteps } from '../plugin/extractor.ts'
import type { Known } from '../plugin/known.ts'
import type { LanguagePack } from '../plugin/language-pack.ts'
import type { NormalizedText } from '../plugin/text.ts'
import type { CardDraft } from '../types/card.ts'
import { normalizeText } from '../util/normalize.ts'
import { withWords } from '../text/rewritten.ts'
import { references } from './read-as-known.ts'
import type { Reference } from './read-as-known.ts'
import { toldApart } from './who-is-meant.ts'

/** That there is a pet, a sister or a boss. */
const EXISTENCE = /^(?:pet|family\..+|relation\..+)$/u

/**
 * Reads a text by what is known. What only tells that somebody known exists is left out, and where rules know what to do with a pet's own
 * name ("Biscuit passed away"), they read it as it is written.
 */
export function* stepsAsKnown(
  packs: readonly LanguagePack[],
  pack: LanguagePack,
  text: NormalizedText,
  context: ExtractionContext,
): ExtractionSteps {
  const { known, slots } = context
  const meant = references(packs, pack, text, known)
  const found = yield* meant.length === 0 || known === undefined
    ? stepsOf(pack.extractor, text, context)
    : stepsOfKnown(pack, text, meant, { ...context, known })
  const spoken = meant.flatMap(({ entity, name, start, end, another = false }) =>
    name === null ? [] : [{ entity, name, another, start: text.toSource(start, end).start }],
  )
  return { ...found, drafts: toldApart(found.drafts, spoken, slots) }
}

function* stepsOfKnown(
  pack: LanguagePack,
  text: NormalizedText,
  meant: readonly Reference[],
  context: ExtractionContext & { readonly known: Known },
): ExtractionSteps {
  const { known } = context
  const form = (words: string) => pack.fold(normalizeText(words).text)
  const names = new Set(known.names.map(({ name }) => form(name)))
  const isNamed = ({ value }: { readonly value: string }) => names.has(form(value))
  if (hasPet(known)) {
    const plain = yield* stepsOf(pack.extractor, text, context)
    if (plain.drafts.some((draft) => draft.known === true && isNamed(draft))) return plain
  }
  const found = yield* stepsOf(pack.extractor, withWords(text, meant), context)
  const places = meant.map(({ start, end }) => text.toSource(start, end))
  const isPlace = ({ span }: CardDraft) =>
    places.some(({ start, end }) => span.start >= start && span.end <= end)
  const drafts = found.drafts.filter(
    (draft) => !(EXISTENCE.test(draft.slot) && (isNamed(draft) || isPlace(draft))),
  )
  return { ...found, drafts }
}

const hasPet = ({ names }: Known): boolean => names.some(({ entity }) => entity === 'user.pet')
