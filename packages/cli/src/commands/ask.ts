import type { Answer, RecallPolicy } from '@recollect/core'
import { command } from '../argv/command.ts'
import { MOMENT_OPTIONS, momentArguments } from '../argv/moments.ts'
import type { MomentArguments } from '../argv/moments.ts'
import { readPolicy } from '../argv/policy.ts'
import type { TextSource } from '../argv/values.ts'
import type { Context } from '../context.ts'
import { EXIT } from '../errors/exit-codes.ts'
import { readMoment } from '../input/moment.ts'
import { readQuestion } from '../input/question.ts'
import { withMemory } from '../open-memory.ts'
import { safe } from '../render/safe.ts'
import { field } from '../util/objects.ts'

interface AskArguments extends MomentArguments {
  readonly question: TextSource
  readonly policy: RecallPolicy | undefined
}

type Asked = Answer & { readonly question: string }

/** Only reads: the question is not kept. */
async function ask(args: AskArguments, context: Context): Promise<Asked> {
  const question = await readQuestion(args.question, context)
  const options = { ...readMoment(args, context), ...field('policy', args.policy) }
  return withMemory(context, 'read', async ({ memory }) => {
    const { answer } = await memory.recall(question, options)
    return { question, ...answer }
  })
}

export const spec = command({
  name: 'ask',
  argument: { syntax: '[text...]', help: 'text' },
  options: ['file', 'policy', ...MOMENT_OPTIONS],
  read: (values): AskArguments => ({
    question: values.textSource(),
    policy: readPolicy(values),
    ...momentArguments(values),
  }),
  run: ask,
  render: ({ text }) => safe(text),
  exit: ({ evidence }) => (evidence === 'none' ? EXIT.notFound : EXIT.ok),
})
