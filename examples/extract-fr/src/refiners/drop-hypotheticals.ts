import type { Refiner } from '@recollect/core/extraction'

const IF = /(?:^|[ ,])(?:si |s'il|au cas ou|imagine|imaginons|supposons|comme si)/u
const WISH = /\b(?:j'aimerais|je voudrais (?!devenir)|si seulement|pourvu que|j'espere|je reve|je souhaite)/u
const DOUBT =
  /\b(?:peut-etre|je devrais|il faudrait|je pourrais|j'hesite|je pense (?:a|que)|je crois que|pas sure? que|presque|failli)\b/u
/** Taken back in the same breath. */
const JOKE = /\b(?:je plaisante|je rigole|je blague|c'est faux|pour rire|n'importe quoi)\b/u

const REASONS: readonly (readonly [reason: string, pattern: RegExp])[] = [
  ['a condition', IF],
  ['a wish', WISH],
  ['a doubt', DOUBT],
  ['a joke', JOKE],
]

/** What is only thought of is not so. */
export const dropHypotheticals: Refiner = {
  id: 'fr/drop-hypotheticals',
  refine: (candidate) => {
    const found = REASONS.find(([, pattern]) => pattern.test(candidate.clause.sentence.text))
    return found ? { drop: found[0] } : [candidate]
  },
}
