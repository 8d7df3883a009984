import { command } from '../../argv/command.ts'
import type { TextSource } from '../../argv/values.ts'
import { EXIT } from '../../errors/exit-codes.ts'

export interface AskArguments {
  readonly question: TextSource
}

export const askSpec = command({
  name: 'ask',
  argument: { syntax: '[text...]', help: 'text' },
  options: ['file'],
  read: (values): AskArguments => ({ question: values.textSource() }),
  load: async () => {
    const [{ ask }, { safe }] = await Promise.all([import('./index.ts'), import('../../render/safe.ts')])
    return {
      run: ask,
      render: ({ text }) => safe(text),
      exit: ({ evidence }) => (evidence === 'none' ? EXIT.notFound : EXIT.ok),
    }
  },
})
