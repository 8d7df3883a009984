import type { ValueForms } from '../../plugin/versioner.ts'
import type { TermsOf } from '../../text/terms.ts'
import { isOtherValue } from './learned-values.ts'
import type { Signs } from './signs.ts'
import { speaksAgainst } from './speaks-against.ts'
import type { Anchors } from './speaks-against.ts'

/** A correction that names nothing may mean anything said just before; what rules find in words is plainer than what only seems so. */
export const NOTHING = 0
const [MAY_MEAN, SEEMS, SAYS] = [1, 2, 3]
/** No event changes these: what only seems to change them is something else. */
const LASTING = /^(?:age|birthday|zodiac|gender|ethnicity|hometown|height)$/u

export interface Nearness {
  readonly anchors: Anchors
  /** Said so soon after the fact that a pronoun may mean whom it is about. */
  readonly near: boolean
  /** Said so soon that a correction may mean the fact. */
  readonly corrects: boolean
}

interface Forms {
  readonly termsOf: TermsOf
  readonly values: Pick<ValueForms, 'pointsAt'>
}

/** How plainly a message speaks against a fact, from `NOTHING` upwards. Pure. */
export function concern(
  card: Parameters<typeof speaksAgainst>[0] & Parameters<typeof isOtherValue>[0],
  { clauses, values, seeming, named }: Signs,
  { anchors, near, corrects }: Nearness,
  forms: Forms,
): number {
  if (values.some((value) => isOtherValue(card, value, forms.values, near))) return SAYS
  const mayMean = corrects && (named.size === 0 || named.has(card.slot))
  let most = seeming.some((value) => isOtherValue(card, value, forms.values, near)) ? SEEMS : NOTHING
  for (const clause of clauses) {
    const level = clause.seems ? SEEMS : SAYS
    // To read a clause against a fact is what costs: none is read that could say no more than is known.
    if (level <= most || (clause.seems && LASTING.test(card.slot))) continue
    const against = (corrects: boolean) =>
      speaksAgainst(card, { ...clause, corrects }, anchors, forms.termsOf, near)
    if (against(false)) most = level
    else if (most === NOTHING && mayMean && clause.corrects && against(true)) most = MAY_MEAN
    if (most === SAYS) break
  }
  return most
}
