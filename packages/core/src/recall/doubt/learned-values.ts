import type { StatedValue } from '../../plugin/doubts.ts'
import type { LanguagePack } from '../../plugin/language-pack.ts'
import type { SlotRegistry } from '../../plugin/slots.ts'
import { beginning } from '../../text/beginning.ts'
import { normalizeText } from '../../util/normalize.ts'

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
