import type { Hit } from '../api/recall.ts'
import { looksLikeInstruction } from '../text/instruction.ts'

/** Marks hits whose words look like instructions to a model. They stay where they are. */
export const markInstructions = (hits: readonly Hit[]): readonly Hit[] =>
  hits.map((hit) => (looksLikeInstruction(wordsOf(hit)) ? { ...hit, instruction: true } : hit))

/** Of a long message what is shown of it comes first: as much of a text is looked at. */
const wordsOf = ({ card, item, node, episode, quote }: Hit): string =>
  `${card?.value ?? ''}\n${quote}\n${item?.text === quote ? '' : (item?.text ?? '')}\n${node?.value ?? episode?.summary ?? ''}`
