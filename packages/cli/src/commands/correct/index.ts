import type { WriteResult } from '@recollect/core'
import type { Context } from '../../context.ts'
import { checkText } from '../../input/check-text.ts'
import { withMemory } from '../../open-memory.ts'
import type { CorrectArguments } from './spec.ts'

/** Puts one version of a fact right. */
export async function correct({ card, value }: CorrectArguments, context: Context): Promise<WriteResult> {
  checkText(value, (t) => t.errors.where.value, context.loaded.library.limits.maxTextBytes)
  return withMemory(context, 'read', ({ memory }) => memory.correct(card, value))
}
