import type { Answer } from '@recollect/core'
import { z } from 'zod'
import { quoted, upTo } from '../text/quoted.ts'
import type { Words } from '../text/words.ts'
import { factOf, factShape } from './fact.ts'
import { flagOf, instructionShape, markOf } from './instruction.ts'
import { day, isoOrNull } from './iso.ts'

export const evidenceShape = z
  .enum(['strong', 'weak', 'none'])
  .describe('How sure the memory is that it holds an answer. none: say that you do not know.')

export const answerShape = z.object({
  text: z.string().describe("In the question's language."),
  evidence: evidenceShape,
  quote: z.string().nullable().describe('The words it rests on, as they were said.'),
  saidAt: z.string().nullable(),
  facts: z.array(factShape).describe('Every fact it speaks of; of a chain of changes, oldest first.'),
  item: z.string().nullable().describe('Id of the message it rests on.'),
  instruction: instructionShape,
})

export const answerOf = (answer: Answer): z.output<typeof answerShape> => ({
  text: answer.text,
  evidence: answer.evidence,
  quote: answer.quote,
  saidAt: isoOrNull(answer.saidAt),
  facts: answer.cards.map(factOf),
  item: answer.item?.id ?? null,
  ...flagOf(answer.text, answer.quote),
})

const MOST = 2000

/** The answer with the words it rests on, as lines for the fence. */
export function answerLines(answer: Answer, words: Words): readonly string[] {
  const line = (text: string) => `${quoted(upTo(text, MOST))}${markOf(flagOf(text), words)}`
  const first = `- [memory fact] ${words.answer} (${words.evidence[answer.evidence]}) = ${line(answer.text)}`
  if (answer.quote === null) return [first]
  const when = answer.saidAt === null ? '' : ` (${words.said} ${day(answer.saidAt)})`
  return [first, `- [memory said]${when} ${line(answer.quote)}`]
}
