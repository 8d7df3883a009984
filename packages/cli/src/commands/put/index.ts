import type { WriteResult } from '@recollect/core'
import type { Context } from '../../context.ts'
import { readTime } from '../../input/times.ts'
import { withMemory } from '../../open-memory.ts'
import { field } from '../../util/objects.ts'
import type { PutArguments } from './spec.ts'

/** Writes one fact as it is given. */
export function put({ fact, times }: PutArguments, context: Context): Promise<WriteResult> {
  const time = (text: string | undefined) => (text === undefined ? undefined : readTime(text, context))
  return withMemory(context, 'write', ({ memory }) =>
    memory.put({
      ...fact,
      ...field('validFrom', time(times.validFrom)),
      ...field('validTo', time(times.validTo)),
      ...field('expiresAt', time(times.expiresAt)),
    }),
  )
}
