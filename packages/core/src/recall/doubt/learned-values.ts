import type { StatedValue } from '../../plugin/doubts.ts'
import type { LanguagePack } from '../../plugin/language-pack.ts'
import type { SlotRegistry } from '../../plugin/slots.ts'
import { beginning } from '../../util/strings.ts'
import { normalizeText } from '../../util/normalize.ts'
import { isDenial } from '../../facts/keys.ts'
import type { ValueForms } from '../../plugin/versioner.ts'
import { ANYONE } from '../../plugin/doubts.ts'
import type { MemoryCard } from '../../types/card.ts'

/** Too little to make a fact of it, enough to doubt another value of the same. */
const LIKELY = 0.6
/** Numbers and addresses of anybody, and of what is wished, look alike. */
const ANYBODYS: ReadonlySet<string> = new Set(['phone', 'email', 'weight'])

/** Values of which there is one at a time that a message may tell of, by what was learned, whatever was kept of it. Linear in the text. */
export function learnedValues(
  packs: readonly LanguagePack[],
  slots: SlotRegistry,
  text: string,
): readonly StatedValue[] {
  const source = normalizeText(beginning(text))
  return packs.flatMap(({ spans, score, fold }) => {
    if (!spans || score(source.text) === 0) return []
    const folded = fold(source.text)
    return spans
      .read(source, folded)
      .map(({ relation, start, end, ...span }) => {
        const value = folded.slice(start, end)
        const whose = relation === null ? 'user' : `user.${relation}`
        return { ...span, value, whose, facet: spans.words.facetOf?.(span.slot, value) ?? undefined }
      })
      .filter(({ likely, state }) => likely >= LIKELY && state === 'now')
      .filter(({ slot }) => !ANYBODYS.has(slot))
      .filter(({ slot, whose, facet }) => facet !== undefined || isSingle(slots, slot, whose))
      .map(({ slot, facet, value, whose }) => ({ slot, facet, value, whose }))
  })
}

const isSingle = (slots: SlotRegistry, slot: string, entity: string): boolean =>
  slots.get(slot, entity).cardinality === 'single'

type Held = Pick<MemoryCard, 'entity' | 'slot' | 'facet' | 'value' | 'valueKey' | 'polarity'>

/**
 * Whether a newer value is of the type and of the one that a fact is of, and another. `isNear`: it was said so soon after that a pronoun,
 * or nobody named, may mean whoever the fact is about. Pure.
 */
export function isOtherValue(
  card: Held,
  { slot, facet, value, whose }: StatedValue,
  values: Pick<ValueForms, 'pointsAt'>,
  isNear: boolean,
): boolean {
  if (card.slot !== slot || isDenial(card)) return false
  if (facet !== undefined && card.facet !== null && card.facet !== facet) return false
  if (values.pointsAt(value, card.value) || values.pointsAt(card.value, value)) return false
  if (whose === card.entity) return true
  const own = card.entity === 'user'
  if (whose === ANYONE) return own || isNear
  return !own && isNear && whose !== 'user' && !isRelative(whose)
}

/** `user.sister`; a pronoun begins with a mark. */
const isRelative = (whose: string): boolean => /^user\.[a-z]/u.test(whose)
