import { stepsOf } from '../extract/steps.ts'
import type { Extraction, ExtractionContext, ExtractionSteps } from '../plugin/extractor.ts'
import type { Known } from '../plugin/known.ts'
import type { LanguagePack } from '../plugin/language-pack.ts'
import type { NormalizedText } from '../plugin/text.ts'
import { normalizeText } from '../util/normalize.ts'
import { readAsKnown } from './read-as-known.ts'

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
  const read = readAsKnown(packs, pack, text, context.known)
  const { known } = context
  if (read === text || known === undefined) return yield* stepsOf(pack.extractor, text, context)
  const form = (words: string) => pack.fold(normalizeText(words).text)
  const names = new Set(known.names.map(({ name }) => form(name)))
  const isNamed = ({ value }: { readonly value: string }) => names.has(form(value))
  if (hasPet(known)) {
    const plain = yield* stepsOf(pack.extractor, text, context)
    if (plain.drafts.some((draft) => draft.known === true && isNamed(draft))) return plain
  }
  const found: Extraction = yield* stepsOf(pack.extractor, read, context)
  const drafts = found.drafts.filter((draft) => !(EXISTENCE.test(draft.slot) && isNamed(draft)))
  return { ...found, drafts }
}

const hasPet = ({ names }: Known): boolean => names.some(({ entity }) => entity === 'user.pet')
