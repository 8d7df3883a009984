import type { Refiner } from '@recollect/core/extraction'
import { PEOPLE_WORDS } from '../text/kin.ts'
import { foldedValue } from './narrow.ts'

const KIN_FIRST = new RegExp(`^(?:${PEOPLE_WORDS})(?<=..)(?!们?$)`, 'u')
const OF_PEOPLE =
  /^(?:family|relation)\.|^(?:goal|plan|event_|project|likes|dislikes|fear|living_situation|hobby)/u

const NOT_OF_ANIMALS =
  /^(?:language|occupation|employer|income|school|major|education|religion|phone|email)$/u

/** 我舅舅象棋下得好 is said of the uncle, whatever a rule takes for its subject. */
export const dropRelatives: Refiner = {
  id: 'zh/drop-relatives',
  refine(candidate) {
    if (candidate.entity === 'user.pet' && NOT_OF_ANIMALS.test(candidate.slot))
      return { drop: 'no animal has one' }
    if (candidate.entity !== 'user' || OF_PEOPLE.test(candidate.slot)) return [candidate]
    const value = foldedValue(candidate)
    if (!KIN_FIRST.test(value)) return [candidate]
    const at = candidate.clause.text.indexOf(value)
    return at > 0 && candidate.clause.text[at - 1] === '我' ? { drop: "a relative's" } : [candidate]
  },
}
