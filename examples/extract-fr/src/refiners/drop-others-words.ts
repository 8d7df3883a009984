import type { Refiner } from '@recollect/core/extraction'

const SAID =
  /\b(?:il|elle|on|ils|elles|les gens|\p{L}{2,20}) (?:dit|disent|pense|pensent|croit|croient|raconte|racontent|pretend|pretendent|affirme) (?:que|qu')|\bselon (?!moi)|\bd'apres (?!moi)|\bparait-il|\bil parait/u
const QUOTED = /["«»“”]/u
const REQUEST =
  /(?:^|[ ,])(?:traduis|traduisez|traduire|corrige|corrigez|ecris|ecrivez|repete|repetez|reformule|resume|explique|complete|comment dit-on|que veut dire)\b/u
const FICTION =
  /\b(?:dans (?:le|ce|mon) (?:roman|film|jeu|livre|reve)|le personnage|la chanson|les paroles)\b/u

const REASONS: readonly (readonly [reason: string, pattern: RegExp])[] = [
  ['what others say', SAID],
  ['a quotation', QUOTED],
  ['a request', REQUEST],
  ['fiction', FICTION],
]

/** Words of others, and words that are only mentioned. */
export const dropOthersWords: Refiner = {
  id: 'fr/drop-others-words',
  refine: (candidate) => {
    const found = REASONS.find(([, pattern]) => pattern.test(candidate.clause.sentence.text))
    return found ? { drop: found[0] } : [candidate]
  },
}
