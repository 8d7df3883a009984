import { resolveOverlap } from '../extract/overlap.ts'
import { stepsOf, toEnd, skippedIn } from '../extract/steps.ts'
import type {
  Extraction,
  ExtractionContext,
  ExtractionRule,
  ExtractionSteps,
  Extractor,
  RejectedDraft,
} from '../plugin/extractor.ts'
import type { LanguagePack } from '../plugin/language-pack.ts'
import type { NormalizedText } from '../plugin/text.ts'
import type { CardDraft } from '../types/card.ts'
import type { Span } from '../types/item.ts'
import { whoseFact } from './slots.ts'

/** A pack with the rules of the configuration, folded as it folds its texts. */
export interface Equipped {
  readonly pack: LanguagePack
  readonly rules: readonly ExtractionRule[]
}

/**
 * Finds the custom facts of a text with the ways of all packs that score on it: what any of them takes for a question, a quotation or a
 * wish is none, in whichever language the words around it are.
 */
export function customExtractor(equipped: readonly Equipped[]): Extractor {
  const readers = equipped.flatMap(({ pack, rules }) =>
    pack.extractorOf === undefined
      ? []
      : [{ pack, extractor: pack.extractorOf(rules, [whoseFact(pack, rules)]) }],
  )
  function* steps(text: NormalizedText, context: ExtractionContext): ExtractionSteps {
    const asked = readers
      .map(({ pack, extractor }) => ({ share: pack.score(text.text), extractor }))
      .filter(({ share }) => share > 0)
      .sort((a, b) => b.share - a.share)
    const results: Extraction[] = []
    for (const { extractor } of asked) results.push(yield* stepsOf(extractor, text, context))
    return agreed(results)
  }
  return { steps, extract: (text, context) => toEnd(steps(text, context)) }
}

/** The drafts of the first pack that has them, without those another one has a reason to drop. Surest pack first. */
function agreed(results: readonly Extraction[]): Extraction {
  const rejected = unlike(results.flatMap((result) => result.rejected))
  const refused = rejected.filter(({ by }) => by !== 'overlap')
  const kept: CardDraft[] = []
  for (const draft of results.flatMap((result) => result.drafts)) {
    const known = [...kept, ...refused.map((one) => one.draft)]
    if (!known.some((other) => sameFind(other, draft))) kept.push(draft)
  }
  return { drafts: kept, rejected, ...skippedIn(results) }
}

/** A pack says of the other's words what that one says of them too. */
const unlike = (rejected: readonly RejectedDraft[]): readonly RejectedDraft[] =>
  rejected.filter(
    (one, at) =>
      rejected.findIndex((other) => other.by === one.by && sameFind(other.draft, one.draft)) === at,
  )

const sameFind = (a: CardDraft, b: CardDraft): boolean => a.rule === b.rule && meets(a.span, b.span)

const meets = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end

/** What a pack and the configuration found, settled where they found it in the same words. */
export function joined(own: Extraction, custom: Extraction): Extraction {
  const { kept, rejected } = resolveOverlap([
    ...own.drafts.map((draft) => ({ draft, match: -1 })),
    ...custom.drafts.map((draft, match) => ({ draft, match })),
  ])
  const lost = rejected.map((one) => ({ ...one, by: 'overlap' }))
  return {
    drafts: kept,
    rejected: [...own.rejected, ...custom.rejected, ...lost],
    ...skippedIn([own, custom]),
  }
}
