import type { Refiner } from '@recollect/core/extraction'

/** Questions without their mark: they open with a question word, or put the subject after the verb. */
const ASKING =
  /(?:^|, ?)(?:et |mais |dis,? |alors )?(?:est-ce que|qu'est-ce|que |quoi|qui |ou est|ou (?:j'|je|on)|quand (?:est|ai|suis)|comment|combien|pourquoi|quel(?:le)?s? )|\b(?!rendez-vous)\p{L}{2,15}-(?:t-)?(?:je|tu|il|elle|on|nous|vous|ils|elles)\b/u

/** A question states nothing. */
export const dropQuestions: Refiner = {
  id: 'fr/drop-questions',
  refine: (candidate) => {
    const { text, terminator } = candidate.clause.sentence
    return terminator.includes('?') || ASKING.test(text) ? { drop: 'a question' } : [candidate]
  },
}
