import { command } from '../../argv/command.ts'
import { MOMENT_OPTIONS, momentArguments } from '../../argv/moments.ts'
import type { MomentArguments } from '../../argv/moments.ts'
import type { TextSource } from '../../argv/values.ts'
import { EXIT } from '../../errors/exit-codes.ts'

export interface AskArguments extends MomentArguments {
  readonly question: TextSource
}

export const askSpec = command({
  name: 'ask',
  argument: { syntax: '[text...]', help: 'text' },
  options: ['file', ...MOMENT_OPTIONS],
  read: (values): AskArguments => ({ question: values.textSource(), ...momentArguments(values) }),
  load: async () => {
    const [{ ask }, { safe }] = await Promise.all([import('./index.ts'), import('../../render/safe.ts')])
    return {
      run: ask,
      render: ({ text }) => safe(text),
      exit: ({ evidence }) => (evidence === 'none' ? EXIT.notFound : EXIT.ok),
    }
  },
})
