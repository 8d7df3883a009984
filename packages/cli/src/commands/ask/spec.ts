import type { RecallPolicy } from '@recollect/core'
import { command } from '../../argv/command.ts'
import { MOMENT_OPTIONS, momentArguments } from '../../argv/moments.ts'
import type { MomentArguments } from '../../argv/moments.ts'
import { readPolicy } from '../../argv/policy.ts'
import type { TextSource } from '../../argv/values.ts'
import { EXIT } from '../../errors/exit-codes.ts'

export interface AskArguments extends MomentArguments {
  readonly question: TextSource
  readonly policy: RecallPolicy | undefined
}

export const askSpec = command({
  name: 'ask',
  argument: { syntax: '[text...]', help: 'text' },
  options: ['file', 'policy', ...MOMENT_OPTIONS],
  read: (values): AskArguments => ({
    question: values.textSource(),
    policy: readPolicy(values),
    ...momentArguments(values),
  }),
  load: async () => {
    const [{ ask }, { safe }] = await Promise.all([import('./index.ts'), import('../../render/safe.ts')])
    return {
      run: ask,
      render: ({ text }) => safe(text),
      exit: ({ evidence }) => (evidence === 'none' ? EXIT.notFound : EXIT.ok),
    }
  },
})
