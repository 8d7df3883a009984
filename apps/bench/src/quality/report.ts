import type { LanguagePack } from '@recollect/core'
import { confidenceCurve } from './confidence.ts'
import type { ConfidenceCurve } from './confidence.ts'
import { errorGroups } from './errors.ts'
import type { ErrorGroup } from './errors.ts'
import type { Outcome } from './outcomes.ts'
import { ruleFigures } from './rules.ts'
import type { RuleFigures } from './rules.ts'
import { slotCoverage } from './slots.ts'
import type { SlotCoverage } from './slots.ts'
import { totalsOf } from './totals.ts'
import type { Totals } from './totals.ts'

/** How good the cards of one language are. */
export interface Quality {
  readonly language: string
  readonly totals: Totals
  readonly confidence: ConfidenceCurve
  readonly slots: readonly SlotCoverage[]
  readonly errors: readonly ErrorGroup[]
  /** Only when asked for. */
  readonly rules?: readonly RuleFigures[]
}

export interface QualityOptions {
  readonly rules: boolean
  readonly showExamples: boolean
}

/** One report a language, in the order of their tags. */
export function qualityOf(
  outcomes: readonly Outcome[],
  packs: readonly LanguagePack[],
  { rules, showExamples }: QualityOptions,
): Quality[] {
  const languages = [...new Set(outcomes.map(({ language }) => language))].sort()
  return languages.map((language) => {
    const own = outcomes.filter((outcome) => outcome.language === language)
    return {
      language,
      totals: totalsOf(own),
      confidence: confidenceCurve(own.flatMap(({ cards }) => cards)),
      slots: slotCoverage(own),
      errors: errorGroups(own, showExamples),
      ...(rules ? { rules: ruleFigures(own, packs) } : {}),
    }
  })
}
