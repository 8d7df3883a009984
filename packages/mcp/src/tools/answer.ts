import type { Toolbox } from '../toolbox.ts'
import { z } from 'zod'
import { answerLines, answerOf, answerShape } from '../shapes/answer.ts'
import { fenced } from '../text/fence.ts'
import { languageOf } from '../text/language.ts'
import { wordsOf } from '../text/words.ts'
import type { Desk } from './desk.ts'
import { told } from './desk.ts'
import { query } from './inputs.ts'

const output = answerShape.extend({ notice: z.string() })

export function answerTool(tools: Toolbox, desk: Desk): void {
  tools.registerTool(
    'answer',
    {
      title: 'Answer from memory',
      description:
        'One direct answer to a question about the user, in its language, with the words it rests on, when they were said and how sure it is. "none" is an answer too: the memory does not know.',
      inputSchema: z.strictObject({ query }),
      outputSchema: output,
      annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    },
    ({ query: question }) =>
      told(desk, async () => {
        const answer = await desk.memory.answer(question)
        const words = wordsOf(languageOf(question, desk.language))
        const nothing = answer.evidence === 'none' ? [`[memory note] ${words.nothing}`] : []
        const data: z.output<typeof output> = { notice: words.notice, ...answerOf(answer) }
        return { text: fenced([...answerLines(answer, words), ...nothing], words), data }
      }),
  )
}
