import type { WriteResult } from '@recollect/core'
import type { Context } from '../../context.ts'
import { checkText } from '../../input/check-text.ts'
import { withMemory } from '../../open-memory.ts'
import { checkEntity, slotGiven } from '../../slots/known.ts'
import { field } from '../../util/objects.ts'
import type { PutArguments } from './spec.ts'
import { readFactTimes } from './times.ts'

/** What was written, and under which slot where that is not the name that was given. */
export type Put = WriteResult & { readonly took: { readonly given: string; readonly slot: string } | null }

/** Writes one fact as it is given. */
export async function put({ fact, times }: PutArguments, context: Context): Promise<Put> {
  const { slot: given, entity: whom, value } = fact
  const limit = context.loaded.library.limits.maxTextBytes
  if (value !== '') checkText(value, (t) => t.errors.where.value, limit)
  const entity = whom === undefined ? undefined : checkEntity(whom)
  const read = readFactTimes(times, context, Date.now())
  return withMemory(context, 'write', async (open) => {
    const named = await slotGiven(given, open, context)
    const about = entity ?? named.entity ?? undefined
    const done = await open.memory.put({ ...fact, ...read, slot: named.slot, ...field('entity', about) })
    return { ...done, took: named.slot === given ? null : { given, slot: named.slot } }
  })
}
