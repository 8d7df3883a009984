import type { WriteResult } from '@recollect/core'
import type { Context } from '../../context.ts'
import { withMemory } from '../../open-memory.ts'
import type { CorrectArguments } from './spec.ts'

/** Puts one version of a fact right. */
export const correct = ({ card, value }: CorrectArguments, context: Context): Promise<WriteResult> =>
  withMemory(context, 'read', ({ memory }) => memory.correct(card, value))
