import type { QaTurn } from '@recollect/core/store'
import { command } from '../argv/command.ts'
import type { Context } from '../context.ts'
import { textOf } from '../input/pairs.ts'
import { withMemory } from '../open-memory.ts'
import { renderPair } from '../render/sessions/pairs.ts'
import { sessionMeant } from '../sessions/meant.ts'
import { telling } from '../sessions/missing.ts'

interface SetSignificanceArguments {
  readonly session: string | undefined
  readonly seq: number
  readonly significance: number
  /** `-`: standard input. */
  readonly answer: string | undefined
}

/** Sets by hand how significant a pair is. */
async function setSignificance(
  { session, seq, significance, answer }: SetSignificanceArguments,
  context: Context,
): Promise<QaTurn> {
  const kept = answer === undefined ? undefined : await textOf('--answer', answer, context)
  return withMemory(context, 'read', async ({ memory }) => {
    const meant = await sessionMeant(memory, session)
    return telling(memory, { sessions: [meant.id], seq }, meant.setSignificance(seq, significance, kept))
  })
}

export const spec = command({
  name: 'set-significance',
  group: 'sessions',
  argument: { syntax: '<seq>', help: 'seq' },
  furtherArgument: { syntax: '<significance>', help: 'significance' },
  options: ['ofSession', 'answer'],
  read: (values): SetSignificanceArguments => ({
    session: values.label('session'),
    seq: values.seqArgument(),
    significance: values.afterFirst.shareArgument('significance'),
    answer: values.text('answer'),
  }),
  run: setSignificance,
  render: renderPair,
})
