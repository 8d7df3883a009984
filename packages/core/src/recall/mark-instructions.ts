import type { Hit } from '../api/recall.ts'
import { looksLikeInstruction } from '../text/instruction.ts'

/** Marks hits whose words look like instructions to a model. They stay where they are. */
export const markInstructions = (hits: readonly Hit[]): readonly Hit[] =>
  hits.map((hit) => (looksLikeInstruction(wordsOf(hit)) ? { ...hit, instruction: true } : hit))

const wordsOf = ({ card, item, node, episode }: Hit): string =>
  `${card?.value ?? ''}\n${item?.text ?? ''}\n${node?.value ?? episode?.summary ?? ''}`
