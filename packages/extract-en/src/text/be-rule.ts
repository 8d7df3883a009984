import { defineRule } from '@recollect/rules'
import type { Capture, ExtractionRule, Proposal, RuleMatch } from '@recollect/core/extraction'
import { IS_A, LIST, rx } from './patterns.ts'

const PATTERN = rx(`${IS_A}(?<np>${LIST})`)

/** A rule on "I am …" and "my brother is …": `read` looks at the words after the verb. */
export interface BeRule extends Pick<
  ExtractionRule,
  'id' | 'priority' | 'confidence' | 'examples' | 'counterExamples'
> {
  /** Literals of which one is in all words `read` takes: "be" itself stands in most messages. */
  readonly anchors: readonly string[]
  read(match: RuleMatch, np: Capture): Proposal | readonly Proposal[] | null
}

const complements = new WeakMap<RuleMatch, Capture | null>()

/** "My sister's job title is buyer": the mark is no verb, for one comes after it. */
const OWNED =
  /'s (?!an? |the |not )(?:(?!(?:and|who|which|that|but|so|because|now|still) )[\p{L}'-]+ ){1,4}(?:is|are|was|were|isn't)(?![\p{L}'])/u

/** "As a student I was a barista" states the past. */
const AS_THEN =
  /^(?:being|as|speaking as) an? [^,.;!?]{2,40},? (?:i|we) (?:was|were|worked|lived|used to|would always|had to)\b/u

/** All rules on "be" share their matches, and so the words after the verb. */
function complementOf(match: RuleMatch): Capture | null {
  const known = complements.get(match)
  if (known !== undefined) return known
  const isOther = OWNED.test(match.text) || AS_THEN.test(match.clause.sentence.text.trim())
  const np = isOther ? null : (match.capture('np') ?? null)
  complements.set(match, np)
  return np
}

export const beRule = ({ read, ...rule }: BeRule): ExtractionRule =>
  defineRule({
    ...rule,
    pattern: PATTERN,
    draft: (match) => {
      const np = complementOf(match)
      return np ? read(match, np) : null
    },
  })

/** Proposals that are none left out; null when none is left. */
export function some(list: readonly (Proposal | null)[]): readonly Proposal[] | null {
  const kept = list.filter((one) => one !== null)
  return kept.length > 0 ? kept : null
}
