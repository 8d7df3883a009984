import type { Answer } from '@recollect/core'
import type { Context } from '../../context.ts'
import { readQuestion } from '../../input/question.ts'
import { readMoment } from '../../input/moment.ts'
import { withMemory } from '../../open-memory.ts'
import { field } from '../../util/objects.ts'
import type { AskArguments } from './spec.ts'

export type Asked = Answer & { readonly question: string }

/** Only reads: the question is not kept. */
export async function ask(args: AskArguments, context: Context): Promise<Asked> {
  const question = await readQuestion(args.question, context)
  const options = { ...readMoment(args, context), ...field('policy', args.policy) }
  return withMemory(context, 'read', async ({ memory }) => {
    const { answer } = await memory.recall(question, options)
    return { question, ...answer }
  })
}
