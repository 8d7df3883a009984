import type { WriteResult } from '@recollect/core'
import { command } from '../argv/command.ts'
import type { Context } from '../context.ts'
import { checkText } from '../input/check-text.ts'
import { withMemory } from '../open-memory.ts'
import { renderWritten } from '../render/written.ts'

interface CorrectArguments {
  readonly card: string
  readonly value: string
}

/** Puts one version of a fact right. */
async function correct({ card, value }: CorrectArguments, context: Context): Promise<WriteResult> {
  checkText(value, (t) => t.errors.where.value, context.loaded.library.limits.maxTextBytes)
  return withMemory(context, 'read', ({ memory }) => memory.correct(card, value))
}

export const spec = command({
  name: 'correct',
  argument: { syntax: '<card>', help: 'card' },
  furtherArgument: { syntax: '<value...>', help: 'value' },
  options: [],
  read: (values): CorrectArguments => ({
    card: values.argument ?? '',
    value: values.afterFirst.textSource().inline ?? '',
  }),
  run: correct,
  render: renderWritten,
})
