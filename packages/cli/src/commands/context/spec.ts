import type { ContextSection } from '@recollect/core'
import { command } from '../../argv/command.ts'
import type { TextSource } from '../../argv/values.ts'

/** Core has the same list; what a command line is read with loads nothing of core. */
const SECTIONS = [
  'same',
  'topic',
  'recent',
  'facts',
  'working',
  'recalled',
] as const satisfies readonly ContextSection[]

export interface ContextArguments {
  readonly message: TextSource
  readonly session: string | undefined
  readonly budget: number | undefined
  readonly include: readonly ContextSection[] | undefined
  readonly structured: boolean
}

export const contextSpec = command({
  name: 'context',
  group: 'sessions',
  argument: { syntax: '[text...]', help: 'text' },
  options: ['file', 'ofSession', 'budget', 'include', 'structured'],
  read: (values): ContextArguments => ({
    message: values.textSource(),
    session: values.label('session'),
    budget: values.integer('budget', 0, 10_000_000),
    include: values.choices('include', SECTIONS),
    structured: values.flag('structured'),
  }),
  load: async () => {
    const [{ showContext }, { renderContext }] = await Promise.all([
      import('./index.ts'),
      import('../../render/sessions/context.ts'),
    ])
    return { run: showContext, render: renderContext }
  },
})
