import type { FactDifference, MomentInput } from '@recollect/core'
import type { Context } from '../../context.ts'
import { readTime } from '../../input/times.ts'
import { withMemory } from '../../open-memory.ts'
import type { DiffArguments } from './spec.ts'

/** The facts that are not the same at two moments. */
export function diff(
  { from, to, known }: DiffArguments,
  context: Context,
): Promise<readonly FactDifference[]> {
  const moment = (text: string | null): MomentInput => {
    if (text === null) return {}
    const at = readTime(text, context)
    return known ? { knownAt: at } : { validAt: at }
  }
  return withMemory(context, 'read', ({ memory }) => memory.diff(moment(from), moment(to)))
}
